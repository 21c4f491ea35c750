"""Leaves and scars: small things worn on a head."""

from __future__ import annotations

import math

from tools.bake.people.curves import Points
from tools.bake.people.forms import outline, tube
from tools.bake.people.placing import moved, turned
from tools.bake.people.solid import Solid


def laurel(stuff: str = "leaf") -> list[Solid]:
    """A poet's wreath, open over the brow."""
    made: list[Solid] = []
    blade = [(0, -0.30), (0.11, -0.05), (0.09, 0.15), (0, 0.34), (-0.09, 0.15), (-0.11, -0.05)]
    for side in (-1, 1):
        for k in range(11):
            a = math.radians(90 - side * (10 + 15 * k))
            x, z = 0.86 * math.cos(a), -0.64 + 1.08 * math.sin(a)
            lift = 0.10 * (k % 2)
            made += moved(
                outline(blade, stuff, 0.05),
                (x, 0.66 + lift, z + 0.06),
                0.95,
                yaw=math.degrees(math.atan2(math.cos(a), math.sin(a))),
                roll=side * (62 - 40 * (k % 2)),
            )
    return turned(made, -10)


def scar(path: Points) -> list[Solid]:
    """A seam in the cheek."""
    return [tube(path, [0.012, 0.035, 0.012], "felt:scar", count=24)]
