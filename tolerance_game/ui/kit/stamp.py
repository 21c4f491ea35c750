"""A picture drawn once in its own units, kept, and put wherever it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace

import pygame
from pygame import Surface

from .box import Box
from .cache import CACHE
from .canvas import Canvas, TextBox
from .scale import SMALLEST_TEXT, Scale
from .theme import Theme


class StampSheet(Canvas):
    """The canvas of one picture: its own units, and the upper left corner at 0, 0."""

    def __init__(
        self,
        surface: Surface,
        s: float,
        theme: Theme,
        larger: int = 1,
        grain: float = 1.0,
        audit: list[TextBox] | None = None,
    ) -> None:
        super().__init__(surface, Scale(*surface.get_size(), s, 0, 0), theme, audit)
        self.larger = larger
        self.grain = grain

    def pixels(self, size: float) -> int:
        """The size of a face; on a picture made twice as large to be turned, so is the floor."""
        return max(SMALLEST_TEXT * self.larger, round(size * self.scale.s))

    def line(self, size: float, share: float = 1.08) -> float:
        """How far apart lines of this size stand, in units; never closer than their letters."""
        return max(size, self.pixels(size) / self.scale.s) * share

    def lines(
        self,
        lines: Iterable[str],
        x: float,
        y: float,
        step: float,
        face: str,
        size: float,
        colour: str = "ink",
        *,
        worn: bool = False,
    ) -> None:
        """Writes lines with their middle at x, the first one right below y."""
        for line in lines:
            self.text(line, x, y + step / 2, face, size, colour, "c", middle=True, worn=worn)
            y += step


@dataclass(frozen=True, slots=True)
class Stamp:
    """How a picture is made: what it depends on, its size in pixels, its scale, and its drawing."""

    key: Hashable
    w: int
    h: int
    s: float
    """Pixels for one of its own units."""
    draw: Callable[[StampSheet], None]
    finish: Callable[[Surface], None] | None = None
    """What is done to the pixels after it is drawn."""
    grain: float = 1.0
    """The scale of the paper it is on: that of the table, so that all share one sheet."""
    larger: int = 1
    """The factor by which it is drawn larger than it is shown, so that it can be turned."""

    def _kept_as(self, theme: Theme) -> Hashable:
        size = (self.w, self.h, round(self.s, 4), self.larger)
        return ("card", self.key, size, theme.name, self.finish is not None)

    def surface(self, theme: Theme) -> Surface:
        """The picture with its transparency, made now if it is not kept."""
        return CACHE.get(self._kept_as(theme), lambda: self._finished(theme))

    def _finished(self, theme: Theme) -> Surface:
        if self.finish is None:
            return self._made(theme, None)
        # To draw is what takes long: a card that is dimmed and lit by turns is drawn once.
        image = replace(self, finish=None).surface(theme).copy()
        self.finish(image)
        return image

    def make(self, theme: Theme) -> bool:
        """Makes the picture if it is not kept; returns whether it did."""
        if CACHE.holds(self._kept_as(theme)):
            return False
        self.surface(theme)
        return True

    def turned(self, theme: Theme, degrees: float) -> Surface:
        """The picture turned, in the size in which it is shown."""
        return CACHE.get(self._turned_as(theme, degrees), lambda: self._turned(theme, degrees))

    def is_turned(self, theme: Theme, degrees: float) -> bool:
        """Whether the turned picture is kept."""
        return CACHE.holds(self._turned_as(theme, degrees))

    def _turned_as(self, theme: Theme, degrees: float) -> Hashable:
        return ("card turned", self._kept_as(theme), degrees)

    def _turned(self, theme: Theme, degrees: float) -> Surface:
        if self.finish is None:
            return pygame.transform.rotozoom(self.surface(theme), degrees, 1 / self.larger)
        image = replace(self, finish=None).turned(theme, degrees).copy()
        self.finish(image)
        return image

    def _made(self, theme: Theme, audit: list[TextBox] | None) -> Surface:
        image = Surface((max(1, self.w), max(1, self.h)), pygame.SRCALPHA)
        self.draw(StampSheet(image, self.s, theme, self.larger, self.grain, audit))
        if self.finish is not None:
            self.finish(image)
        return image

    def put(self, canvas: Canvas, x: float, y: float) -> None:
        """Draws it with its upper left corner at a place."""
        self.note(canvas, x, y)
        canvas.blit(self.surface(canvas.theme), x, y)

    def note(self, canvas: Canvas, x: float, y: float) -> None:
        """Tells the tests which texts now stand there; without them it costs nothing."""
        if canvas.audit is None:
            return
        key = self._kept_as(canvas.theme)
        if key not in _TEXTS:
            texts: list[TextBox] = []
            image = self._made(canvas.theme, texts)
            _TEXTS[key] = tuple(texts)
            CACHE.get(key, lambda: image)
        u = self.s / canvas.scale.s
        for one in _TEXTS[key]:
            box, region = _placed(one.box, x, y, u), _placed(one.region, x, y, u)
            canvas.audit.append(replace(one, box=box, region=region, size=one.size * u))


_TEXTS: dict[Hashable, tuple[TextBox, ...]] = {}
"""The texts of pictures that tests have asked for; empty in play."""


def _placed(box: Box, x: float, y: float, u: float) -> Box:
    return Box(x + box.x * u, y + box.y * u, box.w * u, box.h * u)
