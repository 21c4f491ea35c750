"""Helmets of constables and foot soldiers."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import ellipse
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import turned
from tools.bake.people.solid import Solid, sheet

Z = -0.64


def kettle_hat(stuff: str = "steel") -> list[Solid]:
    """A round bowl and a broad brim of iron that slopes all around."""
    bowl = loft(
        [
            (1.50, 0.02, 0.02),
            (1.42, 0.36, 0.44),
            (1.12, 0.72, 0.90),
            (0.66, 0.86, 1.06),
            (0.58, 0.87, 1.07),
        ],
        stuff,
        down=60,
        at=(0, 0, Z),
    )
    brim = loft(
        [
            (0.68, 0.86, 1.06),
            (0.56, 1.10, 1.28),
            (0.32, 1.42, 1.52),
            (0.28, 1.44, 1.54),
            (0.34, 1.36, 1.46),
            (0.50, 0.90, 1.06),
        ],
        stuff,
        down=50,
        at=(0, 0, Z),
    )
    rim = ellipse((0, 0.30, Z), 1.44, deep=1.54)
    made = [bowl, brim, tube(rim, 0.05, stuff, count=120)]
    made += [
        ball("gold", (0.90 * math.cos(a), 0.66, Z + 1.10 * math.sin(a)), 0.055)
        for a in np.radians(range(10, 180, 32))
    ]
    ridge = [(0, 0.7, Z + 1.08), (0, 1.16, Z + 0.88), (0, 1.48, Z + 0.3), (0, 1.53, Z - 0.1)]
    made.append(tube(ridge, 0.05, stuff, count=40))
    return turned(made, -8)


def morion(stuff: str = "steel") -> list[Solid]:
    """A high comb, the brim turned up to a point before and behind."""
    th = np.linspace(0, 2 * math.pi, 200, endpoint=False)
    v = np.linspace(0, 1, 20)[:, None]
    peak = np.abs(np.sin(th)) ** 2.2
    r = 0.84 + (0.20 + 0.42 * peak) * v
    lift = 0.54 - 0.22 * v + (0.62 * peak) * v**1.6
    brim = sheet(
        np.stack([r * np.cos(th), lift + 0 * r, Z + (r + 0.20) * np.sin(th)], -1),
        stuff,
        around=True,
    )
    bowl = loft(
        [
            (1.46, 0.02, 0.02),
            (1.38, 0.34, 0.46),
            (1.10, 0.68, 0.90),
            (0.70, 0.85, 1.06),
            (0.50, 0.86, 1.07),
        ],
        stuff,
        down=60,
        at=(0, 0, Z),
    )
    a, k = np.meshgrid(np.radians(np.linspace(4, 176, 60)), np.linspace(0, 1, 8))
    high = 1.0 + (0.42 * np.sin(a) ** 0.8) * k
    made = [bowl, brim]
    up, along = 0.62 + 0.86 * np.sin(a) * high, Z + 1.06 * np.cos(a) * high * 0.98
    made += [
        sheet(np.stack([0.07 * s * (1 - k) + 0.012 * s, up, along], -1), stuff) for s in (-1, 1)
    ]
    crest = [
        (
            0,
            0.62 + 0.86 * math.sin(b) * (1 + 0.42 * math.sin(b) ** 0.8),
            Z + 1.04 * math.cos(b) * (1 + 0.42 * math.sin(b) ** 0.8),
        )
        for b in np.radians(np.linspace(4, 176, 24))
    ]
    made.append(tube(crest, 0.05, "gold", count=80))
    made += [
        ball("gold", (0.90 * math.cos(b), 0.60, Z + 1.12 * math.sin(b)), 0.06)
        for b in np.radians(range(4, 180, 20))
    ]
    return turned(made, -6)
