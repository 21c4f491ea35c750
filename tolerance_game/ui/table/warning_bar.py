"""The bar across a table for as long as its game is not on the disk."""

from __future__ import annotations

from collections.abc import Sequence

from tolerance_game.core import Reason
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.words import Teller


def draw_warning(canvas: Canvas, teller: Teller, warnings: Sequence[Reason], room: float) -> None:
    """Draws the first warning, if there is any, below the banner's words; `room` is the width."""
    if not warnings:
        return
    box = Box(16, 82, room - 32, 34)
    canvas.covered(box)
    ornaments.tablet(canvas, box, "rubric", "gold", radius=6)
    canvas.icon("hazard-sign", box.x + 24, box.cy, 24, "target")
    with canvas.region(box):
        said, x, y = teller.reason(warnings[0]), box.x + 48, box.cy - 1
        canvas.text(said, x, y, "label", 21, "on_rubric", middle=True, fit=box.w - 64)
