"""Sheep and lambs."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

WOOL = "goose:wool"


def wool(
    at: Point, long: float, high: float, deep: float, count: int, size: float, seed: int
) -> list[Solid]:
    """Curls of wool over an egg."""
    chance = np.random.default_rng(seed)
    made = [ball(WOOL, (0, 0, 0), 1.0)]
    made[0].points = made[0].points * [long, high, deep]
    made[0].normals = None
    golden = np.pi * (3 - np.sqrt(5))
    for k in range(count):
        v = 1 - 2 * (k + 0.5) / count
        r = np.sqrt(1 - v * v)
        p = np.array([r * np.cos(golden * k) * long, v * high, r * np.sin(golden * k) * deep])
        if p[2] > -0.2 * deep:
            made.append(ball(WOOL, p, size * chance.uniform(0.8, 1.2)))
    return moved(made, at)


def lamb(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A lamb in the arms, its head to the left."""
    made = wool((0.25, 0, 0), 1.05, 0.62, 0.55, 90, 0.20, 3)
    made += wool((-0.70, 0.52, 0.20), 0.34, 0.42, 0.34, 30, 0.16, 4)
    made += head((-0.98, 0.66, 0.38))
    for x, y in ((-0.35, -0.55), (0.0, -0.62), (0.85, -0.55)):
        made.append(
            tube(
                [(x, y + 0.1, 0.40), (x - 0.06, y - 0.30, 0.48), (x - 0.02, y - 0.70, 0.46)],
                [0.14, 0.10, 0.085],
                "goose",
                count=20,
            )
        )
        made.append(ball("felt", (x - 0.02, y - 0.76, 0.47), 0.10))
    return moved(made, at, size, roll=roll)


def head(at: Point, size: float = 1.0) -> list[Solid]:
    """Its face, looking left, with an ear and a tuft."""
    face = tube(
        [(0.22, 0.16, 0), (0.02, 0.10, 0.03), (-0.26, -0.06, 0.05), (-0.48, -0.22, 0.05)],
        [0.26, 0.27, 0.20, 0.12],
        "stone",
        around=30,
        count=40,
    )
    made = [
        face,
        tube(
            [(0.14, 0.20, 0.22), (0.34, 0.16, 0.34), (0.52, 0.00, 0.36)],
            [0.08, 0.13, 0.03],
            "stone",
            count=20,
            flat=0.5,
        ),
        ball("felt", (-0.06, 0.16, 0.23), 0.055),
        ball("felt", (-0.47, -0.20, 0.13), 0.04),
        tube(
            [(-0.50, -0.28, 0.10), (-0.38, -0.29, 0.14), (-0.28, -0.24, 0.16)],
            0.014,
            "felt",
            count=10,
        ),
    ]
    made += [
        ball(WOOL, (0.02 + 0.08 * k, 0.34 + 0.04 * (k % 2), 0.06 + 0.05 * (k % 3)), 0.13)
        for k in range(6)
    ]
    return moved(made, at, size)
