"""What an inn serves."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import mirrored, moved
from tools.bake.people.solid import Solid

ROAST = "leather:roast"


def fowl(at: Point, size: float = 1.0) -> list[Solid]:
    """A roast fowl on a pewter dish, its legs in the air."""
    dish = [
        (-0.30, 0.02, 0.02),
        (-0.28, 0.70, 0.60),
        (-0.16, 1.10, 0.95),
        (-0.24, 1.12, 0.97),
        (-0.44, 0.62, 0.54),
        (-0.46, 0.02, 0.02),
    ]
    breast = [(-0.72, 0.02, 0), (-0.40, 0.06, 0.05), (0.10, 0.16, 0.08), (0.66, 0.06, 0)]
    bird: list[Solid] = [
        tube(breast, [0.16, 0.38, 0.52, 0.26], ROAST, around=40, count=50),
        tube(
            [(-0.30, -0.04, 0.42), (0.0, 0.10, 0.56), (0.34, 0.0, 0.50)], [0.10, 0.16, 0.06], ROAST
        ),
    ]
    for x, z in ((0.28, 0.34), (0.56, 0.02)):
        leg = [(x - 0.14, 0.10, z), (x + 0.12, 0.38, z + 0.05), (x + 0.42, 0.72, z)]
        bird.append(tube(leg, [0.26, 0.24, 0.09], ROAST, around=24))
        bird.append(tube([leg[-1], (x + 0.56, 0.90, z)], 0.075, "horn", count=10))
        bird += [ball("horn", (x + 0.56 + d, 0.94 + 0.3 * d, z), 0.10) for d in (-0.06, 0.07)]
    return moved([loft(dish, "steel"), *mirrored(bird)], at, size)
