"""The back of a person's card, which lies on its side."""

from __future__ import annotations

from functools import partial
from typing import Final

from pygame import transform

from tolerance_game.ui.kit import textures
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.table import card_pieces
from tolerance_game.ui.table.turned_cards import put_turned

WHOLE: Final = Box(0, 0, 204, 124)
RADIUS: Final = 9.0


def draw_flat_back(canvas: Canvas, box: Box) -> None:
    """Draws a card face down, as wide as the box."""
    canvas.covered(box)
    canvas.shadow(box, 6, 130, -1, 3)
    _stamp(canvas, box.w).put(canvas, box.x, box.y)


def draw_askew_back(canvas: Canvas, cx: float, cy: float, w: float, turn: float) -> None:
    """Draws a card face down that lies askew around a place."""
    h = w * WHOLE.h / WHOLE.w
    made = partial(_stamp, canvas, w)
    put_turned(canvas, Box(cx - w / 2, cy - h / 2, w, h), turn, made)


def _stamp(canvas: Canvas, width: float, larger: int = 1) -> Stamp:
    s = canvas.scale.s * width / WHOLE.w * larger

    def draw(sheet: StampSheet) -> None:
        wide, high = sheet.surface.get_size()
        upright = textures.picture("textures", "card-back-hand", high, wide)
        mask = card_pieces.round_mask(wide, high, RADIUS, WHOLE)
        sheet.surface.blit(textures.masked(transform.rotate(upright, 90), mask), (0, 0))
        card_pieces.edge(sheet, WHOLE, RADIUS)

    size = round(WHOLE.w * s), round(WHOLE.h * s)
    return Stamp("flat back", *size, s, draw, larger=larger)
