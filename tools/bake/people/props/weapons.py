"""Weapons."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point, spline
from tools.bake.people.forms import ball, box, outline, tube
from tools.bake.people.placing import mirrored, moved
from tools.bake.people.solid import Solid, sheet


def axe(at: Point, size: float = 1.0, roll: float = 8) -> list[Solid]:
    blade = outline(
        [
            (0.02, 0.34),
            (0.40, 0.52),
            (0.86, 0.80),
            (1.04, 0.36),
            (1.08, -0.1),
            (0.98, -0.62),
            (0.74, -1.0),
            (0.40, -0.42),
            (0.02, -0.28),
        ],
        "steel",
        0.10,
        0.7,
    )
    edge = outline(
        [
            (0.80, 0.77),
            (0.86, 0.80),
            (1.04, 0.36),
            (1.08, -0.1),
            (0.98, -0.62),
            (0.74, -1.0),
            (0.88, -0.55),
            (0.94, -0.08),
            (0.90, 0.35),
        ],
        "linen",
        0.105,
        0.2,
    )
    shaft = tube([(0, -4.2, 0), (0.03, -1, 0), (0, 0.55, 0)], [0.10, 0.085, 0.10], "wood", count=40)
    socket = moved(box("steel", 0.26, 0.66, 0.24), (0, 0.02, 0))
    return moved([*mirrored([*blade, *edge]), shaft, *socket], at, size, roll=roll)


def lance(x: float, low: float, high: float, z: float = 0.4, flag: str = "linen") -> list[Solid]:
    """A lance; its narrow pennon with two tails flies to the left."""
    made = [
        tube([(x, low, z), (x, high, z)], 0.075, "wood", count=20),
        tube(
            [(x, high - 0.05, z), (x, high + 0.18, z), (x + 0.01, high + 0.50, z)],
            [0.06, 0.11, 0.01],
            "steel",
            count=20,
        ),
    ]
    t, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 1, 24))
    wave = 0.10 * np.sin(t * 7 + 0.6) * t
    split = np.where(t > 0.45, (t - 0.45) * 0.9 * (1 - np.abs(v * 2 - 1)), 0)
    middle = high - 0.34 - 0.12 * t + 0.07 * np.sin(t * 6)
    grid = np.stack(
        [x - 1.22 * t + split, middle - (v - 0.5) * (0.56 - 0.22 * t), z + 0.02 + wave], -1
    )
    made.append(sheet(grid, flag))
    return made


def sword(at: Point, size: float = 1.0, roll: float = 0, wide: float = 0.13) -> list[Solid]:
    tip = wide * 0.85
    blade = outline([(-wide, 0), (-tip, 2.6), (0, 3.0), (tip, 2.6), (wide, 0)], "steel", 0.07, 1.0)
    made = [
        *blade,
        tube(
            [(-0.62, 0.02, 0), (0, -0.04, 0), (0.62, 0.02, 0)],
            [0.10, 0.075, 0.10],
            "gold",
            count=24,
        ),
        tube([(0, -0.05, 0), (0, -0.72, 0)], 0.085, "leather", count=14),
        ball("gold", (0, -0.84, 0), 0.17),
    ]
    return moved(made, at, size, roll=roll)


def whip(at: Point, size: float = 1.0) -> list[Solid]:
    """A scourge: three knotted cords that hang slack from its handle, to the left."""
    made = [
        tube([(0, -0.9, 0), (0, 0.42, 0)], [0.10, 0.085], "wood", count=20),
        ball("wood", (0, 0.46, 0), 0.13),
    ]
    for dx, dy in ((-0.36, -1.25), (-0.58, -1.55), (-0.82, -1.15)):
        path = [
            (0, 0.50, 0),
            (dx * 0.45, 0.60, 0.06),
            (dx * 0.90, 0.30, 0.12),
            (dx, -0.30, 0.14),
            (dx, dy, 0.14),
        ]
        made.append(tube(path, 0.062, "cord", count=60))
        p = spline(path, 40)
        made += [ball("cord", p[j], 0.125) for j in (24, 31, 38)]
    return moved(made, at, size)
