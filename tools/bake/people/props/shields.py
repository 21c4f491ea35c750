"""Shields with a charge."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, box, outline, tube
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


def shield(at: Point, stuff: str, icon: str, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A shield of this stuff with a gilt rim and an icon swollen on it."""
    rim = [(x, y, 0.03) for x, y in (*HEATER, *HEATER[:2])]
    made = [
        *outline(HEATER, stuff, 0.16, 0.7),
        tube(rim, 0.075, "gold", count=120),
        *moved(relief(icon, "gold", 1.42, 0.16), (0.0, 0.04, 0.14)),
    ]
    return moved(made, at, size, roll=roll)


def rondache(at: Point, stuff: str, size: float = 1.0) -> list[Solid]:
    """A round shield with the cross of Lorraine, its rim studded."""
    rim = ellipse((0, 0, 0.04), 1, 1, count=61)
    made = [
        *outline(rim[:-1, :2], stuff, 0.16, 0.7),
        tube(rim, 0.085, "gold", count=140),
        *moved(_double_cross("gold"), (0, -0.04, 0.17)),
    ]
    made += [
        ball("gold", (0.86 * math.cos(a), 0.86 * math.sin(a), 0.12), 0.05, 0.6)
        for a in np.radians(np.arange(0, 360, 30) + 15)
    ]
    return moved(made, at, size)


def _double_cross(stuff: str) -> list[Solid]:
    """The cross of Lorraine: a pale with two bars, the upper the shorter."""
    made = moved(box(stuff, 0.20, 1.44, 0.10), (0, 0, 0))
    for y, wide in ((0.34, 0.74), (-0.08, 1.10)):
        made += moved(box(stuff, wide, 0.20, 0.11), (0, y, 0))
    return made
