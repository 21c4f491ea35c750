"""Things that stand for many: of scholars, of bandits, of bad luck."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, box, loft, outline, tube
from tools.bake.people.placing import mirrored, moved
from tools.bake.people.relief import relief
from tools.bake.people.solid import Solid

BONE = "stone:bone"


def snake_rod(at: Point, size: float = 1.0) -> list[Solid]:
    """The rod of Asclepius, the snake rising about it."""
    t = np.linspace(0, 1, 60)
    a = 0.6 + t * 3.1 * 2 * math.pi
    r = 0.34 - 0.10 * t
    coil = np.stack([r * np.cos(a), -1.35 + 2.45 * t, r * np.sin(a)], 1)
    end = coil[-1]
    neck = [
        (end[0] - 0.15, end[1] + 0.22, end[2] + 0.1),
        (-0.42, 1.55, 0.30),
        (-0.80, 1.48, 0.34),
    ]
    fat = [0.03, 0.10, 0.15, 0.16, 0.16, 0.15, 0.13, 0.12]
    made: list[Solid] = [
        tube([(0, -2.2, 0), (0.02, 0, 0), (0, 1.85, 0)], [0.13, 0.12, 0.13], "wood", count=40),
        ball("wood", (0, 1.92, 0), 0.19),
        tube([*[tuple(p) for p in coil], *neck], fat, "leaf:snake", around=20, count=260),
        ball("leaf:snake", (-0.82, 1.47, 0.35), 0.19, 0.8),
        ball("felt", (-0.86, 1.53, 0.49), 0.04),
    ]
    made += [
        tube(
            [(-0.98, 1.43, 0.38), (-1.2, 1.42, 0.4), (-1.36, 1.42 + 0.1 * s, 0.4)],
            [0.02] * 2,
            "red",
        )
        for s in (-1, 1)
    ]
    return moved(made, at, size)


def skull(at: Point, size: float = 1.0, yaw: float = -24) -> list[Solid]:
    made: list[Solid] = [
        tube(
            [(0, 0.15, -0.72), (0, 0.30, -0.35), (0, 0.28, 0.08), (0, 0.12, 0.28)],
            [0.30, 0.58, 0.56, 0.40],
            BONE,
            around=40,
            count=50,
        ),
        ball(BONE, (0, -0.10, 0.18), 0.36),
        tube([(0, -0.30, 0.24), (0, -0.52, 0.26)], [0.27, 0.24], BONE, around=24, count=14),
        *moved(box(BONE, 0.46, 0.16, 0.30), (0, -0.66, 0.24)),
    ]
    for s in (-1, 1):
        made += [
            ball("felt:hollow", (0.21 * s, 0.04, 0.42), 0.165, 0.55),
            ball(BONE, (0.40 * s, -0.12, 0.22), 0.15),
        ]
    made.append(ball("felt:hollow", (0, -0.20, 0.50), 0.085, 0.5))
    made += [
        tube(
            [(x, -0.42, 0.52 - 0.8 * x * x), (x, -0.70, 0.50 - 0.8 * x * x)],
            [0.014] * 2,
            "felt",
            count=6,
        )
        for x in (-0.16, -0.08, 0.0, 0.08, 0.16)
    ]
    return moved(made, at, size, yaw=yaw)


def flask(at: Point, size: float = 1.0) -> list[Solid]:
    """A round flask, half full."""
    made: list[Solid] = [
        loft(
            [
                (0.05, 0.52, 0.52, 0, 0),
                (-0.25, 0.56, 0.56, 0, 0),
                (-0.60, 0.36, 0.36, 0, 0),
                (-0.68, 0.02, 0.02, 0, 0),
            ],
            "red:drug",
        ),
        loft(
            [
                (1.05, 0.22, 0.22, 0, 0),
                (1.00, 0.24, 0.24, 0, 0),
                (0.92, 0.15, 0.15, 0, 0),
                (0.50, 0.16, 0.16, 0, 0),
                (0.28, 0.34, 0.34, 0, 0),
                (0.05, 0.525, 0.525, 0, 0),
            ],
            "glass:pale",
        ),
    ]
    return moved(made, at, size)


def pistol(at: Point, size: float = 1.0, roll: float = 0, mirror: bool = False) -> list[Solid]:
    """A wheel-lock with a ball to its butt; its muzzle points up and left."""
    made: list[Solid] = [
        tube([(-1.75, 0, 0), (-0.2, 0, 0)], [0.125, 0.15], "steel", around=24),
        tube([(-1.78, 0, 0), (-1.70, 0, 0)], [0.16, 0.16], "steel", count=6),
        ball("felt", (-1.79, 0, 0.03), 0.09),
        tube(
            [(-1.2, -0.13, 0), (-0.2, -0.16, 0), (0.35, -0.20, 0), (0.95, -0.62, 0)],
            [0.09, 0.17, 0.19, 0.16],
            "wood",
            around=24,
        ),
        ball("wood", (1.02, -0.68, 0), 0.25),
        ball("gold", (1.10, -0.74, 0.16), 0.11),
        ball("steel", (0.02, -0.10, 0.16), 0.25, 0.4),
        ball("gold", (0.02, -0.10, 0.27), 0.08),
        tube(
            [(-0.32, 0.10, 0.16), (-0.36, 0.36, 0.16), (-0.12, 0.44, 0.16)],
            [0.06, 0.06, 0.04],
            "steel",
        ),
        tube([(0.10, -0.38, 0), (0.30, -0.56, 0), (0.52, -0.40, 0)], [0.035] * 2, "steel"),
    ]
    return moved(mirrored(made) if mirror else made, at, size, roll=roll)


def dagger(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A dagger, its point down."""
    blade = [(-0.12, 0.0), (-0.11, -1.05), (0, -1.5), (0.11, -1.05), (0.12, 0.0)]
    made: list[Solid] = [
        *outline(blade, "steel", 0.07, 1.0),
        tube([(-0.44, 0.06, 0), (0, 0.02, 0), (0.44, 0.06, 0)], [0.09, 0.07, 0.09], "gold"),
        tube([(0, 0.05, 0), (0, 0.60, 0)], [0.095, 0.08], "leather:dark", count=16),
        ball("gold", (0, 0.68, 0), 0.14),
    ]
    return moved(made, at, size, roll=roll)


