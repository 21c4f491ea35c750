"""Homes of the country: a cottage, a manor and its hill."""

from __future__ import annotations

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import box, fine, loft, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid, sheet


def cottage(at: Point, size: float = 1.0) -> list[Solid]:
    """A low cottage seen from the side: more roof than wall, the thatch cut straight below."""
    made: list[Solid] = [*moved(box("stone", 2.5, 0.9, 1.0), (0, 0.2, 0))]
    t, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 1, 30))
    reach = 1.50 - 0.34 * v
    eaves = 0.48 + 0.05 * np.cos(9 * t) * (1 - v)
    thatch = sheet(np.stack([t * reach, eaves + 1.10 * v, 0.95 - 0.9 * v], -1)[::-1], "straw:roof")
    thatch.grain = np.stack([(3.2 * t).ravel()[::-1], v.ravel()], -1)
    made.append(thatch)
    ridge = [(-1.20, 1.56, 0.1), (0.0, 1.62, 0.1), (1.20, 1.56, 0.1)]
    made.append(tube(ridge, 0.10, "straw:reed", count=40))
    made.append(tube([(-1.5, 0.47, 0.95), (1.5, 0.47, 0.95)], 0.07, "straw:reed", count=40))
    made += moved(box("tile", 0.30, 0.60, 0.3), (0.62, 1.75, -0.2))
    door = [(-0.20, -0.25), (-0.20, 0.42), (0.20, 0.42), (0.20, -0.25)]
    pane = [(-0.17, -0.12), (-0.17, 0.14), (0.17, 0.14), (0.17, -0.12)]
    made += moved(outline(door, "felt", 0.01), (0.05, 0, 0.54))
    for x in (-0.72, 0.78):
        made += moved(outline(pane, "felt", 0.01), (x, 0.22, 0.54))
    return moved(made, at, size)


def manor(at: Point, size: float = 1.0, yaw: float = 18) -> list[Solid]:
    """A house of two gables with tall chimneys."""
    made: list[Solid] = [*moved(box("stone", 2.0, 1.0, 0.9), (0, 0.5, 0))]
    for x in (-0.62, 0.62):
        made += moved(box("stone", 0.66, 1.0, 0.3), (x, 0.5, 0.52))
        gable = np.array(
            [[(x - 0.33, 1.0, 0.67), (x + 0.33, 1.0, 0.67)], [(x, 1.55, 0.67), (x, 1.55, 0.67)]]
        )
        made.append(sheet(fine(gable), "stone"))
        for s in (-1, 1):
            slope = np.array(
                [
                    [(x + 0.42 * s, 0.92, 0.74), (x + 0.42 * s, 0.92, -0.2)],
                    [(x, 1.62, 0.74), (x, 1.62, -0.2)],
                ]
            )
            made.append(sheet(fine(slope), "tile"))
    roof = np.array([[(-1.1, 0.95, 0.55), (1.1, 0.95, 0.55)], [(-1.0, 1.62, 0), (1.0, 1.62, 0)]])
    made.append(sheet(fine(roof), "tile"))
    for x in (-0.95, 0.05, 0.95):
        made += moved(box("tile", 0.18, 0.80, 0.2), (x, 1.80, -0.1))
        made += moved(box("stone", 0.26, 0.10, 0.28), (x, 2.20, -0.1))
    pane = [(-0.10, -0.13), (-0.10, 0.13), (0.10, 0.13), (0.10, -0.13)]
    door = [(-0.14, 0.0), (-0.14, 0.44), (0.0, 0.56), (0.14, 0.44), (0.14, 0.0)]
    for x, y, z in (
        (-0.62, 0.72, 0.68),
        (-0.62, 0.28, 0.68),
        (0.62, 0.72, 0.68),
        (0.62, 0.28, 0.68),
        (0.0, 0.76, 0.46),
    ):
        made += moved(outline(pane, "felt", 0.01), (x, y, z))
    made += moved(outline(door, "felt", 0.01), (0, 0.0, 0.46))
    return moved(made, at, size, yaw=yaw, pitch=8)


def hill(at: Point, wide: float = 1.6, high: float = 0.8, stuff: str = "leaf:hill") -> list[Solid]:
    """A round hill whose top is `at`."""
    rows = [(0.0, 0.02, 0.02), (-0.1, 0.4 * wide, 0.3)]
    rows += [(-0.35 * high, 0.75 * wide, 0.4), (-high, wide, 0.5)]
    rows.append((-3.0 * high, 1.3 * wide, 0.5))
    return moved([loft(rows, stuff, down=40)], at)
