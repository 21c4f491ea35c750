"""Food and drink."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, tube
from tools.bake.people.placing import bumped, moved
from tools.bake.people.solid import Solid


def cornucopia(at: Point, size: float = 1.0) -> list[Solid]:
    """A ringed horn that tapers to a curled tip, fruit before its rim."""
    path = [
        (1.52, 0.62, 0.1),
        (1.78, 0.62, 0.1),
        (1.84, 0.26, 0.1),
        (1.46, -0.04, 0.06),
        (0.9, -0.08, 0.05),
        (0.35, 0.10, 0.1),
        (-0.15, 0.40, 0.2),
    ]
    horn = tube(path, [0.03, 0.10, 0.18, 0.30, 0.44, 0.60], "horn:plenty", around=40, count=90)
    rib = np.repeat(np.sin(np.linspace(0, 70, 90)) * 0.03, 41)
    normals = horn.normals
    horn = bumped(horn, rib)
    horn.normals = normals
    made = [
        horn,
        tube(
            [
                (
                    -0.15 + 0.44 * math.cos(a),
                    0.40 + 0.60 * math.sin(a) * 0.8 + 0.35 * math.cos(a),
                    0.2 + 0.55 * math.sin(a) * 0.6,
                )
                for a in np.linspace(0, 6.28, 24)
            ],
            0.06,
            "gold",
            count=60,
        ),
    ]
    for x, y, z, r, s in (
        (-0.45, 0.62, 0.45, 0.34, "apple"),
        (-0.05, 0.92, 0.40, 0.30, "bill"),
        (-0.62, 0.98, 0.25, 0.30, "leaf"),
        (-0.30, 1.18, 0.2, 0.24, "apple"),
        (-0.75, 0.30, 0.50, 0.24, "bill"),
    ):
        made.append(ball(s, (x, y, z), r))
    made += [
        ball(
            "grape",
            (
                -0.50 + 0.17 * (k % 3) - 0.06 * (k // 3),
                0.10 - 0.17 * (k // 3),
                0.62 - 0.05 * (k % 2),
            ),
            0.125,
        )
        for k in range(14)
    ]
    return moved(made, at, size)
