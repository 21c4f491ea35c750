"""Hoods of ladies."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Points, spline, step
from tools.bake.people.forms import ball, hanging, loft, tube
from tools.bake.people.solid import Solid, sheet


def gable_hood(frame: str = "linen", band: str = "gold", veil: str = "cloth") -> list[Solid]:
    """The English hood: a gable over the brow, lappets by the cheeks, a black veil behind."""
    half = [
        (0.70, -0.92),
        (0.80, -0.50),
        (0.86, 0.05),
        (0.88, 0.44),
        (0.86, 0.54),
        (0.43, 1.00),
        (0.0, 1.46),
    ]
    full = np.array([(-x, y) for x, y in half[:-1]] + half[::-1])
    d = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(full, axis=0), axis=1))])
    t = np.linspace(0, d[-1], 130)
    line = np.stack([np.interp(t, d, full[:, i]) for i in (0, 1)], 1)
    tangent = np.gradient(line, axis=0)
    out = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    out *= np.sign((out * (line - [0, 0.2])).sum(1))[:, None]
    down = step(0.5, -0.7, line[:, 1])  # the lappets lie further forward
    made = []
    for name, rows in (
        (frame, [(-0.02, 0.20), (0.0, 0.30), (0.07, 0.31)]),
        (band, [(0.07, 0.31), (0.13, 0.35), (0.24, 0.31)]),
        (veil, [(0.24, 0.31), (0.27, 0.26), (0.26, 0.0), (0.16, -0.6)]),
    ):
        grid = np.stack(
            [
                np.stack(
                    [
                        line[:, 0] + out[:, 0] * o,
                        line[:, 1] + out[:, 1] * o,
                        z - 0.28 + 0.12 * down + 0.04 * np.cos(line[:, 0] * 2),
                    ],
                    1,
                )
                for o, z in spline(rows, 10)
            ]
        )
        made.append(sheet(grid, name))
    made.append(
        hanging(
            veil,
            [
                (1.30, 0.20, 0.30, -0.75, 150),
                (1.12, 0.60, 0.62, -0.80, 140),
                (0.80, 0.90, 0.92, -0.80, 120),
                (0.3, 1.02, 1.06, -0.76, 108),
                (-0.5, 1.04, 1.12, -0.74, 98),
                (-1.3, 1.10, 1.15, -0.72, 92),
                (-2.1, 1.20, 1.20, -0.7, 90),
            ],
            folds=16,
            depth=0.015,
        )
    )
    return made


def french_hood(stuff: str = "felt") -> list[Solid]:
    """A crescent set far back, with a veil."""

    def arc(k: float, y: float, z: float) -> Points:
        return [
            (0.84 * k, -0.34, -0.50 + z),
            (0.98 * k, 0.16 + y * 0.3, -0.44 + z),
            (0.86 * k, 0.74 + y * 0.8, -0.36 + z),
            (0.46 * k, 1.08 + y, -0.26 + z),
            (0.0, 1.18 + y, -0.20 + z),
            (-0.46 * k, 1.08 + y, -0.26 + z),
            (-0.86 * k, 0.74 + y * 0.8, -0.36 + z),
            (-0.98 * k, 0.16 + y * 0.3, -0.44 + z),
            (-0.84 * k, -0.34, -0.50 + z),
        ]

    made = [
        tube(arc(0.97, -0.04, 0.06), [0.07, 0.09, 0.09, 0.07], "linen", count=90),
        tube(arc(1.05, 0.10, -0.02), [0.08, 0.16, 0.18, 0.16, 0.08], stuff, count=90, flat=0.8),
    ]
    made += [ball("pearl", p, 0.072) for p in spline(arc(1.10, 0.26, -0.06), 27)[1:-1]]
    made.append(
        hanging(
            stuff,
            [
                (1.36, 0.10, 0.2, -0.65, 170),
                (1.20, 0.62, 0.7, -0.66, 150),
                (0.8, 0.90, 0.92, -0.70, 116),
                (0.2, 1.0, 1.02, -0.72, 96),
                (-0.6, 1.0, 1.06, -0.72, 84),
                (-1.5, 1.08, 1.1, -0.72, 78),
                (-2.4, 1.15, 1.15, -0.72, 74),
            ],
            folds=12,
            depth=0.02,
        )
    )
    return made


def attifet(stuff: str = "linen") -> list[Solid]:
    """A wired cap that dips to a point over the brow, the hair rolled up to both sides under it."""
    made = []
    for s in (-1, 1):
        path = [
            (0.02 * s, 0.66, 0.20),
            (0.34 * s, 0.92, 0.02),
            (0.72 * s, 0.84, -0.20),
            (0.92 * s, 0.42, -0.42),
            (0.86 * s, -0.02, -0.56),
        ]
        made.append(tube(path, [0.17, 0.30, 0.33, 0.27, 0.12], "hair", around=22, count=46))
        rim = [
            (0.0, 0.60, 0.34),
            (0.22 * s, 0.98, 0.14),
            (0.62 * s, 1.16, -0.22),
            (1.06 * s, 0.86, -0.46),
            (1.18 * s, 0.36, -0.62),
            (1.02 * s, -0.12, -0.72),
        ]
        made.append(tube(rim, [0.05, 0.055, 0.055, 0.05, 0.05], stuff, count=60))
        beside = np.array([0.03 * s, 0.07, 0.03])
        made += [ball("pearl", p + beside, 0.062) for p in spline(rim, 13)[1:-1]]
    made.append(
        loft(
            [
                (0.30, 0.98, 0.6, 0, -1.0),
                (0.75, 0.96, 0.72, 0, -0.92),
                (1.10, 0.70, 0.62, 0, -0.82),
                (1.32, 0.30, 0.36, 0, -0.78),
                (1.36, 0.02, 0.02, 0, -0.78),
            ],
            stuff,
            down=30,
        )
    )
    return made
