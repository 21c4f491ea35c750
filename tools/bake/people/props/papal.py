"""What prelates claim: the triple crown, the keys of Peter, a mitre laid down."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.costume.jewels import cross
from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, box, loft, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

DEEP = 1.22
"""How much deeper than wide a crown is."""


def tiara(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """Three crowns about a tall white cap, an orb with a cross on top; 3 high."""
    dome = [(0.0, 0.66), (0.5, 0.72), (1.1, 0.70), (1.65, 0.57), (2.15, 0.34), (2.42, 0.12),
            (2.48, 0.02)]  # fmt: skip
    made = [loft([(y, r, r * DEEP) for y, r in dome], "linen:tiara", down=80)]
    for y, wide in ((0.0, 0.69), (0.82, 0.74), (1.60, 0.59)):
        made += _coronet(y, wide)
    made.append(ball("gold", (0, 2.50, 0), 0.13))
    made += cross("gold", (0, 2.82, 0), 1.1)
    return moved(made, at, size, pitch=6, roll=roll)


def _coronet(y: float, wide: float) -> list[Solid]:
    """A narrow hoop, on it trefoils that stand apart, so that the cap shows between."""

    def ring(high: float) -> Solid:
        path = ellipse((0, y + high, 0), wide, deep=DEEP * wide, count=60)
        return tube(path, 0.06, "gold", around=16, count=120)

    made = [ring(0.0), ring(0.11)]
    for k in range(6):
        a = 2 * math.pi * k / 6 + 0.5
        x, z = wide * 1.07 * math.cos(a), DEEP * wide * 1.07 * math.sin(a)
        across = np.array([-math.sin(a), 0, math.cos(a)]) * 0.10
        stem = [(x, y + 0.12, z), (x, y + 0.34, z)]
        made.append(tube(stem, 0.05, "gold", count=8))
        for side, high in ((-1, 0.33), (1, 0.33), (0, 0.45)):
            place = (x + side * across[0], y + high, z + side * across[2])
            made.append(ball("gold", place, 0.085, 0.8))
        b = a + math.pi / 6
        jewel = (wide * 1.08 * math.cos(b), y + 0.07, DEEP * wide * 1.08 * math.sin(b))
        made.append(ball("red" if k % 2 else "pearl", jewel, 0.065))
    return made


def key_of_peter(at: Point, size: float = 1.0, roll: float = 0, stuff: str = "gold") -> list[Solid]:
    """A key of Peter, its bit up and to the right; 4 long, about its middle."""

    def hoop(x: float, y: float, r: float, thick: float) -> Solid:
        return tube(ellipse((x, y, 0), r, r), thick, stuff, around=24, count=90)

    made = [
        hoop(0, -1.45, 0.34, 0.13),
        hoop(-0.46, -1.45, 0.20, 0.10),
        hoop(0.46, -1.45, 0.20, 0.10),
        hoop(0, -1.92, 0.20, 0.10),
        tube([(0, -1.1, 0), (0, 0, 0), (0, 1.95, 0)], [0.15, 0.12, 0.12], stuff, 28, 60),
        *[
            loft([(0.09, r * 0.6), (0, r), (-0.09, r * 0.6)], stuff, 60, 16, at=(0, y, 0))
            for y, r in ((-0.92, 0.27), (-0.72, 0.21), (0.72, 0.20), (1.95, 0.19))
        ],
    ]
    for y in (1.00, 1.34, 1.68):
        made += moved(box(stuff, 0.86, 0.20, 0.16), (0.46, y, 0))
    made += moved(box(stuff, 0.30, 0.86, 0.15), (0.24, 1.34, 0))
    for y in (1.08, 1.60):
        made += moved(box(stuff, 0.16, 0.30, 0.16), (0.84, y, 0))
    return moved(made, at, size, roll=roll)


def laid_mitre(at: Point, size: float = 1.0) -> list[Solid]:
    """A mitre seen from the front, upright on a cushion; `at` is the middle of its rim."""
    half = [(0.64, 0.0), (0.70, 0.40), (0.73, 0.80), (0.60, 1.15), (0.34, 1.50)]
    horn = [*half, (0.0, 1.86), *[(-x, y) for x, y in reversed(half)]]
    edge = [(x, y, 0.03) for x, y in horn]
    band = [(-0.70, -0.02), (0.70, -0.02), (0.73, 0.32), (-0.73, 0.32)]
    made = [
        *outline(horn, "linen:mitre", 0.24, 0.5),
        tube(edge, 0.06, "gold", count=90),
        tube([(0, 0.3, 0.27), (0, 0.8, 0.30), (0, 1.76, 0.10)], 0.10, "gold", count=20),
        *moved(outline(band, "gold", 0.10, 0.3), (0, 0, 0.22)),
        *[ball("pearl", (x, 0.15, 0.34), 0.085, 0.7) for x in (-0.44, 0, 0.44)],
        *[ball("red", (x, 0.72, 0.28), 0.10, 0.7) for x in (-0.37, 0.37)],
        *cross("gold", (0, 2.04, 0.03), 0.8),
        *moved(_cushion(), (0, 0.02, 0), 0.76),
    ]
    return moved(made, at, size)


def _cushion() -> list[Solid]:
    """A cushion of four corners with a cord round its seam, its top at 0."""
    rows = [
        (0.04, 0.02), (0.0, 0.62), (-0.14, 1.06), (-0.44, 1.26), (-0.74, 1.06), (-0.86, 0.70),
        (-0.88, 0.02)
    ]  # fmt: skip
    pillow = loft([(y, r, r * 0.8) for y, r in rows], "silk:cushion", power=3.0, across=200)
    seam = [(-1.28, -0.40, 0.3), (-1.0, -0.44, 0.96), (1.0, -0.44, 0.96), (1.28, -0.40, 0.3)]
    made = [pillow, tube(seam, 0.05, "gold", count=60)]
    for x in (-1.18, 1.18):
        made += moved(_tassel(), (x, -0.44, 0.66))
    return made


def _tassel() -> list[Solid]:
    rows = [(-0.10, 0.07), (-0.2, 0.11), (-0.42, 0.17)]
    return [ball("gold", (0, 0, 0), 0.12), loft(rows, "gold", across=30, folds=8, depth=0.12)]
