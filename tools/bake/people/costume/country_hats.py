"""What peasants wear on their heads."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.field import Field
from tools.bake.people.curves import ellipse, step
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.head import Head
from tools.bake.people.placing import turned
from tools.bake.people.shells import flat_grain, shell
from tools.bake.people.solid import Solid


def bandage(head: Head, stuff: str = "linen:coif") -> list[Solid]:
    """A strip of linen slantwise about the head, over the sitter's left eye."""

    def weight(base: Field) -> Field:
        off = np.abs(base[:, 1] + 0.78 * base[:, 0] - 0.30)
        return step(0.24, 0.20, off) * (base[:, 1] > -0.6)

    return [
        shell(head, weight, lambda _, n: n * 0.075, stuff, flat_grain),
        ball(stuff, (0.34, 0.02, 0.16), 0.30, 0.45),
        ball(stuff, (-0.62, 0.80, -0.35), 0.15),
        tube(
            [(-0.66, 0.80, -0.35), (-0.95, 0.78, -0.35), (-1.0, 0.5, -0.3)],
            [0.05, 0.1, 0.03],
            stuff,
        ),
    ]


def chaperon(stuff: str = "cloth:chaperon") -> list[Solid]:
    """A padded roll, its cloth flopping over to one side, its tail down the other."""
    z = -0.64
    made = [
        tube(ellipse((0, 0.66, z), 0.86, deep=1.06), 0.27, stuff, around=26, count=140),
        loft(
            [
                (0.66, 0.80, 0.98, 0),
                (1.05, 0.66, 0.84, 0.05),
                (1.28, 0.30, 0.40, 0.10),
                (1.30, 0.02, 0.02, 0.10),
            ],
            stuff,
            folds=9,
            depth=0.05,
            at=(0, 0, z),
        ),
        *(
            tube(
                [
                    (0.10, 1.15, z + 0.2 * k),
                    (0.72, 1.42 - 0.10 * k, z + 0.2 * k),
                    (1.22, 1.0 - 0.05 * k, z + 0.18 * k),
                    (1.36, 0.40 - 0.14 * k, z + 0.15 * k),
                ],
                [0.20, 0.26, 0.27, 0.12],
                stuff,
                around=20,
                count=40,
                flat=0.6,
            )
            for k in (-1, 0, 1)
        ),
    ]
    return turned(made, -10)


def rolled_cap(stuff: str = "felt:grey", y: float = 0.56) -> list[Solid]:
    """A shapeless cap, its rim rolled up, its top fallen to one side."""
    z = -0.66
    top = loft(
        [
            (0.70, 0.02, 0.02, 0.50),
            (0.74, 0.34, 0.40, 0.38),
            (0.62, 0.66, 0.80, 0.16),
            (0.30, 0.86, 1.04, 0.04),
            (0, 0.84, 1.04, 0),
        ],
        stuff,
        folds=7,
        depth=0.03,
        at=(0, y, z),
    )
    rim = tube(ellipse((0, y, z), 0.84, deep=1.05, around=6.28), 0.13, stuff, count=120)
    return turned([top, rim], -12)


def straws(brim: float, y: float, stuff: str = "straw:reed") -> list[Solid]:
    """Ends of straw that stand off a brim."""
    chance = np.random.default_rng(4)
    made = []
    for a in np.linspace(0, 2 * math.pi, 46, endpoint=False) + chance.uniform(-0.05, 0.05, 46):
        r, out = brim - 0.06, chance.uniform(0.10, 0.26)
        swing = a + chance.uniform(-0.10, 0.10)
        root = (r * math.cos(a), y, -0.60 + r * math.sin(a))
        tip = (
            (r + out) * math.cos(swing),
            y - chance.uniform(0.0, 0.14),
            -0.60 + (r + out) * math.sin(swing),
        )
        made.append(tube([root, tip], [0.05, 0.02], stuff, count=6, around=8))
    return turned(made, -9)
