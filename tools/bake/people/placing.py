"""Placing: the same solids elsewhere, turned, larger or mirrored."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tools.bake.field import Field

from .curves import Point
from .solid import Solid, smooth_normals


def rotation(yaw: float, pitch: float = 0, roll: float = 0) -> Field:
    """A turn about the upright, a nod and a lean, in degrees."""
    y, p, r = np.radians([yaw, pitch, roll])
    turn = np.array([[np.cos(y), 0, np.sin(y)], [0, 1, 0], [-np.sin(y), 0, np.cos(y)]])
    nod = np.array([[1, 0, 0], [0, np.cos(p), -np.sin(p)], [0, np.sin(p), np.cos(p)]])
    lean = np.array([[np.cos(r), -np.sin(r), 0], [np.sin(r), np.cos(r), 0], [0, 0, 1]])
    return np.asarray(lean @ nod @ turn, dtype=float)


def moved(
    solids: Iterable[Solid],
    at: Point = (0, 0, 0),
    size: float = 1.0,
    yaw: float = 0,
    pitch: float = 0,
    roll: float = 0,
) -> list[Solid]:
    """Solids made about 0, 0, 0, turned and enlarged, with that point at `at`."""
    r, place = rotation(yaw, pitch, roll), np.asarray(at, dtype=float)
    return [
        Solid(
            one.points * size @ r.T + place,
            one.tris,
            one.stuff,
            one.grain,
            None if one.normals is None else one.normals @ r.T,
        )
        for one in solids
    ]


def turned(
    solids: Iterable[Solid], pitch: float = 0, roll: float = 0, at: Point = (0, 0.4, -0.65)
) -> list[Solid]:
    """Solids turned about a point: by default about where a hat sits."""
    x, y, z = at
    return moved(moved(solids, (-x, -y, -z)), at, pitch=pitch, roll=roll)


def bumped(solid: Solid, heights: Field) -> Solid:
    """A solid whose points are moved out by so much, for folds and ribs; its edges stay smooth."""
    normals = smooth_normals(solid.points, solid.tris) if solid.normals is None else solid.normals
    points = solid.points + normals * heights[:, None]
    return Solid(points, solid.tris, solid.stuff, solid.grain)


def mirrored(solids: Iterable[Solid]) -> list[Solid]:
    """Solids with left and right exchanged."""
    flip = np.array([-1.0, 1.0, 1.0])
    return [
        Solid(
            one.points * flip,
            one.tris,
            one.stuff,
            one.grain,
            None if one.normals is None else one.normals * flip,
        )
        for one in solids
    ]
