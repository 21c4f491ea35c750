"""Masks, spectacles and horns: what changes a face."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.field import Field
from tools.bake.people.curves import axes, step
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.head import Head
from tools.bake.people.placing import bumped
from tools.bake.people.shells import flat_grain, shell
from tools.bake.people.solid import Solid, sheet


def hood_mask(head: Head, stuff: str = "felt") -> list[Solid]:
    """A headsman's hood: cloth over all, two holes for the eyes."""
    c0 = np.array([0, -0.05, -0.62])
    radii = np.array([0.86, 1.36, 1.02])

    def hole(base: Field) -> Field:
        x, y, z = axes(base)
        far = np.hypot((np.abs(x) - 0.335) / 0.22, y / 0.135)
        return np.asarray(far + 9 * (z < -0.2), dtype=float)

    def weight(base: Field) -> Field:
        return step(0.98, 1.02, hole(base)) * (base[:, 1] > -1.5)

    def offset(base: Field, _normal: Field) -> Field:
        p = head.points - c0
        r = np.linalg.norm(p, axis=1)
        to = 1 / np.linalg.norm(p / r[:, None] / radii, axis=1)
        far = np.maximum(r + 0.07, to)
        near = step(0.9, 2.2, hole(base))
        out = (far - r) * near + 0.05 * (1 - near)
        return np.asarray(p / r[:, None] * out[:, None], dtype=float)

    skin = shell(head, weight, offset, stuff, flat_grain)
    top = loft(
        [
            (1.24, 0.02, 0.02, 0, -0.95),
            (1.148, 0.16, 0.2, 0, -0.90),
            (1.12, 0.52, 0.62, 0, -0.74),
            (0.78, 0.80, 0.98, 0, -0.66),
            (0.5, 0.86, 1.02, 0, -0.64),
        ],
        stuff,
        folds=9,
        depth=0.02,
    )
    skirt = loft(
        [
            (-0.72, 0.74, 0.92, 0, -0.60),
            (-0.98, 0.80, 0.98, 0, -0.60),
            (-1.20, 0.98, 1.02, 0, -0.62),
            (-1.46, 1.35, 1.10, 0, -0.62),
            (-1.72, 1.62, 1.18, 0, -0.6),
        ],
        stuff,
        folds=13,
        depth=0.05,
    )
    return [skin, top, skirt]


def beak(head: Head, stuff: str = "leather") -> list[Solid]:
    """The doctor's mask: leather, two glasses, a beak full of herbs."""
    made = [
        tube(
            [
                (0, -0.34, 0.06),
                (0, -0.38, 0.50),
                (0, -0.46, 0.95),
                (0, -0.68, 1.42),
                (0, -1.02, 1.80),
            ],
            [0.46, 0.42, 0.31, 0.19, 0.025],
            stuff,
            around=40,
            count=70,
        )
    ]

    def weight(base: Field) -> Field:
        x, y, _ = axes(base)
        free = ((np.abs(x) - 0.335) / 0.27) ** 2 + (y / 0.24) ** 2 < 1
        return np.where((y > -1.35) & ~free, 1.0, 0.0)

    made.append(shell(head, weight, lambda _, n: n * 0.06, stuff, flat_grain))
    for e in head.eyes:
        x, y, z = e
        out = np.array([np.sign(x) * 0.95, 0.10, 0.62])
        out /= np.linalg.norm(out)
        side = np.cross([0, 1, 0], out)
        up = np.cross(out, side)
        mid = np.array([x * 1.55, y + 0.10, z - 0.16]) + out * 0.20
        ring = [
            tuple(mid + side * 0.26 * math.cos(a) + up * 0.26 * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 30)
        ]
        made.append(tube(ring, 0.075, "steel", count=70))
        th = np.linspace(0, 2 * math.pi, 40, endpoint=False)
        r = np.linspace(0.0, 0.25, 8)[:, None]
        grid = (
            mid
            + (r * np.cos(th))[..., None] * side
            + (r * np.sin(th))[..., None] * up
            + (0.06 * (1 - (r / 0.25) ** 2) + 0 * th)[..., None] * out
        )
        made.append(sheet(grid, "glass", around=True))
    made += [
        ball("steel", (0.0, -0.02 - 0.22 * t - 0.18 * t * t, 0.36 + 1.0 * t), 0.035)
        for t in np.linspace(0.2, 0.8, 6)
    ]
    return made


def spectacles(head: Head, stuff: str = "steel") -> list[Solid]:
    """Two round glasses on the nose."""
    made = []
    for e in head.eyes:
        x, y, z = e
        ring = [
            (
                x * 1.02 + 0.25 * math.cos(a),
                y - 0.06 + 0.24 * math.sin(a),
                z + 0.20 - 0.16 * abs(x + 0.25 * math.cos(a)),
            )
            for a in np.linspace(0, 2 * math.pi, 30)
        ]
        made.append(tube(ring, 0.026, stuff, count=70))
    made.append(
        tube([(-0.10, 0.02, 0.42), (0, 0.08, 0.46), (0.10, 0.02, 0.42)], 0.03, stuff, count=16)
    )
    return made


def horns(stuff: str = "horn") -> list[Solid]:
    """A goat's horns and ears."""
    made = []
    for s in (-1, 1):
        path = [
            (0.34 * s, 0.72, 0.02),
            (0.52 * s, 1.20, 0.12),
            (0.92 * s, 1.52, -0.02),
            (1.28 * s, 1.34, -0.22),
            (1.32 * s, 0.98, -0.20),
        ]
        t = tube(path, [0.24, 0.22, 0.18, 0.12, 0.02], stuff, around=24, count=90)
        ridges = np.repeat(np.sin(np.linspace(0, 92, 90)) * np.linspace(0.022, 0.006, 90), 25)
        made.append(bumped(t, ridges))
        ear = tube(
            [(0.72 * s, -0.12, -0.66), (1.05 * s, 0.06, -0.60), (1.45 * s, 0.10, -0.58)],
            [0.14, 0.20, 0.02],
            "skin:hand",
            count=30,
            flat=0.45,
        )
        made.append(ear)
    return made
