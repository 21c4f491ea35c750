"""The mark beside a sentence that leads to the paragraphs of the rules it follows from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Final

from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.context import Context
from tolerance_game.ui.kit.rich import LETTERS
from tolerance_game.ui.kit.spots import Pointed, Spot

SIDE: Final = 34.0
SIZE: Final = 24.0


@dataclass(frozen=True, slots=True)
class RuleMark:
    """A small sign that can be pointed at and chosen; it stands on paper."""

    id: str
    """Begins with `rule/`."""
    cx: float
    cy: float
    paragraphs: tuple[str, ...]
    game: str = ""
    """The game whose rules they are, where it is not the one on the table."""

    @property
    def box(self) -> Box:
        """Where to click."""
        return Box(self.cx - SIDE / 2, self.cy - SIDE / 2, SIDE, SIDE)

    def spot(self, context: Context) -> Spot:
        """Opens the rules at its paragraphs."""
        says = partial(context.say, "scene.rule.read")
        act = partial(context.open_rules, self.paragraphs, self.game)
        return Spot(self.id, self.box, act, says, "rules")

    def draw(self, canvas: Canvas, scene: Pointed) -> None:
        """Draws it as the scene's pointer and focus have it."""
        box, lit = self.box.grown(-2), scene.lit(self.id)
        moved = box.moved(0, 1) if scene.pressed == self.id else box
        ornaments.tablet(
            canvas, moved, "paper_light" if lit else "paper_aged",
            "rubric" if lit else "ink_ornament", radius=15, width=1.6,
        )  # fmt: skip
        with canvas.region(moved):
            colour = "rubric" if lit else "ink_second"
            canvas.text(LETTERS["rule"], moved.cx, moved.cy - 1, "label", SIZE, colour, "c",
                        middle=True)  # fmt: skip
        if scene.framed == self.id:
            ornaments.outline(canvas, moved, "rubric", width=3, radius=15, glow=False)
