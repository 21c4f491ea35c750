"""Reliefs: an icon of the game swollen to a thing."""

from __future__ import annotations

import numpy as np

from tools.bake.blur import blur
from tools.bake.field import Field
from tools.bake.glyph import glyph
from tools.bake.people.solid import Solid, of_quads, smooth_normals


def relief(icon: str, stuff: str, size: float, thick: float = 0.22) -> list[Solid]:
    """An icon of the game as a thing, swollen.

    Good for lilies and badges, bad for ships, which stay pictograms.
    """
    mask = np.pad(glyph(icon, 190), 4)
    n = len(mask)
    swell = n * 0.05
    high = np.clip(blur(mask, swell * 0.5) * 2 - 0.9, 0, 1) ** 0.5
    high = high + 0.5 * blur(mask, swell * 0.16)
    y, x = np.mgrid[0:n, 0:n]
    points = np.stack(
        [(x / (n - 1) - 0.5) * size, (0.5 - y / (n - 1)) * size, thick * blur(high, 1.2)], -1
    )
    return [_surface(mask, points, stuff)]


def _surface(field: Field, points: Field, stuff: str) -> Solid:
    """The points of a square grid where the field is set, as a surface."""
    keep = field > 0.5
    n = np.arange(keep.size).reshape(keep.shape)
    quads = np.stack([n[:-1, :-1], n[1:, :-1], n[1:, 1:], n[:-1, 1:]], -1)
    whole = keep[:-1, :-1] & keep[1:, :-1] & keep[1:, 1:] & keep[:-1, 1:]
    used, place = np.unique(quads[whole], return_inverse=True)
    flat = points.reshape(-1, 3)[used]
    made = of_quads(flat, place.reshape(-1, 4), stuff, flat[:, :2].copy())
    made.normals = smooth_normals(made.points, made.tris)
    return made
