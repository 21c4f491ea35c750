"""The back of a person's card, which lies on its side."""

from __future__ import annotations

from typing import Final

from pygame import transform

from tolerance_game.ui.kit import textures
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.table import card_pieces

WHOLE: Final = Box(0, 0, 204, 124)
RADIUS: Final = 9.0


def draw_flat_back(canvas: Canvas, box: Box) -> None:
    """Draws a card face down, as wide as the box."""
    s = canvas.scale.s * box.w / WHOLE.w

    def draw(sheet: StampSheet) -> None:
        wide, high = sheet.surface.get_size()
        upright = textures.picture("textures", "card-back-hand", high, wide)
        mask = card_pieces.round_mask(wide, high, RADIUS, WHOLE)
        sheet.surface.blit(textures.masked(transform.rotate(upright, 90), mask), (0, 0))
        card_pieces.edge(sheet, WHOLE, RADIUS)

    canvas.covered(box)
    canvas.shadow(box, 6, 130, -1, 3)
    w, h = round(WHOLE.w * s), round(WHOLE.h * s)
    Stamp("flat back", w, h, s, draw).put(canvas, box.x, box.y)
