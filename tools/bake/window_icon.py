"""The icon of the window: a crown before the keys of Peter, for king and pope; simpler when small.

At 16 pixels it is the crown alone.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from .blur import blur
from .field import Field, clip, colour, grid, shrink
from .figure import Figure, carve, mask
from .glyph import glyph, shape
from .noise import noise
from .screen import wedges

SIDES = (16, 32, 48, 64, 128, 256, 512)
GOLD, OXBLOOD, DARK, CREAM = "#D9A441", "#7A1E1E", "#1A110B", "#F3E3C0"

LOWER: Final = 0.05
"""The crown leaves the bits of the keys in sight."""


def window_icon(side: int) -> tuple[Field, Field]:
    """Its colours, and its opacity from 0 to 1."""
    sharp = 4
    whole = side * sharp
    outline = '<path d="M14 1h36l13 13v36l-13 13H14L1 50V14z" fill="#fff"/>'
    alpha = shape(outline, whole, whole, 64, 64)
    inset = shape(f'<g transform="translate(4.48 4.48) scale(.86)">{outline}</g>',
                  whole, whole, 64, 64)  # fmt: skip
    ground = np.broadcast_to(colour(OXBLOOD), (whole, whole, 3)).copy()
    if side >= 48:
        x, y = grid(whole, whole)
        across, down = x - whole / 2, y - whole * 0.52
        turn = np.arctan2(down, across) / (2 * math.pi)
        far = np.hypot(across, down) / whole
        light = wedges(clip(0.15 + far), turn, 24 if side < 128 else 36, 0.0, 0.06)
        ground = ground * (1 - 0.45 * light[..., None])
    frame = colour(GOLD) if side >= 32 else colour(OXBLOOD)
    picture = frame + (ground - frame) * inset[..., None]
    if side >= 32:
        # The crown stands free of the keys behind it.
        free = 1 - clip(blur(_flat(whole, _crown(side), LOWER), whole * 0.022) * 5)
        picture = picture + (colour(GOLD) - picture) * (_keys(whole) * free)[..., None]
    if side <= 64:
        crown = _flat(whole, _crown(side), LOWER if side >= 32 else 0)
        picture = picture + (colour(CREAM) - picture) * crown[..., None]
    else:
        wobble = noise(whole, whole, 38 * sharp, 1, 2) * 0.1
        pitch = max(2.6, side / 42) * sharp
        cut = carve(
            Figure("imperial-crown", y=LOWER / _crown(side)), whole, whole, whole * _crown(side),
            whole / 2, pitch, wobble,
        )  # fmt: skip
        bare = colour(CREAM) * cut.clearing[..., None]
        picture = picture * (1 - cut.clearing[..., None]) + bare
        inked = (cut.ink * cut.inside)[..., None]
        picture = picture * (1 - inked) + colour(DARK) * inked
    small = shrink(alpha, sharp)
    colours = shrink(picture * alpha[..., None], sharp)
    return colours / np.maximum(small, 1e-3)[..., None], small


def _crown(side: int) -> float:
    return 0.92 if side < 32 else 0.66 if side <= 64 else 0.56


def _flat(whole: int, scale: float, lower: float = 0) -> Field:
    size = round(whole * scale)
    done = np.zeros((whole, whole), dtype=float)
    left = (whole - size) // 2
    top = left + round(whole * lower)
    done[top : top + size, left : left + size] = glyph("imperial-crown", size)
    return done


def _keys(whole: int) -> Field:
    """Two keys, crossed, their bits up."""
    one = mask(Figure("own-peter-key", turn=45), whole, whole, whole * 0.92, whole * 0.47)
    return np.maximum(one, one[:, ::-1])
