"""Overlays: tiles drawn over text and pictures at run time, so that they look printed."""

from __future__ import annotations

import numpy as np

from .field import Field, clip, grid, shrink
from .noise import noise
from .screen import screen

WEAR_SIDE, HATCH_SIDE = 512, 64
HATCH_STRENGTH = 110 / 255
"""A dead card must stay readable through the lines."""


def wear(size: int) -> Field:
    """How much ink is left, from 0 to 1: a factor for the opacity of large letters and rules."""
    side = WEAR_SIDE * size
    fine = noise(side, side, 5 * size, 5, 2, tiled=True)
    broad = noise(side, side, 60 * size, 6, 2, tiled=True)
    left = 1 - clip((fine + 0.5 * broad - 1.55) * 1.2, 0, 0.75)
    return np.asarray(left * (0.93 + 0.07 * clip(broad, -1, 1)), dtype=float)


def hatch(size: int) -> Field:
    """Crossed lines over a dead card, from 0 to 1; nine of each across the tile."""
    sharp = 3
    side = HATCH_SIDE * size * sharp
    x, y = grid(side, side)
    # Lines at 45 degrees tile when the side is a whole number of their steps.
    pitch = side / (9 * np.sqrt(2))
    one = screen(0.30, x, y, np.pi / 4, pitch)
    other = screen(0.30, x, y, -np.pi / 4, pitch)
    return shrink(np.maximum(one, other), sharp) * HATCH_STRENGTH
