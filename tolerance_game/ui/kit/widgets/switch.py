"""A switch: something is on, or it is off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, Scene, Spot, ornaments

SIDE: Final = 32.0
GAP: Final = 12.0


@dataclass(frozen=True, slots=True)
class Switch:
    """A box to tick, with its words behind it; a click on the words counts too."""

    id: str
    box: Box
    label: str
    on: bool
    change: Callable[[bool], None]
    size: float = 22
    off: bool = False
    """Whether it cannot be changed now; its act then says why."""

    def spots(self) -> tuple[Spot, ...]:
        """Where to click."""
        return (Spot(self.id, self.box, self._act, self.label, self.id.rpartition("/")[0]),)

    def _act(self) -> None:
        self.change(not self.on)

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draws the box and its words."""
        lit = scene.lit(self.id) and not self.off
        box = Box(self.box.x, self.box.cy - SIDE / 2, SIDE, SIDE)
        line = "rubric" if lit else ("ink_ornament" if self.off else "ink_second")
        fill = "button" if self.on else ("paper_aged" if lit else "paper_light")
        ornaments.tablet(canvas, box, fill, line, radius=4, width=2)
        if self.on:
            canvas.icon("check-mark", box.cx, box.cy, 20, "gold")
        with canvas.region(self.box):
            x, y, room = box.right + GAP, self.box.cy - 1, self.box.w - SIDE - GAP
            colour = "ink_muted" if self.off else "ink"
            canvas.text(self.label, x, y, "label", self.size, colour, middle=True, fit=room)
        if scene.framed == self.id:
            ornaments.outline(canvas, self.box.grown(2), "rubric", width=3, glow=False)
