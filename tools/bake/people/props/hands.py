"""Hands that hold something, and sleeves that lead to them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from tools.bake.people.curves import Point, Points
from tools.bake.people.forms import tube
from tools.bake.people.placing import bumped, mirrored, moved
from tools.bake.people.solid import Solid

HAND = "skin:hand"


def fist(
    at: Point,
    lean: float = 0,
    grip: float = 0.09,
    stuff: str = HAND,
    mirror: bool = False,
    size: float = 1.0,
    wrist: float = -60,
) -> list[Solid]:
    """A hand about a shaft that stands upright or leans; the knuckles are to the left."""
    made = []
    r = grip + 0.075
    for k, y in enumerate((0.30, 0.10, -0.10, -0.29)):
        th = np.radians(np.linspace(205, -35, 9))
        fat = (0.105, 0.115, 0.110, 0.095)[k]
        path = np.stack(
            [
                r * np.cos(th) * 1.15 - 0.02,
                y + 0.05 * np.cos(th) - 0.015 * k,
                r * np.sin(th) + 0.02,
            ],
            1,
        )
        made.append(
            tube(
                path,
                [fat * 0.9, fat * 1.1, fat, fat * 1.04, fat * 0.9, fat * 0.55],
                stuff,
                count=30,
            )
        )
    made.append(
        tube(
            [(0.14, 0.10, 0.06), (0.17, 0.32, 0.16), (0.06, 0.47, 0.24), (-0.10, 0.50, 0.24)],
            [0.13, 0.125, 0.11, 0.07],
            stuff,
            count=26,
        )
    )
    a = math.radians(wrist)
    end = np.array([-0.24 + 0.62 * math.cos(a), 0.62 * math.sin(a), -0.16])
    made.append(
        tube(
            [
                (-0.10, 0.24, -0.05),
                (-0.20, 0.0, -0.03),
                tuple(end * 0.55 + np.array([-0.10, -0.04, -0.02])),
                tuple(end),
            ],
            [0.20, 0.29, 0.24, 0.18],
            stuff,
            count=26,
            flat=0.8,
        )
    )
    made = moved(made, roll=lean, size=size)
    if mirror:
        made = mirrored(made)
    return moved(made, at)


def open_hand(
    at: Point,
    stuff: str = HAND,
    size: float = 1.0,
    roll: float = 0,
    curl: Sequence[float] = (1, 1, 1, 1),
) -> list[Solid]:
    """A raised hand, palm to the viewer.

    `curl` says how far each finger is stretched, that beside the thumb first.
    """
    made = [
        tube(
            [(0, -0.62, -0.04), (0, -0.25, 0), (0.01, 0.10, 0.0), (0.0, 0.34, -0.02)],
            [0.22, 0.36, 0.40, 0.34],
            stuff,
            count=26,
            flat=0.42,
        )
    ]
    for k, (x, y, long) in enumerate(
        ((-0.30, 0.30, 0.72), (-0.10, 0.36, 0.80), (0.11, 0.34, 0.74), (0.29, 0.25, 0.58))
    ):
        s = curl[k]
        fan = (x - 0.0) * 0.35
        if s > 0.6:
            path = [
                (x, y - 0.12, 0),
                (x + fan * 0.4, y + long * 0.45, 0.04),
                (x + fan, y + long, 0.0),
            ]
        else:  # folded into the palm
            path = [
                (x, y - 0.10, 0.0),
                (x, y + 0.20, 0.06),
                (x + 0.02, y + 0.16, 0.24),
                (x + 0.03, y - 0.12, 0.25),
            ]
        made.append(tube(path, [0.115, 0.11, 0.10, 0.055], stuff, count=24))
    made.append(
        tube(
            [(-0.22, -0.30, 0.08), (-0.46, -0.02, 0.12), (-0.56, 0.28, 0.10)]
            if curl[1] > 0.6
            else [(-0.20, -0.32, 0.10), (-0.34, -0.02, 0.22), (-0.06, 0.12, 0.34)],
            [0.16, 0.125, 0.07],
            stuff,
            count=22,
        )
    )
    return moved(made, at, size, roll=roll)


def clasp(at: Point, stuff: str = HAND, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """The back of a hand whose fingers close round the edge of a thing behind them."""
    made = [
        tube(
            [(0, -0.62, -0.06), (0, -0.25, 0.02), (0.0, 0.08, 0.06), (0.0, 0.30, 0.04)],
            [0.21, 0.32, 0.37, 0.33],
            stuff,
            count=26,
            flat=0.45,
        )
    ]
    for x, y, long in (
        (-0.30, 0.16, 0.50),
        (-0.10, 0.24, 0.60),
        (0.10, 0.26, 0.62),
        (0.29, 0.22, 0.56),
    ):
        path = [
            (x * 0.95, y - 0.16, 0.06),
            (x, y + 0.12, 0.17),
            (x * 1.06, y + long * 0.72, 0.15),
            (x * 1.04, y + long, -0.06),
            (x * 0.98, y + long * 0.86, -0.36),
        ]
        made.append(tube(path, [0.115, 0.12, 0.112, 0.10, 0.07], stuff, count=30))
    thumb = [(0.20, -0.30, 0.10), (0.46, -0.06, 0.16), (0.52, 0.22, 0.12), (0.44, 0.42, -0.12)]
    made.append(tube(thumb, [0.16, 0.135, 0.115, 0.07], stuff, count=24))
    return moved(made, at, size, roll=roll)


def bearing(at: Point, size: float = 1.0) -> list[Solid]:
    """A hand laid flat, palm up, under a thing that stands on it at `at`; it comes from the right.

    The thumb lies before the thing, the tips of the fingers rise beyond it.
    """
    made = [
        tube(
            [(1.16, -0.30, 0.0), (0.74, -0.22, 0.05), (0.30, -0.17, 0.08), (-0.14, -0.15, 0.08)],
            [0.22, 0.27, 0.32, 0.28],
            HAND,
            count=26,
            flat=0.62,
        )
    ]
    for k, (z, long, fat) in enumerate(
        ((0.30, 0.62, 0.105), (0.14, 0.80, 0.115), (-0.04, 0.88, 0.115), (-0.22, 0.82, 0.105))
    ):
        y = -0.25 + 0.05 * k
        path = [
            (0.10, y, z),
            (-0.20, y - 0.03, z + 0.04),
            (-0.12 - 0.72 * long, y + 0.03, z),
            (-0.16 - long, y + 0.17, z - 0.03),
        ]
        made.append(tube(path, [fat * 0.95, fat, fat * 0.95, fat * 0.62], HAND, count=26))
    thumb = [(0.66, -0.14, 0.24), (0.42, 0.02, 0.44), (0.16, 0.14, 0.48), (-0.10, 0.20, 0.42)]
    made.append(tube(thumb, [0.17, 0.145, 0.12, 0.07], HAND, count=24))
    return moved(made, at, size)


def arm(
    path: Points, stuff: str, wide: float = 0.42, cuff: str = "", wrist: float = 0.27
) -> list[Solid]:
    """A sleeve from the shoulder to the wrist, creased about the elbow, and a turned cuff."""
    radii = [wide, wide * 1.06, wide * 1.0, wide * 0.72 + wrist * 0.24, wrist * 1.08]
    sleeve = tube(path, radii, stuff, around=30, count=60)
    rows = len(sleeve.points) // 31
    t, turn = np.linspace(0, 1, rows)[:, None], np.linspace(0, 2 * math.pi, 31)[None]
    crease = np.exp(-(((t - 0.5) / 0.24) ** 2))
    wave = 0.03 * crease * np.sin(26 * t + 1.6 * np.sin(turn) + 0.8 * np.sin(2 * turn))
    normals = sleeve.normals
    made = [bumped(sleeve, wave.ravel())]
    made[0].normals = normals  # the light takes no note of the folds
    if cuff:
        p = np.asarray(path[-1], dtype=float)
        back = p - np.asarray(path[-2], dtype=float)
        back /= np.linalg.norm(back)
        made.append(
            tube(
                [p - back * 0.24, p - back * 0.06, p + back * 0.12],
                [wrist * 1.5, wrist * 1.34, wrist * 1.02],
                cuff,
                around=30,
                count=16,
            )
        )
    return made
