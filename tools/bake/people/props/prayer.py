"""Hands in prayer."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.forms import tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

from .hands import HAND


def praying(
    at: Point,
    sleeve: str,
    cuff: str = "linen",
    size: float = 1.0,
    roll: float = 8,
    yaw: float = -36,
) -> list[Solid]:
    """Two hands laid together, the fingers up, and their sleeves."""
    made: list[Solid] = []
    for side in (-1, 1):
        z = 0.13 * side
        made.append(
            tube(
                [(0, -0.70, z * 1.3), (0, -0.30, z * 1.2), (0.01, 0.12, z), (0, 0.40, z * 0.9)],
                [0.24, 0.36, 0.40, 0.36],
                HAND,
                count=26,
                flat=0.36,
            )
        )
        for x, long in ((-0.31, 0.66), (-0.105, 0.82), (0.105, 0.80), (0.31, 0.62)):
            made.append(
                tube(
                    [
                        (x, 0.20, z),
                        (x * 0.98, 0.28 + long * 0.5, z * 0.9),
                        (x * 0.98, 0.28 + long, z * 0.7),
                    ],
                    [0.098, 0.096, 0.084, 0.045],
                    HAND,
                    count=24,
                )
            )
        made.append(
            tube(
                [(-0.24, -0.28, z * 1.6), (-0.44, 0.02, z * 1.1), (-0.40, 0.36, z * 0.4)],
                [0.15, 0.12, 0.065],
                HAND,
                count=22,
            )
        )
    hands = moved(made, at, size, yaw=yaw, roll=roll)
    x, y, z = at
    sleeves = [
        tube(
            [
                (x + 1.9, y - 1.5, z - 1.2),
                (x + 1.0, y - 1.25, z - 0.5),
                (x + 0.16, y - 0.62 * size, z),
            ],
            [0.60, 0.55, 0.40],
            sleeve,
            around=30,
            count=50,
        ),
        tube(
            [
                (x - 0.2, y - 2.6, z - 0.6),
                (x - 0.25, y - 1.6, z - 0.1),
                (x + 0.04, y - 0.66 * size, z + 0.1),
            ],
            [0.52, 0.52, 0.36],
            sleeve,
            around=30,
            count=50,
        ),
    ]
    cuffs = tube(
        [(x + 0.12, y - 0.82 * size, z + 0.05), (x + 0.06, y - 0.55 * size, z + 0.05)],
        [0.46, 0.44],
        cuff,
        around=30,
        count=14,
    )
    return [*hands, *sleeves, cuffs]
