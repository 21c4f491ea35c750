"""Beasts."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def goose(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """White, cross, and looking at you."""
    body = tube(
        [(1.55, 0.28, 0), (1.15, 0.12, 0), (0.55, -0.05, 0), (-0.05, -0.02, 0), (-0.46, 0.22, 0)],
        [0.03, 0.32, 0.60, 0.62, 0.30],
        "goose",
        around=40,
        count=70,
        flat=0.9,
    )
    neck = tube(
        [
            (-0.22, 0.0, 0.04),
            (-0.56, 0.42, 0.04),
            (-0.58, 0.95, 0.04),
            (-0.44, 1.40, 0.04),
            (-0.56, 1.78, 0.04),
            (-0.84, 1.86, 0.04),
        ],
        [0.42, 0.30, 0.19, 0.165, 0.20, 0.17],
        "goose",
        around=30,
        count=70,
    )
    bill = tube(
        [(-0.90, 1.90, 0.04), (-1.10, 1.80, 0.04), (-1.38, 1.70, 0.04)],
        [0.15, 0.12, 0.05],
        "bill",
        around=24,
        count=24,
        flat=0.8,
    )
    mouth = tube(
        [(-0.98, 1.80, 0.17), (-1.15, 1.745, 0.15), (-1.36, 1.69, 0.09)], 0.012, "felt", count=16
    )
    eye = [ball("felt", (-0.74, 1.93, 0.19), 0.05)]
    made = [body, neck, bill, mouth, *eye]
    made += _wing()
    return moved(made, at, size, roll=roll)


def _wing() -> list[Solid]:
    """A folded wing: rows of feathers, the lower ones longer and farther behind."""
    made: list[Solid] = []
    for root_x, root_y, long, wide, fall, z in (
        (0.50, 0.00, 1.10, 0.17, -2, 0.42),
        (0.46, 0.16, 1.15, 0.17, 3, 0.45),
        (0.40, 0.32, 1.15, 0.17, 8, 0.48),
        (0.10, -0.10, 0.62, 0.19, -10, 0.54),
        (0.10, 0.10, 0.66, 0.19, -2, 0.57),
        (0.08, 0.30, 0.66, 0.19, 6, 0.60),
    ):
        vane = [
            (0.0, -wide * 0.6),
            (long * 0.5, -wide),
            (long * 0.88, -wide * 0.8),
            (long, 0.0),
            (long * 0.88, wide * 0.8),
            (long * 0.5, wide),
            (0.0, wide * 0.6),
        ]
        feather = outline(vane, "goose", 0.08, 0.8)
        made += moved(feather, (root_x, root_y, z), roll=fall)
    shoulder = [
        (0.30, 0.26, 0.58),
        (-0.06, 0.24, 0.62),
        (-0.22, 0.06, 0.60),
        (-0.04, -0.14, 0.56),
        (0.3, -0.16, 0.5),
    ]
    made.append(tube(shoulder, [0.10, 0.24, 0.28, 0.24, 0.10], "goose", around=24, flat=0.6))
    return made
