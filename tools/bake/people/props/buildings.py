"""Buildings, as founders carry them."""

from __future__ import annotations

import numpy as np

from tools.bake.people.costume.jewels import cross
from tools.bake.people.curves import Point
from tools.bake.people.forms import box, fine, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid, sheet


def church(at: Point, size: float = 1.0, yaw: float = 24) -> list[Solid]:
    """A church as founders carry it on pictures: nave, tower, spire."""
    made = [
        *moved(box("stone", 1.5, 0.62, 0.80), (0.62, 0.31, 0)),
        *moved(box("stone", 0.66, 1.30, 0.66), (-0.42, 0.65, 0.06)),
    ]
    roof = np.array(
        [
            [(-0.13, 0.60, 0.45), (1.42, 0.60, 0.45)],
            [(-0.13, 1.08, 0), (1.42, 1.08, 0)],
            [(-0.13, 0.60, -0.45), (1.42, 0.60, -0.45)],
        ],
        dtype=float,
    )
    front, rear = roof[:2], roof[1:]
    made += [sheet(fine(front), "tile"), sheet(fine(rear), "tile")]
    gable = np.array(
        [[(1.37, 0.60, 0.40), (1.37, 0.60, -0.40)], [(1.37, 1.05, 0.01), (1.37, 1.05, -0.01)]],
        dtype=float,
    )
    made.append(sheet(fine(gable), "stone"))
    near = np.array([0.005, 0, 0])
    apex = np.array([-0.42, 2.45, 0.06])
    corners = [
        np.array([-0.42 + 0.40 * sx, 1.28, 0.06 + 0.40 * sz])
        for sx, sz in ((-1, 1), (1, 1), (1, -1), (-1, -1))
    ]
    for k in range(4):
        a, b = corners[k], corners[(k + 1) % 4]
        made.append(sheet(fine(np.array([[apex - near, apex + near], [a, b]])), "tile"))
    made += cross("gold", (-0.42, 2.62, 0.06))

    def window(x: float, y: float, z: float, w: float, h: float, side: bool = False) -> list[Solid]:
        p = outline(
            [
                (-w, -h),
                (-w, h * 0.4),
                (-w * 0.6, h * 0.8),
                (0, h),
                (w * 0.6, h * 0.8),
                (w, h * 0.4),
                (w, -h),
            ],
            "felt",
            0.01,
        )
        return moved(p, (x, y, z), yaw=-90 if side else 0)

    for x in (0.20, 0.62, 1.04):
        made += window(x, 0.32, 0.41, 0.09, 0.20)
    made += window(-0.42, 0.98, 0.40, 0.11, 0.20)
    made += window(-0.42, 0.26, 0.40, 0.13, 0.25)
    made += window(-0.76, 0.98, 0.06, 0.11, 0.20, True)
    return moved(made, at, size, yaw=yaw, pitch=8)


def pulpit(y: float = -2.1, stuff: str = "wood") -> list[Solid]:
    """The edge of a pulpit: a moulded rim, below it panels with round arches."""
    wide = 2.6
    made = moved(box(stuff, wide * 2, 3.0, 0.2), (0, y - 1.5, 1.25))
    for up, near, thick in ((0.06, 1.62, 0.15), (-0.14, 1.48, 0.09)):
        rim = [(-wide, y + up, near), (0, y + up, near), (wide, y + up, near)]
        made.append(tube(rim, thick, stuff, around=24, count=20))
    for x in np.linspace(-2.1, 2.1, 4):
        made += moved(_panel(stuff), (x, y - 0.30, 1.36))
    return made


def _panel(stuff: str) -> list[Solid]:
    """A sunk panel with a round arch, its frame raised."""
    turns = np.linspace(0, np.pi, 12)
    arch = [(0.50 * np.cos(a), -0.46 + 0.40 * np.sin(a)) for a in turns]
    hollow = outline([(0.50, -2.0), *arch, (-0.50, -2.0)], f"{stuff}:sunk", 0.01)
    frame = [(0.50, -2.0, 0.06), *[(x, up, 0.06) for x, up in arch], (-0.50, -2.0, 0.06)]
    return [*hollow, tube(frame, 0.07, stuff, count=60)]
