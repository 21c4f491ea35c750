"""Fans."""

from __future__ import annotations

import math

from tools.bake.people.costume.hats import feather
from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def plume_fan(at: Point, size: float = 1.0, stuff: str = "plume") -> list[Solid]:
    """White plumes on a gilt handle."""
    made: list[Solid] = [
        tube([(0, -1.1, 0), (0, -0.2, 0)], [0.07, 0.10], "gold", count=14),
        ball("gold", (0, -0.12, 0), 0.20, 0.7),
        ball("red", (0, -0.12, 0.14), 0.09, 0.7),
    ]
    for k, a in enumerate((-62, -32, 0, 32, 62)):
        r = math.radians(a)
        path = [
            (0.10 * math.sin(r), 0.0, 0.02 * k),
            (0.55 * math.sin(r), 0.50 * math.cos(r) + 0.05, 0.04 * k),
            (0.95 * math.sin(r), 0.98 * math.cos(r) + 0.1, 0.06 - 0.03 * abs(k - 2)),
            (1.15 * math.sin(r + 0.16), 1.10 * math.cos(r + 0.16) + 0.05, 0.16),
        ]
        made += feather(stuff, path, 0.33)
    return moved(made, at, size)
