"""Dashed lines as single strokes: the renderer's own dashes come out otherwise now and then."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import cycle, pairwise

Point = tuple[float, float]


def dashed(points: Sequence[Point], pattern: Sequence[float]) -> str:
    """The path of the strokes along a line: so long a stroke, so long a gap, and so on."""
    return " ".join(
        "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in stroke)
        for stroke in _strokes(points, pattern)
        if len(stroke) > 1
    )


def _strokes(points: Sequence[Point], pattern: Sequence[float]) -> Iterator[list[Point]]:
    lengths = cycle([(length, place % 2 == 0) for place, length in enumerate(pattern)])
    left, inked = next(lengths)
    stroke: list[Point] = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        whole = math.hypot(bx - ax, by - ay)
        done = 0.0
        while whole - done > left:
            done += left
            here = (ax + (bx - ax) * done / whole, ay + (by - ay) * done / whole)
            if inked:
                yield [*stroke, here]
            left, inked = next(lengths)
            stroke = [here]
        left -= whole - done
        stroke.append((bx, by))
    if inked:
        yield stroke


def frame(x: float, y: float, w: float, h: float, radius: float) -> list[Point]:
    """The outline of a rectangle with round corners."""
    corners = (
        (x + w - radius, y + radius, -90),
        (x + w - radius, y + h - radius, 0),
        (x + radius, y + h - radius, 90),
        (x + radius, y + radius, 180),
    )
    found = [(x + radius, y)]
    for cx, cy, start in corners:
        for step in range(5):
            angle = math.radians(start + step * 22.5)
            found.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return found


def curve(a: Point, b: Point, c: Point, d: Point, steps: int = 40) -> list[Point]:
    """A Bézier curve from a to d."""
    found = []
    for step in range(steps + 1):
        t = step / steps
        u = 1 - t
        shares = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        x = sum(share * point[0] for share, point in zip(shares, (a, b, c, d), strict=True))
        y = sum(share * point[1] for share, point in zip(shares, (a, b, c, d), strict=True))
        found.append((x, y))
    return found
