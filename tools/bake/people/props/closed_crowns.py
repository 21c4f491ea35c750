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


def imperial(at: Point, size: float = 1.0, tall: float = 1.0) -> list[Solid]:
    """A closed crown: red velvet under its arches, an orb with a cross on top.

    `tall` presses it lower, for a head that wears it.
    """
    made = crown(y=0, wide=0.82, points=8, tall=0.60, z=0, pitch=0)
    made.append(
        loft(
            [
                (0.10, 0.80, 0.96),
                (0.50, 0.86, 1.0),
                (0.86, 0.70, 0.80),
                (1.08, 0.36, 0.40),
                (1.12, 0.02, 0.02),
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
        made.append(tube(arch, 0.075, "gold", count=40))
        made += [
            ball("pearl", (x * f, y, z * f), 0.075)
            for f, y in ((1.08, 0.72), (0.98, 1.05), (0.55, 1.34))
        ]
    made.append(ball("gold", (0, 1.36, 0), 0.18))
    made += cross("gold", (0, 1.72, 0), 1.15)
    for one in made:
        one.points = one.points * [1.0, tall, 1.0]
    return moved(made, at, size, pitch=8)


def cushion(at: Point, size: float = 1.0) -> list[Solid]:
    """A cushion of velvet for a crown, a cord about it, tassels at its corners."""
    rows = [
        (0.02, 0.9, 0.9),
        (-0.06, 1.35, 1.1),
        (-0.34, 1.72, 1.35),
        (-0.62, 1.40, 1.1),
        (-0.70, 0.9, 0.9),
    ]
    a = np.linspace(0, 2 * math.pi, 60)
    c, s = (np.sign(v) * np.abs(v) ** 0.6 for v in (np.cos(a), np.sin(a)))
    seam = np.stack([1.76 * c, -0.34 + 0 * a, 1.39 * s], 1)
    made: list[Solid] = [
        loft(rows, "red:cushion", power=3.3),
        tube(seam, 0.065, "gold", count=160),
    ]
    for side in (-1, 1):
        made += [
            ball("gold", (1.78 * side, -0.40, 0.9), 0.15),
            loft(
                [
                    (-0.48, 0.10, 0.10, 1.80 * side),
                    (-0.62, 0.15, 0.15, 1.80 * side),
                    (-0.95, 0.22, 0.22, 1.82 * side),
                ],
                "gold",
                folds=9,
                depth=0.08,
                at=(0, 0, 0.9),
            ),
        ]
    return moved(made, at, size, pitch=8)
