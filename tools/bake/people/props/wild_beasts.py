"""Beasts of ill omen, and a horse's head."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid, sheet

RAT = "fur:rat"
RAVEN = "felt:raven"
HORSE = "leather:horse"


def rat(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A rat that looks to the left, its tail hanging."""
    made: list[Solid] = [
        tube(
            [(1.0, -0.12, 0), (0.75, 0.10, 0), (0.25, 0.20, 0), (-0.30, 0.08, 0), (-0.6, 0.10, 0)],
            [0.16, 0.46, 0.54, 0.42, 0.30],
            RAT,
            around=36,
            count=60,
        ),
        tube(
            [(-0.40, 0.12, 0.02), (-0.78, 0.16, 0.06), (-1.12, 0.0, 0.10), (-1.36, -0.10, 0.12)],
            [0.34, 0.33, 0.20, 0.06],
            RAT,
            around=30,
            count=50,
        ),
        ball("bill:nose", (-1.38, -0.10, 0.14), 0.085),
        tube(
            [(0.95, -0.15, 0), (1.35, -0.45, 0.1), (1.25, -1.05, 0.2), (0.75, -1.35, 0.3)],
            [0.12, 0.085, 0.06, 0.02],
            "bill:nose",
            count=60,
        ),
        ball("felt", (-0.92, 0.20, 0.34), 0.075),
        ball("pearl", (-0.94, 0.23, 0.40), 0.026),
    ]
    for x, z in ((-0.58, 0.26), (-0.66, -0.14)):
        made += moved([ball("bill:nose", (0, 0, 0), 0.21, 0.35)], (x, 0.48, z), yaw=-20)
    for x, y in ((-0.42, -0.30), (-0.12, -0.34), (0.72, -0.36)):
        made.append(
            tube(
                [(x, y + 0.15, 0.34), (x - 0.12, y - 0.1, 0.42), (x - 0.28, y - 0.12, 0.44)],
                [0.12, 0.07, 0.05],
                "bill:nose",
                count=16,
            )
        )
    made += [
        tube([(-1.25, -0.10, 0.2), (-1.45, -0.18 + 0.16 * k, 0.4)], 0.014, "felt", count=6)
        for k in (-1, 0, 1)
    ]
    return moved(made, at, size, roll=roll)


def raven(at: Point, size: float = 1.0) -> list[Solid]:
    """A raven that croaks to the left, its claws at `at`."""
    made: list[Solid] = [
        tube(
            [(1.35, 0.05, 0), (0.85, 0.40, 0), (0.30, 0.72, 0), (-0.20, 1.05, 0), (-0.40, 1.45, 0)],
            [0.10, 0.30, 0.50, 0.46, 0.30],
            RAVEN,
            around=40,
            count=70,
        ),
        tube(
            [(-0.30, 1.30, 0.02), (-0.46, 1.58, 0.04), (-0.72, 1.62, 0.05)],
            [0.30, 0.33, 0.20],
            RAVEN,
            around=30,
        ),
        tube(
            [(-0.68, 1.68, 0.05), (-1.0, 1.74, 0.06), (-1.32, 1.64, 0.06)],
            [0.17, 0.13, 0.02],
            "leather:beak",
            count=30,
        ),
        tube(
            [(-0.68, 1.54, 0.05), (-0.95, 1.48, 0.06), (-1.20, 1.40, 0.06)],
            [0.12, 0.08, 0.02],
            "leather:beak",
            count=30,
        ),
        ball("pearl", (-0.58, 1.70, 0.29), 0.095),
        ball("red:eye", (-0.59, 1.70, 0.335), 0.075),
        ball("felt", (-0.60, 1.70, 0.39), 0.032),
    ]
    for k in range(5):  # the wing, its quills one over the other
        t, v = np.linspace(0, 1, 40), np.linspace(-1, 1, 13)
        wide = 0.20 * np.sin(np.clip(t * 0.8 + 0.2, 0, 1) * math.pi) ** 0.6 + 0.02
        x = -0.10 + (1.55 - 0.16 * k) * t
        y = 1.02 - 0.10 * k - (0.98 - 0.04 * k) * t**1.1
        grid = np.stack(
            [
                x[:, None] + wide[:, None] * v * 0.45,
                y[:, None] + wide[:, None] * v,
                0.44 + 0.05 * k + 0.06 * (1 - v**2) - 0.22 * t[:, None] ** 2,
            ],
            -1,
        )
        quill = sheet(grid, "plume:raven")
        quill.grain = np.stack([np.tile(v, 40) * 0.9, np.repeat(t, 13)], -1)
        made.append(quill)
    for k in range(3):
        tail = [(0.9, 0.35), (1.05, 0.42), (1.95, -0.28 - 0.12 * k), (1.70, -0.45 - 0.08 * k)]
        made += moved(outline(tail, RAVEN, 0.04), (-0.05 * k, -0.03 * k, 0.10 - 0.05 * k))
    for foot, near in ((0.10, 0.18), (0.42, 0.10)):
        leg = [(foot + 0.05, 0.45, near), (foot + 0.1, 0.2, near), (foot, 0.02, near)]
        made.append(tube(leg, [0.12, 0.06, 0.05], RAVEN))
        made += [
            tube(
                [(foot, 0.02, near), (foot + out, -0.08, near + 0.12)],
                [0.045, 0.03],
                "felt",
                count=8,
            )
            for out in (-0.24, -0.05, 0.16)
        ]
    made += [
        tube(
            [(-0.28, 1.12 - 0.12 * k, 0.3), (-0.52, 0.98 - 0.14 * k, 0.3)],
            [0.07, 0.01],
            RAVEN,
            count=10,
        )
        for k in range(4)
    ]
    return moved(made, at, size)


