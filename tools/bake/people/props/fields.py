"""What peasants reap, till and are given."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, loft, outline, tube
from tools.bake.people.placing import mirrored, moved
from tools.bake.people.solid import Solid, sheet

from .hands import HAND

EAR = "straw:reed"
STILTS = ((1.16, 0.0, -0.15), (2.08, -0.22, 0.25))
"""Where the hands go on the far and on the near handle of a plough, from its middle."""


def ear(root: Point, tip: Point, long: float = 0.42, fat: float = 0.075) -> list[Solid]:
    """A stalk with its ear."""
    a, b = np.asarray(root, dtype=float), np.asarray(tip, dtype=float)
    along = (b - a) / np.linalg.norm(b - a)
    end = b + along * long
    side = np.cross(along, (0.0, 0.0, 1.0))
    awns = [
        tube([b + along * long * at, end + (along * 0.5 + side * s) * long * 0.8], [0.016, 0.006],
             EAR, count=6, around=6)
        for at in (0.3, 0.7) for s in (-0.5, 0.5)
    ]  # fmt: skip
    return [
        *awns,
        tube([a, (a + b) / 2, b], 0.028, "straw", count=14, around=8),
        tube([b, (b + end) / 2, end], [fat * 0.6, fat, fat, 0.01], EAR, count=16, around=10),
    ]


def sheaf(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A sheaf of corn, bound about its waist."""
    made: list[Solid] = [
        loft(
            [
                (0.95, 0.62, 0.34),
                (0.55, 0.48, 0.32),
                (0.10, 0.28, 0.24),
                (-0.10, 0.26, 0.23),
                (-0.55, 0.42, 0.32),
                (-1.35, 0.62, 0.40),
            ],
            "straw",
            folds=22,
            depth=0.05,
            across=200,
        ),
        *(
            tube(
                ellipse((0, 0.02 + y, 0), 0.30, deep=0.26, count=24, around=6.28),
                0.055,
                "red:band",
                count=60,
            )
            for y in (-0.05, 0.06)
        ),
    ]
    chance = np.random.default_rng(6)
    for ring, count in ((0.2, 3), (0.55, 4), (0.9, 6)):
        for t in np.linspace(-1, 1, count):
            lean = t * ring * 0.66 + chance.uniform(-0.05, 0.05)
            high = 0.95 - 0.30 * lean * lean + chance.uniform(-0.06, 0.10) + 0.18 * (1 - ring)
            root = (0.55 * lean, 0.55, 0.25 * ring)
            made += ear(root, (0.95 * lean, high, 0.10 + 0.30 * ring), 0.56, 0.125)
    return moved(made, at, size, roll=roll)


def standing_wheat(at: Point, size: float = 1.0) -> list[Solid]:
    """Standing corn."""
    made: list[Solid] = []
    for k, x in enumerate((-0.62, -0.26, 0.10)):
        bend, top, z = 0.10 * (x - 0.1), -0.20 + 0.45 * (k % 2), 0.05 * k
        made += ear((x, -2.2, z), (x + bend, top, z), 0.10, 0.06)
        for j in range(5):
            for s in (-1, 1):
                y = top + 0.17 * j
                grain = [
                    (x + bend, y, z),
                    (x + bend + 0.12 * s, y + 0.12, z),
                    (x + bend + 0.10 * s, y + 0.28, z),
                ]
                made.append(tube(grain, [0.05, 0.085, 0.02], EAR, count=14, around=10))
    return moved(made, at, size)


