"""Veils and cowls: what monks and nuns wear."""

from __future__ import annotations

import numpy as np

from tools.bake.field import Field
from tools.bake.people.curves import step, waves
from tools.bake.people.forms import hanging, loft, tube
from tools.bake.people.head import Head
from tools.bake.people.placing import turned
from tools.bake.people.shells import face_oval, flat_grain, shell
from tools.bake.people.solid import Solid


def wimple(head: Head, stuff: str = "linen") -> list[Solid]:
    """Linen about brow, cheeks and throat; only the face looks out."""

    def weight(base: Field) -> Field:
        return step(1.0, 1.35, face_oval(base)) * (base[:, 1] > -1.45)

    def offset(base: Field, normal: Field) -> Field:
        return np.asarray(
            normal
            * (
                0.055
                + 0.020
                * np.sin(
                    9 * base[:, 1:2] + 5 * np.abs(base[:, :1]) + 2 * waves(base, 8, 0.5)[:, None]
                )
            ),
            dtype=float,
        )

    cap = shell(head, weight, offset, stuff + ":coif", flat_grain)
    bib = loft(
        [
            (-0.93, 0.62, 0.70, 0, -0.52),
            (-1.10, 0.66, 0.80, 0, -0.50),
            (-1.35, 0.86, 0.96, 0, -0.52),
            (-1.75, 1.15, 1.10, 0, -0.5),
            (-2.1, 1.30, 1.12, 0, -0.5),
        ],
        stuff,
        folds=15,
        depth=0.032,
        down=30,
    )
    return [cap, bib]


def veil(stuff: str = "cloth") -> list[Solid]:
    rows = [
        (1.38, 0.06, 0.10, -0.45, 180),
        (1.33, 0.48, 0.55, -0.46, 179),
        (1.08, 0.80, 0.92, -0.50, 170),
        (0.62, 0.98, 1.08, -0.55, 146),
        (0.0, 1.08, 1.14, -0.58, 124),
        (-0.7, 1.18, 1.18, -0.56, 116),
        (-1.35, 1.45, 1.24, -0.5, 116),
        (-1.9, 1.72, 1.30, -0.45, 120),
        (-2.6, 1.85, 1.3, -0.45, 124),
    ]
    return [hanging(stuff, rows, folds=13, depth=0.018)]


def cowl_down(stuff: str = "cloth") -> list[Solid]:
    """The hood lying about the shoulders."""
    ring = loft(
        [
            (-1.24, 0.52, 0.58, 0, -0.70),
            (-1.16, 0.66, 0.72, 0, -0.76),
            (-1.18, 0.86, 0.92, 0, -0.78),
            (-1.32, 1.04, 1.00, 0, -0.72),
            (-1.56, 1.18, 1.04, 0, -0.64),
            (-1.80, 1.36, 1.10, 0, -0.60),
            (-2.08, 1.52, 1.16, 0, -0.58),
            (-2.12, 1.44, 1.10, 0, -0.58),
        ],
        stuff,
        folds=9,
        depth=0.035,
        down=50,
    )
    return turned([ring], 10, at=(0, -1.2, -0.7))


def cowl_up(stuff: str = "felt", wide: float = 1.0) -> list[Solid]:
    """A friar's hood, up, its rim rolled."""
    rows = [
        (1.46, 0.06, 0.10, -0.55, 180),
        (1.38, 0.44, 0.55, -0.54, 176),
        (1.08, 0.82, 0.95, -0.54, 156),
        (0.62, 1.02, 1.12, -0.55, 138),
        (0.0, 1.08 * wide, 1.16, -0.58, 128),
        (-0.7, 1.06 * wide, 1.14, -0.56, 130),
        (-1.15, 1.05 * wide, 1.14, -0.5, 150),
        (-1.5, 1.30 * wide, 1.2, -0.5, 164),
        (-1.9, 1.72 * wide, 1.28, -0.48, 160),
        (-2.8, 2.0 * wide, 1.3, -0.45, 150),
        (-5.0, 2.1 * wide, 1.35, -0.45, 150),
    ]
    s = hanging(stuff, rows, folds=11, depth=0.018)
    g = s.points.reshape(60, 140, 3)
    made = [s]
    for side in (0, -1):
        edge = g[2:46, side]
        made.append(tube([tuple(p) for p in edge[::4]], [0.05, 0.10, 0.10, 0.09], stuff, count=80))
    return made
