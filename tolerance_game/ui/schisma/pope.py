"""The place of a pope: the arms of its city, or the face of who plays it, sealed with the arms."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.schisma.rules.track import LANDS
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.pages.faces import SIZES, WIDE

SIDES: Final = (LANDS[0], LANDS[-1])
SEAL: Final = 46.0


def draw_pope(canvas: Canvas, seat: int, box: Box, face: str) -> None:
    """Draws the arms in their box; or the plate of a face at its left, the arms on its corner."""
    arms = f"congregation-{SIDES[seat]}"
    if not face:
        ornaments.framed_plate(canvas, arms, box)
        return
    w, h = SIZES[WIDE]
    ornaments.framed_plate(canvas, face, Box(box.x, box.y, w * box.h / h, box.h))
    seal = Box(box.right - SEAL - 2, box.bottom - SEAL, SEAL, SEAL)
    ornaments.tablet(canvas, seal.grown(3), "#16100B", radius=4)
    canvas.plate(arms, seal)
    ornaments.outline(canvas, seal, "gold", width=2, radius=2, glow=False)
