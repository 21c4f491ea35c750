"""What money and cloth are kept and cut with: purses, and the shears of clothworkers."""

from __future__ import annotations

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, loft, outline, tube
from tools.bake.people.placing import mirrored, moved, turned
from tools.bake.people.solid import Solid


def purse(at: Point, size: float = 1.0, stuff: str = "leather") -> list[Solid]:
    """A full purse that hangs by its neck, which is at `at`."""
    bag = loft(
        [
            (0.34, 0.26, 0.24),
            (0.20, 0.20, 0.18),
            (0.08, 0.15, 0.14),
            (-0.06, 0.24, 0.22),
            (-0.34, 0.47, 0.40),
            (-0.66, 0.50, 0.42),
            (-0.88, 0.32, 0.28),
            (-0.94, 0.02, 0.02),
        ],
        stuff,
        folds=11,
        depth=0.05,
        down=60,
    )
    cord = ellipse((0, 0.08, 0), 0.17, deep=0.16, count=30)
    made = [bag, tube(cord, 0.05, "gold", count=60)]
    for s in (-1, 1):
        path = [(0.10 * s, 0.06, 0.16), (0.20 * s, -0.2, 0.34), (0.15 * s, -0.46, 0.46)]
        made.append(tube(path, [0.035, 0.035, 0.03], "gold", count=24))
        made.append(ball("gold", path[-1], 0.075))
    return moved(made, at, size)


def cropping_shears(
    at: Point, size: float = 1.0, roll: float = 0, spread: float = 7
) -> list[Solid]:
    """The great shears of a clothworker: two blades on a spring, points up."""
    blade = outline(
        [(-0.20, 0.0), (-0.26, 0.55), (-0.20, 1.25), (0.02, 2.0), (0.06, 1.0), (0.06, 0.0)],
        "steel",
        0.07,
        0.8,
    )
    half = turned(blade, roll=spread, at=(0.08, -1.2, 0))
    shank = tube([(-0.19, 0.06, 0), (-0.30, -0.55, 0), (-0.36, -1.05, 0)], 0.075, "steel")
    spring = [
        (-0.36, -1.0, 0),
        (-0.42, -1.35, 0),
        (-0.25, -1.68, 0),
        (0, -1.78, 0),
        (0.25, -1.68, 0),
        (0.42, -1.35, 0),
        (0.36, -1.0, 0),
    ]
    other = [*half, shank]
    made = [*other, *mirrored(moved(other, (0, 0, -0.10)))]
    made.append(tube(spring, 0.085, "steel", count=60))
    return moved(made, at, size, roll=roll)
