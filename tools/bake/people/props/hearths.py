"""Fires on the ground."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point, ellipse
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
    band = ellipse((0, 2.02, -0.1), 0.22, deep=0.22, count=24)
    made = [tube(band, 0.09, "steel", count=40)]
    for k in range(4):
        wide = 0.12 if k % 2 == 0 else 0.03
        link = ellipse((0.36, 1.84 - 0.27 * k, 0), wide, 0.18, count=24)
        made.append(tube(link, 0.05, "steel", count=40))
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
    """A cone of billets under sods of turf, from whose top and side a thin smoke rises."""
    turf = [
        (1.40, 0.02, 0.02),
        (1.38, 0.16, 0.15),
        (0.80, 0.56, 0.48),
        (0.10, 0.98, 0.84),
        (-0.70, 1.42, 1.20),
        (-1.60, 1.80, 1.50),
    ]
    made: list[Solid] = [loft(turf, "cloth:turf", folds=13, depth=0.02, rough=0.012)]
    for k, y in enumerate((1.0, 0.62, 0.22, -0.18, -0.6)):  # the rows of sods
        reach = np.interp(-y, (-1.38, -0.8, -0.1, 0.7), (0.16, 0.56, 0.98, 1.42)) + 0.02
        turn = np.linspace(-0.2, 3.34, 30)
        wave = 0.03 * np.sin(9 * turn + k)
        path = np.stack([reach * np.cos(turn), y + wave, 0.86 * reach * np.sin(turn)], 1)
        made.append(tube(path, 0.035, "cloth:turf", count=70))
    for x, y, sway, tall in ((0.0, 1.36, 0.24, 2.6), (-0.62, 0.50, -0.16, 1.6)):
        t = np.linspace(0, 1, 9)
        smoke = np.stack([x + sway * np.sin(7.5 * t) * (0.3 + t), y + tall * t, 0.5 + 0 * t], 1)
        made.append(tube(smoke, [0.04, 0.08, 0.06, 0.10, 0.02], "goose:smoke", count=60, flat=0.5))
    return moved(made, at, size)
