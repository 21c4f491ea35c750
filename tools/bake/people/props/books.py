"""Books."""

from __future__ import annotations

from tools.bake.people.costume import jewels
from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, box, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def book(
    at: Point, size: float = 1.0, stuff: str = "red", roll: float = 0, yaw: float = 20
) -> list[Solid]:
    made = [
        *moved(box(stuff, 1.1, 1.5, 0.07), (0, 0, 0.16)),
        *moved(box(stuff, 1.1, 1.5, 0.07), (0, 0, -0.16)),
        *moved(box("linen", 1.02, 1.42, 0.26), (0.01, 0, 0)),
    ]
    made.append(tube([(-0.55, 0.74, 0), (-0.55, 0, 0), (-0.55, -0.74, 0)], 0.19, stuff, count=10))
    made += jewels.cross("gold", (0, 0.08, 0.22))
    for sx in (-1, 1):
        for sy in (-1, 1):
            made.append(ball("gold", (0.46 * sx, 0.64 * sy, 0.20), 0.07, 0.6))
    return moved(made, at, size, roll=roll, yaw=yaw)
