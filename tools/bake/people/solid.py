"""A solid: triangles of one stuff, with a grain that lines can follow."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.bake.field import Field, Numbers


@dataclass
class Solid:
    """A surface of one stuff."""

    points: Field
    tris: Numbers
    stuff: str
    """How it is cut, by the names of `stuffs`."""
    grain: Field
    """Numbers of each vertex that run along the surface; hair and folds are cut by them."""
    normals: Field | None = None
    """None where they are those of the triangles."""


def of_quads(points: Field, quads: Numbers, stuff: str, grain: Field | None = None) -> Solid:
    """A solid of faces with four corners; corners that coincide make a triangle."""
    tris = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
    a, b, c = tris.T
    tris = tris[(a != b) & (b != c) & (a != c)]
    return Solid(points, tris, stuff, points[:, :2].copy() if grain is None else grain)


def sheet(grid: Field, stuff: str, around: bool = False) -> Solid:
    """A grid of points (rows, columns, 3); `around` joins the last column to the first."""
    rows, columns = grid.shape[:2]
    if around:
        grid = np.concatenate([grid, grid[:, :1]], 1)
        columns += 1
    n = np.arange(rows * columns).reshape(rows, columns)
    quads = np.stack([n[:-1, :-1], n[1:, :-1], n[1:, 1:], n[:-1, 1:]], -1).reshape(-1, 4)
    v, u = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 1, columns), indexing="ij")
    made = of_quads(grid.reshape(-1, 3).copy(), quads, stuff, np.stack([u, v], -1).reshape(-1, 2))
    normals = smooth_normals(made.points, made.tris)
    if around:  # the seam is no edge
        joined = normals.reshape(rows, columns, 3)
        joined[:, 0] = joined[:, -1] = joined[:, 0] + joined[:, -1]
        normals = joined.reshape(-1, 3)
    made.normals = normals / (np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12)
    return made


def smooth_normals(points: Field, tris: Numbers) -> Field:
    """The normal of each vertex: the mean of those of its triangles, the larger the heavier."""
    a, b, c = (points[tris[:, i]] for i in range(3))
    flat = np.cross(b - a, c - a)
    corners, count = tris.T.ravel(), len(points)
    done = np.stack([np.bincount(corners, np.tile(flat[:, i], 3), count) for i in range(3)], -1)
    return np.asarray(done / (np.linalg.norm(done, axis=1, keepdims=True) + 1e-12), dtype=float)
