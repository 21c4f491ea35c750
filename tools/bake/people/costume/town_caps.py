"""What townspeople wear on their heads."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.field import Field
from tools.bake.people.curves import axes, ellipse, step
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.head import Head
from tools.bake.people.placing import turned
from tools.bake.people.shells import flat_grain, shell
from tools.bake.people.solid import Solid, sheet


def puffed_cap(stuff: str = "linen", big: float = 1.0) -> list[Solid]:
    """A full cap of linen gathered into a frill."""
    z = -0.72
    puff = loft(
        [
            (1.42, 0.02, 0.02, 0, 0),
            (1.36, 0.55 * big, 0.60 * big, 0, 0),
            (1.02, 1.02 * big, 1.12 * big, 0, 0),
            (0.62, 1.04 * big, 1.16 * big, 0, 0),
            (0.34, 0.84, 1.00, 0, 0.06),
        ],
        stuff,
        folds=20,
        depth=0.035,
        across=200,
        at=(0, 0, z),
    )
    th = np.linspace(0, 2 * math.pi, 320, endpoint=False)
    v = np.linspace(0, 1, 8)[:, None]
    r = 0.84 + 0.24 * v
    wave = 0.07 * np.cos(26 * th) * v
    frills = loft([(0.40, 0.84, 1.02), (0.30, 0.90, 1.10)], stuff, down=8, at=(0, 0, z + 0.06))
    rim = sheet(
        np.stack([r * np.cos(th), 0.36 - 0.10 * v + wave, z + 0.06 + (r + 0.18) * np.sin(th)], -1),
        "lace",
        around=True,
    )
    band = tube(ellipse((0, 0.42, z + 0.06), 0.86, deep=1.05, around=6.28), 0.05, "red", count=100)
    return turned([puff, frills, rim, band], -16)


def close_cap(head: Head, stuff: str = "linen:coif", line: float = 0.62) -> list[Solid]:
    """A cap that leaves the hair over the brow free."""

    def weight(base: Field) -> Field:
        x, y, z = axes(base)
        edge = np.where(z > -0.45, line - 0.55 * step(0.45, 0.74, np.abs(x)), -0.55)
        edge = edge + 0.5 * step(-0.55, -0.2, z)
        return step(0, 0.05, y - edge)

    return [shell(head, weight, lambda _b, n: n * 0.13, stuff, flat_grain)]


def fish_basket(straw: str = "straw") -> list[Solid]:
    """A flat basket carried on the head, with heads of fish over its rim."""
    z = -0.62
    weave = loft(
        [
            (1.14, 0.02, 0.02),
            (1.14, 1.00, 1.06),
            (1.46, 1.28, 1.34),
            (1.50, 1.32, 1.38),
            (1.46, 1.22, 1.28),
            (1.30, 1.0, 1.0),
        ],
        straw,
        folds=40,
        depth=0.015,
        across=240,
        at=(0, 0, z),
    )
    roll = tube(
        ellipse((0, 1.12, z), 0.62, deep=0.66, count=30, around=6.28), 0.14, "red:roll", count=70
    )
    made = [weave, roll]
    for x, lean in ((-0.80, -0.34), (-0.28, -0.14), (0.28, 0.12), (0.80, 0.34)):
        made += [
            tube(
                [(x, 1.25, z + 0.5), (x + lean * 0.5, 1.70, z + 0.5), (x + lean, 2.06, z + 0.55)],
                [0.22, 0.23, 0.18, 0.04],
                "steel:fish",
                count=24,
                flat=0.6,
            ),
            ball("pearl", (x + lean * 0.6, 1.80, z + 0.64), 0.10, 0.6),
            ball("felt", (x + lean * 0.6, 1.80, z + 0.71), 0.055, 0.6),
            tube(
                [(x - 0.2 + lean * 0.3, 1.56, z + 0.60), (x + 0.2 + lean * 0.3, 1.54, z + 0.60)],
                0.025,
                "felt",
                count=8,
            ),
        ]
    return turned(made, -6)


def fur_hat(fur: str = "fur", top: str = "felt", tall: float = 0.75) -> list[Solid]:
    """A high crown above a broad rim of fur."""
    y, z = 0.52, -0.64
    made = [
        loft(
            [
                (y + 0.2, 0.86, 1.06),
                (y + tall, 0.80, 0.96),
                (y + tall + 0.16, 0.62, 0.76),
                (y + tall + 0.2, 0.02, 0.02),
            ],
            top,
            folds=8,
            depth=0.02,
            at=(0, 0, z),
        ),
        loft(
            [
                (-0.10, 0.80, 1.00),
                (-0.06, 0.98, 1.18),
                (0.20, 1.04, 1.24),
                (0.44, 0.98, 1.18),
                (0.48, 0.80, 0.98),
            ],
            fur,
            rough=0.018,
            at=(0, y, z),
        ),
    ]
    return turned(made, -8)


def statute_cap(stuff: str = "cloth:knit") -> list[Solid]:
    """The knitted cap that the law gave to workmen: flat, with a narrow brim that sags."""
    crown = [
        (0.56, 0.02, 0.02, 0.10),
        (0.54, 0.52, 0.62, 0.10),
        (0.36, 0.90, 1.06, 0.05),
        (0.14, 0.92, 1.12, 0),
        (-0.02, 0.82, 1.02, 0),
    ]
    brim = [
        (0.04, 0.80, 1.00),
        (-0.06, 1.02, 1.24),
        (-0.14, 1.06, 1.28),
        (-0.16, 0.98, 1.20),
        (-0.06, 0.80, 1.00),
    ]
    made = [
        loft(rows, stuff, folds=24, depth=0.012, across=200, at=(0, 0.58, -0.64))
        for rows in (crown, brim)
    ]
    return turned(made, -10, 5)


def pleated_hat(stuff: str = "felt:grey", band: str = "band") -> list[Solid]:
    """A high soft crown gathered into a band above a narrow brim, as gallants wore it."""
    y, z = 0.58, -0.62
    crown = [
        (1.02, 0.02, 0.02, 0.12),
        (0.98, 0.40, 0.46, 0.12),
        (0.82, 0.80, 0.92, 0.09),
        (0.54, 1.04, 1.20, 0.04),
        (0.30, 0.96, 1.14, 0),
        (0.14, 0.80, 0.98, 0),
    ]
    brim = [
        (0.06, 0.78, 0.96),
        (0, 1.04, 1.24),
        (0.04, 1.10, 1.30),
        (0.10, 1.02, 1.20),
        (0.10, 0.78, 0.96),
    ]
    girdle = [(0.08, 0.82, 1.00), (0.17, 0.84, 1.02), (0.26, 0.83, 1.01)]
    made = [
        loft(crown, stuff, folds=13, depth=0.07, across=220, down=60, at=(0, y, z)),
        loft(brim, stuff, down=30, at=(0, y, z)),
        loft(girdle, band, down=12, at=(0, y, z)),
    ]
    return turned(made, -8, -6)


def soft_cap(stuff: str = "felt:cap") -> list[Solid]:
    """A flat soft cap without a brim, as printers and scholars wore it at work."""
    y, z = 0.58, -0.64
    crown = [
        (0.52, 0.02, 0.02, 0.12),
        (0.51, 0.60, 0.70, 0.12),
        (0.40, 0.98, 1.14, 0.06),
        (0.22, 1.04, 1.22, 0.03),
        (0.06, 0.86, 1.05, 0),
        (-0.02, 0.80, 1.00, 0),
    ]
    band = [(-0.10, 0.81, 1.01), (0, 0.84, 1.04), (0.10, 0.82, 1.02)]
    made = [
        loft(crown, stuff, folds=12, depth=0.02, across=200, at=(0, y, z)),
        loft(band, stuff, down=12, at=(0, y, z)),
    ]
    return turned(made, -9, 5)
