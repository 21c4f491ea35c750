"""Ways to hold a thing: the hand with the sleeve that leads to it."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.solid import Solid

from .hands import HAND, arm, fist, open_hand


def grip(
    at: Point,
    sleeve: str,
    cuff: str = "",
    wide: float = 0.46,
    *,
    hand: str = HAND,
    lean: float = 0,
    girth: float = 0.09,
    wrist: float = -60,
    size: float = 1.0,
) -> list[Solid]:
    """A fist about a shaft at the left, the arm rising from below."""
    x, y, z = at
    path = [
        (x + 0.62, y - 2.0, z - 0.75),
        (x + 0.34, y - 1.35, z - 0.40),
        (x + 0.16, y - 0.52, z - 0.12),
    ]
    return [
        *fist(at, lean, girth, hand, wrist=wrist, size=size),
        *arm(path, sleeve, wide, cuff, wrist=0.25 * size),
    ]


def across(
    at: Point,
    sleeve: str,
    cuff: str = "",
    wide: float = 0.52,
    *,
    hand: str = HAND,
    roll: float = 70,
    size: float = 0.82,
) -> list[Solid]:
    """The far hand laid on a thing at the left, the arm across the breast."""
    x, y, z = at
    path = [
        (x + 2.2, y - 1.4, z - 1.1),
        (x + 1.6, y - 0.9, z - 0.5),
        (x + 0.82, y - 0.30, z - 0.12),
    ]
    return [
        *open_hand(at, hand, size, roll),
        *arm(path, sleeve, wide, cuff, wrist=0.24),
    ]


def tray(
    at: Point,
    sleeve: str,
    cuff: str = "",
    wide: float = 0.46,
    *,
    hand: str = HAND,
    size: float = 0.85,
) -> list[Solid]:
    """A flat hand from below the left that bears a thing."""
    x, y, z = at
    path = [
        (x + 0.9, y - 1.9, z - 0.9),
        (x + 0.7, y - 1.3, z - 0.6),
        (x + 0.45, y - 0.42, z - 0.1),
    ]
    return [
        *open_hand(at, hand, size, roll=38, curl=(1, 1, 1, 1)),
        *arm(path, sleeve, wide, cuff, wrist=0.25),
    ]
