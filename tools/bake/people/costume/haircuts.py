"""Haircuts: a bob, fleece, lank hair, a mane."""

from __future__ import annotations

import numpy as np

from tools.bake.field import Field
from tools.bake.people.curves import axes, step, waves
from tools.bake.people.forms import ball, tube
from tools.bake.people.head import Head
from tools.bake.people.shells import shell
from tools.bake.people.solid import Solid

from .hair import curls, scalp


def bob(
    head: Head, stuff: str = "hair", thick: float = 0.20, fringe: float = 0.36, low: float = -0.75
) -> list[Solid]:
    """Cut straight over the brow and below the ears, as pages and clerks wore it."""

    def weight(base: Field) -> Field:
        x, y, z = axes(base)
        ax = np.abs(x)
        edge = np.where(z > -0.20, fringe - (fringe - low) * step(0.52, 0.66, ax), low)
        edge = np.where((z > -0.20) & (ax > 0.62), low, edge)
        return step(0, 0.10, y - edge - 0.03 * waves(base, 3, 0.1)) * (y > -1.2)

    def offset(base: Field, normal: Field) -> Field:
        x, y, _z = axes(base)
        flare = 1 + 0.7 * step(0.2, -0.7, y) * step(0.5, 0.7, np.abs(x))
        return normal * (thick * flare * (1 + 0.2 * waves(base, 5, 0.25)))[:, None]

    def grain(base: Field) -> Field:
        x, y, z = axes(base)
        return np.stack([np.arctan2(x, z + 0.95) + 0.05 * waves(base, 5, 0.3), y], -1)

    locks = [
        (s * x, -0.05, z, 0.75)
        for s in (-1, 1)
        for x, z in ((0.82, -0.35), (0.86, -0.7), (0.7, -1.1))
    ]
    return [shell(head, weight, offset, stuff, grain), *curls(stuff, locks, 0.17)]


def fleece(head: Head, stuff: str = "hair", size: float = 0.20) -> list[Solid]:
    """Tight curls all over, like a lamb's."""
    line, chance = 0.62, np.random.default_rng(7)
    made: list[Solid] = [scalp(head, stuff, thick=0.10, line=line, back=-0.7, rough=0.2)]
    for _k in range(round(3.8 / size**2)):
        up = chance.uniform(-0.35, 1.0)
        around = chance.uniform(0, 2 * np.pi)
        flat = np.sqrt(max(0.0, 1 - up * up))
        x, z = 0.82 * flat * np.cos(around), -0.68 + 1.02 * flat * np.sin(around)
        y = 0.12 + 1.18 * up
        if z > -0.25 and y < line - 0.40 * max(0.0, abs(x) - 0.35):
            continue
        if y < -0.15 and z > -0.75:
            continue
        made.append(ball(stuff, (x, y, z), size * chance.uniform(0.8, 1.25)))
    return made


def lank(head: Head, stuff: str = "hair", long: float = 1.25, thick: float = 0.08) -> list[Solid]:
    """Uncombed hair that hangs beside the face."""
    places = [
        (s * x, y, z, long * f)
        for s in (-1, 1)
        for x, y, z, f in (
            (0.66, 0.28, -0.28, 0.95),
            (0.74, 0.20, -0.42, 1.05),
            (0.78, 0.15, -0.65, 1.1),
            (0.70, 0.1, -0.95, 1.15),
            (0.45, 0.0, -1.2, 1.2),
        )
    ]
    return [
        scalp(head, stuff, thick=thick, line=0.66, back=-1.1, rough=0.4),
        *curls(stuff, places, 0.11),
    ]


def mane(head: Head, stuff: str = "hair", long: float = 1.7, line: float = 0.66) -> list[Solid]:
    """Wild hair that stands off and falls over the shoulders."""
    chance = np.random.default_rng(11)
    made: list[Solid] = [scalp(head, stuff, thick=0.20, line=line, back=-1.0, rough=0.6)]
    for s in (-1, 1):
        for k in range(9):
            z = -0.15 - 0.12 * k
            x = 0.70 + 0.10 * np.sin(k * 1.7)
            out = chance.uniform(0.30, 0.60)
            path = [
                (s * x, 0.35 - 0.05 * k, z),
                (s * (x + out * 0.6), -0.2, z + 0.05),
                (s * (x + out * 0.5), -0.8, z + 0.12),
                (s * (x + out), -long * chance.uniform(0.7, 1.1), z + 0.25),
            ]
            made.append(tube(path, [0.13, 0.18, 0.16, 0.02], stuff, count=34))
    return made


def crown_braid(stuff: str = "hair") -> list[Solid]:
    """A braid laid over the head from ear to ear."""
    made = []
    for k, a in enumerate(np.linspace(-1.45, 1.45, 17)):
        side, up = float(np.sin(a)), float(np.cos(a))
        at = (0.82 * side, 0.30 + 0.64 * up + 0.05 * (-1) ** k, -0.52 + 0.44 * up)
        made.append(ball(stuff, at, 0.17))
    return made


def blown(stuff: str) -> list[Solid]:
    """Long hair, brushed from the brow, that the wind drives to the right in one sweep."""
    made = []
    for k in range(9):
        t = k / 8
        root = (0.30 + 0.48 * np.sin(t * 2.2), 1.18 - 1.25 * t, -0.25 - 0.25 * t)
        path = [
            (root[0] - 0.25, root[1] + 0.04, root[2] + 0.1),
            root,
            (1.05 + 0.12 * np.sin(k * 2.1), root[1] - 0.10 - 0.20 * t, -0.45),
            (1.45 + 0.22 * np.sin(k * 1.3), root[1] + 0.12 - 0.45 * t, -0.50),
        ]
        made.append(tube(path, [0.10, 0.19, 0.17, 0.02], stuff, count=34, flat=0.8))
    return made
