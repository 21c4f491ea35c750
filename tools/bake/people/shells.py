"""Shells: the skin once more, moved outward where a weight says so; what fits a head closely."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.bake.field import Field, Mask

from .head import SKIN, Head
from .solid import Solid, of_quads, smooth_normals
from .stuffs import kind

OfBase = Callable[[Field], Field]
"""Numbers of each vertex, by its place in the base mesh."""


def shell(
    head: Head, weight: OfBase, offset: Callable[[Field, Field], Field], stuff: str, grain: OfBase
) -> Solid:
    """The skin moved by `offset` (of place and normal) where `weight` is above nothing."""
    quads = head.quads[head.part == SKIN]
    tris = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
    normal = smooth_normals(head.points, tris)
    w = weight(head.base)
    hairy = kind(stuff) == "hair"  # its edge is drawn by the strands, not the mesh
    there = w[quads] > 0.02
    keep = there.any(1) if hairy else there.all(1)
    points = head.points + offset(head.base, normal) * w[:, None]
    along = np.concatenate([grain(head.base), w[:, None]], 1)
    made = of_quads(points, quads[keep], stuff, along)
    made.normals = smooth_normals(points, made.tris)
    return made


def flat_grain(base: Field) -> Field:
    """The grain of linen on a head: across and up."""
    return np.stack([base[:, 0], base[:, 1]], -1)


def face_oval(base: Field) -> Field:
    """Below 1 within the oval that linen leaves free."""
    x, y, z = base[..., 0], base[..., 1], base[..., 2]
    oval = (x / 0.60) ** 2 + ((y + 0.28) / 0.76) ** 2
    return np.where(z > -0.55, oval, 9.0)


def under_linen(base: Field) -> Mask:
    """Where the skin outside that oval is covered: a decal for who wears a wimple."""
    return np.asarray(face_oval(base) > 1, dtype=bool)
