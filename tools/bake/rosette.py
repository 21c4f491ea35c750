"""The rosette: a wheel of engraved lines in the table behind the trick."""

from __future__ import annotations

import math

import numpy as np

from .field import Field, clip, grid, shrink
from .noise import noise
from .screen import screen, wedges

COLOUR = "#C9A66B"
SIDE = 640
STRENGTH = 46 / 255


def rosette(size: int) -> Field:
    """The opacity of its lines, from 0 to 1."""
    sharp = 2
    side = SIDE * size * sharp
    x, y = grid(side, side)
    middle = side / 2
    far = np.hypot(x - middle, y - middle) / middle
    turn = np.arctan2(y - middle, x - middle) / (2 * math.pi)
    wobble = noise(side, side, 40 * size * sharp, 5, 2) * 0.12
    band = (far < 0.93) & (far > 0.50)
    ink = wedges(clip(0.10 + 0.45 * (1 - far), 0, 0.6), turn, 120, wobble, 0.05) * band
    tooth = np.abs(np.mod(turn * 32, 1) - 0.5) * 2
    teeth = band & (far < 0.52 + 0.40 * tooth)
    hatch = screen(0.45, x, y, 0.6, side / 150 * 2.2, wobble)
    ink = np.where(teeth, np.maximum(ink, 0) + hatch, ink)
    # A small wheel inside the large one fills the middle until the first card is played.
    inner = (far < 0.40) & (far > 0.16)
    petal = 0.28 + 0.11 * np.abs(np.cos(turn * 2 * math.pi * 5))
    ink = np.where(
        inner & (far < petal), wedges(clip(0.6 - far), turn, 80, wobble, 0.05) * 0.8, ink
    )
    ink = np.where(inner & (np.abs(far - petal) < 0.003), 1, ink)
    for radius, width in ((0.955, 0.006), (0.972, 0.002), (0.49, 0.005), (0.475, 0.002),
                          (0.41, 0.002), (0.155, 0.004)):  # fmt: skip
        ink = np.where(np.abs(far - radius) < width, 1, ink)
    faded = shrink(clip(ink) * clip((1 - far) * 8), sharp)
    return np.asarray(faded * STRENGTH, dtype=float)
