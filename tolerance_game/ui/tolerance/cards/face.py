"""Card faces in every state and the back, as pictures that are drawn once."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame
from pygame import Surface

from tolerance_game.ui.kit import Box, Canvas, textures
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.table import card_pieces
from tolerance_game.ui.table.turned_cards import make_turned, put_turned

from .dead import bury
from .drawings import LARGE, SMALL, draw_large, draw_small
from .printed import Face

LARGE_FROM: Final = 246
"""In units: from this width on a card shows the large drawing."""
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
    return put_turned(canvas, box, rotation, partial(stamp_of, canvas, face, w))


def draw_back(canvas: Canvas, x: float, y: float, w: float, rotation: float = 0.0) -> Box:
    """Draws a card face down."""
    box = Box(x, y, w, w * LARGE.h / LARGE.w)
    return put_turned(canvas, box, rotation, partial(_back_of, canvas, w))


def make_ahead(canvas: Canvas, face: Face, w: float, rotation: float = 0.0) -> bool:
    """Makes the picture that `draw_card` will need. Whether it was not made before."""
    made = partial(stamp_of, canvas, face, w)
    return make_turned(canvas, w, height_of(w), rotation, made)
