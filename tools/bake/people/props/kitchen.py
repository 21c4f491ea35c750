"""What hangs in kitchens."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.forms import loft, tube
from tools.bake.people.placing import moved, turned
from tools.bake.people.solid import Solid


def ladle(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A ladle held upright: its bowl is above, turned to the viewer's left."""
    bowl = loft(
        [
            (0.06, 0.44, 0.40),
            (0.03, 0.47, 0.43),
            (-0.06, 0.46, 0.42),
            (-0.26, 0.38, 0.35),
            (-0.42, 0.20, 0.18),
            (-0.46, 0.01, 0.01),
        ],
        "wood",
        across=80,
        down=30,
    )
    inside = loft([(0.02, 0.42, 0.38), (-0.04, 0.01, 0.01)], "felt", down=8)
    cup = turned([bowl, inside], pitch=28, roll=14, at=(0, 0, 0))
    handle = [(0.34, -0.02, -0.02), (0.52, -0.16, 0), (0.55, -0.6, 0), (0.52, -2.4, 0)]
    made = [*moved(cup, (0.05, 0.0, 0.05)), tube(handle, [0.07, 0.075, 0.07, 0.085], "wood")]
    return moved(made, at, size, roll=roll)
