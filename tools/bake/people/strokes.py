"""Strokes: wrinkles and folds of a face, cut one by one as old cutters did.

Places are those of the base mesh, seen from the front, so that strokes follow every morph: the eyes
are at 0.335 to each side and at height 0, the mouth at -0.665, the tip of the nose at -0.45, the
chin at -1.1.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tools.bake.field import Field, Mask

from .curves import spline

STEPS = 9
"""Straight pieces of which a stroke is made."""
FRONT = -0.45
"""Strokes lie before this depth: on the face."""


class Stroke(NamedTuple):
    """One line, thin at its ends, on both sides of the face."""

    path: tuple[tuple[float, float], ...]
    width: float = 0.026
    """In its middle, in decimetres."""
    side: int = 0
    """1 for the side at the viewer's right alone, -1 for that at the left, 0 for both."""


def drawn(strokes: tuple[Stroke, ...], base: Field, skin: Mask, finest: float) -> Mask:
    """Where the strokes are, each at least `finest` decimetres wide in its middle."""
    x, y, z = np.abs(base[..., 0]), base[..., 1], base[..., 2]
    face = np.flatnonzero(skin & (z > FRONT))
    x, y = x.ravel()[face], y.ravel()[face]
    sides = np.sign(base[..., 0]).ravel()[face]
    hit = np.zeros(len(face), dtype=bool)
    for stroke in strokes:
        points = spline(stroke.path, STEPS + 1)
        taper = np.sin(np.linspace(0.12, 1, STEPS) * np.pi * 0.94) ** 0.6
        for a, b, share in zip(points[:-1], points[1:], taper, strict=True):
            half = max(stroke.width, finest) * float(share) / 2
            along = b - a
            t = ((x - a[0]) * along[0] + (y - a[1]) * along[1]) / (along @ along + 1e-9)
            t = np.clip(t, 0, 1)
            far = np.hypot(x - a[0] - t * along[0], y - a[1] - t * along[1])
            hit |= (far < half) & (sides != -stroke.side)
    done = np.zeros(skin.size, dtype=bool)
    done[face[hit]] = True
    return done.reshape(skin.shape)


BROW = tuple(
    Stroke(((0.0, high + 0.012), (0.14, high + 0.02), (0.27, high - 0.01), (0.36, high - 0.05)), w)
    for high, w in ((0.40, 0.026), (0.50, 0.026), (0.60, 0.020))
)
"""Furrows across the brow."""
FROWN = (Stroke(((0.060, 0.15), (0.050, 0.23), (0.064, 0.33)), 0.026),)
"""Upright between the brows."""
CROWS_FEET = (
    Stroke(((0.51, 0.04), (0.555, 0.075), (0.59, 0.12)), 0.018),
    Stroke(((0.52, 0.0), (0.565, 0.01), (0.61, 0.03)), 0.018),
    Stroke(((0.51, -0.05), (0.555, -0.08), (0.59, -0.12)), 0.018),
)
"""At the outer corners of the eyes."""
BAGS = (Stroke(((0.20, -0.13), (0.32, -0.19), (0.45, -0.13)), 0.022),)
"""Under the eyes."""
LAUGH = (Stroke(((0.165, -0.40), (0.26, -0.50), (0.315, -0.66)), 0.030),)
"""From the nose to the corners of the mouth."""
CHEEKS = (Stroke(((0.37, -0.52), (0.415, -0.66), (0.39, -0.80)), 0.024),)
"""Behind the corners of the mouth: of who laughs, or is hollow."""
SMILE = (Stroke(((0.0, -0.668), (0.13, -0.668), (0.22, -0.650), (0.29, -0.60)), 0.036),)
"""The mouth of who smiles without showing teeth, to its corners."""
LAUGHING = (
    Stroke(((0.19, -0.05), (0.26, 0.015), (0.34, 0.035), (0.42, 0.015), (0.50, -0.06)), 0.052),
)
"""Eyes that laughter shuts."""
DROOP = (Stroke(((0.245, -0.69), (0.285, -0.76), (0.295, -0.86)), 0.030),)
"""Down from the corners of the mouth."""
SHUT = (
    Stroke(((0.185, -0.045), (0.26, -0.085), (0.34, -0.10), (0.42, -0.085), (0.50, -0.03)), 0.048),
    Stroke(((0.19, 0.10), (0.33, 0.145), (0.48, 0.09)), 0.022),
)
"""The lashes and the fold of lids that are shut."""
OLD = (*BROW, *CROWS_FEET, *BAGS, *LAUGH, *DROOP)
"""All that age brings."""
