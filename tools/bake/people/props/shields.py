"""Shields with a charge."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.forms import outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.relief import relief
from tools.bake.people.solid import Solid

HEATER = (
    (-0.82, 1.0),
    (0.82, 1.0),
    (0.84, 0.2),
    (0.72, -0.35),
    (0.42, -0.85),
    (0.0, -1.22),
    (-0.42, -0.85),
    (-0.72, -0.35),
    (-0.84, 0.2),
)


def shield(
    at: Point,
    stuff: str,
    icon: str,
    charge: str = "gold",
    size: float = 1.0,
    roll: float = 0,
    holes: bool = False,
) -> list[Solid]:
    """A shield of this stuff with a gilt rim and an icon swollen on it, or what its holes show."""
    rim = [(x, y, 0.03) for x, y in (*HEATER, *HEATER[:2])]
    made = [
        *outline(HEATER, stuff, 0.16, 0.7),
        tube(rim, [0.075] * 2, charge, count=120),
        *moved(relief(icon, charge, 2.75 if holes else 1.42, 0.16, holes=holes), (0.0, 0.04, 0.14)),
    ]
    return moved(made, at, size, roll=roll)
