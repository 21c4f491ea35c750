"""Subdivision: each face in four, rounded off as Catmull and Clark do it."""

from __future__ import annotations

import numpy as np

from tools.bake.field import Field, Numbers


def subdivide(points: Field, quads: Numbers) -> tuple[Field, Numbers]:
    """The points and faces of the finer mesh; its first points are the old ones, moved."""
    count, faces = len(points), len(quads)
    middle = points[quads].mean(1)
    edges = np.stack([quads, np.roll(quads, -1, 1)], -1).reshape(-1, 2)
    edges.sort(1)
    key, number, times = np.unique(
        edges[:, 0] * count + edges[:, 1], return_inverse=True, return_counts=True
    )
    a, b = key // count, key % count
    half = (points[a] + points[b]) / 2
    around = np.zeros((len(key), points.shape[1]), dtype=float)
    np.add.at(around, number, np.repeat(middle, 4, 0))
    inner = times == 2
    edge = np.where(inner[:, None], (half * 2 + around) / 4, half)
    moved = _moved(points, quads, middle, (a, b), half)
    rim = np.zeros(count, dtype=bool)
    rim[a[~inner]] = rim[b[~inner]] = True
    weight = np.bincount(quads.ravel(), minlength=count)
    still = rim | (weight < 3)
    moved[still] = points[still]
    f = count + np.arange(faces)
    e = count + faces + number.reshape(-1, 4)
    made = np.stack([np.stack([quads[:, i], e[:, i], f, e[:, i - 1]], 1) for i in range(4)], 1)
    return np.concatenate([moved, middle, edge]), made.reshape(-1, 4)


def _moved(
    points: Field, quads: Numbers, middle: Field, ends: tuple[Numbers, Numbers], half: Field
) -> Field:
    """The old corners, moved towards what lies about them."""
    count = len(points)
    near, mids = np.zeros_like(points), np.zeros_like(points)
    np.add.at(near, quads.ravel(), np.repeat(middle, 4, 0))
    weight = np.bincount(quads.ravel(), minlength=count)
    links = np.zeros(count, dtype=float)
    for end in ends:
        np.add.at(mids, end, half)
        np.add.at(links, end, 1)
    n = np.maximum(weight, 1)[:, None]
    done = (near / n + 2 * mids / np.maximum(links, 1)[:, None] + (n - 3) * points) / n
    return np.asarray(done, dtype=float)
