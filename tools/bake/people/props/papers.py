"""Open books, scrolls and piles of books."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, box, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid, sheet

PAGE = "linen:page"


def open_book(
    at: Point,
    size: float = 1.0,
    cover: str = "leather",
    *,
    roll: float = 0,
    yaw: float = 10,
    pitch: float = -18,
    lines: int = 7,
) -> list[Solid]:
    """A book that lies open towards the viewer, with lines of print."""
    made: list[Solid] = []
    t, v = np.meshgrid(np.linspace(0, 1, 20), np.linspace(-1, 1, 16))
    for s in (-1, 1):
        swell = 0.26 * np.sin(np.clip(t * 1.25, 0, 1) * math.pi * 0.9) * (1 - 0.4 * t)
        made.append(sheet(np.stack([s * t * 0.98, -v * 0.82, swell], -1)[:, ::s], PAGE))
        made.append(
            sheet(np.stack([s * t * 1.04, -v * 0.88, swell - 0.12 + 0.02 * t], -1)[:, ::s], cover)
        )
        for k in range(lines):
            y = 0.62 - k * 1.24 / (lines - 1)
            a, b = 0.20, 0.84 - (0.25 if k == lines - 1 else 0)
            x = np.linspace(a, b, 8)
            z = 0.26 * np.sin(np.clip(x / 0.98 * 1.25, 0, 1) * math.pi * 0.9) * (1 - 0.4 * x / 0.98)
            made.append(tube(np.stack([s * x, 0 * x + y, z + 0.004], 1), 0.018, "felt", count=16))
    ribbon = [(0.0, -0.5, 0.05), (0.03, -0.85, 0.16), (0.10, -1.15, 0.12), (0.06, -1.35, 0.1)]
    made.append(tube(ribbon, 0.06, "red", count=24, flat=0.4))
    return moved(made, at, size, yaw=yaw, pitch=pitch, roll=roll)


def scroll(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A letter patent, half unrolled, with lines of script and a seal."""
    t, v = np.meshgrid(np.linspace(0, 1, 30), np.linspace(-1, 1, 14))
    y = 0.95 - 1.9 * t
    bend = 0.12 * np.cos(t * math.pi * 1.1)
    made = [sheet(np.stack([v * 0.62, y, bend], -1), PAGE)]
    for end_y, x in ((0.98, 0.74), (-0.98, 0.74)):
        made.append(
            tube(
                [(-x, end_y, 0.12), (0, end_y, 0.12), (x, end_y, 0.12)],
                0.15,
                PAGE,
                around=26,
                count=24,
            )
        )
        made += [ball("wood", (x * s, end_y, 0.12), 0.09) for s in (-1, 1)]
    for k in range(5):
        row = 0.66 - k * 0.25
        z = 0.12 * math.cos((0.95 - row) / 1.9 * math.pi * 1.1) + 0.02
        end = 0.46 if k % 3 else 0.30
        made.append(tube([(-0.46, row, z), (0, row, z), (end, row, z)], 0.026, "felt", count=12))
    made.append(ball("red", (0.22, -0.70, 0.08), 0.20, 0.5))
    made += [
        tube(
            [(x, -0.85, 0.05), (x + 0.03, -1.25, 0.1), (x - 0.02, -1.5, 0.1)],
            0.05,
            "red",
            count=16,
            flat=0.4,
        )
        for x in (0.15, 0.30)
    ]
    return moved(made, at, size, roll=roll)


def quill(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A pen of a goose."""
    t = np.linspace(0, 1, 24)
    v = np.linspace(-1, 1, 9)
    w = 0.26 * np.sin(np.clip(t * 0.95 + 0.05, 0, 1) * math.pi) ** 0.55
    x = 0.18 * np.sin(t * 2.2)
    grid = np.stack(
        [
            x[:, None] + w[:, None] * v,
            0.35 + 1.5 * t[:, None] - 0.25 * np.abs(v),
            0.03 + 0 * w[:, None] * v,
        ],
        -1,
    )
    vane = sheet(grid, "plume")
    vane.grain = np.stack([np.repeat(t, 9) * 4 - np.abs(np.tile(v, 24)) * 0.8, np.tile(v, 24)], -1)
    shaft = tube(
        [(0, -0.45, 0.05), (0, 0.4, 0.06), (0.18, 1.2, 0.06), (0.16, 1.8, 0.05)],
        [0.02, 0.045, 0.03, 0.01],
        "pearl",
        count=30,
    )
    return moved([vane, shaft], at, size, roll=roll)


def pile(at: Point, size: float = 1.0) -> list[Solid]:
    """Books on one another, their backs to the viewer."""
    made: list[Solid] = []
    stock = (
        ("red", 1.55, 0.34, 0.0, 2),
        ("leather", 1.40, 0.30, 0.08, -4),
        ("leaf", 1.50, 0.36, -0.05, 3),
        ("leather", 1.20, 0.26, 0.05, -6),
        ("red", 1.25, 0.30, -0.08, 4),
    )
    y = 0.0
    for stuff, w, h, x, turn in stock:
        one = [
            *moved(box(stuff, w, h, 0.9), (0, 0, 0)),
            *moved(box(PAGE, 0.05, h * 0.74, 0.8), (-w / 2 - 0.01, 0, 0)),
            *moved(box(PAGE, 0.05, h * 0.74, 0.8), (w / 2 + 0.01, 0, 0)),
        ]
        for k in (-0.32, 0, 0.32):
            one += moved(box("gold", 0.07, h * 1.02, 0.04), (w * k, 0, 0.46))
        made += moved(one, (x, y + h / 2, 0), yaw=turn * 3, roll=turn * 0.3)
        y += h
    return moved(made, at, size, yaw=-18, pitch=10)


LETTERS: tuple[tuple[tuple[float, float], ...], ...] = (
    ((0.0, 0.0), (0.19, 0.5), (0.38, 0.0)),
    ((0.08, 0.19), (0.30, 0.19)),
    ((0.54, 0.0), (0.54, 0.5), (0.74, 0.46), (0.74, 0.30), (0.54, 0.27)),
    ((0.54, 0.27), (0.80, 0.22), (0.80, 0.04), (0.54, 0.0)),
    ((1.28, 0.42), (1.14, 0.5), (1.00, 0.38), (1.00, 0.12), (1.14, 0.0), (1.28, 0.08)),
)
"""The strokes of A, B and C, side by side."""


def printed_sheet(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A sheet fresh from the press: great letters, lines of print below, one corner curled."""
    u, v = np.meshgrid(np.linspace(-1, 1, 24), np.linspace(1, -1, 30))
    curl = 0.30 * np.clip(u * 0.5 - v * 0.5 - 0.45, 0, 1)
    made = [sheet(np.stack([0.84 * u - curl, 1.10 * v + curl, curl], -1), PAGE)]
    for stroke in LETTERS:
        points = np.array([(x * 1.02 - 0.65, y * 1.15 + 0.30) for x, y in stroke])
        for a, b in pairwise(points):
            made.append(tube([(*a, 0.01), (*b, 0.01)], 0.058, "felt:ink", count=8, flat=0.3))
    for k in range(4):
        y, end = 0.02 - 0.28 * k, 0.62 - (0.30 if k == 3 else 0)
        made.append(tube([(-0.62, y, 0), (end, y, 0)], 0.035, "felt:ink", count=8, flat=0.4))
    return moved(made, at, size, roll=roll)
