"""Card faces in every state, as pictures that are drawn once."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Surface

from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.ui.kit import vector
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.cache import CACHE
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.kit.theme import rgb
from tolerance_game.words import Words

from . import hand, zoom
from .dead import bury
from .printed import DEFAULT, Face

ZOOM_FROM: Final = 246
"""In units: from this width on a card shows the large drawing."""
STRAIGHT: Final = 0.3
"""A card turned by fewer degrees is drawn straight."""
SHARP: Final = 1.5
"""From this scale on a card has pixels enough to be turned without drawing it larger first."""
DIM: Final = (140, 133, 125)
"""About 55 % of the light."""


def stamp_of(canvas: Canvas, face: Face, w: float, larger: int = 1) -> Stamp:
    """The picture at a width in units, or a number of times as large."""
    large = w >= ZOOM_FROM
    design_w, design_h = (zoom.WIDTH, zoom.HEIGHT) if large else (hand.WIDTH, hand.HEIGHT)
    draw_face = zoom.draw_zoom if large else hand.draw_hand
    s = canvas.scale.s * w / design_w * larger

    def draw(sheet: StampSheet) -> None:
        draw_face(sheet, face)
        if face.dead:
            bury(sheet, (zoom.WHOLE, zoom.RADIUS) if large else (hand.WHOLE, hand.RADIUS))

    size = round(design_w * s), round(design_h * s)
    darken = _darken if face.dim else None
    return Stamp((large, face.key), *size, s, draw, darken, canvas.scale.s, larger)


def _darken(image: Surface) -> None:
    image.fill((*DIM, 255), special_flags=pygame.BLEND_RGBA_MULT)


def height_of(w: float) -> float:
    """How high a card of a width is."""
    return w * zoom.HEIGHT / zoom.WIDTH if w >= ZOOM_FROM else w * hand.HEIGHT / hand.WIDTH


def draw_card(
    canvas: Canvas,
    card: Card,
    words: Words,
    x: float,
    y: float,
    w: float,
    *,
    dead: bool = False,
    dim: bool = False,
    converted: str = "",
    rotation: float = 0.0,
    shadow: bool = True,
    rulings: Rulings | None = None,
    reign: int = 0,
) -> Box:
    """Draws a card with its upper left corner at a place, turned around its middle."""
    face = Face(card, words, converted, dead, dim, rulings or DEFAULT, reign)
    return lay(canvas, face, Box(x, y, w, height_of(w)), rotation, shadow=shadow)


def lay(canvas: Canvas, face: Face, box: Box, rotation: float, *, shadow: bool) -> Box:
    """Puts a face into a box."""
    canvas.covered(box)
    if abs(rotation) < STRAIGHT:
        if shadow:
            canvas.shadow(box, 7, 150, -2, 4)
        stamp_of(canvas, face, box.w).put(canvas, box.x, box.y)
        return box
    stamp, degrees, share = _turning(canvas, face, box.w, rotation)
    put_turned(canvas, stamp.turned(canvas.theme, degrees, share), box, degrees, shadow=shadow)
    stamp_of(canvas, face, box.w).note(canvas, box.x, box.y)
    return box


def make_ahead(canvas: Canvas, face: Face, w: float, rotation: float = 0.0) -> bool:
    """Makes the picture that `draw_card` will need. Whether it was not made before."""
    if abs(rotation) < STRAIGHT:
        stamp = stamp_of(canvas, face, w)
        if stamp.is_made(canvas.theme):
            return False
        stamp.surface(canvas.theme)
        return True
    stamp, degrees, share = _turning(canvas, face, w, rotation)
    if stamp.is_turned(canvas.theme, degrees, share):
        return False
    stamp.turned(canvas.theme, degrees, share)
    _soft(canvas, Box(0, 0, w, height_of(w)), degrees)
    return True


def _turning(canvas: Canvas, face: Face, w: float, rotation: float) -> tuple[Stamp, float, float]:
    """How a turned card is made: its picture, the angle, and how much it is shrunk."""
    larger = 2 if canvas.scale.s < SHARP else 1
    # Whole quarters of a degree, or a moving fan would fill the cache.
    return stamp_of(canvas, face, w, larger), round(rotation * 4) / 4, 1 / larger


def put_turned(canvas: Canvas, image: Surface, box: Box, degrees: float, *, shadow: bool) -> None:
    """A turned picture around the middle of a box, with the shadow of its outline."""
    if shadow:
        canvas.blit_middle(_soft(canvas, box, degrees), box.cx - 2, box.cy + 4)
    canvas.blit_middle(image, box.cx, box.cy)


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
