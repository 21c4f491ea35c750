"""How others see a picture: without colour, or with one kind of cone missing (Machado 2009)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Final

import numpy
import pygame
from numpy.typing import NDArray
from pygame import Surface

from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.theme import THEMES

from .desk import open_display

Pixels = NDArray[numpy.float64]

MATRICES: Final = {
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
}
"""On linear light, at full severity."""


def linear(picture: Surface) -> Pixels:
    """The light of every pixel, 0 to 1 a channel."""
    values = pygame.surfarray.array3d(picture).astype(numpy.float64) / 255
    low = values / 12.92
    high: Pixels = ((values + 0.055) / 1.055) ** 2.4
    return numpy.where(values <= 0.04045, low, high)


def seen(picture: Surface, sight: str) -> Surface:
    """The picture as it looks to somebody."""
    light = (linear(picture) @ numpy.array(MATRICES[sight]).T).clip(0, 1)
    values = numpy.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    result = Surface(picture.get_size())
    pygame.surfarray.blit_array(result, (values * 255).round().astype(numpy.uint8))
    return result


def lightness(picture: Surface, sight: str) -> Pixels:
    """How light every pixel is to somebody: L* of CIE, 0 to 100."""
    light = (linear(picture) @ numpy.array(MATRICES[sight]).T).clip(0, 1)
    y = light @ numpy.array(MATRICES["grey"][0])
    result: Pixels = numpy.where(y > 0.008856, 116 * numpy.cbrt(y) - 16, 903.3 * y)
    return result


def differing(one: Surface, other: Surface, sight: str, by: float = 20) -> float:
    """The share of pixels that are lighter or darker in one by so much, whatever their colour."""
    apart = numpy.abs(lightness(one, sight) - lightness(other, sight))
    return float((apart >= by).mean())


def drawn(draw: Callable[[Canvas], object], w: int, h: int, theme: str = "woodcut") -> Surface:
    """Something on a panel."""
    open_display()
    surface = Surface((w, h))
    surface.fill(THEMES[theme].panel)
    draw(Canvas(surface, Scale(w, h, 1, 0, 0), THEMES[theme]))
    return surface


def told_apart(pictures: Mapping[str, Surface], sight: str, least: float) -> None:
    """Every two of them differ in a share of their pixels."""
    for (name, one), (other_name, other) in combinations(pictures.items(), 2):
        share = differing(one, other, sight)
        assert share >= least, f"{name} and {other_name}: {share:.3f}"
