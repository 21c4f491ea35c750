"""Beasts of the farm: a piglet, a sheep that is carried, a cow's head."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

from . import sheep

PIG = "goose:pig"
COW = "leather:cow"


def piglet(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A piglet under an arm, its snout to the left."""
    made: list[Solid] = [
        tube(
            [(1.3, 0.05, -0.2), (0.8, 0.1, 0), (0.1, 0.05, 0.05), (-0.6, 0.10, 0.1)],
            [0.40, 0.56, 0.56, 0.46],
            PIG,
            around=36,
            count=60,
        ),
        *moved(_pig_head(), (-0.92, 0.20, 0.36), yaw=-42, roll=4),
    ]
    for x, out in ((-0.52, -0.16), (-0.14, 0.06)):
        leg = [(x, -0.28, 0.34), (x + 0.10, -0.56, 0.46), (x + out, -0.72, 0.50)]
        made.append(tube(leg, [0.18, 0.12, 0.10], PIG, count=20))
        made.append(ball("felt", (x + out - 0.04, -0.80, 0.50), 0.115))
    return moved(made, at, size, roll=roll)


def _pig_head() -> list[Solid]:
    """A piglet's head that looks at you."""
    made: list[Solid] = [
        ball(PIG, (0, 0.06, 0), 0.54),
        tube([(0, -0.10, 0.30), (0, -0.14, 0.62), (0, -0.16, 0.84)], [0.36, 0.27, 0.24], PIG),
        ball(PIG, (0, -0.16, 0.86), 0.27, 0.25),
        tube([(-0.24, -0.40, 0.52), (0, -0.46, 0.62), (0.24, -0.40, 0.52)], 0.03, "felt"),
    ]
    ear = [(-0.20, -0.06), (-0.16, 0.30), (0.04, 0.62), (0.20, 0.28), (0.20, -0.04)]
    for s in (-1, 1):
        made += [
            ball("felt", (0.10 * s, -0.15, 0.92), 0.062),
            ball("pearl", (0.29 * s, 0.18, 0.42), 0.10),
            ball("felt", (0.29 * s, 0.17, 0.46), 0.085),
            ball("pearl", (0.27 * s, 0.21, 0.54), 0.025),
            *moved(outline(ear, PIG, 0.08), (0.38 * s, 0.42, 0.10), roll=-38 * s),
        ]
    return made


def carried_sheep() -> list[Solid]:
    """A sheep about somebody's shoulders: its head at the left, its feet before the breast."""
    made: list[Solid] = []
    for x, y, z, long, high, seed in (
        (-1.05, -1.52, 0.10, 0.72, 0.50, 3),
        (0.0, -1.20, -1.15, 1.25, 0.55, 5),
        (1.10, -1.55, 0.05, 0.75, 0.52, 7),
    ):
        made += sheep.wool((x, y, z), long, high, 0.60, 70, 0.20, seed)
    made += sheep.wool((-1.42, -1.05, 0.30), 0.40, 0.46, 0.40, 36, 0.17, 9)
    made += sheep.head((-1.72, -0.86, 0.62), 1.16)
    for x, low in ((-0.40, -2.62), (-0.74, -2.70), (0.36, -2.62), (0.70, -2.70)):
        held = 0.54 * x / abs(x) + 0.25 * (x - 0.54 * x / abs(x))
        leg = [(1.7 * held, -1.56, 0.30), (1.1 * held, -2.0, 1.25), (x, low, 1.52)]
        made.append(tube(leg, [0.14, 0.085, 0.075, 0.09], "goose:leg"))
        made += moved(_hoof(), (x, low, 1.52))
    return moved(made, (0, 0, 0))


def _hoof() -> list[Solid]:
    """A small hoof that points down, so short that it is not cloven."""
    return [
        tube([(0, 0.04, 0), (0, -0.08, 0.02), (0, -0.17, 0.05)], [0.07, 0.10, 0.12], "felt:hoof")
    ]


def cow(at: Point, size: float = 1.0, yaw: float = 0, roll: float = 0) -> list[Solid]:
    """A cow's head with a white blaze, from the front."""
    made: list[Solid] = [
        tube(
            [(0, 0.78, -0.10), (0, 0.40, 0.08), (0, -0.20, 0.28), (0, -0.74, 0.40)],
            [0.34, 0.52, 0.50, 0.38, 0.34],
            COW,
            around=40,
            count=60,
        ),
        tube([(0, 0.3, -0.5), (0.15, -0.8, -0.9), (0.3, -2.8, -1.0)], [0.55, 0.8, 1.0], COW),
        tube(
            [(0, 0.82, 0.20), (0, 0.45, 0.52), (0, -0.05, 0.66), (0, -0.5, 0.70)],
            [0.06, 0.17, 0.15, 0.08, 0.05],
            "goose",
            count=40,
            flat=0.6,
        ),
        tube(
            [(0, -0.58, 0.42), (0, -0.80, 0.44), (0, -1.02, 0.38)],
            [0.34, 0.42, 0.26],
            "stone:muzzle",
            around=36,
            count=30,
            flat=0.9,
        ),
        tube([(-0.24, -1.0, 0.66), (0, -1.06, 0.74), (0.24, -1.0, 0.66)], 0.022, "felt"),
    ]
    for s in (-1, 1):
        made += [
            ball("felt", (0.17 * s, -0.74, 0.80), 0.085),
            ball("pearl", (0.41 * s, 0.28, 0.42), 0.145),
            ball("felt", (0.43 * s, 0.27, 0.47), 0.125),
            ball("pearl", (0.41 * s, 0.32, 0.58), 0.035),
            tube(
                [(0.30 * s, 0.44, 0.52), (0.44 * s, 0.45, 0.46), (0.55 * s, 0.34, 0.32)],
                [0.05, 0.07, 0.04],
                COW,
                count=20,
            ),
            tube(
                [(0.30 * s, 0.84, -0.1), (0.62 * s, 0.98, -0.02), (0.80 * s, 1.34, 0.12)],
                [0.15, 0.13, 0.09, 0.015],
                "horn",
                around=20,
            ),
            tube(
                [(0.42 * s, 0.60, -0.08), (0.78 * s, 0.62, 0.0), (1.10 * s, 0.44, 0.06)],
                [0.13, 0.24, 0.03],
                COW,
                around=22,
                flat=0.5,
            ),
        ]
    made += [ball(COW, (x, 0.86 + 0.05 * (x == 0), 0.12), 0.17) for x in (-0.16, 0.0, 0.16)]
    return moved(made, at, size, yaw=yaw, roll=roll)
