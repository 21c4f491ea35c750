"""Collars: ruffs, linen and fur."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import step, waves
from tools.bake.people.forms import loft, tube
from tools.bake.people.placing import bumped, turned
from tools.bake.people.solid import Solid, sheet


def ruff(
    stuff: str = "linen",
    inner: float = 0.52,
    outer: float = 1.12,
    pleats: int = 26,
    height: float = 0.15,
    y: float = -1.16,
) -> list[Solid]:
    """Two sheets in waves against each other: their edge is a row of eights."""
    z = -0.58
    th = np.linspace(0, 2 * math.pi, pleats * 16, endpoint=False)
    v = np.linspace(0, 1, 14)[:, None]
    made = []
    for s in (1, -1):
        r = inner + (outer - inner) * v
        lift = s * height * np.cos(pleats * th) * (0.35 + 0.65 * v) + 0.10 * v**2
        bulge = 0.02 * np.sin(pleats * th) * s * v
        grid = np.stack(
            [(r + bulge) * np.cos(th), y + lift + 0 * r, z + (r + bulge) * np.sin(th) * 0.98], -1
        )
        made.append(sheet(grid, stuff, around=True))
    return turned(made, 14, at=(0, y, z))


def fan_collar(stuff: str = "lace", radius: float = 1.5) -> Solid:
    """A collar that stands up behind the head, as ladies wore it."""
    y, pleats = -1.15, 30
    th = np.linspace(math.radians(-118), math.radians(118), pleats * 12)
    v = np.linspace(0, 1, 20)[:, None]
    r = 0.42 + (radius - 0.42) * v
    scallop = 1 + 0.03 * np.abs(np.sin(pleats * th / 2)) * v
    wave = 0.030 * np.cos(pleats * th) * v
    x = r * np.sin(th) * scallop
    up = r * np.cos(th) * scallop
    front = np.clip(-np.cos(th), 0, 1) * 0.9
    return sheet(
        np.stack(
            [x, y + up * (1 - 0.1 * v) + 0.10, -0.9 - 0.35 * v * np.cos(th) + front * v + wave], -1
        ),
        stuff,
    )


def falling_collar(
    stuff: str = "linen",
    wide: float = 0.95,
    drop: float = 0.42,
    y: float = -1.12,
    pleats: int = 0,
    scallop: float = 0.0,
) -> Solid:
    """A collar of linen that falls on the shoulders, in pleats and with an edge of lace."""
    rows = [
        (0, 0.50, 0.50, 0, -0.60),
        (-0.02, 0.56, 0.56, 0, -0.58),
        (-0.14, 0.72 * wide + 0.05, 0.74, 0, -0.56),
        (-drop, 1.04 * wide, 1.00, 0, -0.52),
    ]
    made = loft(
        rows, stuff, across=240, down=28, folds=pleats, depth=0.032 if pleats else 0, at=(0, y, 0)
    )
    _droop(made)
    if scallop:
        v, around = made.grain[:, 1], made.grain[:, 0] * 2 * math.pi * 22
        made.points[:, 1] -= scallop * np.abs(np.sin(around)) * step(0.75, 1.0, v)
    return made


def _droop(made: Solid) -> None:
    """Linen hangs: in two points before the breast, parted between, in shallow waves behind."""
    x, _, z = made.points.T
    v = made.grain[:, 1] ** 2
    front = np.clip(z + 0.55, 0, 1)
    points = 0.13 * np.exp(-(((np.abs(x) - 0.26) / 0.24) ** 2))
    parted = 0.30 * np.exp(-((x / 0.085) ** 2))
    waves_about = 0.018 * np.sin(np.arctan2(x, z + 0.55) * 7)
    made.points[:, 1] -= v * ((points - parted) * front**0.5 + waves_about)
    made.points[:, 2] += 0.04 * v * front * np.exp(-(((np.abs(x) - 0.2) / 0.16) ** 2))


def standing_collar(stuff: str, high: float = -0.98) -> Solid:
    return loft(
        [
            (high, 0.55, 0.60, 0, -0.60),
            (high - 0.02, 0.60, 0.65, 0, -0.60),
            (high - 0.26, 0.60, 0.66, 0, -0.62),
            (high - 0.45, 0.72, 0.74, 0, -0.64),
        ],
        stuff,
        down=16,
    )


def fur_collar(stuff: str = "fur", wide: float = 1.0) -> list[Solid]:
    """A broad collar of fur over both shoulders, open in front."""
    made = []
    for s in (-1, 1):
        path = [
            (0.28 * s, -1.02, -1.25),
            (0.72 * s * wide, -1.16, -0.85),
            (0.86 * s * wide, -1.42, -0.28),
            (0.66 * s * wide, -1.95, 0.22),
            (0.50 * s * wide, -2.9, 0.38),
        ]
        t = tube(path, [0.22, 0.32, 0.36, 0.36, 0.34], stuff, around=26, count=70, flat=0.62)
        rough = waves(t.points, 4, 0.07) * 0.030 + waves(t.points, 13, 0.2) * 0.03
        made.append(bumped(t, rough))
    return made