def robber_mask(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A black half mask on a red kerchief."""
    cloth = [
        (-1.12, 0.42),
        (-0.5, 0.60),
        (0.0, 0.56),
        (0.5, 0.60),
        (1.12, 0.42),
        (0.62, -0.35),
        (0.18, -0.95),
        (0.0, -1.12),
        (-0.18, -0.95),
        (-0.62, -0.35),
    ]
    knot = [
        tube(
            [(1.0, 0.42, 0.0), (1.35, 0.52 + 0.2 * k, 0), (1.52, 0.30 + 0.62 * k, 0)],
            [0.08, 0.15, 0.03],
            "red:kerchief",
        )
        for k in (0, 1)
    ]
    made: list[Solid] = [
        *moved(outline(cloth, "red:kerchief", 0.22, 0.8), (0, 0, -0.30)),
        *knot,
        *relief("domino-mask", "felt:mask", 1.95, 0.12, back="linen:hole"),
    ]
    return moved(made, at, size, roll=roll)


def coins(places: list[Point], radius: float = 0.20) -> list[Solid]:
    """Coins that lie about."""
    made: list[Solid] = []
    for k, place in enumerate(places):
        made += moved(
            [ball("gold", (0, 0, 0), radius, 0.3)],
            place,
            pitch=-30 + 25 * (k % 3),
            yaw=30 - 22 * (k % 4),
        )
    return made


def broken_wheel(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A cart wheel; a piece of its rim is gone, two spokes have snapped."""
    made: list[Solid] = []
    a = np.radians(np.linspace(-28, 268, 90))
    for r, thick, stuff in ((1.32, 0.17, "wood:wheel"), (1.50, 0.06, "steel")):
        path = np.stack([r * np.cos(a), r * np.sin(a), 0 * a], 1)
        made.append(tube(path, [thick] * 2, stuff, count=150, around=18))
    made += [ball("wood:wheel", (0, 0, 0.05), 0.34, 0.9), ball("steel", (0, 0, 0.30), 0.15)]
    for k in range(9):
        b = math.radians(10 + 40 * k)
        far = 0.70 if k in (7,) else 0.52 if k == 8 else 1.25
        made.append(
            tube(
                [
                    (0.25 * math.cos(b), 0.25 * math.sin(b), 0),
                    (0.7 * far * math.cos(b), 0.7 * far * math.sin(b), 0),
                    (far * math.cos(b), far * math.sin(b), 0),
                ],
                [0.085, 0.10, 0.085],
                "wood:wheel",
                count=20,
            )
        )
    return moved(made, at, size, roll=roll, yaw=-14)


def claw(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A hand bent like a claw, with long nails."""
    hand = "skin:hand"
    made: list[Solid] = [
        tube(
            [(0, -0.72, -0.04), (0, -0.28, 0), (0.01, 0.10, 0.0), (0.0, 0.34, -0.02)],
            [0.24, 0.36, 0.42, 0.38],
            hand,
            count=26,
            flat=0.5,
        )
    ]
    for x, y, long in (
        (-0.32, 0.26, 0.74),
        (-0.11, 0.36, 0.84),
        (0.12, 0.34, 0.78),
        (0.33, 0.22, 0.62),
    ):
        out = x * 0.85
        path = [
            (x, y - 0.12, 0),
            (x + out * 0.5, y + long * 0.50, -0.04),
            (x + out * 0.95, y + long * 0.74, 0.18),
            (x + out, y + long * 0.52, 0.46),
        ]
        made.append(tube(path, [0.125, 0.12, 0.115, 0.085], hand, count=30))
        tip = path[-1]
        x1, y1, z1 = tip
        made.append(
            tube(
                [tip, (x1, y1 - 0.14, z1 + 0.1), (x1 - out * 0.1, y1 - 0.36, z1 + 0.1)],
                [0.085, 0.07, 0.008],
                "horn:nail",
                count=14,
            )
        )
    made += [
        tube(
            [(-0.22, -0.30, 0.08), (-0.58, -0.10, 0.14), (-0.74, 0.14, 0.30), (-0.62, 0.20, 0.48)],
            [0.17, 0.14, 0.12, 0.08],
            hand,
            count=24,
        ),
        tube(
            [(-0.62, 0.20, 0.48), (-0.52, 0.12, 0.58), (-0.42, -0.06, 0.60)],
            [0.08, 0.065, 0.008],
            "horn:nail",
        ),
    ]
    return moved(made, at, size, roll=roll)
