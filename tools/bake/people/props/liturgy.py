"""What serves at the altar and on pilgrimage."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.costume.jewels import cross
from tools.bake.people.curves import Point, ellipse, spline
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def pail(at: Point, size: float = 1.0) -> list[Solid]:
    """A pail of holy water with its handle."""
    bowl = loft(
        [
            (0.50, 0.02),
            (0.50, 0.52),
            (0.58, 0.62),
            (0.48, 0.62),
            (0.40, 0.52),
            (-0.10, 0.58),
            (-0.45, 0.40),
            (-0.52, 0.28),
            (-0.66, 0.44),
        ],
        "gold",
        down=70,
    )
    ring = loft([(0.06, 0.60), (0.0, 0.63), (-0.06, 0.60)], "gold")
    bow = ellipse((0, 0.50, 0.10), 0.60, 0.85, count=20, around=math.pi)
    return moved([bowl, ring, tube(bow, 0.055, "gold", count=40)], at, size)


def sprinkler(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A brush for holy water; drops fly from its wet bristles."""
    made = [
        tube([(0, -1.1, 0), (0, 0.0, 0)], 0.075, "wood", count=16),
        ball("wood", (0, -1.14, 0), 0.11),
        loft([(0.16, 0.14), (0.0, 0.15), (-0.10, 0.10)], "gold"),
    ]
    for k in range(26):
        a, far = k * 2.4, math.sqrt(k / 26)
        x, z = far * math.cos(a), far * math.sin(a)
        tip = 0.86 - 0.10 * far + 0.05 * (k % 3)
        path = [(0.10 * x, 0.08, 0.10 * z), (0.22 * x, 0.45, 0.20 * z), (0.46 * x, tip, 0.4 * z)]
        made.append(tube(path, [0.05, 0.06, 0.028], "straw", count=16))
    drops = ((-0.36, 1.02, 0.09), (-0.46, 0.56, 0.09), (0.05, 1.24, 0.08), (0.58, 0.98, 0.09))
    for x, y, r in drops:
        path = [(x * 0.92, y + 1.6 * r, 0), (x, y, 0), (x, y - r, 0)]
        made.append(tube(path, [0.01, r, r * 0.4], "glass", count=14))
    return moved(made, at, size, roll=roll)


def chalice(at: Point, size: float = 1.0) -> list[Solid]:
    """A jewelled cup."""
    rows = [
        (0.80, 0.02),
        (0.86, 0.46),
        (0.95, 0.56),
        (0.60, 0.53),
        (0.25, 0.38),
        (0.10, 0.12),
        (-0.10, 0.10),
        (-0.24, 0.20),
        (-0.38, 0.10),
        (-0.62, 0.14),
        (-0.84, 0.46),
        (-0.94, 0.52),
        (-0.98, 0.02),
    ]
    made = [loft(rows, "gold", down=90)]
    for a in np.radians((40, 90, 140)):
        made.append(ball("red", (0.50 * math.cos(a), 0.50, 0.50 * math.sin(a)), 0.09))
        made.append(ball("pearl", (0.20 * math.cos(a), -0.24, 0.20 * math.sin(a)), 0.06))
        made.append(ball("red", (0.42 * math.cos(a), -0.80, 0.42 * math.sin(a)), 0.06))
    return moved(made, at, size)


def censer(at: Point, size: float = 1.0) -> list[Solid]:
    """A censer hung by its chains from the fist at `at`."""
    bowl = [(-0.98, 0.1), (-1.04, 0.26), (-1.2, 0.4), (-1.34, 0.5), (-1.4, 0.58), (-1.46, 0.58)]
    bowl += [(-1.52, 0.52), (-1.72, 0.46), (-1.9, 0.26), (-1.96, 0.14), (-2.06, 0.3), (-2.1, 0.3)]
    made = [
        loft(bowl, "gold", down=90),
        ball("gold", (0, -0.92, 0), 0.13),
    ]
    for x, z in ((-0.54, 0.1), (0.0, 0.56), (0.54, 0.1)):
        low, high = np.array([x, -1.42, z]), np.array([0.0, -0.10, 0.02])
        long = high - low
        made += [
            tube([low + long * t, low + long * (t + 0.085)], 0.044, "gold", count=6)
            for t in np.arange(0, 1, 0.1)
        ]
    made += _smoke((-0.30, -1.2, 0.5))
    for k, x in enumerate((-0.26, 0.02, 0.30)):
        made.append(ball("red:coal", (x, -1.24 + 0.05 * (k == 1), 0.42), 0.07, 0.6))
    return moved(made, at, size)


