"""Ears of wheat, cut and bound."""

from __future__ import annotations

import math

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def wheat(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """Five ears, no two as high, loose above the fist which holds the stalks at `at`."""
    made: list[Solid] = []
    for k, (lean, tall) in enumerate(((-26, 0.98), (-9, 1.52), (5, 1.24), (16, 1.70), (31, 1.08))):
        a = math.radians(lean)
        x, y, z = tall * math.sin(a) * 0.9, tall * math.cos(a), 0.05 * (k % 2)
        low = (-0.25 * math.sin(a), -1.3, z)
        made.append(tube([low, (0.05 * x, 0.0, z), (0.34 * x, 0.6 * y, z), (x, y, z)], 0.045, REED))
        made += moved(_ear(), (x, y, z), roll=-lean * 1.35)
    return moved(made, at, size, roll=roll)


REED = "straw:reed"


def _ear() -> list[Solid]:
    """Grains in two rows, each with its awn."""
    made = []
    for k in range(6):
        for s in (-1, 1):
            low = (0.05 * s, 0.16 * k - 0.25, 0.04)
            high = (0.17 * s, 0.16 * k + 0.02, 0.08)
            path = [low, ((low[0] + high[0]) / 2 + 0.05 * s, low[1] + 0.12, 0.1), high]
            made.append(tube(path, [0.05, 0.095, 0.02], "straw:grain", around=10, count=12))
            tip = (0.34 * s, high[1] + 0.42, 0.1)
            made.append(tube([high, tip], [0.018, 0.008], REED, around=6, count=8))
    made.append(ball("straw:grain", (0, 0.78, 0.05), 0.10))
    return made
