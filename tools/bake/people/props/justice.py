"""Scales of justice."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def scales(at: Point, size: float = 1.0, tip: float = 0.10) -> list[Solid]:
    """Even but for a hair, and bold enough for the least plates; they stand on a pillar
    that is held below the pans."""
    beam = [(-0.82, 0.16 + tip, 0), (-0.4, 0.04 + tip / 2, 0.02), (0, -0.02, 0.05)]
    beam += [(0.4, 0.04 - tip / 2, 0.02), (0.82, 0.16 - tip, 0)]
    made = [
        tube([(x, y - 0.62, z) for x, y, z in beam], [0.05, 0.08, 0.11, 0.08, 0.05], "gold"),
        tube([(0, -0.3, 0), (0, -1.4, 0.02), (0, -2.8, 0)], [0.07, 0.08, 0.10], "gold"),
        ball("gold", (0, -0.22, 0), 0.13),
        ball("gold", (0, -1.86, 0), 0.19, 0.8),
        ball("gold", (0, -0.62, 0.08), 0.17, 0.6),
    ]
    for x, y in ((-0.82, -0.46 + tip), (0.82, -0.46 - tip)):
        low = y - 0.86
        made += [
            tube([(x, y, 0.02), (x + dx, low, dz)], [0.034] * 2, "cord", count=10)
            for dx, dz in ((-0.44, 0.1), (0.44, 0.1), (0.0, 0.40))
        ]
        made.append(_pan(x, low))
    return moved(made, at, size)


def _pan(x: float, y: float) -> Solid:
    a = np.linspace(0, math.pi / 2, 7)
    rows = [(y + 0.05, 0.42, 0.40, x, 0.0), (y + 0.06, 0.53, 0.50, x, 0.0)]
    rows += [(y - 0.28 * math.sin(k), 0.50 * math.cos(k) + 0.02, 0.46 * math.cos(k) + 0.02, x, 0.0)
             for k in a]  # fmt: skip
    return loft(rows, "gold", down=40)
