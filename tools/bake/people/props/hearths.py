"""Fires on the ground."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def blaze(at: Point, size: float = 1.0) -> list[Solid]:
    """A broad fire: red tongues behind, yellow before them."""
    made = []
    for x, tip, tall, fat, z, stuff in (
        (-0.62, -0.78, 0.95, 0.24, 0.0, "flame:red"),
        (0.62, 0.80, 0.85, 0.24, 0.0, "flame:red"),
        (-0.30, -0.46, 1.42, 0.30, -0.05, "flame:red"),
        (0.26, 0.34, 1.62, 0.32, -0.05, "flame:red"),
        (0.0, 0.02, 1.15, 0.28, 0.22, "flame"),
        (-0.44, -0.54, 0.80, 0.20, 0.24, "flame"),
        (0.42, 0.52, 0.72, 0.20, 0.24, "flame"),
    ):
        path = [
            (x, -0.2, z),
            (x * 1.15 - 0.08, tall * 0.3, z),
            ((x + tip) / 2 + 0.10, tall * 0.66, z),
            (tip, tall, z),
        ]
        radii = [fat * 0.7, fat, fat * 0.8, fat * 0.42, 0.01]
        made.append(tube(path, radii, stuff, around=22, count=44, flat=0.6))
    return moved(made, at, size)


def campfire(at: Point, size: float = 1.0) -> list[Solid]:
    """Logs laid crosswise, a fire on them."""
    made: list[Solid] = [*blaze((0, 0.1, 0), 1.0)]
    for a, b in (
        ((-1.0, -0.42, 0.35), (0.55, -0.02, 0.2)),
        ((1.0, -0.40, 0.40), (-0.50, 0.0, 0.3)),
        ((-0.95, -0.10, 0.05), (0.9, -0.12, 0.5)),
    ):
        made.append(tube([a, b], [0.17, 0.15], "wood:log", around=20, count=24))
        made.append(ball("horn", a, 0.155, 0.6))
    return moved(made, at, size)


def pyre(at: Point, size: float = 1.0) -> list[Solid]:
    """A tall stake with its chain in heaped faggots; the flames leave it free."""
    chance = np.random.default_rng(9)
    stake = [(0, -0.9, -0.1), (0.02, 0.9, -0.1), (0, 2.45, -0.1)]
    made: list[Solid] = [tube(stake, [0.20, 0.18, 0.17], "wood:stake", around=20)]
    for k in range(11):
        x = -0.95 + 1.9 * k / 10
        lean = -0.55 * x + chance.uniform(-0.12, 0.12)
        made.append(
            tube(
                [(x * 1.15, -1.80, 0.80), (x + lean, -0.16 - 0.3 * abs(x), 0.62)],
                [0.11, 0.09],
                "wood:log",
                count=16,
            )
        )
    made += blaze((0.0, -0.62, 0.30), 1.12)
    return moved([*made, *_stake_chain()], at, size)


def _stake_chain() -> list[Solid]:
    """An iron band about a stake, and four links that hang from it."""
    a = np.linspace(0, 2 * np.pi, 24)
    band = np.stack([0.22 * np.cos(a), 2.02 + 0 * a, -0.1 + 0.22 * np.sin(a)], 1)
    made = [tube(band, [0.09] * 2, "steel", count=40)]
    for k in range(4):
        wide = 0.12 if k % 2 == 0 else 0.03
        link = np.stack([0.36 + wide * np.cos(a), 1.84 - 0.27 * k + 0.18 * np.sin(a), 0 * a], 1)
        made.append(tube(link, [0.05] * 2, "steel", count=40))
    return made


def log_fire() -> list[Solid]:
    """The fire below a cauldron that hangs at 0, 0, 0."""
    return [
        *[
            tube(
                [(x, -1.98, 1.9), (x + long / 2, y, 1.95), (x + long, y + 0.06, 1.8)],
                [0.15, 0.17, 0.15],
                "wood",
                count=16,
            )
            for x, y, long in ((-1.15, -1.92, 1.1), (-0.2, -1.95, 1.25), (-0.6, -2.05, 1.3))
        ],
        *[
            tube(
                [
                    (x, -1.95, 1.4),
                    (x + 0.10, -1.65, 1.45),
                    (x - 0.08, -1.35, 1.4),
                    (x + 0.04, -1.02 - 0.35 * abs(x), 1.4),
                ],
                [0.13, 0.20, 0.14, 0.01],
                "flame" if k % 2 else "flame:red",
                count=30,
                flat=0.6,
            )
            for k, x in enumerate((-0.85, -0.52, -0.2, 0.12, 0.45, 0.80))
        ],
    ]


def charcoal_mound(at: Point, size: float = 1.0) -> list[Solid]:
    """Billets heaped under turf: it smokes above and glows within; more lie before it."""
    turf = [
        (1.42, 0.02, 0.02, 0, 0),
        (1.38, 0.24, 0.22, 0, 0),
        (1.10, 0.62, 0.54, 0, 0),
        (0.50, 0.98, 0.84, 0, 0),
        (-0.60, 1.30, 1.10, 0, 0),
        (-1.60, 1.62, 1.40, 0, 0),
    ]
    made: list[Solid] = [loft(turf, "cloth:turf", folds=11, depth=0.025, rough=0.012)]
    made += [
        ball("felt", (0.42, 0.50, 0.72), 0.22, 0.5),
        ball("flame:red", (0.42, 0.46, 0.80), 0.17, 0.5),
    ]
    for row, (first, count) in enumerate(((-0.57, 2), (-0.86, 3), (-1.15, 4))):
        for k in range(count):
            x, y = first + 0.58 * k, 0.20 - 0.42 * row
            made.append(tube([(x, y, 0.9), (x + 0.1, y, 1.6)], [0.28] * 2, "wood:log", count=10))
            made.append(ball("horn", (x + 0.1, y, 1.6), 0.26, 0.25))
            made.append(ball("wood:log", (x + 0.1, y, 1.66), 0.10, 0.2))
            made.append(ball("horn", (x + 0.1, y, 1.67), 0.06, 0.2))
    for x, y, z, r in (
        (0.0, 1.50, 0.0, 0.20),
        (0.12, 1.78, 0.1, 0.27),
        (-0.10, 2.06, 0.0, 0.33),
        (0.20, 2.22, -0.1, 0.30),
        (-0.34, 2.40, 0.1, 0.34),
        (0.02, 2.62, 0.1, 0.38),
        (-0.46, 2.80, 0.0, 0.36),
        (-0.16, 3.04, 0.1, 0.34),
    ):
        made.append(ball("goose:smoke", (x, y, z), r, 0.8))
    return moved(made, at, size)
