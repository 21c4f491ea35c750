"""Scales of justice, and the rope."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import Point, Points, spline
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import moved
from tools.bake.people.solid import Solid


def scales(at: Point, size: float = 1.0) -> list[Solid]:
    """Even but for a hair, and bold enough for the least plates; they stand on a pillar
    that is held below the pans."""
    tip = 0.10
    beam = [(-0.82, 0.16 + tip, 0), (-0.4, 0.04 + tip / 2, 0.02), (0, -0.02, 0.05)]
    beam += [(0.4, 0.04 - tip / 2, 0.02), (0.82, 0.16 - tip, 0)]
    made = [
        tube([(x, y - 0.62, z) for x, y, z in beam], [0.05, 0.08, 0.11, 0.08, 0.05], "gold"),
        tube([(0, -0.3, 0), (0, -1.4, 0.02), (0, -2.8, 0)], [0.07, 0.08, 0.10], "gold"),
        ball("gold", (0, -0.22, 0), 0.13),
        ball("gold", (0, -1.86, 0), 0.19, 0.8),
        ball("gold", (0, -0.62, 0.08), 0.17, 0.6),
    ]
    for x, y in ((-0.82, -0.46 + tip), (0.82, -0.46 - tip)):
        low = y - 0.86
        made += [
            tube([(x, y, 0.02), (x + dx, low, dz)], 0.034, "cord", count=10)
            for dx, dz in ((-0.44, 0.1), (0.44, 0.1), (0.0, 0.40))
        ]
        made.append(_pan(x, low))
    return moved(made, at, size)


def _pan(x: float, y: float) -> Solid:
    rows = [(0.05, 0.42, 0.40), (0.06, 0.53, 0.50)]
    for a in np.linspace(0, math.pi / 2, 7):
        c, s = math.cos(a), math.sin(a)
        rows.append((-0.28 * s, 0.50 * c + 0.02, 0.46 * c + 0.02))
    return loft(rows, "gold", down=40, at=(x, y, 0))


def noose() -> list[Solid]:
    """A hangman's noose worn about the neck: the slack loop of twisted rope, the turns of the
    knot at one side, where they are no necktie, and the loose end, frayed, before the shoulder."""
    loop = [
        (-0.80, -1.00, -0.75),
        (-0.92, -1.35, -0.05),
        (-0.62, -1.78, 0.55),
        (-0.05, -1.98, 0.86),
        (0.44, -1.80, 0.80),
        (0.84, -1.40, 0.36),
        (0.80, -1.00, -0.75),
    ]
    end = [(0.60, -1.72, 0.90), (0.98, -1.98, 0.92), (1.12, -2.30, 0.90), (1.04, -2.62, 0.95)]
    made = [*_rope(loop, 0.135), *_rope(end, 0.125)]
    for k in range(4):
        turn = [
            (0.13 * math.sin(a), 0.25 * math.cos(a), 0.16 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 16)
        ]
        ring = tube(turn, 0.085, "cord:turn" if k % 2 else "cord", count=40)
        made += moved([ring], (0.40 + 0.14 * k, -1.74 - 0.03 * k, 0.98), roll=-14)
    for dx in (-0.16, 0.0, 0.15):
        fray = [(1.05, -2.56, 0.98), (1.04 + dx, -2.86, 1.0)]
        made.append(tube(fray, [0.06, 0.03], "cord", count=12))
    return made


def _rope(path: Points, thick: float) -> list[Solid]:
    """Two strands laid about each other."""
    p = spline(path, 160)
    steps = np.linalg.norm(np.diff(p, axis=0), axis=1)
    long = np.concatenate([[0], np.cumsum(steps)])
    along = np.gradient(p, axis=0)
    side = np.cross(along, [0.05, 0.1, 1.0])
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, along / np.linalg.norm(along, axis=1, keepdims=True))
    made = []
    for start in (0, math.pi):
        a = (long / thick * 1.5 + start)[:, None]
        strand = p + 0.55 * thick * (np.cos(a) * side + np.sin(a) * up)
        made.append(tube(strand, 0.66 * thick, "cord", count=260))
    return made
