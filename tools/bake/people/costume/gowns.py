"""Gowns, sleeves, and what closes them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from tools.bake.people.curves import Points
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import turned
from tools.bake.people.solid import Solid, sheet


def gown(
    stuff: str,
    wide: float = 1.0,
    folds: int = 14,
    depth: float = 0.02,
    slope: float = 0.0,
    neck: float = 0.50,
    high: float = -1.22,
    long: bool = False,
) -> Solid:
    """A gown from the neck down, in folds; the shoulders fall by `slope`."""
    rows = _rows(wide, slope, neck, high)
    if long:
        rows.append((high - 4.4, 2.14 * wide, 1.10, 0, -0.66))
    return loft(rows, stuff, across=180, down=60, power=2.3, folds=folds, depth=depth)


def _rows(
    wide: float, slope: float, neck: float, high: float
) -> list[tuple[float, float, float, float, float]]:
    return [
        (high, neck, neck * 0.95, 0, -0.66),
        (high - 0.16, neck + 0.18, neck + 0.06, 0, -0.68),
        (high - 0.30 - slope * 0.5, 1.12 * wide, 0.72, 0, -0.72),
        (high - 0.50 - slope, 1.72 * wide, 0.86, 0, -0.72),
        (high - 0.85 - slope, 1.98 * wide, 0.98, 0, -0.70),
        (high - 1.5 - slope, 2.10 * wide, 1.06, 0, -0.66),
        (high - 2.4, 2.12 * wide, 1.10, 0, -0.66),
    ]


def guards(
    stuff: str,
    angles: Sequence[float] = (90,),
    wide: float = 1.0,
    slope: float = 0.0,
    thick: float = 0.055,
) -> list[Solid]:
    """Braid down a gown of the same measures: the seams, by degrees from the sitter's left; 90 is
    the front."""
    made = []
    for angle in angles:
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        c, s = (math.copysign(abs(v) ** (2 / 2.3), v) for v in (c, s))
        path = [(x + w * c, y, z + d * s) for y, w, d, x, z in _rows(wide, slope, 0.5, -1.22)[1:]]
        made.append(tube(path, thick, stuff, around=12, count=70, flat=0.7))
    return made


def sleeves(
    stuff: str,
    size: float = 0.62,
    folds: int = 10,
    depth: float = 0.05,
    x: float = 1.42,
    y: float = -2.05,
) -> list[Solid]:
    """Puffed sleeves at the shoulders."""
    made = []
    for s in (-1, 1):
        rows = [
            (size * 0.95, 0.04, 0.04, 0, -0.66),
            (size * 0.80, size * 0.62, size * 0.7, 0, -0.66),
            (size * 0.3, size * 1.0, size * 1.05, 0, -0.64),
            (-size * 0.4, size * 1.02, size * 1.05, 0, -0.62),
            (-size, size * 0.8, size * 0.85, 0, -0.62),
        ]
        sleeve = loft(rows, stuff, folds=folds, depth=depth, down=30, at=(x * s, y, 0))
        made += turned([sleeve], roll=10 * s, at=(x * s, y, -0.66))
    return made


def bare_shoulders(wide: float = 1.0) -> Solid:
    return gown("skin:hand", wide=wide, folds=0, depth=0, neck=0.40, high=-1.10, long=True)


def cardinals_cape(hem: Points) -> Solid:
    """A cape buttoned to the neck; below the shoulders it falls as `hem` says, row by row."""
    rows = [
        (-1.20, 0.50, 0.56, 0, -0.66),
        (-1.16, 0.62, 0.66, 0, -0.66),
        (-1.34, 0.90, 0.82, 0, -0.66),
        (-1.62, 1.40, 1.02, 0, -0.64),
        (-2.0, 1.66, 1.16, 0, -0.6),
        *((y, wide, deep, 0, -0.6) for y, wide, deep in hem),
    ]
    return loft(rows, "red", folds=14, depth=0.026, across=200)


def buttons(stuff: str, count: int = 7, low: float = -2.6, high: float = -1.45) -> list[Solid]:
    return [
        ball(stuff, (0, y, 0.06 + 0.26 * min(1.0, (high - y) / 0.5) ** 0.7), 0.062, 0.7)
        for y in np.linspace(high, low, count)
    ]


def long_gown(
    stuff: str, wide: float = 1.0, folds: int = 14, depth: float = 0.02, slope: float = 0.0
) -> Solid:
    """A gown down to the knees: a card shows more of it than a portrait."""
    return gown(stuff, wide, folds, depth, slope, long=True)


def apron(stuff: str = "linen") -> list[Solid]:
    """A bib over the breast and its bands."""
    x, y = np.meshgrid(np.linspace(-0.78, 0.78, 20), np.linspace(-1.70, -4.6, 40))
    front = np.interp(-y, (1.7, 2.07, 2.72, 4.6), (0.28, 0.42, 0.52, 0.56))
    bib = sheet(np.stack([x, y, front + 0.10 - 0.22 * x**2 + 0.02 * np.cos(9 * x)], -1), stuff)
    bands = [
        tube(
            [(0.62 * s, -1.20, -0.3), (0.70 * s, -1.45, 0.10), (0.66 * s, -1.74, 0.26)],
            0.11,
            stuff,
            count=24,
            flat=0.4,
        )
        for s in (-1, 1)
    ]
    return [bib, *bands]


def laced_bodice(stuff: str = "linen", lace: str = "felt:lace") -> list[Solid]:
    """The shift that shows above and between the edges of a bodice, laced across."""
    y, t = np.meshgrid(np.linspace(-1.24, -3.4, 40), np.linspace(-1, 1, 16), indexing="ij")
    wide = np.interp(-y, (1.24, 1.55, 2.0, 3.0), (0.44, 0.66, 0.30, 0.14))
    front = np.interp(-y, (1.34, 1.7, 2.07, 2.72, 3.4), (0.06, 0.26, 0.40, 0.50, 0.52))
    made = [sheet(np.stack([wide * t, y, front - 0.16 * (wide * t) ** 2], -1), stuff)]
    for k in range(4):
        high = -1.80 - 0.22 * k
        near = float(np.interp(-high, (1.7, 2.07, 2.72, 3.4), (0.26, 0.40, 0.50, 0.52))) + 0.04
        for s in (-1, 1):
            cross = [(-0.30 * s, high, near), (0.30 * s, high - 0.22, near + 0.03)]
            made.append(tube(cross, 0.045, lace, count=10))
    return made
