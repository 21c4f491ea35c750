"""Ways to hold a thing: the hand with the sleeve that leads to it."""

from __future__ import annotations

from tools.bake.people.curves import Point
from tools.bake.people.solid import Solid

from .hands import HAND, arm, bearing, clasp, fist


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
    """A fist about a shaft at the left, the forearm rising from its elbow."""
    x, y, z = at
    path = [
        (x + 1.60, y - 2.30, z - 1.00),
        (x + 0.58, y - 2.00, z - 0.50),
        (x + 0.40, y - 1.40, z - 0.28),
        (x + 0.18, y - 0.52, z - 0.12),
    ]
    return [
        *fist(at, lean, girth, hand, wrist=wrist, size=size),
        *arm(path, sleeve, wide, cuff, wrist=0.25 * size),
    ]


def raised(
    at: Point,
    sleeve: str,
    cuff: str = "",
    wide: float = 0.44,
    *,
    lean: float = 0,
    girth: float = 0.09,
    size: float = 1.0,
) -> list[Solid]:
    """A fist from which a thing hangs free: the arm comes from the right, beside the thing."""
    x, y, z = at
    path = [
        (x + 2.5, y - 2.9, z - 1.0),
        (x + 1.9, y - 2.5, z - 0.6),
        (x + 1.25, y - 1.55, z - 0.3),
        (x + 0.38, y - 0.48, z - 0.1),
    ]
    return [
        *fist(at, lean, girth, wrist=-48, size=size),
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
    """The far hand closed round a thing at the left, the arm across the breast."""
    x, y, z = at
    path = [
        (x + 2.2, y - 1.4, z - 1.1),
        (x + 1.5, y - 0.85, z - 0.5),
        (x + 0.64, y - 0.24, z - 0.10),
    ]
    return [
        *clasp(at, hand, size, roll),
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
    """A hand from below the left that bears a thing, its fingers round the rim."""
    x, y, z = at
    path = [
        (x + 0.9, y - 1.9, z - 0.9),
        (x + 0.7, y - 1.3, z - 0.6),
        (x + 0.45, y - 0.42, z - 0.1),
    ]
    return [
        *clasp(at, hand, size, roll=38),
        *arm(path, sleeve, wide, cuff, wrist=0.25),
    ]


def borne(
    at: Point,
    sleeve: str,
    cuff: str = "",
    wide: float = 0.48,
    *,
    hand: str = HAND,
    roll: float = 0,
    size: float = 0.95,
) -> list[Solid]:
    """A flat hand from the right on which a thing stands at `at`, the arm across the breast."""
    x, y, z = at
    path = [
        (x + 2.9 * size, y - 1.9, z - 1.2),
        (x + 2.3 * size, y - 1.25, z - 0.5),
        (x + 1.06 * size, y - 0.33 * size, z - 0.04),
    ]
    return [
        *bearing(at, hand, size, roll),
        *arm(path, sleeve, wide, cuff, wrist=0.25 * size),
    ]
