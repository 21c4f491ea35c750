"""What officers carry: money bags, irons, a halberd, a post horn."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, box, loft, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

from .tools import staff


def money_bag(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A full bag tied about its neck, a coin stamped on it; the cord is at `at`."""
    bag = loft(
        [
            (0.42, 0.02, 0.02),
            (0.50, 0.34, 0.30),
            (0.28, 0.28, 0.24),
            (0.02, 0.17, 0.16),
            (-0.22, 0.34, 0.32),
            (-0.70, 0.74, 0.62),
            (-1.20, 0.86, 0.70),
            (-1.55, 0.62, 0.54),
            (-1.62, 0.02, 0.02),
        ],
        "leather:bag",
        folds=13,
        depth=0.035,
        across=200,
        down=80,
    )
    made: list[Solid] = [
        bag,
        *(
            tube(
                ellipse((0, y, 0), 0.20, deep=0.19, count=20, around=6.28), 0.055, "cord", count=40
            )
            for y in (0.06, -0.04)
        ),
        ball("gold", (-0.02, -1.02, 0.66), 0.30, 0.35),
        tube([(0.16, 0.0, 0.16), (0.36, -0.30, 0.42), (0.34, -0.62, 0.60)], 0.04, "cord"),
    ]
    made += moved(
        [
            tube([(-0.15, 0, 0), (0.15, 0, 0)], 0.035, "felt"),
            tube([(0, -0.17, 0), (0, 0.17, 0)], 0.035, "felt"),
        ],
        (-0.02, -1.02, 0.76),
    )
    return moved(made, at, size, roll=roll)


def _ring(radius: float, thick: float, stuff: str, wide: float = 1.0) -> Solid:
    return tube(ellipse((0, 0, 0), radius * wide, radius), thick, stuff, count=70, around=18)


def manacles(at: Point, size: float = 1.0) -> list[Solid]:
    """Two irons that hang from the middle of their chain, one beside and above the other."""
    made: list[Solid] = []
    for s, low, links in ((-1, -1.62, 5), (1, -1.12, 3)):
        x = 0.40 * s
        made += moved(
            [
                _ring(0.36, 0.12, "steel"),
                *moved(box("steel", 0.24, 0.28, 0.30), (0, 0.42, 0)),
                *moved(box("steel", 0.18, 0.26, 0.26), (0, -0.38, 0)),
            ],
            (x, low, 0.05 * s),
            yaw=-12 * s,
        )
        for k in range(links):
            t = (k + 0.4) / links
            made += moved(
                [_ring(0.15, 0.055, "steel", 0.72)],
                (x * min(1, 1.7 * t), (low + 0.56) * t, 0.04 * s),
                yaw=70 * (k % 2),
            )
    return moved(made, at, size)


def halberd(x: float, low: float, high: float, z: float = 0.5, size: float = 1.0) -> list[Solid]:
    """Its blade to the left, a hook to the right, a long spike on top."""
    blade = [
        (0.0, 0.42),
        (-0.28, 0.30),
        (-0.80, 0.56),
        (-0.98, 0.05),
        (-0.78, -0.52),
        (-0.30, -0.22),
        (0.0, -0.36),
    ]
    hook = [(0.0, 0.22), (0.34, 0.20), (0.78, -0.20), (0.40, -0.06), (0.0, -0.18)]
    spike = [(-0.10, 0.40), (-0.13, 0.62), (0.0, 1.55), (0.13, 0.62), (0.10, 0.40)]
    iron = [
        *outline(blade, "steel", 0.09, 0.7),
        *outline(hook, "steel", 0.08, 0.7),
        *outline(spike, "steel", 0.09, 0.9),
        *box("steel", 0.22, 0.90, 0.20),
        *(ball("gold", (0, y, 0.11), 0.045) for y in (-0.32, 0.0, 0.32)),
    ]
    tuft = [
        tube(
            [(0, -0.45, 0), (0.20 * k, -0.75, 0.05), (0.24 * k, -1.02, 0.06)],
            [0.07, 0.09, 0.02],
            "red",
        )
        for k in (-1.0, -0.5, 0.0, 0.5, 1.0)
    ]
    return [
        *staff((x, low, z), (x, high, z)),
        *moved([*iron, *tuft], (x, high, z + 0.02), size),
    ]


def post_horn(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A post horn of brass: one round coil, a mouthpiece at the left, a wide bell at the right,
    and the cord that it hangs by."""
    a = np.linspace(0.5 * math.pi, -1.5 * math.pi, 50)
    coil = [(0.50 * math.cos(t), 0.50 * math.sin(t), 0.10 - 0.2 * k / 49)
            for k, t in enumerate(a)]  # fmt: skip
    pipe = [(-1.15, 0.56, 0.14), (-0.6, 0.52, 0.14), *coil, (0.6, 0.52, -0.06), (0.95, 0.56, 0)]
    bell = [(0.52, 0.30), (0.50, 0.44), (0.34, 0.29), (0.06, 0.18), (-0.34, 0.11)]
    made: list[Solid] = [
        tube(pipe, [0.07, 0.09, 0.11, 0.12, 0.13, 0.14], "gold", count=200),
        *moved([loft(bell, "gold")], (1.02, 0.56, 0.04), roll=-84),
        ball("gold", (-1.18, 0.56, 0.14), 0.13),
    ]
    for x, neck in ((-0.62, -1.1), (0.62, 0.5)):
        cord = [(x, 0.5, 0.16), (x + (neck - x) * 0.3, 1.0, -0.35), (neck, 1.5, -2.0)]
        made.append(tube(cord, 0.075, "cord", count=30))
    return moved(made, at, size, roll=roll)