def sickle(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A sickle held upright, its blade open to the left."""
    t = np.linspace(0, 1, 60)
    a = np.radians(-62 + 236 * t)
    wide = 0.27 * (1 - t**2.6) ** 0.8 * np.clip(t * 8 + 0.3, 0, 1) + 0.012
    v = np.linspace(0, 1, 7)[:, None]
    r = 0.86 - wide * v
    blade = sheet(np.stack([r * np.cos(a), r * np.sin(a), 0.05 - 0.07 * v + 0 * a], -1), "steel")
    back = sheet(
        np.stack([(0.86 + 0.03 * v) * np.cos(a), (0.86 + 0.03 * v) * np.sin(a), 0 * v + 0 * a], -1),
        "steel",
    )
    x, y = 0.86 * math.cos(a[0]), 0.86 * math.sin(a[0])
    made: list[Solid] = [
        blade,
        back,
        tube([(x, y + 0.05, 0), (x, y - 0.18, 0)], [0.07, 0.06], "steel", count=10),
        tube([(x, y - 0.14, 0), (x, y - 0.5, 0), (x, y - 1.15, 0)], [0.10, 0.12, 0.10], "wood"),
        ball("wood", (x, y - 1.15, 0), 0.12),
    ]
    return moved(made, at, size, roll=roll)


def plough(at: Point, size: float = 1.0) -> list[Solid]:
    """A wheeled plough that goes to the left; its two stilts end where `STILTS` says."""
    beam = [(0.70, -0.85, 0), (0.46, -0.25, 0), (0.0, 0.04, 0), (-0.60, 0.12, 0), (-1.22, 0.06, 0)]
    made: list[Solid] = [
        tube(beam, [0.13, 0.15, 0.14, 0.12, 0.10], "wood"),
        tube([(0.95, -1.04, 0), (0.3, -1.04, 0), (-0.25, -1.08, 0)], 0.12, "wood"),
    ]
    for (x, y, z), low in zip(STILTS, (0.62, 0.86), strict=True):
        stilt = [(low, -1.05, z * 0.4), ((low + x) / 2, (y - 1.05) / 2 - 0.1, z * 0.8), (x, y, z)]
        made.append(tube([*stilt, (x + 0.46, y + 0.66, z)], [0.13, 0.11, 0.11], "wood"))
    board = [(-0.30, -1.0), (-0.05, -0.56), (0.30, -0.30), (0.62, -0.48), (0.66, -1.0)]
    made += moved(outline(board, "wood:board", 0.16, 0.8), (0, 0, 0.16))
    share = [(-0.84, -1.24), (-0.50, -0.94), (-0.06, -0.52), (0.06, -0.76), (-0.08, -1.18)]
    made += moved(outline(share, "steel", 0.20, 0.8), (0, 0, 0.26))
    coulter = [(-0.44, 0.34), (-0.26, 0.34), (-0.30, -0.36), (-0.54, -0.80), (-0.46, -0.30)]
    made += moved(outline(coulter, "steel", 0.08), (0, 0, 0.14))
    made += moved(_plough_wheel(), (-1.05, -0.72, 0.1), 0.9)
    made.append(tube([(-1.05, -0.72, 0.2), (-1.0, 0.14, 0.1)], 0.07, "wood", count=12))
    return moved(made, at, size)


def _plough_wheel() -> list[Solid]:
    """The wheel that bears the beam."""
    spokes = [(0.44 * math.cos(a), 0.44 * math.sin(a), 0.0) for a in np.arange(0.4, 6.2, 1.0472)]
    return [
        tube(ellipse((0, 0, 0), 0.44, 0.44), 0.075, "wood", count=80),
        *(tube([(0, 0, 0), end], 0.045, "wood", count=8) for end in spokes),
        ball("steel", (0, 0, 0.06), 0.12),
    ]


def begging_hand(at: Point, size: float = 1.0) -> list[Solid]:
    """A hollow hand held out, a coin in it."""
    made: list[Solid] = [
        tube(
            [(0, -0.70, -0.06), (0, -0.28, -0.04), (0.01, 0.08, -0.02), (0.0, 0.34, 0.0)],
            [0.23, 0.36, 0.41, 0.35],
            HAND,
            count=26,
            flat=0.40,
        ),
        tube(
            [(-0.20, -0.36, 0.06), (-0.46, -0.12, 0.16), (-0.52, 0.20, 0.30)],
            [0.17, 0.13, 0.07],
            HAND,
            count=22,
        ),
    ]
    for x, y, long in (
        (-0.30, 0.28, 0.66),
        (-0.10, 0.34, 0.76),
        (0.11, 0.32, 0.70),
        (0.29, 0.24, 0.54),
    ):
        made.append(
            tube(
                [
                    (x, y - 0.12, 0),
                    (x * 1.1, y + long * 0.45, 0.06),
                    (x * 1.05, y + long * 0.80, 0.20),
                    (x, y + long * 0.92, 0.36),
                ],
                [0.115, 0.11, 0.10, 0.055],
                HAND,
                count=26,
            )
        )
    made.append(ball("gold", (0.0, 0.0, 0.20), 0.18, 0.3))
    return moved(moved(moved(mirrored(made), roll=74), pitch=-46), at, size)


def thatch(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A long bundle of straw for a roof, cut even at its ends and bound twice."""
    rows = [(1.30, 0.40), (1.26, 0.47), (0.62, 0.36), (0.0, 0.42), (-0.62, 0.36), (-1.26, 0.47)]
    rows.append((-1.30, 0.40))
    made: list[Solid] = [loft(rows, "straw", folds=26, depth=0.05, across=220, down=70)]
    for y in (-0.62, 0.62):
        band = ellipse((0, y, 0), 0.39, deep=0.39, count=24, around=6.28)
        made.append(tube(band, 0.07, "red:band", count=60))
    return moved(made, at, size, roll=90 + roll)
