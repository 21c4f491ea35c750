"""A wolf's skin, and a scarf about the neck."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.forms import ball, hanging, outline, tube
from tools.bake.people.placing import bumped, moved
from tools.bake.people.solid import Solid


def wolf_skin(stuff: str = "fur:wolf") -> list[Solid]:
    """Worn as a hood: the muzzle with its teeth above the brow, two ears, the pelt behind."""
    pelt = hanging(
        stuff,
        [
            (1.46, 0.06, 0.10, -0.55, 180),
            (1.36, 0.50, 0.58, -0.54, 176),
            (1.00, 0.90, 1.00, -0.54, 150),
            (0.50, 1.06, 1.14, -0.58, 132),
            (-0.2, 1.10, 1.16, -0.60, 124),
            (-0.9, 1.18, 1.16, -0.56, 128),
            (-1.4, 1.50, 1.2, -0.5, 146),
            (-1.9, 1.90, 1.28, -0.48, 150),
            (-3.4, 2.1, 1.3, -0.45, 140),
        ],
        folds=15,
        depth=0.03,
    )
    chance = np.random.default_rng(3)
    made: list[Solid] = [
        bumped(pelt, chance.standard_normal(len(pelt.points)) * 0.018),
        tube(
            [(0, 1.02, -0.50), (0, 1.08, 0.10), (0, 0.92, 0.62), (0, 0.80, 0.98)],
            [0.74, 0.64, 0.38, 0.24],
            stuff,
            around=40,
            count=60,
            flat=0.72,
        ),
        ball("felt:nose", (0, 0.86, 1.20), 0.15),
    ]
    ear = [(-0.26, 0.0), (-0.10, 0.52), (0.04, 0.72), (0.20, 0.44), (0.26, 0.0)]
    for s in (-1, 1):
        made += moved(outline(ear, stuff, 0.12), (0.56 * s, 1.36, -0.25), roll=-16 * s, yaw=14 * s)
        made += moved(
            outline([(x * 0.55, y * 0.7) for x, y in ear], "felt:nose", 0.03),
            (0.56 * s, 1.42, -0.10),
            roll=-16 * s,
        )
        made += [
            tube(
                [(0.16 * s, 1.42, 0.66), (0.36 * s, 1.52, 0.56), (0.58 * s, 1.54, 0.32)],
                [0.05, 0.07, 0.05],
                stuff,
                count=16,
            ),
            ball("bill:wolf", (0.36 * s, 1.36, 0.54), 0.13, 0.8),
            ball("felt:nose", (0.37 * s, 1.35, 0.65), 0.055),
            *(
                tube(
                    [
                        (0.30 * s - 0.02 * k * s, 0.66 - 0.02 * k, 0.55 + 0.13 * k),
                        (0.29 * s - 0.02 * k * s, 0.44 + 0.05 * (k % 2), 0.60 + 0.13 * k),
                    ],
                    [0.055, 0.008],
                    "pearl",
                    count=10,
                )
                for k in range(4)
            ),
        ]
    return made


def scarf(stuff: str) -> list[Solid]:
    """A scarf wound twice about the neck, its fringed end on the breast."""
    made = [
        tube(
            [
                (wide * math.sin(a), y + 0.10 * math.cos(a), -0.42 - deep * math.cos(a))
                for a in np.linspace(0, 2 * math.pi, 30)
            ],
            0.20,
            stuff,
            around=24,
            count=100,
        )
        for y, wide, deep in ((-1.14, 0.72, 0.80), (-1.42, 0.80, 0.92))
    ]
    end = [(0.42, -1.38, 0.52), (0.52, -1.75, 0.66), (0.46, -2.15, 0.68), (0.54, -2.6, 0.66)]
    made.append(tube(end, [0.12, 0.20, 0.24, 0.26], stuff, around=24, count=40, flat=0.35))
    return made
