"""Hands in prayer."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.forms import tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

from .hands import HAND


def praying(
    at: Point, sleeve: str, cuff: str = "linen", size: float = 1.0, roll: float = 0
) -> list[Solid]:
    """Two hands laid palm to palm, the fingers up, and their sleeves.

    They are seen from the side, where no palm can be taken for a refusal: two narrow hands with a
    seam between, a thumb before each, the heels apart where the cuffs begin.
    """
    made: list[Solid] = []
    for side in (-1, 1):
        made += _hand(side)
    hands = moved(made, at, size, roll=roll)
    return [*hands, *_sleeve(at, -1, size, sleeve, cuff), *_sleeve(at, 1, size, sleeve, cuff)]


def _hand(side: int) -> list[Solid]:
    """One of the two, `side` -1 at the left: its edge to the viewer, its back outward."""
    palm = [(0.40, -0.72, -0.05), (0.26, -0.38, 0.0), (0.175, 0.0, 0.0), (0.135, 0.34, -0.04)]
    first = [(0.12, 0.18, 0.10), (0.135, 0.62, 0.08), (0.085, 1.02, 0.04), (0.07, 1.22, 0.0)]
    second = [(0.12, 0.20, -0.12), (0.15, 0.70, -0.14), (0.10, 1.18, -0.16), (0.085, 1.38, -0.18)]
    thumb = [(0.24, -0.42, 0.22), (0.20, -0.10, 0.36), (0.10, 0.26, 0.34), (0.075, 0.50, 0.26)]
    return [
        tube([(x * side, y, z) for x, y, z in path], radii, HAND, count=26)
        for path, radii in (
            (palm, [0.20, 0.21, 0.175, 0.12]),
            (second, [0.11, 0.12, 0.105, 0.05]),
            (first, [0.11, 0.12, 0.10, 0.05]),
            (thumb, [0.13, 0.125, 0.10, 0.055]),
        )
    ]


def _sleeve(at: Point, side: int, size: float, stuff: str, cuff: str) -> list[Solid]:
    """The sleeve that leads to the hand of one side, and its turned cuff."""
    x, y, z = at
    wrist = (x + 0.40 * side * size, y - 0.66 * size, z)
    elbow = (x + 0.74 * side * size, y - 1.25 * size, z - 0.1)
    far = (x - 0.9, y - 2.9, z - 0.6) if side < 0 else (x + 1.8, y - 1.9, z - 0.9)
    near = tuple(a + 0.32 * (b - a) for a, b in zip(wrist, elbow, strict=True))
    return [
        tube([far, elbow, wrist], [0.62, 0.48, 0.26], stuff, around=30, count=50),
        tube([near, wrist], [0.38 * size, 0.33 * size], cuff, around=30, count=14),
    ]
