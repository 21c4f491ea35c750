"""What is sold in a town, and its signs."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, box, loft, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def flatfish(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A plaice that hangs by its tail, with its spots."""
    body = [
        (0.0, 1.05),
        (0.10, 0.95),
        (0.16, 0.72),
        (0.42, 0.45),
        (0.66, 0.0),
        (0.66, -0.45),
        (0.46, -0.90),
        (0.20, -1.22),
        (0.0, -1.34),
        (-0.18, -1.26),
        (-0.46, -0.92),
        (-0.66, -0.45),
        (-0.66, 0.0),
        (-0.42, 0.45),
        (-0.16, 0.72),
        (-0.10, 0.95),
    ]
    fins = [(x * 1.28, y * 1.05 - 0.02) for x, y in body]
    tail = [(0.0, 0.90), (0.34, 1.48), (0.16, 1.42), (0.0, 1.52), (-0.16, 1.42), (-0.34, 1.48)]
    made = [
        *moved(outline(fins, "steel:fin", 0.03), (0, 0, -0.06)),
        *outline(body, "leather:fish", 0.20, 0.6),
        *moved(outline(tail, "steel:fin", 0.05), (0, 0, 0.0)),
    ]
    for x, y in (
        (0.20, 0.25),
        (-0.26, 0.12),
        (0.38, -0.22),
        (-0.05, -0.15),
        (-0.40, -0.40),
        (0.14, -0.55),
        (-0.18, -0.74),
        (0.36, -0.72),
    ):
        made.append(ball("bill", (x, y, 0.20 - 0.16 * (x * x + 0.4 * y * y)), 0.09, 0.4))
    for x in (-0.16, 0.10):
        made.append(ball("pearl", (x, -1.02, 0.14), 0.11, 0.6))
        made.append(ball("felt", (x - 0.02, -1.02, 0.20), 0.05, 0.6))
    made.append(
        tube(
            [(0.0, -1.26, 0.08), (0.14, -1.16, 0.10), (0.22, -1.04, 0.08)],
            [0.02] * 2,
            "felt",
            count=10,
        )
    )
    return moved(made, at, size, roll=roll)


def boot(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A tall boot, its cuff turned down, the toe to the left."""
    made = [
        loft(
            [
                (1.22, 0.02, 0.02, 0.05, 0),
                (1.20, 0.40, 0.36, 0.05, 0),
                (1.28, 0.46, 0.42, 0.05, 0),
                (1.22, 0.56, 0.50, 0.05, 0),
                (0.86, 0.58, 0.50, 0.05, 0),
                (0.80, 0.44, 0.40, 0.05, 0),
                (0.2, 0.40, 0.36, 0.08, 0),
                (-0.5, 0.36, 0.34, 0.10, 0),
                (-0.85, 0.40, 0.38, 0.08, 0),
                (-1.20, 0.42, 0.38, 0.06, 0),
            ],
            "leather",
            down=80,
        ),
        tube(
            [
                (0.36, -1.02, 0),
                (0.05, -1.00, 0),
                (-0.45, -1.06, 0),
                (-0.88, -1.16, 0),
                (-1.10, -1.18, 0),
            ],
            [0.30, 0.40, 0.36, 0.27, 0.10],
            "leather",
            around=30,
            count=60,
            flat=0.9,
        ),
        tube(
            [(0.46, -1.36, 0), (0.0, -1.34, 0), (-0.6, -1.38, 0), (-1.16, -1.32, 0)],
            [0.20, 0.22, 0.22, 0.08],
            "felt",
            around=20,
            count=40,
            flat=0.35,
        ),
        *moved(box("felt", 0.42, 0.24, 0.5), (0.28, -1.46, 0)),
    ]
    made += [ball("gold", (-0.26, y, 0.30), 0.06) for y in (0.45, 0.15, -0.15)]
    return moved(made, at, size, roll=roll, yaw=-14)


def keys(at: Point, size: float = 1.0) -> list[Solid]:
    """Two great keys on a ring."""
    a = np.linspace(0, 2 * math.pi, 30)
    hoop = np.stack([0.34 * np.cos(a), 1.42 + 0.34 * np.sin(a), 0.2 + 0 * a], 1)
    made: list[Solid] = [tube(hoop, [0.055] * 2, "steel", count=60)]
    for roll, z, style in ((20, 0.0, "steel"), (-14, 0.14, "gold")):
        one = [
            tube(
                np.stack([0.30 * np.cos(a), 1.0 + 0.30 * np.sin(a), 0 * a], 1),
                [0.085] * 2,
                style,
                count=60,
            )
        ]
        one += [
            ball(style, (0.42 * math.cos(b), 1.0 + 0.42 * math.sin(b), 0), 0.10)
            for b in (0, 1.57, 3.14)
        ]
        one += [
            tube([(0, 0.70, 0), (0, -0.2, 0), (0, -1.15, 0)], [0.11, 0.09, 0.09], style, count=30),
            ball(style, (0, 0.58, 0), 0.16),
            *moved(box(style, 0.46, 0.16, 0.12), (-0.27, -0.72, 0)),
            *moved(box(style, 0.46, 0.16, 0.12), (-0.27, -1.05, 0)),
            *moved(box(style, 0.14, 0.44, 0.12), (-0.46, -0.88, 0)),
        ]
        made += moved(moved(one, (0, -1.0, 0)), (0, 1.0, z), roll=roll)
    return moved(made, at, size)


def tavern_sign(at: Point, size: float = 1.0) -> list[Solid]:
    """A board with a star that hangs from a bracket."""
    board = [
        (-0.66, 0.55),
        (-0.4, 0.62),
        (0, 0.72),
        (0.4, 0.62),
        (0.66, 0.55),
        (0.62, -0.2),
        (0.66, -0.75),
        (0, -0.86),
        (-0.66, -0.75),
        (-0.62, -0.2),
    ]
    rim = [(x, y, 0.06) for x, y in (*board, board[0], board[1])]
    star = []
    for k in range(10):
        r = 0.44 if k % 2 == 0 else 0.18
        b = math.pi / 2 + k * math.pi / 5
        star.append((r * math.cos(b), -0.08 + r * math.sin(b)))
    made = [
        *outline(board, "tile:board", 0.05),
        tube(rim, [0.07] * 2, "wood", count=120),
        *moved(outline(star, "gold", 0.10, 0.9), (0, 0, 0.08)),
        tube([(-1.1, 1.16, 0), (1.1, 1.16, 0)], [0.07] * 2, "steel", count=20),
        tube([(-1.05, 0.30, 0), (-0.9, 0.8, 0), (-0.45, 1.14, 0)], [0.05] * 2, "steel", count=24),
    ]
    a = np.linspace(0, 7.5, 40)
    curl = np.stack(
        [1.16 + 0.16 * np.cos(a) * (1 - a / 10), 1.34 + 0.2 * np.sin(a) * (1 - a / 10), 0 * a], 1
    )
    made.append(tube(curl, [0.045] * 2, "steel", count=60))
    for x in (-0.45, 0.45):
        made += [ball("steel", (x, 0.70 + 0.13 * k, 0.03), 0.07) for k in range(4)]
    return moved(made, at, size)
