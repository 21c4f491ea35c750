"""Fans."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.field import Field
from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid, sheet


def folding_fan(at: Point, size: float = 1.0, stuff: str = "plume", roll: float = 0) -> list[Solid]:
    """A fan of folded silk, spread: pleats by turns light and dark, on gilt sticks."""
    made: list[Solid] = []
    count, spread = 11, math.radians(156)
    for k in range(count):
        a, b = (spread * ((k + end) / count - 0.5) for end in (0, 1))
        fold = [(far * math.sin(t), far * math.cos(t)) for far, t in ((0.52, a), (1.5, a),
                (1.5, b), (0.52, b))]  # fmt: skip
        kind = stuff if k % 2 else f"{stuff}:pleat"
        made += moved(outline(fold, kind, 0.03), (0, 0, 0.05 * (k % 2)))
        tip = (0.56 * math.sin((a + b) / 2), 0.56 * math.cos((a + b) / 2), 0.02)
        made.append(tube([(0, -0.1, 0), tip], 0.045, "gold", count=10))
    rim = [spread * (t / 30 - 0.5) for t in range(31)]
    made.append(tube([(1.5 * math.sin(t), 1.5 * math.cos(t), 0.05) for t in rim], 0.06, "gold"))
    made.append(ball("gold", (0, -0.1, 0.08), 0.14))
    return moved(made, at, size, roll=roll)


def pleated_fan(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A fan of pleated silk, spread, with gilt sticks and a coloured hem; `at` is its pivot."""
    folds = 11
    steps = folds * 2 + 1
    a = np.radians(np.linspace(-64, 64, steps * 5))
    pleat = 0.07 * np.abs(((np.arange(len(a)) / 5) % 2) - 1)

    def ring(low: float, high: float, lift: float) -> Field:
        r = np.linspace(high, low, 10)[:, None]
        return np.stack([r * np.sin(a), r * np.cos(a), pleat * r + lift], -1)

    made = [sheet(ring(0.42, 1.38, 0.0), "linen:fan"), sheet(ring(1.20, 1.40, 0.02), "silk:hem")]
    for turn in np.radians(np.linspace(-64, 64, folds + 1)):
        x, y = math.sin(turn), math.cos(turn)
        made.append(tube([(0, 0, 0), (0.62 * x, 0.62 * y, 0.08)], 0.035, "gold", count=8))
    for turn in np.radians((-65.5, 65.5)):
        x, y = math.sin(turn), math.cos(turn)
        made.append(tube([(0, 0, 0), (1.42 * x, 1.42 * y, 0.1)], 0.06, "gold", count=8))
    made += [
        tube([(0, 0, 0), (0, -0.4, 0)], 0.08, "gold", count=8),
        ball("red", (0, 0, 0.1), 0.1),
    ]
    return moved(made, at, size, roll=roll)
