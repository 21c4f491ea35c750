"""What people pass their time with: dice, and a flower."""

from __future__ import annotations

import math

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, box, outline, tube
from tools.bake.people.placing import mirrored, moved
from tools.bake.people.solid import Solid

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Where the pips of a face are."""


def die(
    at: Point, size: float = 1.0, front: int = 5, top: int = 6, *, yaw: float = 30, roll: float = 0
) -> list[Solid]:
    """A die of bone, seen from above."""
    made = box("linen:bone", 0.5, 0.5, 0.5)
    for u, v in PIPS[front]:
        made.append(ball("felt", (0.14 * u, 0.14 * v, 0.25), 0.075, 0.3))
    for u, v in PIPS[top]:
        made += moved([ball("felt", (0.14 * u, 0.14 * v, 0), 0.065, 0.3)], (0, 0.25, 0), pitch=-90)
    for u, v in PIPS[1]:
        made += moved([ball("felt", (0.14 * u, 0.14 * v, 0), 0.065, 0.3)], (-0.25, 0, 0), yaw=-90)
    return moved(made, at, size, yaw=yaw, pitch=28, roll=roll)


def rose(at: Point, size: float = 1.0) -> list[Solid]:
    """A red rose on its stem, with two leaves; the hand is below."""
    stem = [(0, -1.5, -0.05), (0.05, -0.8, 0), (0, -0.2, 0)]
    made = [tube(stem, 0.05, "leaf", count=24)]
    # Petals in two rings, each a little before or behind the next, so that a line parts them.
    for count, far, large, near in ((5, 0.42, 0.30, -0.16), (4, 0.21, 0.23, 0.14)):
        for k in range(count):
            a = 2 * math.pi * (k + 0.3) / count
            z = near + (0.0, -0.13)[k % 2] - 0.26 * (k == count - 1) * (count % 2)
            made.append(ball("red", (far * math.cos(a), far * math.sin(a), z), large, 0.5))
    made.append(ball("red", (0, 0.02, 0.42), 0.17, 0.6))
    made.append(ball("red:bud", (-0.02, 0.03, 0.56), 0.08, 0.6))
    for s, y in ((-1, -0.62), (1, -0.86)):
        blade = outline([(0, 0), (0.22, 0.16), (0.58, 0.10), (0.24, -0.12)], "leaf", 0.06)
        made += moved(blade if s > 0 else mirrored(blade), (0.03, y, 0.04))
    return moved(made, at, size)
