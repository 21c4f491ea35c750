"""Shields with a charge."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.relief import relief
from tools.bake.people.solid import Solid

HEATER = (
    (-0.82, 1.0),
    (0.82, 1.0),
    (0.84, 0.2),
    (0.72, -0.35),
    (0.42, -0.85),
    (0.0, -1.22),
    (-0.42, -0.85),
    (-0.72, -0.35),
    (-0.84, 0.2),
)


def shield(
    at: Point,
    stuff: str,
    icon: str,
    charge: str = "gold",
    size: float = 1.0,
    roll: float = 0,
) -> list[Solid]:
    """A shield of this stuff with a gilt rim and an icon swollen on it."""
    rim = [(x, y, 0.03) for x, y in (*HEATER, *HEATER[:2])]
    made = [
        *outline(HEATER, stuff, 0.16, 0.7),
        tube(rim, [0.075] * 2, charge, count=120),
        *moved(relief(icon, charge, 1.42, 0.16), (0.0, 0.04, 0.14)),
    ]
    return moved(made, at, size, roll=roll)


def rondache(at: Point, stuff: str, size: float = 1.0, charge: str = "gold") -> list[Solid]:
    """A round shield with a lion's mask, as on a door knocker."""
    turns = np.linspace(0, 2 * math.pi, 61)
    disc = [(math.cos(a), math.sin(a)) for a in turns[:-1]]
    rim = [(math.cos(a), math.sin(a), 0.04) for a in turns]
    mane = [
        ((0.80 if k % 2 else 0.66) * math.cos(a), (0.82 if k % 2 else 0.70) * math.sin(a))
        for k, a in enumerate(np.linspace(0, 2 * math.pi, 25)[:-1])
    ]
    muzzle = [
        (-0.14, 0.12),
        (0.14, 0.12),
        (0.24, -0.16),
        (0.18, -0.40),
        (-0.18, -0.40),
        (-0.24, -0.16),
    ]
    nose = [(-0.14, -0.06), (0.14, -0.06), (0.0, -0.22)]
    made = [
        *outline(disc, stuff, 0.16, 0.7),
        tube(rim, [0.085] * 2, charge, count=140),
        *moved(outline(mane, f"{charge}:mane", 0.10), (0, 0, 0.16)),
        ball(charge, (0, 0.04, 0.22), 0.47, 0.4),
        *moved(outline(muzzle, charge, 0.12), (0, 0, 0.38)),
        *moved(outline(nose, "felt:face", 0.06), (0, 0, 0.50)),
        tube([(0, -0.20, 0.52), (0, -0.30, 0.52)], [0.03] * 2, "felt:face", count=6),
    ]
    for s in (-1, 1):
        brow = [(0.06 * s, 0.12, 0.5), (0.20 * s, 0.20, 0.46), (0.36 * s, 0.16, 0.38)]
        jaw = [(0, -0.30, 0.52), (0.11 * s, -0.35, 0.50), (0.22 * s, -0.28, 0.44)]
        made += [
            ball(charge, (0.40 * s, 0.42, 0.28), 0.17, 0.6),
            ball("felt:face", (0.19 * s, 0.10, 0.42), 0.075, 0.7),
            tube(brow, [0.035] * 2, "felt:face", count=12),
            tube(jaw, [0.03] * 2, "felt:face", count=12),
        ]
    return moved(made, at, size)
