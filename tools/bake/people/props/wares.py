"""What is sold in a town, and its signs."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, box, loft, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def fish(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A big fish seen from its side, its head to the left."""
    body = [
        (-1.36, -0.02), (-1.20, 0.18), (-0.86, 0.36), (-0.36, 0.46), (0.16, 0.40),
        (0.66, 0.20), (1.00, 0.11), (1.00, -0.11), (0.66, -0.20), (0.16, -0.40),
        (-0.36, -0.46), (-0.86, -0.36), (-1.20, -0.18), (-1.30, -0.10), (-1.16, -0.06),
    ]  # fmt: skip
    tail = [(0.92, 0.10), (1.46, 0.52), (1.34, 0.0), (1.46, -0.52), (0.92, -0.10)]
    back = [(-0.62, 0.40), (-0.30, 0.80), (0.10, 0.62), (0.52, 0.52), (0.62, 0.22)]
    belly = [(-0.10, -0.40), (0.06, -0.74), (0.30, -0.60), (0.42, -0.30)]
    side = [(-0.52, -0.02), (-0.16, 0.10), (0.0, -0.06), (-0.10, -0.22), (-0.40, -0.18)]
    made = [
        *outline(body, "steel:fish", 0.26, 0.6),
        *(one for fin in (tail, back, belly) for one in outline(fin, "red:fin", 0.05)),
        *moved(outline(side, "red:fin", 0.05), (0, 0, 0.25)),
        ball("pearl", (-1.02, 0.10, 0.16), 0.13, 0.6),
        ball("felt", (-1.03, 0.10, 0.25), 0.065, 0.6),
    ]
    gill = [(-0.74, 0.34, 0.14), (-0.62, 0.0, 0.27), (-0.72, -0.34, 0.14)]
    made.append(tube(gill, 0.035, "felt", count=20))
    for k in range(3):  # scales
        for y in np.linspace(-0.24, 0.24, 4 - k % 2) * (1 - 0.22 * k):
            x = -0.34 + 0.36 * k
            arc = [(x - 0.06, y + 0.08, 0.25), (x + 0.06, y, 0.27), (x - 0.06, y - 0.08, 0.25)]
            made.append(tube(arc, 0.018, "felt", count=8))
    return moved(made, at, size, roll=roll)


def boot(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A tall boot, its cuff turned down, the toe to the left."""
    made = [
        loft(
            [
                (1.22, 0.02, 0.02, 0.05),
                (1.20, 0.40, 0.36, 0.05),
                (1.28, 0.46, 0.42, 0.05),
                (1.22, 0.56, 0.50, 0.05),
                (0.86, 0.58, 0.50, 0.05),
                (0.80, 0.44, 0.40, 0.05),
                (0.2, 0.40, 0.36, 0.08),
                (-0.5, 0.36, 0.34, 0.10),
                (-0.85, 0.40, 0.38, 0.08),
                (-1.20, 0.42, 0.38, 0.06),
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


def key(at: Point, size: float = 1.0, roll: float = 0, stuff: str = "gold") -> list[Solid]:
    """A great key, its bow with three knobs above, its bit below and to the right."""
    made: list[Solid] = [
        tube(ellipse((0, 1.0, 0), 0.36, 0.36, count=30), 0.11, stuff, count=60),
        *(
            ball(stuff, (0.50 * math.cos(b), 1.0 + 0.50 * math.sin(b), 0), 0.13)
            for b in (0, math.pi / 2, math.pi)
        ),
        tube([(0, 0.64, 0), (0, -0.4, 0), (0, -1.5, 0)], [0.13, 0.11, 0.11], stuff, count=30),
        ball(stuff, (0, 0.52, 0), 0.19),
    ]
    for y in (-0.92, -1.38):
        made += moved(box(stuff, 0.62, 0.22, 0.14), (0.34, y, 0))
    made += moved(box(stuff, 0.20, 0.64, 0.14), (0.58, -1.15, 0))
    return moved(made, at, size, roll=roll)


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
        tube(rim, 0.07, "wood", count=120),
        *moved(outline(star, "gold", 0.10, 0.9), (0, 0, 0.08)),
        tube([(-1.1, 1.16, 0), (1.1, 1.16, 0)], 0.07, "steel", count=20),
        tube([(-1.05, 0.30, 0), (-0.9, 0.8, 0), (-0.45, 1.14, 0)], 0.05, "steel", count=24),
    ]
    a = np.linspace(0, 7.5, 40)
    curl = np.stack(
        [1.16 + 0.16 * np.cos(a) * (1 - a / 10), 1.34 + 0.2 * np.sin(a) * (1 - a / 10), 0 * a], 1
    )
    made.append(tube(curl, 0.045, "steel", count=60))
    for x in (-0.45, 0.45):
        made += [ball("steel", (x, 0.70 + 0.13 * k, 0.03), 0.07) for k in range(4)]
    return moved(made, at, size)
