"""A choice: all its values side by side, the chosen one dark with a mark."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, Scene, Spot, ornaments

HEIGHT: Final = 42.0
MARK: Final = 22.0


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values. Its spots are `<id>/<value>`."""

    id: str
    box: Box
    values: tuple[tuple[str, str], ...]
    """What each is called in spots and on the paper."""
    chosen: str
    choose: Callable[[str], None]
    size: float = 20
    says: str = ""
    """What is chosen, for screen readers."""

    def cells(self) -> tuple[tuple[str, str, Box], ...]:
        """Each value with its words and its place; longer words get more room."""
        lengths = [len(words) + 4 for _value, words in self.values]
        gap = 4.0
        room = self.box.w - gap * (len(lengths) - 1)
        found, x = [], self.box.x
        for (value, words), length in zip(self.values, lengths, strict=True):
            w = round(room * length / sum(lengths))
            found.append((value, words, Box(x, self.box.y, w, self.box.h)))
            x += w + gap
        return tuple(found)

    def spots(self) -> tuple[Spot, ...]:
        """Where to click."""
        return tuple(
            Spot(f"{self.id}/{value}", cell, partial(self.choose, value),
                 f"{self.says} {words}".strip(), self.id)
            for value, words, cell in self.cells()
        )  # fmt: skip

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draws all values, in letters of one size."""
        # As if each had the mark, or letters would change when another is chosen.
        size = min(
            canvas.fitting(words, "label", self.size, cell.w - 14 - MARK)
            for _value, words, cell in self.cells()
        )
        for value, words, cell in self.cells():
            on, lit = value == self.chosen, scene.lit(f"{self.id}/{value}")
            fill = "button" if on else ("paper_aged" if lit else "paper_light")
            ornaments.tablet(canvas, cell, fill, "rubric" if lit else "ink_second", radius=5)
            colour = "strong" if on else "ink"
            said_w = canvas.width(words, "label", size)
            x = cell.cx - (said_w + (MARK if on else 0)) / 2
            if on:
                canvas.icon("check-mark", x + 8, cell.cy, 16, "gold")
                x += MARK
            with canvas.region(cell):
                y = cell.cy - 1
                canvas.text(words, x, y, "label", size, colour, middle=True, asked=self.size)
            if scene.framed == f"{self.id}/{value}":
                ornaments.outline(canvas, cell.grown(-3), "rubric", width=3, glow=False)
