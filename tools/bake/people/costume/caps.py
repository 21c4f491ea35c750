"""Caps that follow the skull."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.field import Field
from tools.bake.people.curves import axes, step
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.head import SKIN, Head
from tools.bake.people.placing import turned
from tools.bake.people.shells import flat_grain, shell
from tools.bake.people.solid import Solid, sheet


def skullcap(stuff: str = "felt", line: float = 0.50) -> list[Solid]:
    """A cap that covers the crown."""
    rows = [
        (line - 0.02, 0.80, 1.03, 0, -0.66),
        (line + 0.22, 0.79, 1.02, 0, -0.68),
        (0.95, 0.66, 0.86, 0, -0.66),
        (1.20, 0.40, 0.52, 0, -0.62),
        (1.31, 0.02, 0.02, 0, -0.60),
    ]
    return turned([loft(rows, stuff, down=40)], -12)


def coif(head: Head, stuff: str = "linen:coif") -> list[Solid]:
    """The white cap of a serjeant at law, tied under the chin."""

    def weight(base: Field) -> Field:
        x, y, z = axes(base)
        ax = np.abs(x)
        cap = step(0, 0.05, y - (0.56 - 1.1 * step(0.50, 0.76, ax))) * (z < 0.5)
        cap = np.where(z < -0.35, step(-0.80, -0.72, y), cap)
        strap = step(0.10, 0.04, np.abs(z + 0.30 - 0.25 * (y + 0.6))) * (y < -0.3) * (y > -1.25)
        return np.clip(np.maximum(cap, strap), 0, 1)

    return [
        shell(head, weight, lambda _, n: n * 0.085, stuff, flat_grain),
        *[
            tube(
                [(0, -1.18, -0.05), (0.12 * s, -1.34, 0.05), (0.16 * s, -1.62, 0.18)],
                [0.05, 0.06, 0.05],
                "linen",
                count=20,
            )
            for s in (-1, 1)
        ],
    ]


def kerchief(head: Head, stuff: str = "linen:coif") -> list[Solid]:
    """A cloth tied behind the neck."""

    def weight(base: Field) -> Field:
        x, y, z = axes(base)
        edge = np.where(z > -0.25, 0.60 - 0.62 * step(0.40, 0.74, np.abs(x)), -0.75)
        return step(0, 0.05, y - edge) * (y > -1.0)

    knot = [
        tube(
            [(0, -0.70, -1.35), (0.12 * s, -0.95, -1.50), (0.24 * s, -1.35, -1.45)],
            [0.10, 0.16, 0.03],
            "linen",
            count=20,
        )
        for s in (-1, 1)
    ]
    return [
        *_hem(head, stuff),
        shell(
            head, weight, lambda b, n: n * (0.10 + 0.02 * np.sin(8 * b[:, 1:2])), stuff, flat_grain
        ),
        *knot,
    ]


def _hem(head: Head, stuff: str) -> list[Solid]:
    """The edge of a kerchief from ear to ear, rolled over: a clean line over the brow."""
    skin = np.unique(head.quads[head.part == SKIN])
    skin = skin[head.base[skin, 2] > -0.30]
    base, points = head.base[skin], head.points[skin]

    def at(place: Field) -> Field:
        """The skin at a place as seen from the front, smoothed between the vertices."""
        far = np.hypot(*(base[:, :2] - place).T)
        weight = np.exp(-((far / 0.07) ** 2)) + 1e-12
        return np.asarray((points * weight[:, None]).sum(0) / weight.sum(), dtype=float)

    path = []
    for x in np.linspace(-0.68, 0.68, 15):
        high = 0.62 - 0.62 * float(step(0.40, 0.74, np.abs(np.array([x])))[0])
        path.append(at(np.array([x, high])))
    middle = np.array([0.0, 0.0, -0.65])
    out = [p + (p - middle) / np.linalg.norm(p - middle) * 0.07 for p in path]
    return [tube(out, [0.04, 0.075, 0.085, 0.085, 0.075, 0.04], stuff, around=16, count=90)]


def undercap(head: Head, stuff: str = "silk") -> list[Solid]:
    """What lies under a hood: bands of silk over the hair, crossed above the brow."""

    def weight(base: Field) -> Field:
        x, y, z = axes(base)
        return step(0, 0.04, y - 0.56 + 0.22 * np.abs(x)) * (z > -0.9) * (y > 0.1)

    return [
        shell(
            head,
            weight,
            lambda _, n: n * 0.06,
            stuff,
            lambda b: np.stack([b[:, 0] + b[:, 1], b[:, 1]], -1),
        )
    ]


def biretta(stuff: str = "felt", y: float = 0.56) -> list[Solid]:
    """A priest's square cap with its ridges."""
    z = -0.64
    made = [
        loft(
            [
                (0, 0.80, 1.0),
                (0.2, 0.82, 1.02),
                (0.62, 0.98, 1.12),
                (0.66, 0.96, 1.10),
                (0.66, 0.02, 0.02),
            ],
            stuff,
            power=4.6,
            across=200,
            at=(0, y, z),
        )
    ]
    for a in (0, 90, 180):
        rows = 20
        t = np.linspace(0, 1, rows)
        up = 0.34 * np.sin(math.pi * t**0.7) ** 0.8
        grid = np.stack(
            [
                np.stack(
                    [
                        1.02 * t * math.cos(math.radians(a)),
                        y + 0.64 + up * k,
                        z + 1.1 * t * math.sin(math.radians(a)),
                    ],
                    -1,
                )
                + np.array([0, 0, 0.05 * (1 - k)])
                for k in np.linspace(0, 1, 6)
            ]
        )
        made.append(sheet(grid, stuff))
        made.append(tube([tuple(p) for p in grid[-1][::3]], 0.05, stuff, count=30))
    made.append(ball(stuff, (0, y + 0.78, z), 0.14))
    return turned(made, -8)