def horse(at: Point, size: float = 1.0) -> list[Solid]:
    """The head of a bridled horse that looks to the left."""
    made: list[Solid] = [
        tube(
            [
                (0.25, 0.72, 0),
                (0.08, 0.36, 0),
                (-0.30, -0.22, 0),
                (-0.54, -0.62, 0),
                (-0.62, -0.80, 0),
            ],
            [0.30, 0.44, 0.29, 0.25, 0.16],
            HORSE,
            around=40,
            count=60,
            flat=0.8,
        ),
        tube(
            [(0.20, 0.62, -0.05), (0.72, 0.20, -0.12), (1.05, -0.7, -0.2), (1.1, -2.4, -0.3)],
            [0.34, 0.50, 0.68, 0.9],
            HORSE,
            around=40,
            count=60,
        ),
        ball(HORSE, (0.20, 0.16, 0.12), 0.38, 0.8),
        tube(
            [(-0.20, 0.50, 0.34), (-0.04, 0.57, 0.38), (0.14, 0.48, 0.38)],
            [0.03, 0.06, 0.03],
            HORSE,
        ),
        ball("pearl", (-0.05, 0.39, 0.33), 0.155, 0.6),
        ball("felt", (-0.06, 0.38, 0.40), 0.105, 0.6),
        ball("pearl", (-0.10, 0.42, 0.47), 0.055),
        ball("felt", (-0.56, -0.60, 0.22), 0.085, 0.6),
        tube([(-0.62, -0.80, 0.18), (-0.44, -0.74, 0.24), (-0.34, -0.62, 0.24)], 0.022, "felt"),
    ]
    for x, z in ((0.30, 0.20), (0.16, -0.16)):
        made.append(
            tube(
                [(x, 0.82, z), (x + 0.02, 1.10, z + 0.03), (x - 0.04, 1.36, z)],
                [0.11, 0.13, 0.02],
                HORSE,
                count=24,
                flat=0.6,
            )
        )
    for k in range(10):  # the mane
        t = k / 9
        root = (0.36 + 0.62 * t, 0.95 - 1.35 * t, 0.16)
        made.append(
            tube(
                [
                    root,
                    (root[0] + 0.26, root[1] - 0.12, 0.36 + 0.2 * t),
                    (root[0] + 0.22, root[1] - 0.60, 0.40 + 0.25 * t),
                ],
                [0.13, 0.13, 0.02],
                "hair:mane",
                count=24,
            )
        )
    made.append(
        tube(
            [(0.26, 1.0, 0.12), (0.08, 0.92, 0.30), (-0.02, 0.70, 0.36)],
            [0.12, 0.13, 0.02],
            "hair:mane",
        )
    )
    for x, y, r, lean in ((-0.40, -0.40, 0.31, 58), (0.38, 0.46, 0.44, 40)):
        ring = ellipse((0, 0, 0), r, deep=0.84 * r, count=30)
        made += moved([tube(ring, 0.055, "band:strap", count=60)], (x, y, 0), roll=lean - 90)
    made += [
        tube([(-0.28, -0.36, 0.30), (0.06, 0.0, 0.40), (0.48, 0.40, 0.40)], 0.045, "band:strap"),
        ball("gold", (-0.30, -0.40, 0.33), 0.10),
        tube([(-0.30, -0.42, 0.34), (0.2, -0.75, 0.6), (0.9, -1.2, 0.9)], 0.04, "band:strap"),
    ]
    return moved(made, at, size)
