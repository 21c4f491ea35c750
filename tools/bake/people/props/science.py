"""Instruments of those who measure the heavens."""

from __future__ import annotations

import math

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, loft, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def astrolabe(at: Point, size: float = 1.0) -> list[Solid]:
    """A brass disc with its rings and pointer, which hangs from a ring at `at`."""
    rows = [(0.06, 0.01), (0.05, 0.66), (0.0, 0.70)]
    made = moved([loft(rows, "gold:disc", across=90, down=20)], pitch=90)
    for radius, thick in ((0.68, 0.06), (0.47, 0.035), (0.22, 0.03)):
        made.append(tube(ellipse((0, 0, 0.06), radius, radius, count=50), thick, "gold", count=90))
    for k in range(12):
        a = 2 * math.pi * k / 12
        made.append(ball("felt", (0.575 * math.cos(a), 0.575 * math.sin(a), 0.07), 0.04, 0.5))
    for turn in (38, 218):
        hand = outline([(-0.05, 0), (0, 0.62), (0.05, 0)], "felt", 0.03)
        made += moved(hand, (0, 0, 0.09), roll=turn)
    made.append(ball("gold", (0, 0, 0.12), 0.08))
    throne = outline([(-0.22, 0.64), (-0.14, 0.86), (0, 0.94), (0.14, 0.86), (0.22, 0.64)], "gold")
    top = ellipse((0, 1.06, 0), 0.12, 0.12, count=24, around=6.28)
    made += [*throne, tube(top, 0.035, "gold")]
    return moved(moved(made, (0, -1.06, 0)), at, size)
