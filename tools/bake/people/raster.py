"""The raster: which triangle is nearest at each pixel, and where in it the pixel lies."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.bake.field import Field, Numbers

FARTHEST = -1e9
AT_ONCE = 1_500_000
"""How many pixels of boxes about triangles are tried at once: what fits the memory near by."""
EDGE = 1e-6
"""So much outside a triangle still counts as inside, that no pixel falls between two."""
NEAR = 1e-3
"""The same for its box, in pixels."""


@dataclass(frozen=True)
class Raster:
    """What is seen of some triangles."""

    depth: Field
    """How near, in the unit of the points; FARTHEST where nothing is."""
    which: Numbers
    """The triangle, or -1."""
    shares: Field
    """How much the second and the third corner count at each pixel that shows a triangle, row
    by row."""


def draw(points: Field, tris: Numbers, width: int, height: int) -> Raster:
    """Triangles of points in pixels, the nearest with the largest z."""
    corners = np.ascontiguousarray(points[tris].transpose(1, 2, 0))  # corner, axis, triangle
    low, high = corners[:, :2].min(0), corners[:, :2].max(0)
    # Only boxes that hold the middle of a pixel: most triangles are smaller than one.
    left = np.clip(np.ceil(low[0] - 0.5 - NEAR), 0, width).astype(np.int64)
    right = np.clip(np.floor(high[0] - 0.5 + NEAR) + 1, 0, width).astype(np.int64)
    top = np.clip(np.ceil(low[1] - 0.5 - NEAR), 0, height).astype(np.int64)
    bottom = np.clip(np.floor(high[1] - 0.5 + NEAR) + 1, 0, height).astype(np.int64)
    slopes = _Slopes(corners)
    seen = np.flatnonzero((right > left) & (bottom > top) & (np.abs(slopes.area) > 1e-9))
    wide = (right - left)[seen]
    ends = np.cumsum(wide * (bottom - top)[seen])
    depth = np.full(height * width, FARTHEST)
    which = np.full(height * width, -1, dtype=np.int64)
    start = 0
    while start < len(seen):
        before = ends[start - 1] if start else 0
        stop = max(start + 1, int(np.searchsorted(ends, before + AT_ONCE, side="right")))
        part = slice(start, stop)
        counts = np.diff(ends[part], prepend=before)
        own = np.repeat(np.arange(stop - start), counts)
        within = np.arange(len(own)) - np.repeat(ends[part] - counts - before, counts)
        row, column = np.divmod(within, wide[part][own])
        tri = seen[part][own]
        column += left[tri]
        row += top[tri]
        second, third = slopes.shares(tri, column + 0.5, row + 0.5)
        hit = (second >= -EDGE) & (third >= -EDGE) & (second + third <= 1 + EDGE)
        tri, pixel = tri[hit], row[hit] * width + column[hit]
        z = slopes.depth(tri, second[hit], third[hit])
        np.maximum.at(depth, pixel, z)
        nearest = z == depth[pixel]
        which[pixel[nearest]] = tri[nearest]
        start = stop
    pixel = np.flatnonzero(which >= 0)
    row, column = np.divmod(pixel, width)
    shares = slopes.shares(which[pixel], column + 0.5, row + 0.5)
    return Raster(depth.reshape(height, width), which.reshape(height, width), np.stack(shares, -1))


class _Slopes:
    """How the shares of the corners change over each triangle."""

    def __init__(self, corners: Field) -> None:
        (self.x, self.y, self.z), (bx, by, bz), (cx, cy, cz) = corners
        self.ab, self.ac = (
            (bx - self.x, by - self.y, bz - self.z),
            (cx - self.x, cy - self.y, cz - self.z),
        )
        self.area = self.ab[0] * self.ac[1] - self.ac[0] * self.ab[1]
        safe = np.where(self.area == 0, 1, self.area)
        self.second = self.ac[1] / safe, -self.ac[0] / safe
        self.third = -self.ab[1] / safe, self.ab[0] / safe

    def shares(self, tri: Numbers, x: Field, y: Field) -> tuple[Field, Field]:
        """How much the second and the third corner count at these places."""
        dx, dy = x - self.x[tri], y - self.y[tri]
        return (
            dx * self.second[0][tri] + dy * self.second[1][tri],
            dx * self.third[0][tri] + dy * self.third[1][tri],
        )

    def depth(self, tri: Numbers, second: Field, third: Field) -> Field:
        """How near these places are."""
        return np.asarray(
            self.z[tri] + second * self.ab[2][tri] + third * self.ac[2][tri], dtype=float
        )
