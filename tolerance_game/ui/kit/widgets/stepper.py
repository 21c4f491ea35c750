"""A stepper: one of a few values in their order. Left and right, the wheel and clicks change it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, Scene, Spot, ornaments

ARROW: Final = 56.0
"""The width of what steps, at either end."""


@dataclass(frozen=True, slots=True)
class Stepper:
    """One of a few values. Its spots are `<id>`, and for the mouse `<id>/less`, `<id>/more`."""

    id: str
    box: Box
    values: tuple[tuple[str, str], ...]
    """What each is called in records and on the paper, the least first."""
    chosen: str
    choose: Callable[[str], None]
    size: float = 23
    says: str = ""
    """What is chosen, for screen readers."""
    group: str = ""

    @property
    def place(self) -> int:
        """The place of the chosen value."""
        return next(at for at, (value, _words) in enumerate(self.values) if value == self.chosen)

    @property
    def words(self) -> str:
        """What the chosen value is called."""
        return self.values[self.place][1]

    def step(self, by: int) -> None:
        """To a neighbour; at the ends nothing happens."""
        place = max(0, min(len(self.values) - 1, self.place + by))
        if place != self.place:
            self.choose(self.values[place][0])

    def _next(self) -> None:
        """The next one; after the last comes the first."""
        self.choose(self.values[(self.place + 1) % len(self.values)][0])

    def _arrows(self) -> tuple[tuple[str, int, Box], ...]:
        x, y, h = self.box.x, self.box.y, self.box.h
        right = Box(self.box.right - ARROW, y, ARROW, h)
        return (("less", -1, Box(x, y, ARROW, h)), ("more", 1, right))

    def spots(self) -> tuple[Spot, ...]:
        """All of it for keys, and for the mouse the next value; above it the arrows."""
        says = f"{self.says} {self.words}".strip()
        arrows = (
            Spot(f"{self.id}/{name}", box, partial(self.step, by), focusable=False)
            for name, by, box in self._arrows()
        )
        return (Spot(self.id, self.box, self._next, says, self.group), *arrows)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draws the value between its arrows; one that leads nowhere is pale."""
        focused = scene.framed == self.id
        lit = focused or (scene.hover or "").startswith(self.id)
        ornaments.tablet(
            canvas, self.box, "paper_light", "rubric" if lit else "ink_second", radius=5
        )
        for (name, by, box), icon in zip(self._arrows(), ("own-left", "own-right"), strict=True):
            leads = 0 <= self.place + by < len(self.values)
            if leads:
                fill = "button" if scene.hover == f"{self.id}/{name}" else "paper_aged"
                ornaments.tablet(canvas, box.grown(-4), fill, "ink_second", radius=4)
                colour = "strong" if fill == "button" else "ink"
            else:
                colour = "ink_ornament"
            canvas.icon(icon, box.cx, box.cy, 20, colour)
        with canvas.region(self.box):
            room = self.box.w - 2 * ARROW - 16
            canvas.text(self.words, self.box.cx, self.box.cy - 1, "label", self.size, "ink", "c",
                        middle=True, fit=room)  # fmt: skip
        if focused:
            ornaments.outline(canvas, self.box.grown(-3), "rubric", width=3, glow=False)
