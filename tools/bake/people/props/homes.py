"""Homes of the country: a hut, a manor, a tree beside them."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, box, fine, loft, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid, sheet


def hut(at: Point, size: float = 1.0, yaw: float = 22) -> list[Solid]:
    """A cottage under a deep roof of thatch."""
    made: list[Solid] = [
        *moved(box("stone", 1.70, 1.10, 1.1), (0, 0.40, 0)),
        loft(
            [
                (0.86, 0.80, 0.50, 0, 0),
                (0.76, 1.10, 0.82, 0, 0),
                (0.86, 1.12, 0.84, 0, 0),
                (1.15, 0.98, 0.62, 0, 0),
                (1.55, 0.84, 0.34, 0, 0),
                (1.86, 0.74, 0.10, 0, 0),
                (1.90, 0.60, 0.02, 0, 0),
            ],
            "straw",
            power=3.6,
            folds=40,
            depth=0.018,
            across=260,
        ),
        tube([(-0.80, 1.88, 0), (0, 1.92, 0), (0.80, 1.88, 0)], [0.12] * 2, "straw:reed"),
        *moved(box("tile", 0.26, 0.62, 0.26), (0.42, 2.10, -0.1)),
    ]
    door = [(-0.20, -0.15), (-0.20, 0.60), (0.20, 0.60), (0.20, -0.15)]
    pane = [(-0.16, -0.15), (-0.16, 0.15), (0.16, 0.15), (0.16, -0.15)]
    made += moved(outline(door, "felt", 0.01), (0.05, 0.02, 0.56))
    for x in (-0.52, 0.58):
        made += moved(outline(pane, "felt", 0.01), (x, 0.42, 0.56))
    return moved(made, at, size, yaw=yaw, pitch=10)


def ladder(low: Point, high: Point, wide: float = 0.44, rungs: int = 9) -> list[Solid]:
    """A ladder that leans from one point to another."""
    a, b = np.asarray(low, dtype=float), np.asarray(high, dtype=float)
    side = np.array([wide / 2, 0, 0])
    made = [tube([a + s * side, b + s * side], [0.07] * 2, "wood", count=12) for s in (-1, 1)]
    for t in np.linspace(0.06, 0.94, rungs):
        p = a + (b - a) * t
        made.append(tube([p - side, p + side], [0.05] * 2, "wood", count=6))
    return made


def manor(at: Point, size: float = 1.0, yaw: float = 18) -> list[Solid]:
    """A house of two gables with tall chimneys."""
    made: list[Solid] = [*moved(box("stone", 2.0, 1.0, 0.9), (0, 0.5, 0))]
    for x in (-0.62, 0.62):
        made += moved(box("stone", 0.66, 1.0, 0.3), (x, 0.5, 0.52))
        gable = np.array(
            [[(x - 0.33, 1.0, 0.67), (x + 0.33, 1.0, 0.67)], [(x, 1.55, 0.67), (x, 1.55, 0.67)]]
        )
        made.append(sheet(fine(gable), "stone"))
        for s in (-1, 1):
            slope = np.array(
                [
                    [(x + 0.42 * s, 0.92, 0.74), (x + 0.42 * s, 0.92, -0.2)],
                    [(x, 1.62, 0.74), (x, 1.62, -0.2)],
                ]
            )
            made.append(sheet(fine(slope), "tile"))
    roof = np.array([[(-1.1, 0.95, 0.55), (1.1, 0.95, 0.55)], [(-1.0, 1.62, 0), (1.0, 1.62, 0)]])
    made.append(sheet(fine(roof), "tile"))
    for x in (-0.95, 0.05, 0.95):
        made += moved(box("tile", 0.18, 0.80, 0.2), (x, 1.80, -0.1))
        made += moved(box("stone", 0.26, 0.10, 0.28), (x, 2.20, -0.1))
    pane = [(-0.10, -0.13), (-0.10, 0.13), (0.10, 0.13), (0.10, -0.13)]
    door = [(-0.14, 0.0), (-0.14, 0.44), (0.0, 0.56), (0.14, 0.44), (0.14, 0.0)]
    for x, y, z in (
        (-0.62, 0.72, 0.68),
        (-0.62, 0.28, 0.68),
        (0.62, 0.72, 0.68),
        (0.62, 0.28, 0.68),
        (0.0, 0.76, 0.46),
    ):
        made += moved(outline(pane, "felt", 0.01), (x, y, z))
    made += moved(outline(door, "felt", 0.01), (0, 0.0, 0.46))
    return moved(made, at, size, yaw=yaw, pitch=8)


def oak(at: Point, size: float = 1.0, seed: int = 8, count: int = 60) -> list[Solid]:
    """A broad oak; it stands on `at`."""
    chance = np.random.default_rng(seed)
    made: list[Solid] = [
        tube(
            [(0.05, -0.1, 0), (0.0, 0.4, 0.05), (0.03, 1.0, 0), (0.0, 1.7, 0)],
            [0.62, 0.40, 0.34, 0.36, 0.30],
            "wood:bark",
            around=40,
            count=50,
        )
    ]
    for x, y in ((-0.8, 2.1), (0.8, 2.15), (-0.45, 2.4), (0.5, 2.4)):
        made.append(
            tube(
                [(0, 1.1, 0.05), (x * 0.5, 1.5, 0.1), (x, y, 0.1)], [0.22, 0.17, 0.10], "wood:bark"
            )
        )
    golden = np.pi * (3 - np.sqrt(5))
    for k in range(count):
        v = 1 - 2 * (k + 0.5) / count
        r = np.sqrt(1 - v * v)
        x, y, z = 1.45 * r * np.cos(golden * k), 2.35 + 0.85 * v, 0.75 * r * np.sin(golden * k)
        x, y, z = np.array([x, y, z]) + chance.uniform(-0.13, 0.13, 3)
        if z > -0.25 and (y > 1.85 or abs(x) > 0.7) and y > 1.75:
            made.append(ball("leaf:oak", (x, y, z), 0.27 * chance.uniform(0.7, 1.35), 0.8))
    made.append(ball("leaf:oak", (0, 2.4, -0.3), 1.15, 0.4))
    return moved(made, at, size)
