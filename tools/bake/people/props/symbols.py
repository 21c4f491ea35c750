"""Things that stand for many: of scholars, of bandits, of bad luck."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import bumped, moved
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
        (-0.26, 1.58, 0.32),
        (-0.50, 1.44, 0.40),
    ]
    fat = [0.03, 0.10, 0.15, 0.16, 0.16, 0.15, 0.13, 0.12]
    made: list[Solid] = [
        tube([(0, -2.2, 0), (0.02, 0, 0), (0, 1.85, 0)], [0.13, 0.12, 0.13], "wood", count=40),
        ball("wood", (0, 1.92, 0), 0.19),
        tube([*[tuple(p) for p in coil], *neck], fat, "leaf:snake", around=20, count=260),
        tube(
            [(-0.34, 1.52, 0.40), (-0.58, 1.46, 0.42), (-0.86, 1.34, 0.42)],
            [0.20, 0.27, 0.10],
            "leaf:snake",
            around=20,
        ),
        ball("pearl", (-0.60, 1.51, 0.60), 0.095, 0.5),
        ball("felt", (-0.62, 1.51, 0.66), 0.05, 0.5),
    ]
    made += [
        tube(
            [(-0.84, 1.34, 0.42), (-1.00, 1.27, 0.44), (-1.14, 1.22 + 0.12 * s, 0.44)], 0.04, "red"
        )
        for s in (-1, 1)
    ]
    return moved(made, at, size)


def skull(at: Point, size: float = 1.0) -> list[Solid]:
    cranium = [
        (0.88, 0.02, 0.02, 0, -0.2),
        (0.82, 0.28, 0.34, 0, -0.2),
        (0.58, 0.54, 0.66, 0, -0.18),
        (0.22, 0.60, 0.72, 0, -0.16),
        (-0.06, 0.50, 0.62, 0, -0.08),
        (-0.26, 0.36, 0.46, 0, 0.02),
        (-0.52, 0.25, 0.30, 0, 0.20),
    ]
    jaw = [(-0.56, 0.27, 0.28, 0, 0.20), (-0.70, 0.26, 0.27, 0, 0.22), (-0.80, 0.17, 0.20, 0, 0.24)]
    made: list[Solid] = [loft(cranium, BONE, down=70), loft(jaw, BONE)]
    for s in (-1, 1):
        cheek = [(0.24 * s, -0.20, 0.46), (0.44 * s, -0.12, 0.22), (0.50 * s, -0.02, -0.12)]
        made += [
            ball("felt:hollow", (0.19 * s, 0.04, 0.50), 0.155, 0.5),
            tube(cheek, [0.07, 0.075, 0.04], BONE, count=20),
        ]
    made.append(ball("felt:hollow", (0, -0.20, 0.50), 0.085, 0.5))
    made += [
        tube(
            [(x, -0.42, 0.52 - 0.8 * x * x), (x, -0.70, 0.50 - 0.8 * x * x)], 0.014, "felt", count=6
        )
        for x in (-0.16, -0.08, 0.0, 0.08, 0.16)
    ]
    return moved(made, at, size, yaw=-24)


def flask(at: Point, size: float = 1.0) -> list[Solid]:
    """A flask as round as a ball with a long neck, half full."""
    made: list[Solid] = [
        loft(
            [(0.02, 0.60), (-0.22, 0.57), (-0.46, 0.40), (-0.58, 0.20), (-0.61, 0.02)],
            "red:drug",
        ),
        loft(
            [
                (1.35, 0.20),
                (1.30, 0.22),
                (1.22, 0.13),
                (0.66, 0.13),
                (0.54, 0.20),
                (0.42, 0.40),
                (0.22, 0.56),
                (0.02, 0.605),
            ],
            "glass:pale",
        ),
    ]
    return moved(made, at, size)


def _wheel_lock() -> list[Solid]:
    """The round plate over the wheel, the dog with its jaws above it, the guard of the trigger."""
    dog = [(-0.46, 0.02, 0.24), (-0.56, 0.34, 0.24), (-0.34, 0.56, 0.24), (-0.16, 0.46, 0.24)]
    guard = [(-0.10, -0.28, 0), (0.02, -0.62, 0), (0.34, -0.66, 0), (0.50, -0.40, 0)]
    return [
        ball("steel", (-0.02, -0.06, 0.16), 0.30, 0.3),
        tube(ellipse((-0.02, -0.06, 0.22), 0.30, 0.30, count=30), 0.055, "gold", count=60),
        ball("gold", (-0.02, -0.06, 0.30), 0.09),
        tube(dog, [0.07, 0.075, 0.075, 0.10], "steel"),
        tube(guard, 0.05, "steel"),
    ]


def pistol(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A wheel-lock with a ball to its butt; its muzzle points up and left."""
    made: list[Solid] = [
        tube([(-1.75, 0.04, 0), (-0.2, 0.04, 0)], [0.11, 0.15], "steel", around=24),
        tube([(-1.80, 0.04, 0), (-1.66, 0.04, 0)], 0.17, "steel", count=6),
        tube([(-1.24, 0.04, 0), (-1.12, 0.04, 0)], 0.165, "gold", count=6),
        tube(
            [(-1.3, -0.13, 0), (-0.3, -0.16, 0), (0.30, -0.18, 0), (0.66, -0.40, 0), (1, -0.80, 0)],
            [0.09, 0.17, 0.21, 0.18, 0.15],
            "wood",
            around=24,
        ),
        ball("wood", (1.10, -0.96, 0), 0.34),
        ball("gold", (1.14, -1.02, 0.26), 0.15, 0.6),
        *_wheel_lock(),
    ]
    return moved(made, at, size, roll=roll)


