"""The mouth of a cave."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point
from tools.bake.people.forms import ball, outline
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def cave(at: Point, size: float = 1.0) -> list[Solid]:
    """Rocks about a dark arch, far behind."""
    chance = np.random.default_rng(5)
    arch = [
        (-0.62, -1.5),
        (-0.66, -0.3),
        (-0.50, 0.30),
        (0.0, 0.62),
        (0.50, 0.30),
        (0.66, -0.3),
        (0.62, -1.5),
    ]
    made = moved(outline(arch, "felt:dark", 0.02), (0, 0, 0.05))
    for ring, (far, big) in enumerate(((0.98, 0.34), (1.45, 0.50), (2.0, 0.66))):
        for k in range(9 + 2 * ring):
            a = math.radians(-70 + 320 * k / (8 + 2 * ring))
            r = big * chance.uniform(0.8, 1.2)
            x, y = far * 0.86 * math.cos(a), -0.35 + far * 1.12 * math.sin(a)
            rock = ball("stone:rock", (0, 0, 0), 1.0)
            bumps = 1 + 0.10 * np.sin(rock.points @ chance.standard_normal((3, 3)) * 3).sum(1)
            rock.points = rock.points * bumps[:, None] * [r * 1.15, r * 0.85, r * 0.7]
            rock.normals = None
            made += moved([rock], (x, y, -0.35 * ring), roll=float(chance.uniform(-30, 30)))
    return moved(made, at, size)
