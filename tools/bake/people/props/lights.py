"""Candles."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

WAX = "pearl"


def flame(at: Point, size: float = 1.0) -> list[Solid]:
    """One flame, red at its rim."""
    outer = tube(
        [(0, -0.22, 0), (0.03, 0.05, 0), (-0.02, 0.40, 0), (0.05, 0.86, 0)],
        [0.06, 0.19, 0.26, 0.27, 0.24, 0.18, 0.12, 0.06, 0.01],
        "flame:red",
        around=24,
        count=40,
        flat=0.5,
    )
    inner = tube(
        [(0, -0.18, 0.16), (0.02, 0.05, 0.18), (-0.01, 0.28, 0.16), (0.03, 0.52, 0.14)],
        [0.04, 0.12, 0.16, 0.16, 0.13, 0.08, 0.04, 0.01],
        "flame",
        around=24,
        count=40,
        flat=0.5,
    )
    return moved([outer, inner], at, size)


def candle(at: Point, tall: float = 2.0, wide: float = 0.20, fire: float = 1.0) -> list[Solid]:
    """A candle that stands on `at`, with wax running down and a flame."""
    chance = np.random.default_rng(3)
    made = [
        loft(
            [
                (tall, 0.02),
                (tall - 0.03, wide * 0.8),
                (tall + 0.03, wide),
                (tall - 0.1, wide * 1.06),
                (tall / 2, wide),
                (0, wide),
            ],
            WAX,
            across=50,
        )
    ]
    for a in np.radians((35, 80, 125, 160)):
        long = chance.uniform(0.15, 0.5)
        x, z = wide * math.cos(a), wide * math.sin(a)
        made.append(
            tube([(x, tall, z), (x * 1.08, tall - long, z * 1.08)], [0.05, 0.065], WAX, count=16)
        )
        made.append(ball(WAX, (x * 1.08, tall - long, z * 1.08), 0.075))
    made.append(tube([(0, tall, 0), (0.01, tall + 0.2, 0)], 0.025, "felt", count=8))
    return [*moved(made, at), *moved(flame((0, tall + 0.34, 0.02), fire), at)]


def pan_candle(at: Point, size: float = 1.0) -> list[Solid]:
    """A short candle in a pan; no ring, which hangs like a jewel wherever it meets a beard."""
    pan = loft(
        [(0.10, 0.02), (0.08, 0.62), (0.24, 0.78), (0.16, 0.80), (-0.02, 0.64), (-0.06, 0.02)],
        "steel",
    )
    socket = loft([(0.34, 0.24), (0.30, 0.27), (0.05, 0.22)], "steel")
    made = moved([pan, socket], pitch=14)
    return moved([*made, *candle((0, 0.2, 0.05), 0.85, 0.19, 1.25)], at, size)


def dipped_candles(at: Point, count: int = 5, size: float = 1.0) -> list[Solid]:
    """Candles that hang by their wicks from a straight rod, each thicker towards its foot."""
    made = [tube([(-1.15, 0, 0), (1.45, 0, 0)], 0.085, "wood", count=20)]
    for x in np.linspace(-0.92, 0.74, count):
        loop = [
            (x + off, y, z)
            for off, y, z in (
                (-0.05, -0.40, 0.05),
                (-0.07, 0.02, 0.1),
                (0, 0.12, 0.1),
                (0.07, 0.0, 0.1),
                (0, -0.42, 0.05),
            )
        ]
        made.append(tube(loop, 0.032, "cord:wick", count=30))
        dips = [(-0.40, 0.03), (-0.50, 0.10), (-0.62, 0.14), (-2.0, 0.18), (-2.14, 0.14), (-2.2, 0)]
        made.append(loft(dips, "horn:wax", across=40, down=60, at=(x, 0, 0.04)))
    return moved(made, at, size)
