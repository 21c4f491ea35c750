"""Card faces in every state and the back, as pictures that are drawn once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Surface

from tolerance_game.ui.kit import Box, Canvas, textures, vector
from tolerance_game.ui.kit.cache import CACHE
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.kit.theme import rgb
from tolerance_game.ui.table import card_pieces

from .dead import bury
from .drawings import LARGE, SMALL, draw_large, draw_small
from .printed import Face

LARGE_FROM: Final = 246
"""In units: from this width on a card shows the large drawing."""
STRAIGHT: Final = 0.3
"""A card turned by fewer degrees is drawn straight."""
SHARP: Final = 1.5
"""From this scale on a card has pixels enough to be turned without drawing it larger first."""
DIM: Final = (140, 133, 125)
"""About 55 % of the light."""


def stamp_of(canvas: Canvas, face: Face, w: float, larger: int = 1) -> Stamp:
    """The picture at a width in units, or a number of times as large."""
    large = w >= LARGE_FROM
    design, draw_face = (LARGE, draw_large) if large else (SMALL, draw_small)
    s = canvas.scale.s * w / design.w * larger

    def draw(sheet: StampSheet) -> None:
        draw_face(sheet, face)
        if face.dead:
            bury(sheet, design.whole, design.radius)

    size = round(design.w * s), round(design.h * s)
    darken = _darken if face.dim else None
    return Stamp((large, face.key), *size, s, draw, darken, canvas.scale.s, larger)


def _darken(image: Surface) -> None:
    image.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)


def _back_of(canvas: Canvas, w: float, larger: int) -> Stamp:
    s = canvas.scale.s * w / LARGE.w * larger
    name = "card-back-hand" if w < LARGE_FROM else "card-back"

    def draw(sheet: StampSheet) -> None:
        size = sheet.surface.get_size()
        mask = card_pieces.round_mask(*size, LARGE.radius, LARGE.whole)
        picture = textures.picture("textures", name, *size)
        sheet.surface.blit(textures.masked(picture, mask), (0, 0))
        card_pieces.edge(sheet, LARGE.whole, LARGE.radius)

    return Stamp("back", round(LARGE.w * s), round(LARGE.h * s), s, draw, larger=larger)


def height_of(w: float) -> float:
    """How high a card of a width is."""
    return w * LARGE.h / LARGE.w if w >= LARGE_FROM else w * SMALL.h / SMALL.w


def draw_card(
    canvas: Canvas, face: Face, x: float, y: float, w: float, rotation: float = 0.0
) -> Box:
    """Draws a card with its upper left corner at a place, turned around its middle."""
    box = Box(x, y, w, height_of(w))
    return _put(canvas, box, rotation, lambda larger: stamp_of(canvas, face, w, larger))


def draw_back(canvas: Canvas, x: float, y: float, w: float, rotation: float = 0.0) -> Box:
    """Draws a card face down."""
    box = Box(x, y, w, w * LARGE.h / LARGE.w)
    return _put(canvas, box, rotation, lambda larger: _back_of(canvas, w, larger))


def _put(canvas: Canvas, box: Box, rotation: float, made: Callable[[int], Stamp]) -> Box:
    canvas.covered(box)
    if abs(rotation) < STRAIGHT:
        canvas.shadow(box, 7, 150, -2, 4)
        made(1).put(canvas, box.x, box.y)
        return box
    degrees = _degrees(rotation)
    image = made(_larger(canvas)).turned(canvas.theme, degrees)
    canvas.blit_middle(_soft(canvas, box, degrees), box.cx - 2, box.cy + 4)
    canvas.blit_middle(image, box.cx, box.cy)
    made(1).note(canvas, box.x, box.y)
    return box


def make_ahead(canvas: Canvas, face: Face, w: float, rotation: float = 0.0) -> bool:
    """Makes the picture that `draw_card` will need. Whether it was not made before."""
    if abs(rotation) < STRAIGHT:
        return stamp_of(canvas, face, w).make(canvas.theme)
    stamp, degrees = stamp_of(canvas, face, w, _larger(canvas)), _degrees(rotation)
    if stamp.is_turned(canvas.theme, degrees):
        return False
    stamp.turned(canvas.theme, degrees)
    _soft(canvas, Box(0, 0, w, height_of(w)), degrees)
    return True


def _larger(canvas: Canvas) -> int:
    """How much larger a card is drawn that will be turned."""
    return 2 if canvas.scale.s < SHARP else 1


def _degrees(rotation: float) -> float:
    """Whole quarters of a degree, or a moving fan would fill the cache."""
    return round(rotation * 4) / 4


def _soft(canvas: Canvas, box: Box, degrees: float) -> Surface:
    """The soft shadow of a turned card; all cards of a size share it."""
    w, h, blur = canvas.scale.px(box.w), canvas.scale.px(box.h), max(1, canvas.scale.px(7))

    def made() -> Surface:
        body = f'<rect width="{w}" height="{h}" rx="8" fill="#0C0703" fill-opacity=".6"/>'
        flat = pygame.transform.rotozoom(vector.drawing(body, w, h, w, h), degrees, 0.5)
        wide = Surface((flat.get_width() + 2 * blur, flat.get_height() + 2 * blur), pygame.SRCALPHA)
        wide.fill((*rgb("#0C0703"), 0))
        wide.blit(flat, (blur, blur))
        soft = pygame.transform.gaussian_blur(wide, max(1, blur // 2))
        return pygame.transform.smoothscale_by(soft, 2)

    return CACHE.get(("turned shadow", w, h, blur, degrees), made)
