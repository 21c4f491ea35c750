"""Curves that forms are made of."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tools.bake.field import Field

Point = Sequence[float] | Field
"""x, y and z."""
Points = Sequence[Point] | Field
"""Many of them, or rows of numbers as a form says."""


def axes(points: Field) -> tuple[Field, Field, Field]:
    """The x, the y and the z of all points."""
    return points[..., 0], points[..., 1], points[..., 2]


def spline(rows: Points, count: int) -> Field:
    """So many points of a smooth curve (Catmull-Rom) through the rows; one given twice makes a
    crease."""
    p = np.asarray(rows, dtype=float)
    p = np.concatenate([2 * p[:1] - p[1:2], p, 2 * p[-1:] - p[-2:-1]])
    t = np.linspace(0, len(p) - 3 - 1e-6, count)
    i = t.astype(int)
    f = (t - i)[:, None]
    a, b, c, d = p[i], p[i + 1], p[i + 2], p[i + 3]
    bend = 2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)
    return np.asarray(b + 0.5 * f * (c - a + f * bend), dtype=float)


def step(low: float, high: float, x: Field) -> Field:
    """From 0 at `low` to 1 at `high`, smoothly; `high` may be the lesser."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), dtype=float)


def ellipse(
    at: Point,
    wide: float,
    high: float = 0,
    deep: float = 0,
    *,
    count: int = 40,
    around: float = 2 * np.pi,
) -> Field:
    """Points about `at`, so far to both sides, up or to the front, from the sitter's left on.

    A whole turn ends where it begins. Some rings end at 6.28: closed, their plates would change.
    """
    x, y, z = at
    a = np.linspace(0, around, count)
    return np.stack([x + wide * np.cos(a), y + high * np.sin(a), z + deep * np.sin(a)], 1)


def lobes(turns: Field) -> Field:
    """A round swelling in each turn with a cleft between: from 0 to 1."""
    return np.asarray(np.sqrt(1 - (2 * np.abs(np.mod(turns, 1) - 0.5)) ** 2), dtype=float)


def waves(points: Field, seed: int, size: float) -> Field:
    """Smooth noise at each point, of about this size in decimetres; from -1 to 1."""
    chance = np.random.default_rng(seed)
    k, phase = chance.standard_normal((7, 3)) / size * 2, chance.uniform(0, 6.3, 7)
    return np.asarray(np.sin(points @ k.T + phase).mean(1), dtype=float)
