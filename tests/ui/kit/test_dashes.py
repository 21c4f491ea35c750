"""Dashes: as long as asked for, together with their gaps as long as the line."""

from __future__ import annotations

import math
import re
from itertools import pairwise

import pytest

from tolerance_game.ui.kit.dashes import Point, curve, dashed, frame


def strokes(path: str) -> list[list[Point]]:
    """The strokes of a path."""
    return [
        [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+) (-?[\d.]+)", part)]
        for part in path.split("M")[1:]
    ]


def length(points: list[Point]) -> float:
    """How long a line is."""
    return sum(math.dist(a, b) for a, b in pairwise(points))


def test_a_straight_line() -> None:
    assert dashed([(0, 0), (20, 0)], (5, 3)) == (
        "M0.00 0.00L5.00 0.00 M8.00 0.00L13.00 0.00 M16.00 0.00L20.00 0.00"
    )


@pytest.mark.parametrize(
    "points",
    [
        frame(1, 1, 174, 251, 9),
        curve((0, 0), (0, 90), (200, 90), (198, 16)),
        [(0.0, 0.0), (30.0, 40.0), (30.0, 300.0)],
    ],
    ids=["frame", "curve", "corner"],
)
@pytest.mark.parametrize("pattern", [(9, 7), (16, 6, 3, 6)])
def test_strokes_are_as_long_as_the_pattern_has_them(
    points: list[Point], pattern: tuple[float, ...]
) -> None:
    found = strokes(dashed(points, pattern))
    for place, stroke in enumerate(found[:-1]):
        assert length(stroke) == pytest.approx(pattern[2 * place % len(pattern)], abs=0.1)
    share = sum(pattern[::2]) / sum(pattern)
    assert sum(map(length, found)) == pytest.approx(length(points) * share, abs=sum(pattern))


def test_a_frame_is_closed_and_stays_inside() -> None:
    points = frame(10, 20, 100, 60, 8)
    assert points[0] == pytest.approx(points[-1])
    assert all(10 <= x <= 110 and 20 <= y <= 80 for x, y in points)
