"""What stands in kitchens and cellars."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved, turned
from tools.bake.people.solid import Solid


def ladle(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A ladle held upright: its bowl is above, turned to the viewer's left."""
    bowl = loft(
        [
            (0.06, 0.44, 0.40, 0, 0),
            (0.03, 0.47, 0.43, 0, 0),
            (-0.06, 0.46, 0.42, 0, 0),
            (-0.26, 0.38, 0.35, 0, 0),
            (-0.42, 0.20, 0.18, 0, 0),
            (-0.46, 0.01, 0.01, 0, 0),
        ],
        "wood",
        across=80,
        down=30,
    )
    inside = loft([(0.02, 0.42, 0.38, 0, 0), (-0.04, 0.01, 0.01, 0, 0)], "felt", down=8)
    cup = [turned(one, pitch=28, roll=14, at=(0, 0, 0)) for one in (bowl, inside)]
    handle = [(0.34, -0.02, -0.02), (0.52, -0.16, 0), (0.55, -0.6, 0), (0.52, -2.4, 0)]
    made = [*moved(cup, (0.05, 0.0, 0.05)), tube(handle, [0.07, 0.075, 0.07, 0.085], "wood")]
    return moved(made, at, size, roll=roll)


def tankard(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A wooden mug with hoops, and ale foaming over its rim; the handle is to the right."""
    body = loft(
        [
            (0.62, 0.40, 0.40, 0, 0),
            (0.60, 0.43, 0.43, 0, 0),
            (0.0, 0.45, 0.45, 0, 0),
            (-0.60, 0.50, 0.50, 0, 0),
            (-0.64, 0.46, 0.46, 0, 0),
            (-0.64, 0.01, 0.01, 0, 0),
        ],
        "wood:staves",
        folds=16,
        depth=0.02,
        down=50,
    )
    made = [body]
    for y, r in ((0.40, 0.455), (-0.34, 0.495)):
        angles = np.linspace(0, 2 * math.pi, 40)
        hoop = [(r * math.cos(a), y, r * math.sin(a)) for a in angles]
        made.append(tube(hoop, [0.055] * 2, "steel", count=80))
    grip = [(0.42, 0.42, 0), (0.78, 0.40, 0), (0.86, 0.05, 0), (0.78, -0.32, 0), (0.46, -0.38, 0)]
    made.append(tube(grip, [0.085] * 3, "wood", count=50))
    chance = np.random.default_rng(7)
    for k in range(13):
        a, r = 2 * math.pi * k / 9, 0.30 if k < 9 else 0.10
        x, z = r * math.cos(a), r * math.sin(a)
        made.append(ball("linen:foam", (x, 0.64 + float(chance.uniform(0, 0.12)), z), 0.19))
    drip = [(-0.28, 0.62, 0.30), (-0.34, 0.40, 0.36), (-0.33, 0.16, 0.36)]
    made.append(tube(drip, [0.13, 0.09, 0.07], "linen:foam"))
    return moved(made, at, size, roll=roll)
