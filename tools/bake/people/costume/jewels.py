"""Jewels: chains, pearls and crosses."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def chain(stuff: str = "gold", low: float = -2.25, wide: float = 0.95) -> list[Solid]:
    """A chain of office with a medal."""
    made = []
    for t in np.linspace(-1, 1, 21):
        x = wide * math.sin(t * 1.45)
        y = low + 1.05 * (1 - math.cos(t * 1.35))
        z = 0.50 - 0.75 * abs(t) ** 2.2
        made.append(ball(stuff, (x, y, z), 0.085, flat=0.7))
    made.append(ball(stuff, (0, low - 0.20, 0.55), 0.19, flat=0.5))
    return made


def necklace(
    stuff: str = "pearl", count: int = 25, low: float = -1.55, size: float = 0.06
) -> list[Solid]:
    """Beads about the neck."""
    return [
        ball(
            stuff,
            (
                0.62 * math.sin(t),
                low + 0.42 * (1 - math.cos(t)),
                -0.62 + 0.72 * math.cos(t) + 0.02,
            ),
            size,
        )
        for t in np.linspace(-1.25, 1.25, count)
    ]


def cross(stuff: str, at: Point, size: float = 1.0) -> list[Solid]:
    """A cross on the breast, or on top of a thing."""
    up = [(0, 0.20, -0.03), (0, 0, 0), (0, -0.30, 0.03)]
    over = [(-0.16, 0.04, -0.02), (0, 0.04, 0.01), (0.16, 0.04, -0.02)]
    return moved([tube(up, 0.045, stuff), tube(over, 0.045, stuff)], at, size)
