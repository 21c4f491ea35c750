"""How alike two pictures are, for eyes.

Another build of the same libraries may draw letters a shade lighter; but a word that changed, a
badge that is missing or a panel two pixels aside is seen.

Two measures. `difference` compares a picture with a kept one at full size, by the brightness and
the colours of windows of 8 x 8 pixels. `print_of` is coarse: a picture in 80 x 45 brightnesses,
which are kept as letters in a line of text.
"""

from __future__ import annotations

from string import ascii_letters, digits
from typing import Final, NamedTuple

import numpy
import pygame
from numpy.typing import NDArray
from pygame import Surface

Values = NDArray[numpy.float32]

WINDOW: Final = 8
"""Pixels of a window; windows overlap by half."""
BRIGHTNESS: Final = numpy.array((0.299, 0.587, 0.114), numpy.float32)
WORST_BRIGHTNESS: Final = 14.0
"""Of 255. Another build makes 10 at most, keeping a picture makes 6; a changed letter makes 20."""
WORST_COLOUR: Final = 28.0
"""Kept pictures have half as many colours each way as pixels, and so differ more."""
MEAN: Final = 1.5
"""Over the whole picture: something slight may not be everywhere."""

GRID: Final = (80, 45)
LEVELS: Final = ascii_letters + digits + "+/"
STEP: Final = 256 / len(LEVELS)
WORST_LEVEL: Final = 2.0
"""Levels that a place of a print may differ, half of one by its rounding."""

FAINT: Final = 32.0
"""What is weaker than this in 8 x 8 pixels is the grain of wood and paper: not worth keeping."""


class Difference(NamedTuple):
    """The worst window of a picture and the whole of it."""

    brightness: float
    colour: float
    mean: float
    place: tuple[int, int]
    """Where the brightness differs most, in pixels."""

    @property
    def seen(self) -> bool:
        """Whether somebody would see it."""
        return self.brightness > WORST_BRIGHTNESS or self.colour > WORST_COLOUR or self.mean > MEAN


def _pixels(picture: Surface) -> Values:
    return pygame.surfarray.array3d(picture).astype(numpy.float32)


def _means(pixels: Values, side: tuple[int, int]) -> Values:
    """The mean colour of every piece of so many pixels."""
    width, height = pixels.shape[0] // side[0], pixels.shape[1] // side[1]
    cut = pixels[: width * side[0], : height * side[1]]
    found: Values = cut.reshape(width, side[0], height, side[1], 3).mean(axis=(1, 3))
    return found


def difference(one: Surface, other: Surface) -> Difference:
    """How two pictures of one size differ."""
    assert one.get_size() == other.get_size(), (one.get_size(), other.get_size())
    half = WINDOW // 2
    fine = _means(_pixels(one) - _pixels(other), (half, half))
    windows = (fine[1:, 1:] + fine[:-1, 1:] + fine[1:, :-1] + fine[:-1, :-1]) / 4
    brightness = numpy.abs(windows @ BRIGHTNESS)
    x, y = numpy.unravel_index(int(brightness.argmax()), brightness.shape)
    return Difference(
        float(brightness.max()),
        float(numpy.abs(windows).max()),
        float(brightness.mean()),
        (int(x) * half, int(y) * half),
    )


def _levels(picture: Surface) -> Values:
    width, height = picture.get_size()
    side = (width // GRID[0], height // GRID[1])
    found: Values = (_means(_pixels(picture), side) @ BRIGHTNESS / STEP).T
    return found


def print_of(picture: Surface) -> str:
    """The picture in letters, row by row."""
    levels = numpy.rint(_levels(picture)).clip(0, len(LEVELS) - 1).astype(int)
    return "".join(LEVELS[level] for level in levels.ravel())


def off_print(picture: Surface, letters: str) -> tuple[float, tuple[int, int]]:
    """By how many levels a picture differs from a print at its worst place, and where that is."""
    kept = numpy.array([LEVELS.index(letter) for letter in letters], numpy.float32)
    apart = numpy.abs(_levels(picture) - kept.reshape(GRID[1], GRID[0]))
    y, x = numpy.unravel_index(int(apart.argmax()), apart.shape)
    width, height = picture.get_size()
    return float(apart.max()), (int(x) * width // GRID[0], int(y) * height // GRID[1])


def _waves() -> Values:
    """The cosines that JPEG describes eight pixels by, the slowest first."""
    place, wave = numpy.arange(8), numpy.arange(8)[:, None]
    found = numpy.cos(numpy.pi * (2 * place + 1) * wave / 16) / 2
    found[0] /= numpy.sqrt(2)
    waves: Values = found.astype(numpy.float32)
    return waves


def without_grain(picture: Surface) -> Surface:
    """The picture without what is faint and small in it: as a JPEG a third smaller."""
    pixels, waves = _pixels(picture), _waves()
    width, height = pixels.shape[0] // 8, pixels.shape[1] // 8
    pieces = pixels.reshape(width, 8, height, 8, 3)
    found = numpy.einsum("ij,ajbkn,lk->aibln", waves, pieces, waves, optimize=True)
    faint = numpy.abs(found) < FAINT
    faint[:, 0, :, 0] = False
    found[faint] = 0
    pieces = numpy.einsum("ji,ajbkn,kl->aibln", waves, found, waves, optimize=True)
    whole = numpy.rint(pieces).clip(0, 255).astype(numpy.uint8)
    return pygame.surfarray.make_surface(whole.reshape(pixels.shape))
