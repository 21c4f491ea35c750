"""Powder and match."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

from .lights import flame


def keg(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A keg with its hoops."""
    rows = [
        (0.86, 0.02, 0.02, 0, 0),
        (0.86, 0.52, 0.52, 0, 0),
        (0.92, 0.56, 0.56, 0, 0),
        (0.50, 0.66, 0.66, 0, 0),
        (0.0, 0.72, 0.72, 0, 0),
        (-0.50, 0.66, 0.66, 0, 0),
        (-0.92, 0.56, 0.56, 0, 0),
        (-0.92, 0.02, 0.02, 0, 0),
    ]
    made = [loft(rows, "wood", folds=16, depth=0.018, down=60, across=160)]
    for y, r in ((0.78, 0.615), (0.46, 0.69), (-0.46, 0.69), (-0.78, 0.615)):
        hoop = [(y + 0.08, r, r, 0, 0), (y, r + 0.03, r + 0.03, 0, 0), (y - 0.08, r, r, 0, 0)]
        made.append(loft(hoop, "steel", down=10))
    made.append(ball("felt", (0.0, 0.10, 0.73), 0.12, 0.3))
    return moved(made, at, size, roll=roll, pitch=12)


def match(at: Point, size: float = 1.0) -> list[Solid]:
    """A slow match, alight."""
    t = np.linspace(0, 1, 12)
    cord = np.stack([0.10 * np.sin(t * 5), -1.0 + 1.3 * t, 0 * t], 1)
    return moved(
        [tube(cord, [0.06] * 2, "cord", count=40), *flame((-0.09, 0.42, 0.02), 0.85)], at, size
    )
