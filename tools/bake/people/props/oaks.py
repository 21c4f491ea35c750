"""An oak near by: its trunk, and leaves and acorns of which the plate shows the ends."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, outline, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid

BARK = "wood:bark"
LEAF = "leaf:oak"


def trunk(at: Point, boughs: Sequence[Point], thick: float = 0.48) -> list[Solid]:
    """A trunk that leaves the plate above, and boughs that grow from it at the height of `at`."""
    x, y, z = at
    path = [(x - 0.1, y - 5.0, z), (x, y - 1.5, z), (x + 0.04, y, z), (x - 0.06, y + 2.0, z)]
    made = [tube(path, [thick * 1.35, thick, thick * 0.94, thick], BARK, around=40, count=60)]
    for end in boughs:
        half = ((x + end[0]) / 2, y + 0.62 * (end[1] - y) + 0.10, z + 0.1)
        made.append(tube([(x, y - 0.5, z), half, end], [0.30, 0.20, 0.09], BARK, count=40))
    return made


def _leaf() -> list[Solid]:
    """One leaf with its lobes; its stalk is at 0, 0, 0."""
    right = [(0.03, 0), (0.10, 0.10), (0.26, 0.20), (0.15, 0.34), (0.36, 0.50), (0.20, 0.64)]
    right += [(0.32, 0.82), (0.16, 0.92), (0.14, 1.04), (0.0, 1.12)]
    left = [(-x, y) for x, y in reversed(right[:-1])]
    rib = tube([(0, -0.12, 0.05), (0, 0.4, 0.10), (0, 0.9, 0.05)], [0.022, 0.018, 0.01], "felt:rib")
    return [*outline([*right, *left], LEAF, 0.07), rib]


def _acorn() -> list[Solid]:
    """An acorn that hangs in its cup."""
    return [
        tube([(0, 0.05, 0), (0, -0.20, 0), (0, -0.36, 0)], [0.14, 0.14, 0.02], "horn:acorn"),
        ball("leather:cup", (0, 0.03, 0), 0.175, 1.0),
        tube([(0, 0.1, 0), (0.03, 0.32, 0)], 0.03, BARK, count=8),
    ]


def spray(at: Point, size: float = 1.0, roll: float = 0, seed: int = 1) -> list[Solid]:
    """Leaves in a fan with an acorn before it; they spring from `at`."""
    chance = np.random.default_rng(seed)
    made: list[Solid] = []
    for k, lean in enumerate((-125, 125, -62, 62, 180)):
        near = 0.10 * (k % 2) + 0.02 * k
        out = chance.uniform(0.85, 1.1)
        made += moved(_leaf(), (0, 0, near), out, roll=lean + chance.uniform(-9, 9))
    made += moved(_acorn(), (-0.16, -0.30, 0.40), 1.1)
    return moved(made, at, size, roll=roll)
