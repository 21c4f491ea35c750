"""Parchment: mottled, with fibres and laid lines, darker at the edge."""

from __future__ import annotations

import math

import numpy as np

from .blur import blur
from .field import Field, clip, colour
from .noise import grain, noise

BRIGHT, AGED = "#EFE3C6", "#E3D2A8"


def paper(
    width: int, height: int, size: int, base: str, seed: int, edge: float = 0.0, wear: float = 1.0
) -> Field:
    """A sheet of so many logical pixels; `edge` darkens its rim, `wear` spots its face."""
    across, down = width * size, height * size
    mottle = noise(across, down, 140 * size, seed, 3) * 2.6
    mottle += noise(across, down, 9 * size, seed + 1, 2) * 1.7
    # At double size, noise by pixel would double the file and not be visible.
    mottle += noise(across, down, 1.4 * size, seed + 2, 1) * 0.8
    fibres = blur(grain(across, down, seed + 4), 0.6 * size, 5 * size)
    mottle += fibres / fibres.std() * 1.3
    rows = np.arange(down, dtype=float)[:, None]
    mottle += np.sin(rows / (5.2 * size) * 2 * math.pi) * 0.55
    sheet = colour(base) + mottle[..., None] * np.array([1, 1, 1.15], dtype=float)
    stain = clip(noise(across, down, 60 * size, seed + 5, 3) - 1.7, 0, 1.2) * wear
    sheet -= stain[..., None] * np.array([5, 8, 13], dtype=float)
    foxing = clip(noise(across, down, 7 * size, seed + 6, 1) - 3.3, 0, 1) * wear
    sheet -= foxing[..., None] * np.array([26, 40, 52], dtype=float)
    if edge:
        x, y = np.arange(across, dtype=float), np.arange(down, dtype=float)[:, None]
        far = np.minimum(np.minimum(x, across - 1 - x)[None, :], np.minimum(y, down - 1 - y))
        rough = 16 + 5 * noise(across, down, 40 * size, seed + 3, 2)
        dark = np.exp(-far / (16 * size)) * rough * edge
        sheet -= dark[..., None] * np.array([0.8, 1.0, 1.35], dtype=float)
    return np.asarray(clip(sheet, 0, 255), dtype=float)
