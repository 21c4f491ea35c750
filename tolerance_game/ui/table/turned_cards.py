"""Cards that lie askew: drawn larger, turned around their middle, with a soft shadow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Surface

from tolerance_game.ui.kit import Box, Canvas, vector
from tolerance_game.ui.kit.cache import CACHE
from tolerance_game.ui.kit.stamp import Stamp
from tolerance_game.ui.kit.theme import rgb

STRAIGHT: Final = 0.3
"""A card turned by fewer degrees is drawn straight."""
SHARP: Final = 1.5
"""From this scale on a card has pixels enough to be turned without drawing it larger first."""


def put_turned(canvas: Canvas, box: Box, rotation: float, made: Callable[[int], Stamp]) -> Box:
    """Draws a card turned by some degrees; `made` gives it, so many times as large."""
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


def make_turned(
    canvas: Canvas, w: float, h: float, rotation: float, made: Callable[[int], Stamp]
) -> bool:
    """Makes the pictures that `put_turned` will need. Whether they were not made before."""
    if abs(rotation) < STRAIGHT:
        return made(1).make(canvas.theme)
    stamp, degrees = made(_larger(canvas)), _degrees(rotation)
    if stamp.is_turned(canvas.theme, degrees):
        return False
    stamp.turned(canvas.theme, degrees)
    _soft(canvas, Box(0, 0, w, h), degrees)
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
