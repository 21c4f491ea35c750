"""A slider: a number on a rail. Left and right change it, so do clicks and drags."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, Scene, Spot, ornaments

FIGURE: Final = 92.0
"""The room for the figure behind the rail."""


@dataclass(frozen=True, slots=True)
class Slider:
    """A number from `low` to `high` in steps. Its places are `<id>/<number>`."""

    id: str
    box: Box
    value: int
    low: int
    high: int
    step: int
    change: Callable[[int], None]
    figure: str = ""
    """The number as it is written, with its unit."""
    says: str = ""

    @property
    def rail(self) -> Box:
        """Where the rail lies."""
        return Box(self.box.x + 12, self.box.cy - 3, self.box.w - FIGURE - 24, 6)

    def spots(self) -> tuple[Spot, ...]:
        """The rail, and above it each place for the mouse."""
        count = (self.high - self.low) // self.step
        wide = self.rail.w / count
        says = f"{self.says} {self.figure}".strip()
        found = [Spot(self.id, self.box, self._more, says, self.id)]
        for place in range(count + 1):
            cell = Box(self.rail.x + (place - 0.5) * wide, self.box.y, wide, self.box.h)
            number = self.low + place * self.step
            act = partial(self.set, number)
            found.append(Spot(f"{self.id}/{number}", cell, act, focusable=False))
        return tuple(found)

    def _more(self) -> None:
        self.set(self.low if self.value >= self.high else self.value + self.step)

    def set(self, number: int) -> None:
        """Another value, within its bounds."""
        number = max(self.low, min(self.high, number))
        if number != self.value:
            self.change(number)

    def dragged(self, spot_id: str) -> None:
        """The pointer was drawn over one of its places."""
        number = spot_id.removeprefix(f"{self.id}/")
        if number.isdigit():
            self.set(int(number))

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draws the rail, the lozenge on it, and the figure."""
        focused = scene.framed == self.id
        lit = focused or (scene.hover or "").startswith(self.id)
        rail = self.rail
        ornaments.tablet(canvas, rail, "paper_aged", "ink_second", radius=3)
        at = rail.w * (self.value - self.low) / (self.high - self.low)
        if at > 4:
            ornaments.tablet(canvas, Box(rail.x, rail.y, at, rail.h), "rubric", radius=3, width=0)
        fill, line = canvas.colour("rubric"), canvas.colour("gold" if lit else "paper_light")
        body = f'<path d="M15 1 29 15 15 29 1 15z" fill="{fill}" stroke="{line}" stroke-width="2"/>'
        canvas.shape(body, Box(rail.x + at - 15, rail.cy - 15, 30, 30), (30, 30))
        with canvas.region(self.box):
            figure, x, y = self.figure, self.box.right - 6, self.box.cy - 1
            canvas.text(figure, x, y, "figure", 23, "ink", "r", middle=True)
        if focused:
            ornaments.outline(canvas, self.box, "rubric", width=3, glow=False)
