"""Vessels."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def mortar(at: Point, size: float = 1.0) -> list[Solid]:
    """A mortar of brass and its pestle."""
    bowl = loft(
        [
            (0.62, 0.02),
            (0.66, 0.60),
            (0.82, 0.80),
            (0.72, 0.80),
            (0.55, 0.62),
            (0.10, 0.60),
            (-0.10, 0.66),
            (-0.20, 0.58),
            (-0.56, 0.50),
            (-0.66, 0.66),
            (-0.78, 0.70),
            (-0.80, 0.02),
        ],
        "gold",
        down=90,
    )
    pestle = [
        tube(
            [(0.0, 0.40, 0.1), (0.03, 1.05, 0.15), (0.06, 2.18, 0.18)],
            [0.17, 0.12, 0.14],
            "gold",
            count=30,
        ),
        ball("gold", (0.06, 2.25, 0.18), 0.22),
    ]
    herbs = [
        ball("leaf", (x, 0.78 + y, 0.35), 0.16)
        for x, y in ((-0.4, 0.02), (-0.2, 0.08), (-0.05, 0.0), (-0.55, -0.04))
    ]
    return moved([bowl, *pestle, *herbs], at, size)


def mug(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A stave-built mug that foams over."""
    made = [
        loft(
            [(0.75, 0.60), (0.2, 0.57), (-0.85, 0.62), (-0.92, 0.02)],
            "wood",
            folds=14,
            depth=0.025,
            across=180,
            down=60,
        )
    ]
    made += [
        loft([(0.10, 0.60), (0, 0.64), (-0.10, 0.61)], "gold", down=10, at=(0, y, 0))
        for y in (0.50, -0.60)
    ]
    for x, y, z, r in (
        (0, 0.92, 0.1, 0.42),
        (-0.38, 0.84, 0.2, 0.30),
        (0.36, 0.84, 0.2, 0.32),
        (0.05, 0.82, 0.45, 0.30),
        (-0.30, 0.66, 0.52, 0.20),
        (-0.34, 0.44, 0.56, 0.13),
        (0.40, 0.60, 0.46, 0.17),
        (0.15, 1.12, 0.0, 0.26),
    ):
        made.append(ball("goose:foam", (x, y, z), r))
    a = np.linspace(-1.3, 1.3, 20)
    grip = np.stack([-0.58 - 0.42 * np.cos(a), -0.05 + 0.55 * np.sin(a), 0.05 + 0 * a], 1)
    made.append(tube(grip, 0.10, "wood", count=40))
    return moved(made, at, size, roll=roll)


def cauldron(at: Point, size: float = 1.0) -> list[Solid]:
    """A cauldron on three feet that boils over and steams."""
    pot = loft(
        [
            (0.86, 0.02, 0.02),
            (0.86, 0.86, 0.80),
            (1.02, 1.06, 0.98),
            (0.92, 1.08, 1.0),
            (0.80, 0.92, 0.86),
            (0.30, 1.24, 1.12),
            (-0.30, 1.26, 1.14),
            (-0.85, 0.86, 0.80),
            (-1.05, 0.02, 0.02),
        ],
        "felt:iron",
        down=90,
        across=160,
    )
    made = [pot]
    made += [
        tube([(x, -0.7, z), (x * 1.25, -1.45, z)], [0.16, 0.10], "felt:iron", count=20)
        for x, z in ((-0.75, 0.4), (0.75, 0.4), (0, 0.7))
    ]
    for s in (-1, 1):
        handle = ellipse((1.30 * s, 0.35, 0.1), 0.16, 0.26, count=24)
        made.append(tube(handle, 0.06, "steel", count=40))
    chance = np.random.default_rng(4)
    for k in range(17):
        x = -0.85 + 1.7 * k / 16
        made.append(
            ball(
                "leaf:brew",
                (x, 0.98 + 0.16 * chance.random(), 0.35 + 0.4 * chance.random()),
                0.14 + 0.12 * chance.random(),
            )
        )
    for x, y in ((-0.95, 0.62), (-0.82, 0.36), (0.90, 0.66)):
        made.append(ball("leaf:brew", (x, y, 0.72), 0.15))
    return moved([*made, *_steam()], at, size)


def _steam() -> list[Solid]:
    """Wisps of steam that wind upwards and thin out, at the left: the right is for who stirs."""
    made = []
    for x, tall, sway in ((-0.98, 1.05, 0.12), (-0.52, 1.50, 0.12)):
        wind = [(x + sway * math.sin(t * 9.5), 0.95 + tall * t, 0.1) for t in np.linspace(0, 1, 12)]
        made.append(tube(wind, [0.06, 0.09, 0.09, 0.07, 0.02], "goose:steam", count=80))
    return made
