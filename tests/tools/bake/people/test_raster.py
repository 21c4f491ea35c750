"""The nearest triangle is seen at each pixel, and no pixel falls between two."""

from __future__ import annotations

import numpy as np

from tools.bake.people.raster import FARTHEST, draw

SQUARE = np.array([[0, 1, 2], [0, 2, 3]])


def corners(left: float, right: float, near: float) -> list[list[float]]:
    return [[left, 0, near], [right, 0, near], [right, 20, near], [left, 20, near]]


def test_two_triangles_cover_a_square_without_a_gap() -> None:
    seen = draw(np.array(corners(0, 20, 1), dtype=float), SQUARE, 30, 20)
    assert (seen.which[:, :20] >= 0).all()
    assert (seen.which[:, 20:] == -1).all()
    assert (seen.depth[:, 20:] == FARTHEST).all()


def test_the_nearer_hides_the_farther_whichever_comes_first() -> None:
    points = np.array([*corners(0, 20, 1), *corners(5, 15, 2)], dtype=float)
    both = np.concatenate([SQUARE, SQUARE + 4])
    for order in ([0, 1, 2, 3], [2, 3, 0, 1]):
        seen = draw(points, both[order], 20, 20)
        assert (seen.depth[:, 6:14] == 2).all()
        assert (seen.depth[:, :4] == 1).all()


def test_shares_say_where_in_the_triangle_a_pixel_lies() -> None:
    points = np.array([[0, 0, 0], [20, 0, 20], [0, 20, 0]], dtype=float)
    seen = draw(points, np.array([[0, 1, 2]]), 20, 20)
    rows, columns = np.nonzero(seen.which >= 0)
    assert np.allclose(seen.shares[:, 0] * 20, columns + 0.5)
    assert np.allclose(seen.shares[:, 1] * 20, rows + 0.5)
    assert np.allclose(seen.depth[rows, columns], columns + 0.5)
