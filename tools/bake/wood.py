"""The table: dark planks with a warped grain, and the warm light that falls on their middle."""

from __future__ import annotations

import numpy as np

from .field import Field, clip, colour, grid, triangle
from .noise import noise

TABLE, LIT = "#2A211A", "#382B20"
PLANK = 180
"""The height of a plank."""
RIM = 0.58
"""The brightness of the rim of the table relative to its middle."""


def table(size: int) -> Field:
    """The table, 1920 by 1080, lit in the middle and dim at the rim."""
    wood = _planks(1920, 1080, size, 11, tiled=False)
    x, y = grid(1920 * size, 1080 * size)
    x, y = x / size, y / size
    across, down = x - 960, y - 500
    rim = clip(np.hypot(across / 1150, down / 700) ** 2.2)
    # Its rim is as dim as `plank`, which continues it where a window is wider or taller.
    border = np.maximum(np.abs(across) / 960, np.abs(y - 540) / 540)
    rim = np.maximum(rim, border**9)
    lamp = np.exp(-((across / 820) ** 2 + (down / 420) ** 2))
    warm = np.array([13, 9, 5], dtype=float)
    lit = wood * (1 - (1 - RIM) * rim)[..., None] + lamp[..., None] * warm
    # The planks end here: a joint hides where the next ones begin.
    joint = clip(1.6 - np.minimum(x, 1920 - 1 / size - x) / 1.2)
    lit = lit * (1 - 0.45 * joint)[..., None]
    return _stain(clip(lit, 0, 255))


def plank(size: int) -> Field:
    """Three unlit planks that tile in both directions, as dim as the rim of the table."""
    return _stain(clip(_planks(960, 3 * PLANK, size, 17, tiled=True) * RIM, 0, 255))


def _stain(wood: Field) -> Field:
    """One colour for each brightness, warmer where brighter: few colours, but no banding."""
    light = wood @ np.array([0.30, 0.59, 0.11])
    stains = np.stack([colour("#000000"), colour(TABLE) * RIM, colour(TABLE), colour(LIT)])
    known = stains @ np.array([0.30, 0.59, 0.11])
    stains = np.vstack([stains, stains[-1] * 2])
    known = np.append(known, known[-1] * 2)
    return np.stack([np.interp(light, known, stains[:, i]) for i in range(3)], -1)


def _planks(width: int, height: int, size: int, seed: int, *, tiled: bool) -> Field:
    across, down = width * size, height * size
    x, y = grid(across, down)
    x, y = x / size, y / size
    row = np.mod(y // PLANK, 20).astype(np.int64)
    chance = np.random.default_rng(seed)
    shift = chance.uniform(0, 400, 20).astype(float)
    shade = chance.uniform(-1, 1, 20).astype(float)
    warp = noise(across, down, 170 * size, seed, 3, tiled=tiled, smooth=True)
    fine = noise(across, down, 26 * size, seed + 1, 2, tiled=tiled, smooth=True)
    strength = 0.40 + 0.35 * clip(
        noise(across, down, 220 * size, seed + 5, 2, tiled=tiled, smooth=True), -1, 1
    )
    broad = noise(across, down, 300 * size, seed + 7, 2, tiled=tiled, smooth=True)
    # A whole number of waves in the width, so that a tile has no seam.
    swing = np.sin(x * (2 * np.pi * round(width / 2640 + 0.5) / width) + shift[row]) * 1.2
    rings = (y + warp * 15 + shift[row] * 3) / 9 + fine * 0.18 + swing
    tone = clip((triangle(rings) - 0.80) * 7) * strength
    seam = np.minimum(np.mod(y, PLANK), PLANK - np.mod(y, PLANK))
    tone += np.exp(-((seam / 1.6) ** 2)) * 1.25
    wood = colour(TABLE) + (shade[row] * 2.2 + broad * 1.6)[..., None]
    wood = wood - tone[..., None] * np.array([11, 9.5, 8], dtype=float)
    gleam = clip((triangle(rings + 0.13) - 0.9) * 6)
    wood = wood + gleam[..., None] * np.array([5, 4, 3], dtype=float)
    speckle = noise(across, down, 1.5 * size, seed + 9, 1, tiled=tiled, smooth=True)
    return np.asarray(wood + speckle[..., None] * 0.5, dtype=float)