def _smoke(at: Point) -> list[Solid]:
    """Wisps that rise from coals, curl and part."""
    made = []
    for start, lean, high in ((-0.30, -0.55, 2.3), (-0.22, -0.20, 1.3)):
        t = np.linspace(0, 1, 20)
        curl = 0.15 * np.sin(t * 11 + 4 * start) * (0.2 + t)
        path = np.stack([start + lean * t + curl, high * t, 0.1 * t], 1)
        made.append(tube(path, [0.02, 0.075, 0.09, 0.075, 0.01], "linen:smoke", count=110))
    return moved(made, at)


def handbell(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A brass bell that hangs from the fist at `at` by its handle of wood."""
    rows = [(-0.40, 0.06), (-0.44, 0.22), (-0.62, 0.34), (-1.0, 0.42), (-1.3, 0.58), (-1.44, 0.74)]
    rows += [(-1.52, 0.76), (-1.54, 0.68)]
    made = [
        loft(rows, "gold", down=80),
        tube([(0, 0.30, 0), (0, 0.0, 0), (0, -0.42, 0)], [0.11, 0.08, 0.10], "wood", count=20),
        ball("wood", (0, 0.38, 0), 0.14),
        tube([(0.05, -1.3, 0.1), (0.10, -1.62, 0.2)], 0.06, "steel", count=8),
        ball("steel", (0.11, -1.70, 0.2), 0.15),
    ]
    for y, r in ((-0.70, 0.365), (-1.22, 0.545)):
        made.append(tube(ellipse((0, y, 0), r, deep=r, around=6.28), 0.035, "gold", count=90))
    return moved(made, at, size, roll=roll)


def beads(at: Point, size: float = 1.0, stuff: str = "wood") -> list[Solid]:
    """A string of beads that hangs from the hand in a loop, with a cross at its end."""
    a = np.linspace(math.radians(96), math.radians(444), 24)
    loop = np.stack([0.62 * np.cos(a), -0.95 + 0.95 * np.sin(a), 0.10 * np.sin(a * 2)], 1)
    made = []
    for k, p in enumerate(loop):
        big = k % 7 == 3
        made.append(ball("gold" if big else stuff, p, 0.17 if big else 0.13))
    tail = spline([(0.0, -1.98, 0.1), (-0.05, -2.15, 0.1), (-0.05, -2.3, 0.1)], 3)
    made += [ball(stuff, p, 0.09) for p in tail]
    big_cross = cross("gold", (-0.05, -2.72, 0.12), 1.6)
    return moved([*made, *big_cross], at, size)


def cross_staff(
    x: float, low: float, high: float, z: float = 0.6, size: float = 1.0
) -> list[Solid]:
    """A tall cross with clover ends on a staff; `high` is its middle."""
    made = [
        tube([(x, low, z), (x, (low + high) / 2, z), (x, high - 0.7, z)], 0.085, "wood", count=30),
        ball("gold", (x, high - 0.86 * size, z), 0.15),
    ]
    long = 0.62 * size
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1.2)):
        made.append(
            tube(
                [(x, high, z), (x + dx * long, high + dy * long, z)], 0.12 * size, "gold", count=12
            )
        )
        if dy >= 0:
            for turn in (-90, 0, 90):
                a = math.atan2(dy, dx) + math.radians(turn)
                far = 0.14 * size
                made.append(
                    ball(
                        "gold",
                        (
                            x + dx * long + far * math.cos(a),
                            high + dy * long + far * math.sin(a),
                            z,
                        ),
                        0.15 * size,
                        0.7,
                    )
                )
    made.append(ball("red", (x, high, z + 0.10), 0.13 * size, 0.6))
    return made
