"""Beasts."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, tube
from tools.bake.people.placing import mirrored, moved
from tools.bake.people.solid import Solid, sheet


def goose(at: Point, size: float = 1.0, roll: float = 0, mirror: bool = False) -> list[Solid]:
    """White, cross, and looking at you."""
    body = tube(
        [(1.55, 0.28, 0), (1.15, 0.12, 0), (0.55, -0.05, 0), (-0.05, -0.02, 0), (-0.46, 0.22, 0)],
        [0.03, 0.32, 0.60, 0.62, 0.30],
        "goose",
        around=40,
        count=70,
        flat=0.9,
    )
    neck = tube(
        [
            (-0.22, 0.0, 0.04),
            (-0.56, 0.42, 0.04),
            (-0.58, 0.95, 0.04),
            (-0.44, 1.40, 0.04),
            (-0.56, 1.78, 0.04),
            (-0.84, 1.86, 0.04),
        ],
        [0.42, 0.30, 0.19, 0.165, 0.20, 0.17],
        "goose",
        around=30,
        count=70,
    )
    bill = tube(
        [(-0.90, 1.90, 0.04), (-1.10, 1.80, 0.04), (-1.38, 1.70, 0.04)],
        [0.15, 0.12, 0.05],
        "bill",
        around=24,
        count=24,
        flat=0.8,
    )
    mouth = tube(
        [(-0.98, 1.80, 0.17), (-1.15, 1.745, 0.15), (-1.36, 1.69, 0.09)],
        [0.012] * 2,
        "felt",
        count=16,
    )
    eye = [ball("felt", (-0.74, 1.93, 0.19), 0.05)]
    made = [body, neck, bill, mouth, *eye]
    for k, (drop, long) in enumerate(((0.0, 1.0), (-0.10, 0.92), (-0.2, 0.80))):
        t = np.linspace(0, 1, 40)
        v = np.linspace(-1, 1, 15)
        w = 0.34 * np.sin(np.clip(t * 0.86 + 0.14, 0, 1) * math.pi) ** 0.6
        x = -0.15 + (1.62 * long) * t
        y = 0.22 + drop * 1.4 + 0.10 * np.sin(t * 3)
        grid = np.stack(
            [
                x[:, None] + 0 * v,
                y[:, None] + w[:, None] * v * 0.8,
                0.50 + 0.12 * (1 - v**2) + 0.05 * (2 - k) + 0 * x[:, None] - 0.30 * t[:, None] ** 2,
            ],
            -1,
        )
        wing = sheet(grid, "plume")
        wing.grain = np.stack([np.tile(v, 40) * 0.9, np.repeat(t, 15)], -1)
        made.append(wing)
    if mirror:
        made = mirrored(made)
    return moved(made, at, size, roll=roll)
