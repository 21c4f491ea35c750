"""Powder and match."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def keg(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A keg with its hoops, branded with three crosses."""
    rows = [
        (0.86, 0.02),
        (0.86, 0.52),
        (0.92, 0.56),
        (0.50, 0.66),
        (0.0, 0.72),
        (-0.50, 0.66),
        (-0.92, 0.56),
        (-0.92, 0.02),
    ]
    made = [loft(rows, "wood", folds=16, depth=0.018, down=60, across=160)]
    for y, r in ((0.78, 0.615), (0.46, 0.69), (-0.46, 0.69), (-0.78, 0.615)):
        hoop = [(0.08, r), (0, r + 0.03), (-0.08, r)]
        made.append(loft(hoop, "steel", down=10, at=(0, y, 0)))
    for x in (-0.46, -0.10, 0.26):
        near = 0.735 - 0.22 * x * x
        for s in (-1, 1):
            stroke = [(x - 0.11 * s, -0.21, near), (x + 0.11 * s, 0.21, near)]
            made.append(tube(stroke, 0.032, "felt:brand", count=8))
    return moved(made, at, size, roll=roll, pitch=12)


def match(at: Point, size: float = 1.0) -> list[Solid]:
    """A slow match that comes out of a keg at `at` and throws sparks from its end."""
    t = np.linspace(0, 1, 14)
    cord = np.stack([-0.34 * t + 0.16 * np.sin(t * 6.3), -0.30 + 1.02 * t, 0 * t], 1)
    end = (-0.34, 0.74, 0.04)
    made = [tube(cord, 0.065, "cord", count=40)]
    return moved([*made, *moved(_sparks(), end)], at, size)


def _sparks() -> list[Solid]:
    """A glowing end and thin strokes of fire, uneven: broad and even ones would be a flower."""
    made = [ball("flame:red", (0, 0, 0), 0.15), ball("flame", (0, 0.02, 0.12), 0.09)]
    far = (0.46, 0.78, 0.50, 0.70, 0.44, 0.82, 0.52, 0.74, 0.46, 0.72, 0.44)
    for k, a in enumerate(np.radians(np.linspace(-50, 226, len(far)))):
        out = np.array([np.cos(a), np.sin(a), 0.0])
        stuff = "flame" if k % 2 else "flame:red"
        made.append(tube([out * 0.20, out * far[k]], [0.042, 0.036, 0.022], stuff, count=10))
    return made
