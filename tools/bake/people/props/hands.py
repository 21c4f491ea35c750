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
    mirror: bool = False,
    curl: Sequence[float] = (1, 1, 1, 1),
    yaw: float = 0,
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
    if mirror:
        made = mirrored(made)
    return moved(made, at, size, roll=roll, yaw=yaw)


def arm(
    path: Points,
    stuff: str,
    wide: float = 0.42,
    cuff: str = "",
    folds: float = 0.03,
    wrist: float = 0.27,
) -> list[Solid]:
    """A sleeve from the shoulder to the wrist, and a cuff."""
    sleeve = tube(path, [wide, wide * 1.05, wide * 0.9, wrist], stuff, around=30, count=60)
    rows = len(sleeve.points) // 31
    wave = (
        np.sin(np.linspace(0, 22, rows))[:, None]
        * folds
        * (1 + 0.5 * np.sin(np.linspace(0, 6.28, 31)))[None]
    )
    normals = sleeve.normals
    made = [bumped(sleeve, wave.ravel())]
    made[0].normals = normals  # the light takes no note of the folds
    if cuff:
        p = np.asarray(path[-1], dtype=float)
        back = p - np.asarray(path[-2], dtype=float)
        back /= np.linalg.norm(back)
        made.append(
            tube(
                [p - back * 0.10, p + back * 0.04, p + back * 0.16],
                [wrist * 1.05, wrist * 1.25, wrist * 1.15],
                cuff,
                around=30,
                count=16,
            )
        )
    return made
