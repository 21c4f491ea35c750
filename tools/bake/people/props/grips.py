"""Ways to hold a thing: the hand with the sleeve that leads to it."""

from __future__ import annotations

from collections.abc import Sequence

from tools.bake.people.curves import Point
from tools.bake.people.solid import Solid

from .hands import HAND, arm, bearing, clasp, fist

Reach = Sequence[tuple[float, float, float]]
"""Where a sleeve runs, from its elbow or shoulder to the wrist, as seen from the hand."""
FROM_BELOW: Reach = (
    (1.60, -2.30, -1.00),
    (0.58, -2.00, -0.50),
    (0.40, -1.40, -0.28),
    (0.18, -0.52, -0.12),
)
BESIDE: Reach = ((2.5, -2.9, -1.0), (1.9, -2.5, -0.6), (1.25, -1.55, -0.3), (0.38, -0.48, -0.1))
LOW: Reach = ((2.3, -3.3, -0.9), (1.6, -2.8, -0.5), (0.98, -1.60, -0.2), (0.36, -0.50, -0.1))
ACROSS: Reach = ((2.2, -1.4, -1.1), (1.5, -0.85, -0.5), (0.64, -0.24, -0.10))
UNDER: Reach = ((0.9, -1.9, -0.9), (0.7, -1.3, -0.6), (0.45, -0.42, -0.1))


def _sleeve(
    at: Point, reach: Reach, stuff: str, cuff: str, wide: float, wrist: float
) -> list[Solid]:
    x, y, z = at
    path = [(x + right, y + up, z + near) for right, up, near in reach]
    return arm(path, stuff, wide, cuff, wrist=wrist)


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
    held = fist(at, lean, girth, hand, wrist=wrist, size=size)
    return [*held, *_sleeve(at, FROM_BELOW, sleeve, cuff, wide, 0.25 * size)]


def raised(
    at: Point,
    sleeve: str,
    cuff: str = "",
    wide: float = 0.44,
    *,
    lean: float = 0,
    girth: float = 0.09,
    size: float = 1.0,
    reach: Reach = BESIDE,
) -> list[Solid]:
    """A fist from which a thing hangs free: the arm comes from the right, beside the thing."""
    held = fist(at, lean, girth, wrist=-48, size=size)
    return [*held, *_sleeve(at, reach, sleeve, cuff, wide, 0.25 * size)]


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
    return [*clasp(at, hand, size, roll), *_sleeve(at, ACROSS, sleeve, cuff, wide, 0.24)]


def tray(
    at: Point, sleeve: str, cuff: str = "", wide: float = 0.46, *, size: float = 0.85
) -> list[Solid]:
    """A hand from below the left that bears a thing, its fingers round the rim."""
    return [*clasp(at, size=size, roll=38), *_sleeve(at, UNDER, sleeve, cuff, wide, 0.25)]


def borne(
    at: Point, sleeve: str, cuff: str = "", wide: float = 0.48, *, size: float = 0.95
) -> list[Solid]:
    """A flat hand from the right on which a thing stands at `at`, the arm across the breast."""
    reach = (
        (2.9 * size, -1.9, -1.2),
        (2.3 * size, -1.25, -0.5),
        (1.06 * size, -0.33 * size, -0.04),
    )
    return [
        *bearing(at, size),
        *_sleeve(at, reach, sleeve, cuff, wide, 0.25 * size),
    ]
