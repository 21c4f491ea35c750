"""Nine-patches: pictures whose corners stay while their edges stretch or repeat."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .blur import blur
from .field import Field, clip, grid, shrink
from .noise import noise


@dataclass(frozen=True)
class Patch:
    """Everything in logical pixels."""

    side: int
    """The side of the picture, which is a square."""
    margin: int
    """The width of the margin at each edge that does not stretch along it."""
    outside: int
    """How far the patch extends beyond its box at each edge."""
    middle: str
    """How the parts between the corners are filled.

    `stretch`; `empty`: the edges stretch and the middle is left out; `round`: they repeat as often
    as fits, stretched a little so that the ends meet.
    """


SHADOW = Patch(side=112, margin=48, outside=24, middle="stretch")
GLOW = Patch(side=124, margin=54, outside=27, middle="empty")
TORN = Patch(side=448, margin=32, outside=0, middle="round")
EDGE = Patch(side=128, margin=48, outside=0, middle="stretch")


def shadow(size: int) -> Field:
    """Opacity of a soft shadow around a box, from 0 to 1."""
    return _soft(SHADOW, size, 8.0)


def glow(size: int) -> Field:
    """Opacity of the golden glow around a box; the box itself is transparent."""
    soft = _soft(GLOW, size, 9.0)
    x, y = _inside(GLOW, size)
    within = np.minimum(x, y)
    return np.asarray(soft * clip(1 - within / (3 * size)) * 1.15, dtype=float)


def torn(size: int, seed: int = 3) -> Field:
    """Opacity of a sheet with torn edges; the middle is opaque.

    The tear repeats along each edge: the parts between the margins tile.
    """
    sharp = 2
    side = TORN.side * size * sharp
    x, y = grid(side, side)
    far = np.minimum(np.minimum(x, side - 1 - x), np.minimum(y, side - 1 - y)) / sharp
    between = (TORN.side - 2 * TORN.margin) * size * sharp
    # The tear of the middle part is a tile; the margins continue that tile.
    tile = noise(between, between, 30 * size * sharp, seed, 4, tiled=True)
    margin = TORN.margin * size * sharp
    places = np.mod(np.arange(side) - margin, between)
    rough = tile[np.ix_(places, places)]
    depth = rough * 1.32 * size + 2.2 * size
    return shrink(clip(far - depth + 0.5), sharp)


def edge(size: int) -> Field:
    """Opacity of the brown that darkens the rim of a sheet."""
    side = EDGE.side * size
    x, y = grid(side, side)
    far = np.minimum(np.minimum(x, side - 1 - x), np.minimum(y, side - 1 - y))
    return np.asarray(np.exp(-far / (14 * size)) * 0.16, dtype=float)


def _soft(patch: Patch, size: int, width: float) -> Field:
    side = patch.side * size
    box = np.zeros((side, side), dtype=float)
    edge = patch.outside * size
    box[edge : side - edge, edge : side - edge] = 1
    return clip(blur(box, width * size))


def _inside(patch: Patch, size: int) -> tuple[Field, Field]:
    """How far inside the box each pixel is, horizontally and vertically."""
    side = patch.side * size
    x, y = grid(side, side)
    edge = patch.outside * size
    return (
        np.minimum(x - edge, side - 1 - edge - x),
        np.minimum(y - edge, side - 1 - edge - y),
    )
