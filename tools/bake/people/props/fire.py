"""Fire."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def flames(at: Point, size: float = 1.0, seed: int = 1, count: int = 7) -> list[Solid]:
    made = []
    chance = np.random.default_rng(seed)
    for k in range(count):
        t = (k / (count - 1) - 0.5) * 2
        tall = (1.5 - 0.8 * t * t) * chance.uniform(0.8, 1.15)
        bend = chance.uniform(-0.18, 0.18)
        path = [
            (0.52 * t, -0.15, 0),
            (0.66 * t + bend, tall * 0.3, 0.05),
            (0.58 * t - bend, tall * 0.65, 0.06),
            (0.40 * t + bend, tall, 0),
        ]
        made += moved(
            [
                tube(
                    path,
                    [0.20, 0.24, 0.13, 0.01],
                    "flame" if k % 2 else "flame:red",
                    around=20,
                    count=40,
                    flat=0.6,
                )
            ],
            (0, 0, 0.12 * (k % 2)),
        )
    return moved(made, at, size)


def torch(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    cup = loft(
        [(0.12, 0.26), (0.0, 0.27), (-0.35, 0.15), (-0.5, 0.11)],
        "straw:reed",
        folds=10,
        depth=0.08,
    )
    return moved(
        [
            tube([(0, -2.2, 0), (0, -0.3, 0)], [0.08, 0.10], "wood", count=20),
            cup,
            *flames((0, 0.15, 0), 0.62, 4, 6),
        ],
        at,
        size,
        roll=roll,
    )
