"""Forms: rings, ropes, sheets and plates that everything is made of."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from tools.bake.field import Field
from tools.bake.people.solid import Solid, sheet

from .curves import Point, Points, spline


def loft(
    rows: Points,
    stuff: str,
    across: int = 120,
    down: int = 48,
    power: float = 2.0,
    folds: int = 0,
    depth: float = 0.0,
    rough: float = 0.0,
    at: Point = (0, 0, 0),
) -> Solid:
    """Rings one under the other about `at`: each row is y, half width, half depth, x, z.

    What a row leaves out, x or z, is 0; two numbers are y and a radius.
    """
    x, y, z = at
    r = spline(_whole(rows) + np.array([y, 0, 0, x, z]), down)
    th = np.linspace(0, 2 * math.pi, across, endpoint=False)
    c, s = np.cos(th), np.sin(th)
    c, s = (np.sign(v) * np.abs(v) ** (2 / power) for v in (c, s))
    wave = 1 + depth * np.sin(folds * th)[None, :] * np.linspace(0.2, 1, down)[:, None]
    if rough:
        wave = wave + rough * np.random.default_rng(1).standard_normal((down, across))
    grid = np.stack(
        [
            r[:, 3:4] + r[:, 1:2] * c * wave,
            r[:, 0:1] + 0 * c * wave,
            r[:, 4:5] + r[:, 2:3] * s * wave,
        ],
        -1,
    )
    return sheet(grid, stuff, around=True)


def _whole(rows: Points) -> Field:
    """Rows of rings with all their five numbers."""
    given = np.asarray(rows, dtype=float)
    if given.shape[1] == 2:
        given = given[:, [0, 1, 1]]
    return np.pad(given, ((0, 0), (0, 5 - given.shape[1])))


def tube(
    path: Points,
    radii: float | Sequence[float],
    stuff: str,
    around: int = 14,
    count: int = 40,
    flat: float = 1.0,
) -> Solid:
    """A rope along a path, of one radius or of several that are spread over its length."""
    p = spline(path, count)
    r = np.interp(np.linspace(0, 1, count), np.linspace(0, 1, np.size(radii)), np.ravel(radii))
    along = np.gradient(p, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True) + 1e-9
    side = np.cross(along, [0.05, 0.1, 1.0])
    side /= np.linalg.norm(side, axis=1, keepdims=True) + 1e-9
    up = np.cross(side, along)
    th = np.linspace(0, 2 * math.pi, around, endpoint=False)
    ring = side[:, None] * np.cos(th)[:, None] + flat * up[:, None] * np.sin(th)[:, None]
    return sheet(p[:, None] + ring * r[:, None, None], stuff, around=True)


def ball(stuff: str, at: Point, radius: float, flat: float = 1.0) -> Solid:
    """A ball, or a lens if it is flat."""
    th = np.linspace(0, 2 * math.pi, 20, endpoint=False)
    ph = np.linspace(0.02, math.pi - 0.02, 12)[:, None]
    grid = np.stack(
        [np.sin(ph) * np.cos(th), np.cos(ph) + 0 * th, flat * np.sin(ph) * np.sin(th)], -1
    )
    return sheet(grid * radius + np.asarray(at), stuff, around=True)


def box(stuff: str, w: float, h: float, d: float) -> list[Solid]:
    """A block; each side a sheet of its own, so that its edges stay sharp."""
    x, y, z = np.diag([w / 2, h / 2, d / 2])
    u, v = np.meshgrid(np.linspace(-1, 1, 6), np.linspace(1, -1, 6))
    sides = ((x, y, z), (x, -z, y), (x, z, -y), (-z, y, x), (z, y, -x), (-x, y, -z))
    return [sheet(u[..., None] * a + v[..., None] * b + n, stuff) for a, b, n in sides]


def outline(points: Points, stuff: str, thick: float = 0.06, swell: float = 0.5) -> list[Solid]:
    """A blade or plate with this outline (x, y), highest along its middle."""
    p = np.asarray(points, dtype=float)
    d = np.concatenate(
        [[0], np.cumsum(np.linalg.norm(np.diff(np.concatenate([p, p[:1]]), axis=0), axis=1))]
    )
    t = np.linspace(0, d[-1], 200, endpoint=False)
    ring = np.stack([np.interp(t, d, np.append(p[:, i], p[0, i])) for i in (0, 1)], 1)
    mid = p.mean(0)
    v = np.linspace(0, 1, 14)[:, None, None]
    xy = mid + (ring - mid) * v
    z = thick * (1 - v[..., 0] ** 2) ** swell + 0 * xy[..., 0]
    return [sheet(np.concatenate([xy, z[..., None]], -1), stuff, around=True)]


def hanging(stuff: str, rows: Points, folds: int = 12, depth: float = 0.02) -> Solid:
    """Cloth that hangs about the head and is open in front.

    Each row is y, half width, half depth, z, and how far it reaches from the back to each side, in
    degrees.
    """
    down = 60
    r = spline(rows, down)
    s = np.linspace(-1, 1, 140)
    th = np.radians(r[:, 4:5]) * s
    wave = 1 + depth * np.cos(folds * s * math.pi) * np.linspace(0.1, 1.6, down)[:, None]
    return sheet(
        np.stack(
            [
                r[:, 1:2] * np.sin(th) * wave,
                r[:, 0:1] + 0 * th,
                r[:, 3:4] - r[:, 2:3] * np.cos(th) * wave,
            ],
            -1,
        ),
        stuff,
    )


def fine(grid: Field) -> Field:
    """A sheet of four corners in more rows and columns."""
    v = np.linspace(0, 1, 12)[:, None, None]
    rows = grid[0][None] * (1 - v) + grid[-1][None] * v
    u = np.linspace(0, 1, 12)[None, :, None]
    return np.asarray(rows[:, :1] * (1 - u) + rows[:, -1:] * u, dtype=float)
