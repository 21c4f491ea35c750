"""What a weaver spins with."""

from __future__ import annotations

import math

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, box, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def wheel(at: Point, size: float = 1.0) -> list[Solid]:
    """A spinning wheel with its distaff."""
    rim = ellipse((0, 0, 0), 1, 1, count=50)
    made = [tube(rim, 0.10, "wood", count=120, around=16), ball("wood", (0, 0, 0.02), 0.19)]
    for k in range(10):
        b = k * math.pi / 5 + 0.2
        x, y = math.cos(b), math.sin(b)
        made.append(
            tube(
                [(0.15 * x, 0.15 * y, 0), (0.55 * x, 0.55 * y, 0), (0.95 * x, 0.95 * y, 0)],
                [0.045, 0.075, 0.045],
                "wood",
                count=20,
            )
        )
    made += moved(box("wood", 2.2, 0.18, 0.3), (0.1, -1.20, -0.1), roll=-6)
    made.append(tube([(0.0, 0.0, -0.12), (0.10, -1.2, -0.12)], 0.09, "wood", count=20))
    for x in (-0.8, 0.9):
        made.append(tube([(x, -1.2, 0), (x * 1.15, -2.4, 0.1)], 0.08, "wood", count=16))
    return moved(made, at, size, yaw=-16)