def broken_wheel(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A cart wheel; a third of its rim is gone and lies before it, three spokes have snapped."""

    def rim(start: float, end: float) -> list[Solid]:
        a = np.radians(np.linspace(start, end, 90))
        made = []
        for r, thick, stuff in ((1.32, 0.20, "wood:wheel"), (1.54, 0.06, "steel")):
            path = np.stack([r * np.cos(a), r * np.sin(a), 0 * a], 1)
            made.append(tube(path, thick, stuff, count=150, around=18))
        return made

    def splinters(x: float, y: float, way: float, fat: float) -> list[Solid]:
        made = []
        for turn, far in ((-22, 0.8), (0, 1.3), (20, 1.0)):
            a = math.radians(way + turn)
            tip = (x + far * fat * 2 * math.cos(a), y + far * fat * 2 * math.sin(a), 0.05)
            made.append(tube([(x, y, 0.03), tip], [fat * 0.62, 0.01], "wood:split", count=8))
        return made

    made: list[Solid] = rim(-102, 152)
    made += splinters(1.32 * math.cos(2.653), 1.32 * math.sin(2.653), 242, 0.20)
    made += splinters(1.32 * math.cos(-1.78), 1.32 * math.sin(-1.78), 168, 0.20)
    made += [ball("wood:wheel", (0, 0, 0.05), 0.34, 0.9), ball("steel", (0, 0, 0.30), 0.15)]
    for k in range(9):
        b = math.radians(14 + 40 * k)
        far = {4: 0.86, 5: 0.62, 6: 0.80}.get(k, 1.25)
        x, y = math.cos(b), math.sin(b)
        made.append(tube([(0.25 * x, 0.25 * y, 0), (far * x, far * y, 0)], 0.10, "wood:wheel"))
        if far < 1:
            made += splinters(far * x, far * y, 14 + 40 * k, 0.13)
    made += moved(rim(48, 122), (-1.30, -2.78, 0.5), roll=24)
    return moved(made, at, size, roll=roll, yaw=-8)


def paw(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """The paw of a skinned wolf, worn on the hand: four toes, the claws out."""
    fur, chance = "fur:wolf", np.random.default_rng(7)
    arm = tube(
        [(0.05, -1.45, -0.1), (0.02, -0.75, 0), (0, -0.15, 0.05), (0, 0.22, 0.05)],
        [0.50, 0.40, 0.42, 0.50, 0.40],
        fur,
        around=36,
        count=60,
        flat=0.7,
    )
    made: list[Solid] = [bumped(arm, chance.standard_normal(len(arm.points)) * 0.018)]
    for x, y in ((-0.50, 0.08), (-0.20, 0.30), (0.16, 0.30), (0.48, 0.08)):
        made += [
            tube(
                [(x * 0.7, y - 0.30, 0.16), (x, y + 0.05, 0.30), (x * 1.2, y + 0.32, 0.26)],
                [0.17, 0.22, 0.19, 0.10],
                fur,
                around=20,
                count=24,
            ),
            tube(
                [(x * 1.2, y + 0.28, 0.34), (x * 1.45, y + 0.62, 0.44), (x * 1.2, y + 0.92, 0.40)],
                [0.11, 0.09, 0.012],
                "horn:nail",
                count=24,
            ),
        ]
    return moved(made, at, size, roll=roll)
