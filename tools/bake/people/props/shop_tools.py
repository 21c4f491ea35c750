"""Tools of a shop."""

from __future__ import annotations

from tools.bake.people.curves import Point, ellipse
from tools.bake.people.forms import ball, loft, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def saw(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A hand saw, its teeth to the left."""
    teeth = [(-0.20, -0.9)]
    for k in range(9):
        y = -0.9 + 2.6 * k / 9
        w = 0.34 - 0.16 * k / 9
        teeth += [(-w - 0.17, y + 0.02), (-w + 0.02, y + 0.28)]
    blade = [*teeth, (-0.12, 1.78), (0.16, 1.78), (0.34, -0.9)]
    made = outline(blade, "steel", 0.05, 0.4)
    hand = [
        (-0.24, -0.85),
        (0.40, -0.85),
        (0.46, -1.35),
        (0.30, -1.78),
        (-0.02, -1.80),
        (-0.14, -1.45),
    ]
    return moved(
        [*made, *moved(outline(hand, "wood", 0.16, 0.6), (0, 0, 0.02))], at, size, roll=roll
    )


def shears(at: Point, size: float = 1.0, roll: float = 0) -> list[Solid]:
    """A tailor's shears, half open, the points up."""
    made: list[Solid] = []
    for s in (-1, 1):
        blade = [(0.0, -0.12), (0.15, 0.0), (0.12, 1.0), (0.0, 1.75), (-0.06, 1.0), (-0.10, 0.0)]
        one = moved(outline([(x * s, y) for x, y in blade], "steel", 0.08, 0.7), (0, 0, 0.05 * s))
        loop = ellipse((-0.36 * s, -0.98, 0.05 * s), 0.30 * s, 0.42, count=26)
        one += [
            tube(loop, 0.085, "steel", count=60),
            tube(
                [(0, -0.05, 0.05 * s), (-0.14 * s, -0.35, 0.05 * s), (-0.26 * s, -0.60, 0.05 * s)],
                [0.11, 0.09],
                "steel",
                count=16,
            ),
        ]
        made += moved(one, roll=-13 * s)
    made.append(ball("gold", (0, 0.0, 0.16), 0.12, 0.6))
    return moved(made, at, size, roll=roll)


def balance(at: Point, size: float = 1.0) -> list[Solid]:
    """Scales on a pillar with a grip, one pan heavier; `at` is the middle of the beam."""
    made = [
        tube(
            [(-0.80, 0.12, 0), (0, 0.05, 0.04), (0.80, -0.06, 0)],
            [0.06, 0.10, 0.06],
            "gold",
            count=24,
        ),
        tube([(0, 0.3, 0), (0, -1.2, 0), (0, -2.7, 0)], [0.07, 0.08, 0.10], "gold", count=30),
        ball("gold", (0, 0.05, 0.06), 0.17, 0.7),
        ball("gold", (0, 0.40, 0), 0.14),
        ball("gold", (0, -1.62, 0), 0.20, 0.8),
    ]
    for x, y in ((-0.78, 0.12), (0.78, -0.06)):
        low = y - 0.95
        for dx, dz in ((-0.40, 0.1), (0.40, 0.1), (0.0, 0.38)):
            made.append(tube([(x, y, 0), (x + dx, low, dz)], 0.028, "felt:cord", count=10))
        made.append(
            loft(
                [
                    (low, 0.42, 0.40),
                    (low + 0.03, 0.47, 0.44),
                    (low - 0.16, 0.38, 0.34),
                    (low - 0.28, 0.02, 0.02),
                ],
                "gold",
                at=(x, 0, 0),
            )
        )
    for dx, dy in ((-0.12, 0.0), (0.14, 0.02), (0.0, 0.10)):
        made.append(ball("gold:coin", (0.78 + dx, -0.92 + dy, 0.18), 0.15, 0.6))
    return moved(made, at, size)
