"""The back of a card."""

from __future__ import annotations

from typing import Final

from tolerance_game.ui.kit import textures
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.table import card_pieces

from . import zoom
from .face import SHARP, STRAIGHT, put_turned

HAND_BELOW: Final = 246


def draw_back(
    canvas: Canvas, x: float, y: float, w: float, rotation: float = 0.0, *, shadow: bool = True
) -> Box:
    """Draws a card face down, turned around its middle."""
    box = Box(x, y, w, w * zoom.HEIGHT / zoom.WIDTH)
    canvas.covered(box)
    if abs(rotation) < STRAIGHT:
        if shadow:
            canvas.shadow(box, 7, 150, -2, 4)
        _stamp(canvas, w).put(canvas, x, y)
        return box
    larger = 2 if canvas.scale.s < SHARP else 1
    degrees = round(rotation * 4) / 4
    image = _stamp(canvas, w, larger).turned(canvas.theme, degrees, 1 / larger)
    put_turned(canvas, image, box, degrees, shadow=shadow)
    return box


def _stamp(canvas: Canvas, w: float, larger: int = 1) -> Stamp:
    s = canvas.scale.s * w / zoom.WIDTH * larger
    name = "card-back-hand" if w < HAND_BELOW else "card-back"

    def draw(sheet: StampSheet) -> None:
        wide, high = sheet.surface.get_size()
        picture = textures.picture("textures", name, wide, high)
        mask = card_pieces.round_mask(wide, high, zoom.RADIUS, zoom.WHOLE)
        sheet.surface.blit(textures.masked(picture, mask), (0, 0))
        card_pieces.edge(sheet, zoom.WHOLE, zoom.RADIUS)

    return Stamp("back", round(zoom.WIDTH * s), round(zoom.HEIGHT * s), s, draw)
