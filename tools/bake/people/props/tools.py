"""Tools of trades."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def staff(low: Point, high: Point, stuff: str = "wood", thick: float = 0.075) -> list[Solid]:
    return [
        tube([low, tuple((np.asarray(low) + np.asarray(high)) / 2), high], thick, stuff, count=30)
    ]


def gavel(at: Point, size: float = 1.0, roll: float = 18) -> list[Solid]:
    """A mallet of turned wood."""
    made = [tube([(0, -1.35, 0), (0, -0.6, 0), (0, 0.1, 0)], [0.09, 0.075, 0.09], "wood", count=30)]
    rows = [
        (-0.62, 0.02),
        (-0.62, 0.34),
        (-0.55, 0.36),
        (-0.44, 0.36),
        (-0.40, 0.30),
        (-0.30, 0.31),
        (0, 0.33),
        (0.30, 0.31),
        (0.40, 0.30),
        (0.44, 0.36),
        (0.55, 0.36),
        (0.62, 0.34),
        (0.62, 0.02),
    ]
    head = loft(rows, "wood", across=60, down=70)
    made += moved([head], (0, 0.28, 0), roll=90)
    return moved(made, at, size, roll=roll, yaw=-14)


def horseshoe(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    a = np.radians(np.linspace(-58, 238, 60))
    path = np.stack([0.66 * np.cos(a), 0.78 * np.sin(a), 0 * a], 1)
    made = [tube(path, [0.20, 0.23, 0.25, 0.23, 0.20], "steel", around=20, count=80, flat=0.4)]
    nails = path[[6, 13, 20, 40, 47, 54]] * [1.02, 1.02, 1] + [0, 0, 0.09]
    made += [ball("felt", nail, 0.06) for nail in nails]
    return moved(made, at, size, roll=roll)


def pitchfork(x: float, low: float, high: float, z: float = 0.5) -> list[Solid]:
    made = [
        tube([(x, low, z), (x + 0.02, (low + high) / 2, z), (x, high, z)], 0.08, "wood", count=30)
    ]
    made.append(
        tube(
            [
                (x - 0.46, high + 1.0, z + 0.1),
                (x - 0.46, high + 0.35, z),
                (x - 0.25, high + 0.06, z),
                (x, high, z),
                (x + 0.25, high + 0.06, z),
                (x + 0.46, high + 0.35, z),
                (x + 0.46, high + 1.0, z + 0.1),
            ],
            [0.03, 0.07, 0.08, 0.09, 0.08, 0.07, 0.03],
            "steel",
            count=70,
        )
    )
    made.append(
        tube([(x, high - 0.1, z), (x, high + 1.05, z + 0.1)], [0.08, 0.03], "steel", count=20)
    )
    return made


def rake(low: Point, high: Point, wide: float = 0.9, stuff: str = "wood:rake") -> list[Solid]:
    """A wooden rake, its head with the teeth at `high`."""
    x, y, z = high
    made = staff(low, (x, y + 0.05, z), stuff, 0.08)
    made.append(tube([(x - wide / 2, y, z), (x + wide / 2, y, z)], 0.10, stuff, count=10))
    for across in np.linspace(-wide / 2 + 0.06, wide / 2 - 0.06, 6):
        tooth = [(x + across, y, z + 0.06), (x + across, y + 0.34, z + 0.06)]
        made.append(tube(tooth, [0.055, 0.035], stuff, count=8))
    return made
