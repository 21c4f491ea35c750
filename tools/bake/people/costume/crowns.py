"""Crowns, mitres and turbans."""

from __future__ import annotations

import math

import numpy as np

from tools.bake.people.curves import ellipse
from tools.bake.people.forms import ball, loft, tube
from tools.bake.people.placing import turned
from tools.bake.people.solid import Solid, sheet


def crown(
    stuff: str = "gold",
    y: float = 0.78,
    wide: float = 0.78,
    points: int = 8,
    tall: float = 0.62,
    z: float = -0.66,
    pitch: float = -10,
) -> list[Solid]:
    th = np.linspace(0, 2 * math.pi, 320, endpoint=False)
    v = np.linspace(0, 1, 24)[:, None]
    peak = np.abs(np.cos(points * th / 2)) ** 2.4
    high = 0.26 + (tall - 0.26) * peak
    r = 1 + 0.22 * v * high / tall
    made = [
        sheet(
            np.stack(
                [wide * r * np.cos(th), y + high * v + 0 * th, z + wide * 1.22 * r * np.sin(th)], -1
            ),
            stuff,
            around=True,
        )
    ]
    for h in (0.03, 0.22):
        ring = ellipse((0, y + h, z), wide * 1.03, deep=wide * 1.255)
        made.append(tube(ring, 0.035, stuff, count=100))
    for k in range(points):
        a = 2 * math.pi * k / points
        made.append(
            ball(
                "pearl",
                (wide * 1.22 * math.cos(a), y + tall + 0.06, z + wide * 1.22 * 1.22 * math.sin(a)),
                0.085,
            )
        )
        b = a + math.pi / points
        made.append(
            ball(
                "red",
                (wide * 1.06 * math.cos(b), y + 0.13, z + wide * 1.22 * 1.06 * math.sin(b)),
                0.06,
            )
        )
    return turned(made, pitch)


def fleury(
    stuff: str = "gold", y: float = 0.78, wide: float = 0.78, z: float = -0.66, pitch: float = -10
) -> list[Solid]:
    """A low circlet with crosses and lilies by turns, set with stones."""
    rows = [(y + k, wide * r, wide * 1.22 * r) for k, r in ((0.26, 1.06), (0, 1.0))]
    made = [loft(rows, stuff, down=12, at=(0, 0, z))]
    for k, a in enumerate(np.linspace(0, 2 * math.pi, 8, endpoint=False) + math.pi / 2):
        x, deep = wide * 1.08 * math.cos(a), z + wide * 1.30 * math.sin(a)
        top = y + (0.66 if k % 2 == 0 else 0.52)
        arms = 0.17 if k % 2 == 0 else 0.11
        made += [
            tube([(x, y + 0.2, deep), (x, top, deep)], [0.07, 0.09], stuff, count=8),
            tube([(x - arms, top - 0.14, deep), (x + arms, top - 0.14, deep)], 0.08, stuff),
            ball("red" if k % 2 else "pearl", (x, y + 0.12, deep + 0.03), 0.075),
        ]
    return turned(made, pitch)


def mitre(stuff: str = "linen") -> list[Solid]:
    th = np.linspace(0, 2 * math.pi, 240, endpoint=False)
    v = np.linspace(0, 1, 50)[:, None]
    top = 0.80 + 1.42 * (1 - np.abs(np.cos(th)) ** 1.15)
    y = 0.34 + (top - 0.34) * v + 0.10 * np.sin(th)[None] * -1 * (1 - v)
    flare = 1 + 0.20 * np.sin(v * math.pi * 0.85)
    x = 0.80 * np.cos(th) * flare
    z = -0.62 + 1.02 * np.sin(th) * (1 - 0.55 * v**1.4)
    made = [sheet(np.stack([x, y, z], -1), stuff, around=True)]
    rim = ellipse((0, 0.44, -0.62), 0.80 * 1.03, -0.10, 1.05)
    made.append(tube(rim, 0.09, "gold", count=120, flat=1.0))
    front = [
        (0.0, up, -0.62 + 1.04 * (1 - 0.55 * k**1.4))
        for up, k in zip(np.linspace(0.45, 2.05, 8), np.linspace(0.06, 0.92, 8), strict=True)
    ]
    made.append(tube(front, 0.09, "gold", count=50, flat=1.0))
    for s in (-1, 1):
        edge = [
            (
                0.80 * math.cos(a) * (1 + 0.20 * math.sin(math.pi * 0.85)),
                0.80 + 1.42 * (1 - abs(math.cos(a)) ** 1.15),
                -0.62 + 1.02 * math.sin(a) * 0.45,
            )
            for a in np.linspace(math.pi / 2, math.pi / 2 - s * 1.25, 16)
        ]
        made.append(tube(edge, 0.055, "gold", count=50))
    made += [ball("red", (side, 1.0, 0.26), 0.10) for side in (0.36, -0.36)]
    return turned(made, -10)


def turban(stuff: str = "linen", cap: str = "felt") -> list[Solid]:
    made = [
        loft(
            [
                (0.55, 0.70, 0.86, 0, -0.66),
                (1.2, 0.55, 0.66, 0, -0.68),
                (1.62, 0.28, 0.34, 0, -0.68),
                (1.72, 0.02, 0.02, 0, -0.68),
            ],
            cap,
            down=30,
        )
    ]
    for k, (y, tip, lean, r) in enumerate(
        [
            (0.52, -12, 3, 0.17),
            (0.62, -12, 15, 0.20),
            (0.70, -9, -15, 0.21),
            (0.86, -12, 11, 0.22),
            (0.92, -10, -9, 0.22),
            (1.10, -10, 6, 0.21),
            (1.18, -12, -12, 0.19),
        ]
    ):
        th = np.linspace(0, 2 * math.pi, 25)
        a = 0.84 - 0.10 * max(0, y - 0.8) / 0.3
        path = np.stack(
            [a * np.cos(th), y + 0.02 * np.sin(3 * th + k), -0.66 + (a + 0.20) * np.sin(th)], 1
        )
        made += turned([tube(path, r, stuff, around=18, count=90, flat=0.9)], tip, lean)
    return made
