"""Signs of rank."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.relief import relief
from tools.bake.people.solid import Solid


def crozier(
    x: float, low: float, high: float, z: float = 0.6, stuff: str = "gold", size: float = 1.0
) -> list[Solid]:
    """A bishop's staff."""
    a = np.linspace(math.pi, -2.4 * math.pi, 40)
    r = size * np.interp(a, [-2.4 * math.pi, math.pi], [0.10, 0.52])
    curl = [
        (x + 0.52 * size + r[k] * math.cos(a[k]), high + r[k] * math.sin(a[k]) + 0.06, z)
        for k in range(40)
    ]
    made = [
        tube([(x, low, z), (x, (low + high) / 2, z), (x, high - 0.25, z)], 0.075, stuff, count=40)
    ]
    made.append(tube([(x, high - 0.3, z), *curl], [0.10, 0.10, 0.10, 0.08, 0.05], stuff, count=160))
    made.append(ball(stuff, curl[-1], 0.10))
    made += [ball(stuff, (x, y, z), 0.15) for y in (high - 0.34, high - 0.52)]
    made += [
        ball(
            stuff,
            (
                x + 0.52 * size + (r[k] + 0.12) * math.cos(a[k]),
                high + 0.06 + (r[k] + 0.12) * math.sin(a[k]),
                z,
            ),
            0.065,
        )
        for k in range(3, 26, 5)
    ]
    return made


def sceptre(x: float, low: float, high: float, z: float = 0.55, size: float = 1.0) -> list[Solid]:
    """A rod with a lily of France."""
    made = [
        tube([(x, low, z), (x, high, z)], 0.065, "gold", count=16),
        ball("gold", (x, high, z), 0.13),
    ]
    made += moved(
        relief("fleur-de-lys", "gold", 1.35 * size, 0.16), (x, high + 0.66 * size, z - 0.02)
    )
    return made


def tudor_rose(at: Point, size: float = 1.0) -> list[Solid]:
    """The rose of Tudor: red, white in it, gold at the heart."""
    made = []
    for ring, r, s, lift in ((0, 0.50, "red", 0.0), (1, 0.30, "linen", 0.12)):
        for k in range(5):
            a = math.pi / 2 + 2 * math.pi * (k + 0.5 * 0) / 5
            made.append(
                ball(s, (r * math.cos(a), r * math.sin(a), lift), 0.34 if ring == 0 else 0.20, 0.5)
            )
    for k in range(5):
        a = math.pi / 2 + 2 * math.pi * (k + 0.5) / 5
        made += moved(
            outline([(0, 0.26), (0.12, 0), (0, -0.26), (-0.12, 0)], "leaf", 0.05),
            (0.72 * math.cos(a), 0.72 * math.sin(a), -0.05),
            roll=math.degrees(a) - 90,
        )
    made.append(ball("gold", (0, 0, 0.24), 0.16))
    return moved(made, at, size)


def chair_back(at: Point, size: float = 1.0) -> list[Solid]:
    """The back of a chair of state, broader than a plate: dark velvet, gold nails."""
    velvet = [(-3.0, 0.55), (3.0, 0.55), (3.0, -4.4), (-3.0, -4.4)]
    made: list[Solid] = [*outline(velvet, "red:chair", 0.05, 0.5)]
    made.append(tube([(-3.0, 0.55, 0.05), (3.0, 0.55, 0.05)], 0.07, "gold"))
    made += [ball("gold", (-2.8 + 0.4 * k, 0.30, 0.12), 0.085) for k in range(15)]
    return moved(made, at, size)
