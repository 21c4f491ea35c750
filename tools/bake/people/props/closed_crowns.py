"""Crowns that are carried."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.costume.crowns import crown
from tools.bake.people.costume.jewels import cross
from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def imperial(at: Point, size: float = 1.0, roll: float = 0, tall: float = 1.0) -> list[Solid]:
    """A closed crown: red velvet under its arches, an orb with a cross on top.

    `tall` presses it lower, for a head that wears it.
    """
    made = moved(crown(y=0, wide=0.82, points=8, tall=0.60, z=0, pitch=0), (0, 0, 0))
    made.append(
        loft(
            [
                (0.10, 0.80, 0.96, 0, 0),
                (0.50, 0.86, 1.0, 0, 0),
                (0.86, 0.70, 0.80, 0, 0),
                (1.08, 0.36, 0.40, 0, 0),
                (1.12, 0.02, 0.02, 0, 0),
            ],
            "red",
            folds=8,
            depth=0.03,
        )
    )
    for a in np.radians((0, 45, 90, 135, 180)):
        x, z = math.cos(a), math.sin(a) * 1.22
        arch = [
            (x * 0.92, 0.42, z * 0.92),
            (x * 1.02, 0.90, z * 1.0),
            (x * 0.62, 1.24, z * 0.6),
            (0, 1.18, 0),
        ]
        made.append(tube(arch, [0.075] * 2, "gold", count=40))
        made += [
            ball("pearl", (x * f, y, z * f), 0.075)
            for f, y in ((1.08, 0.72), (0.98, 1.05), (0.55, 1.34))
        ]
    made.append(ball("gold", (0, 1.36, 0), 0.18))
    made += moved(cross("gold", (0, 0, 0)), (0, 1.72, 0), 1.15)
    for one in made:
        one.points = one.points * [1.0, tall, 1.0]
    return moved(made, at, size, pitch=8, roll=roll)
