"""Hair: close to the head, in locks and in braids."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tools.bake.field import Field
from tools.bake.people.curves import axes, lobes, spline, step, waves
from tools.bake.people.forms import ball, tube
from tools.bake.people.head import Head
from tools.bake.people.shells import shell
from tools.bake.people.solid import Solid


def scalp(
    head: Head,
    stuff: str = "hair",
    thick: float = 0.10,
    line: float = 0.62,
    back: float = -0.7,
    crown: float = 9.0,
    temple: float = 0.1,
    rough: float = 0.3,
    locks: int = 0,
) -> Solid:
    """Hair close to the head, in so many locks around. Above `crown` it is bald."""

    def weight(base: Field) -> Field:
        x, y, z = axes(base)
        ax = np.abs(x)
        front = line - 0.75 * step(0.42 + temple, 0.72, ax)  # the hairline falls at the temples
        edge = np.where(z > -0.30, front, np.where(z > -0.42, -0.35, back))
        ear = (
            step(0.64, 0.74, ax)
            * step(-1.06, -0.92, z)
            * step(-0.18, -0.30, z)
            * step(0.34, 0.18, y)
        )
        edge = edge + 0.05 * waves(base, 8, 0.12)
        return step(0, 0.20, y - edge) * (1 - ear) * step(0.14, 0, y - crown) * (y > -1.2)

    def offset(base: Field, normal: Field) -> Field:
        x, y, z = axes(base)
        around = np.arctan2(x, z + 0.95) + 0.10 * np.sin(4 * y + 2) + 0.10 * waves(base, 5, 0.4)
        full = 1 + rough * waves(base, 5, 0.25)
        if locks:
            full = full + lobes(around * locks / (2 * np.pi)) * 0.9 - 0.45
        return normal * (thick * full)[:, None]

    def grain(base: Field) -> Field:
        x, y, z = axes(base)
        return np.stack([np.arctan2(x, z + 0.95) + 0.08 * waves(base, 5, 0.3), y], -1)

    return shell(head, weight, offset, stuff, grain)


def curls(
    stuff: str, places: Sequence[tuple[float, float, float, float]], radius: float = 0.15
) -> list[Solid]:
    """Locks that hang from a place, twist and end in a curl: x, y, z and a length."""
    chance = np.random.default_rng(2)
    made = []
    for x, y, z, length in places:
        t = np.linspace(0, 1, 9)[:, None]
        phase = chance.uniform(0, 6.3)
        side = np.sign(x) if x else 1
        sway = np.sin(t * 6 + phase) * 0.06
        path = np.concatenate(
            [
                x + side * 0.10 * np.sin(t * 3) + sway,
                y - length * t,
                z + 0.05 * np.cos(t * 6 + phase),
            ],
            1,
        )
        made.append(
            tube(
                path,
                [radius * 0.6, radius, radius * 1.1, radius * 0.9, radius * 0.3],
                stuff,
                count=30,
            )
        )
    return made


def braids(stuff: str = "hair", low: float = -1.9) -> list[Solid]:
    """Two plaits that hang before the shoulders down to `low`, each with a ribbon."""
    made, count = [], max(12, round(12 - 9 * (low + 1.9)))
    for s in (-1, 1):
        path = spline(
            [
                (0.70 * s, -0.10, -0.62),
                (0.80 * s, -0.7, -0.40),
                (0.72 * s, -1.3, 0.12),
                (0.66 * s, low, 0.42),
            ],
            count,
        )
        for k, p in enumerate(path):
            e = ball(stuff, p + np.array([0.05 * (-1) ** k, 0, 0.03]), 0.16 - 0.004 * k)
            made.append(e)
        made.append(ball("red", path[-1] + np.array([0, -0.16, 0.02]), 0.11))
    return made
