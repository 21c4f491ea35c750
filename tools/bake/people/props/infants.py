"""A child in swaddling clothes."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

from .hands import HAND


def swaddled(at: Point, size: float = 1.0, roll: float = 30) -> list[Solid]:
    """A sleeping child wound from chin to toe, red ribbons crossed over it."""
    rows = [
        (-1.62, 0.02, 0.02),
        (-1.55, 0.22, 0.20),
        (-0.95, 0.36, 0.32),
        (-0.30, 0.46, 0.38),
        (0.05, 0.44, 0.36),
        (0.22, 0.30, 0.28),
    ]
    made: list[Solid] = [
        loft(rows, "linen:swathe", folds=6, depth=0.015),
        loft(
            [
                (0.95, 0.02, 0.02),
                (0.88, 0.24, 0.26),
                (0.62, 0.41, 0.40),
                (0.40, 0.42, 0.40),
                (0.16, 0.34, 0.32),
            ],
            "linen:swathe",
            folds=14,
            depth=0.015,
            at=(0, 0, -0.06),
        ),
        ball(HAND, (0, 0.45, 0.12), 0.34),
        ball(HAND, (-0.15, 0.36, 0.30), 0.14),
        ball(HAND, (0.15, 0.36, 0.30), 0.14),
        ball(HAND, (0, 0.41, 0.45), 0.06),
        tube([(-0.07, 0.265, 0.42), (0, 0.25, 0.45), (0.07, 0.265, 0.42)], 0.02, "red"),
    ]
    made += [
        tube(
            [(0.07 * s, 0.50, 0.455), (0.14 * s, 0.475, 0.44), (0.22 * s, 0.51, 0.37)],
            0.018,
            "felt",
            count=14,
        )
        for s in (-1, 1)
    ]
    for k in range(4):
        for s in (-1, 1):
            a = np.linspace(-1.35, 1.35, 16)
            y = -0.05 - 0.38 * k + s * 0.19 * a / 1.35
            wide = np.interp(-y, (-0.1, 0.3, 0.95, 1.55), (0.45, 0.47, 0.37, 0.24))
            made.append(
                tube(
                    np.stack([wide * np.sin(a), y, wide * 0.84 * np.cos(a)], 1),
                    0.045,
                    "red:ribbon",
                    count=40,
                    flat=0.5,
                )
            )
    tilt = math.copysign(1, roll)
    return moved(made, at, size, roll=roll, yaw=8 * tilt)
