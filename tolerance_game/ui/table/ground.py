"""The still part of the table: drawn once, then only where something has changed.

What is drawn is a list of panels, from the lowest up. Each says how far it reaches and what it
depends on; where that has changed, the wood is laid anew and everything that reaches there drawn
upon it. Nothing is painted outside of its reach, so the picture is the same as if all was drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from tolerance_game.ui.kit import Box, Canvas

MANY: Final = 5


class Panel(NamedTuple):
    """Something on the table."""

    name: str
    reach: Box
    """Everything it paints on, shadows included."""
    key: object
    """Everything its picture depends on."""
    draw: Callable[[Canvas], None]


class Ground:
    """The picture of the still part, as it was last drawn."""

    def __init__(self) -> None:
        self._surface: Surface | None = None
        self._whole: object = None
        self._drawn: dict[str, tuple[object, Rect]] = {}

    def draw(self, canvas: Canvas, whole: object, panels: Sequence[Panel]) -> None:
        """Draws the panels on the wood. `whole` is what all of them depend on."""
        if canvas.audit is not None:
            lay(canvas, panels, None)
            return
        surface = canvas.surface
        whole = (whole, canvas.scale, canvas.theme.name, surface.get_size())
        if self._surface is None or whole != self._whole:
            if self._surface is None or self._surface.get_size() != surface.get_size():
                self._surface = Surface(surface.get_size())
            self._whole, self._drawn = whole, {}
            stale = [surface.get_rect()]
        else:
            stale = self._stale(canvas, panels)
        ground = Canvas(self._surface, canvas.scale, canvas.theme)
        while stale:
            rect = stale.pop()
            # Panels inside a rectangle still to be redrawn can wait for it.
            later = [one for one in panels if canvas.rect(one.reach) in stale]
            lay(ground, [one for one in panels if one not in later], rect)
        self._drawn = {one.name: (one.key, canvas.rect(one.reach)) for one in panels}
        surface.blit(self._surface, (0, 0))

    def _stale(self, canvas: Canvas, panels: Sequence[Panel]) -> list[Rect]:
        """The rectangles where the picture is out of date."""
        gone = dict(self._drawn)
        found: list[Rect] = []
        for panel in panels:
            key, before = gone.pop(panel.name, (None, None))
            now = canvas.rect(panel.reach)
            if before is None:
                found.append(now)
            elif before != now or key != panel.key:
                found += [now] if before == now else [before, now]
        found = _once(found + [rect for _, rect in gone.values()])
        # Many pieces take longer than the whole, as panels between them are drawn repeatedly.
        return found if len(found) <= MANY else [canvas.surface.get_rect()]


def lay(canvas: Canvas, panels: Sequence[Panel], rect: Rect | None) -> None:
    """Draws everything that reaches into a rectangle, and nothing beyond it; None for all."""
    surface = canvas.surface
    kept = surface.get_clip()
    surface.set_clip(rect)
    canvas.wood()
    for panel in panels:
        reach = canvas.rect(panel.reach)
        if rect is None or reach.colliderect(rect):
            surface.set_clip(reach if rect is None else reach.clip(rect))
            panel.draw(canvas)
    surface.set_clip(kept)


def _once(rects: list[Rect]) -> list[Rect]:
    """Without those that lie within another; where two overlap, that part is drawn twice."""
    found = [one for place, one in enumerate(rects) if one not in rects[:place]]
    return [one for one in found if not any(two.contains(one) and two != one for two in found)]
