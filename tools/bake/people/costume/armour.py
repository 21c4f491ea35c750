"""Armour."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import ellipse
from tools.bake.people.forms import ball, hanging, loft, tube
from tools.bake.people.placing import turned
from tools.bake.people.solid import Solid, sheet


def bascinet(stuff: str = "steel") -> list[Solid]:
    """An egg of steel that ends in a point, and a curtain of mail about the throat."""
    bowl = loft(
        [
            (2.02, 0.02, 0.02, 0, -1.02),
            (1.86, 0.16, 0.20, 0, -0.98),
            (1.50, 0.50, 0.64, 0, -0.84),
            (1.05, 0.78, 0.98, 0, -0.72),
            (0.60, 0.88, 1.10, 0, -0.66),
            (0.42, 0.89, 1.11, 0, -0.66),
        ],
        stuff,
        down=60,
    )
    sides = hanging(
        stuff,
        [
            (0.44, 0.90, 1.12, -0.66, 132),
            (0.1, 0.90, 1.10, -0.68, 118),
            (-0.40, 0.86, 1.04, -0.70, 116),
        ],
        folds=0,
        depth=0,
    )
    rim = loft(
        [(0.37, 0.90, 1.12), (0.43, 0.935, 1.16), (0.52, 0.93, 1.15), (0.56, 0.90, 1.12)],
        "gold",
        down=10,
        at=(0, 0, -0.66),
    )
    curtain = hanging(
        "mail",
        [
            (0.20, 0.84, 1.06, -0.68, 121),
            (-0.30, 0.86, 1.06, -0.68, 124),
            (-0.78, 0.80, 1.0, -0.64, 132),
            (-1.04, 0.72, 0.90, -0.58, 158),
            (-1.22, 0.84, 0.92, -0.58, 180),
            (-1.5, 1.25, 1.06, -0.60, 180),
            (-1.9, 1.66, 1.20, -0.58, 180),
            (-2.1, 1.72, 1.22, -0.58, 180),
        ],
        folds=10,
        depth=0.012,
    )
    rivets = [
        ball(
            "gold",
            (
                0.92 * math.sin(a),
                0.30 - 0.55 * min(1, max(0, (abs(a) - 1.9) / 0.4)) * 0,
                -0.67 + 1.13 * math.cos(a),
            ),
            0.038,
        )
        for a in np.radians(range(70, 300, 16))
    ]
    return turned([bowl, sides, rim, curtain, *rivets], -4)


def cuirass(stuff: str = "steel") -> list[Solid]:
    """A breastplate. Keep a sash or fluting on it: bare steel is empty."""
    rows = [
        (-1.12, 0.56, 0.62, 0, -0.62),
        (-1.30, 0.64, 0.70, 0, -0.62),
        (-1.42, 0.95, 0.80, 0, -0.64),
        (-1.58, 1.26, 0.95, 0, -0.62),
        (-1.9, 1.42, 1.12, 0, -0.55),
        (-2.4, 1.45, 1.28, 0, -0.50),
        (-3.2, 1.32, 1.36, 0, -0.46),
        (-4, 1.2, 1.2, 0, -0.46),
    ]
    made = [loft(rows, stuff, power=2.2, across=180, down=70)]
    for r, y, z, thick in ((0.60, -1.14, -0.60, 0.05), (0.78, -1.38, -0.60, 0.045)):
        made.append(tube(ellipse((0, y, z), r, deep=r * 1.06), thick, "gold", count=90))
    made.append(
        tube(
            [(0, -1.5, 0.30), (0, -1.9, 0.60), (0, -2.6, 0.83), (0, -3.2, 0.92)],
            0.04,
            "gold",
            count=30,
        )
    )
    return made


def pauldrons(stuff: str = "steel") -> list[Solid]:
    """Four lames on each shoulder."""
    made = []
    for s in (-1, 1):
        x, y = 1.42 * s, -1.62
        for k in range(4):
            top = y - 0.30 * k
            r = 0.56 + 0.08 * math.sin(k * 1.1) - 0.02 * k
            rows = [
                (
                    top + 0.34,
                    r * 0.35 if k == 0 else r * 0.86,
                    r * 0.5 if k == 0 else r * 0.95,
                    x - 0.1 * s,
                ),
                (top + 0.22, r * 0.8 if k == 0 else r * 0.95, r, x),
                (top - 0.06, r * 1.04, r * 1.14, x + 0.03 * s),
                (top - 0.10, r * 0.98, r * 1.08, x + 0.03 * s),
            ]
            lame = loft(rows, stuff, down=24, across=90, at=(0, 0, -0.58))
            made += turned([lame], roll=16 * s, at=(x, y, -0.58))
        made += [
            ball("gold", (x + 0.60 * math.cos(a), y - 0.02, -0.58 + 0.66 * math.sin(a)), 0.045)
            for a in np.radians(range(20, 170, 30))
        ]
    return made


def visor_helm(stuff: str = "steel", lift: float = 14, snout: float = 0.26) -> list[Solid]:
    """An armet with its visor raised: by so many degrees, and so pointed."""
    bowl = loft(
        [
            (1.42, 0.02, 0.02, 0, -0.72),
            (1.34, 0.34, 0.42, 0, -0.72),
            (1.05, 0.72, 0.92, 0, -0.70),
            (0.55, 0.92, 1.14, 0, -0.66),
            (0.34, 0.93, 1.15, 0, -0.66),
        ],
        stuff,
        down=60,
    )
    cheeks = hanging(
        stuff,
        [
            (0.36, 0.93, 1.15, -0.66, 128),
            (-0.1, 0.93, 1.14, -0.66, 124),
            (-0.55, 0.92, 1.10, -0.66, 140),
            (-0.80, 0.86, 1.08, -0.60, 168),
            (-1.15, 0.74, 0.92, -0.58, 180),
            (-1.30, 0.90, 1.0, -0.58, 180),
        ],
        folds=0,
        depth=0,
    )
    th = np.linspace(-1, 1, 120)
    v = np.linspace(0, 1, 30)[:, None]
    a = np.radians(108) * th
    out = 1.18 + snout * np.exp(-((th / 0.25) ** 2)) * np.sin(v * math.pi)
    grid = np.stack(
        [
            1.0 * np.sin(a) * (1 + 0 * v),
            0.52 + 0.75 * v + 0.10 * np.abs(th) - 0.55 * np.abs(th) ** 2.2 * v,
            -0.66 + out * np.cos(a),
        ],
        -1,
    )
    lifted = turned([sheet(grid, stuff)], -lift, at=(0, 0.3, -0.66))
    comb = tube(
        [(0, 0.7, 0.40), (0, 1.30, 0.0), (0, 1.52, -0.7), (0, 1.25, -1.45), (0, 0.5, -1.8)],
        [0.05, 0.09, 0.10, 0.09, 0.05],
        stuff,
        count=50,
    )
    pins = [ball("gold", (0.98 * s, 0.34, -0.62), 0.12) for s in (-1, 1)]
    slit = [
        ball(
            "felt",
            (0.18 * k, 1.02, 0.60 - 0.05 * abs(k) + 0.24 * math.exp(-((k / 1.2) ** 2))),
            0.035,
        )
        for k in range(-3, 4)
    ]
    return [bowl, cheeks, *lifted, comb, *pins, *slit]
