"""Instruments."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def panpipes(at: Point, size: float = 1.0, roll: float = -10, yaw: float = 0) -> list[Solid]:
    made = []
    for k in range(8):
        x = (k - 3.5) * 0.235
        low = -1.55 + 0.155 * k
        made.append(
            loft(
                [
                    (0.02, 0.06),
                    (0.02, 0.118),
                    (0.0, 0.12),
                    (low / 2, 0.115),
                    (low, 0.115),
                    (low, 0.01),
                ],
                "straw:reed",
                across=30,
                down=24,
                at=(x, 0, 0),
            )
        )
        made.append(ball("felt", (x, 0.02, 0.0), 0.07, 1.0))
    for y, r in ((-0.28, 0.06), (-0.52, 0.06)):
        made.append(tube([(-1.0, y, 0.10), (0, y, 0.13), (1.0, y, 0.10)], r, "leather", count=20))
    return moved(made, at, size, roll=roll, yaw=yaw)
