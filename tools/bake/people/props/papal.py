"""What prelates claim: the triple crown, the keys of Peter, a mitre laid down."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.costume.crowns import crown
from tools.bake.people.costume.jewels import cross
from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, box, loft, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

DEEP = 1.22
"""How much deeper than wide a crown is."""


def tiara(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """Three crowns about a tall cap, an orb with a cross on top; 2.7 high."""
    dome = [(0.0, 0.66), (0.6, 0.76), (1.2, 0.71), (1.7, 0.50), (2.02, 0.24), (2.10, 0.02)]
    made = [loft([(y, r, r * DEEP, 0, 0) for y, r in dome], "linen:tiara", down=80)]
    for y, wide in ((0.0, 0.68), (0.68, 0.77), (1.32, 0.67)):
        made += crown(y=y, wide=wide, points=8, tall=0.36, z=0, pitch=0)
    made.append(ball("gold", (0, 2.16, 0), 0.15))
    made += moved(cross("gold", (0, 0, 0)), (0, 2.50, 0), 1.1)
    return moved(made, at, size, pitch=6, roll=roll)


def key(at: Point, size: float = 1.0, roll: float = 0, stuff: str = "gold") -> list[Solid]:
    """A key of Peter, its bit up and to the right; 4 long, about its middle."""
    a = np.linspace(0, 2 * math.pi, 40)

    def hoop(x: float, y: float, r: float, thick: float) -> Solid:
        path = np.stack([x + r * np.cos(a), y + r * np.sin(a), 0 * a], 1)
        return tube(path, [thick] * 2, stuff, around=24, count=90)

    made = [
        hoop(0, -1.45, 0.34, 0.13),
        hoop(-0.46, -1.45, 0.20, 0.10),
        hoop(0.46, -1.45, 0.20, 0.10),
        hoop(0, -1.92, 0.20, 0.10),
        tube([(0, -1.1, 0), (0, 0, 0), (0, 1.95, 0)], [0.15, 0.12, 0.12], stuff, 28, 60),
        *[
            loft(
                [(y + 0.09, r * 0.6, r * 0.6, 0, 0), (y, r, r, 0, 0),
                 (y - 0.09, r * 0.6, r * 0.6, 0, 0)],
                stuff, across=60, down=16,
            )
            for y, r in ((-0.92, 0.27), (-0.72, 0.21), (0.72, 0.20), (1.95, 0.19))
        ],
    ]  # fmt: skip
    for y in (1.00, 1.34, 1.68):
        made += moved(box(stuff, 0.86, 0.20, 0.16), (0.46, y, 0))
    made += moved(box(stuff, 0.30, 0.86, 0.15), (0.24, 1.34, 0))
    for y in (1.08, 1.60):
        made += moved(box(stuff, 0.16, 0.30, 0.16), (0.84, y, 0))
    return moved(made, at, size, roll=roll)


def laid_mitre(at: Point, size: float = 1.0) -> list[Solid]:
    """A mitre that stands on a cushion with tassels; `at` is the middle of its rim."""
    half = [(0.56, 0.0), (0.66, 0.35), (0.72, 0.72), (0.62, 1.10), (0.36, 1.52)]
    horn = [*half, (0.0, 1.92), *[(-x, y) for x, y in reversed(half)]]
    edge = [(x, y, 0.03) for x, y in horn[1:-1]]
    made: list[Solid] = []
    for x, y, z, stuff in ((0.40, 0.10, -0.5, "linen:inside"), (-0.14, 0, 0, "linen")):
        trim = tube(edge, [0.07] * 2, "gold", count=70)
        made += moved([*outline(horn, stuff, 0.30, 0.5), trim], (x, y, z))
    orphrey = [(-0.14, 0.1, 0.30), (-0.14, 0.8, 0.36), (-0.14, 1.80, 0.10)]
    rim = [(-0.72, 0.12, 0.16), (-0.14, 0.03, 0.44), (0.44, 0.10, 0.16), (0.94, 0.20, -0.35)]
    made += [
        tube(orphrey, [0.10] * 2, "gold", count=20),
        tube(rim, [0.14] * 2, "gold", count=50),
        *[ball("red", (-0.14, y, 0.40), 0.10, 0.7) for y in (0.50, 0.90, 1.30)],
        *moved(_cushion(), (0.06, 0, 0), 0.88),
    ]
    for x in (-0.42, 0.30):
        lappet = [(x, 0.0, 0.50), (x + 0.02, -0.06, 0.92), (x + 0.05, -0.58, 1.04)]
        hem = [(x - 0.12, -0.55, 1.06), (x + 0.22, -0.55, 1.06)]
        made.append(tube(lappet, [0.15] * 2, "linen", count=30, flat=0.25))
        made.append(tube(hem, [0.07] * 2, "gold", count=8))
    return moved(made, at, size)


def _cushion() -> list[Solid]:
    """A cushion of four corners with a cord round its seam, its top at 0."""
    rows = [
        (0.04, 0.02), (0.0, 0.62), (-0.14, 1.06), (-0.44, 1.26), (-0.74, 1.06), (-0.86, 0.70),
        (-0.88, 0.02),
    ]  # fmt: skip
    pillow = loft([(y, r, r * 0.8, 0, 0) for y, r in rows], "red:cushion", power=3.0, across=200)
    seam = [(-1.28, -0.40, 0.3), (-1.0, -0.44, 0.96), (1.0, -0.44, 0.96), (1.28, -0.40, 0.3)]
    made = [pillow, tube(seam, [0.05] * 2, "gold", count=60)]
    for x in (-1.18, 1.18):
        made += moved(_tassel(), (x, -0.44, 0.66))
    return made


def _tassel() -> list[Solid]:
    rows = [(-0.10, 0.07, 0.07, 0, 0), (-0.2, 0.11, 0.11, 0, 0), (-0.42, 0.17, 0.17, 0, 0)]
    return [ball("gold", (0, 0, 0), 0.12), loft(rows, "gold", across=30, folds=8, depth=0.12)]
