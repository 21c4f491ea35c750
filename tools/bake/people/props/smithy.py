"""What a smith works with."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.forms import box, loft, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def anvil(at: Point, size: float = 1.0) -> list[Solid]:
    """An anvil, its horn to the left, on its block; `at` is the middle of its face."""
    face = loft(
        [
            (0.86, 0.02, 0.02, 0, 0),
            (0.86, 0.26, 0.26, 0, 0),
            (-0.10, 0.27, 0.27, 0, 0),
            (-0.45, 0.22, 0.22, 0, 0.02),
            (-0.85, 0.12, 0.12, 0, 0.06),
            (-1.15, 0.02, 0.02, 0, 0.10),
        ],
        "steel",
        power=3.4,
    )
    waist = [(-0.46, 0), (-0.16, -0.35), (-0.22, -0.55), (-0.62, -0.80), (-0.62, -0.92)]
    body = [*waist, *[(-x, y) for x, y in reversed(waist)]]
    made = [
        *moved([face], (0, -0.10, 0), roll=-90),
        *moved(outline(body, "steel", 0.26, 0.3), (0.08, -0.10, 0.0)),
        *moved(box("wood", 1.3, 1.4, 0.6), (0.08, -1.72, -0.1)),
    ]
    return moved(made, at, size)


def hammer(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A smith's hammer, held at `at`, its head above."""
    made = [
        tube([(0, -0.75, 0), (0, 0.2, 0), (0, 1.25, 0)], [0.085, 0.07, 0.08], "wood", count=30),
        *moved(box("steel", 0.98, 0.40, 0.40), (0, 1.25, 0)),
        *moved(box("steel", 0.16, 0.48, 0.48), (-0.46, 1.25, 0)),
        *moved(box("steel", 0.16, 0.48, 0.48), (0.46, 1.25, 0)),
    ]
    return moved(made, at, size, roll=roll)
