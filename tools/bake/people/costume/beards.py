"""Beards and moustaches."""

from __future__ import annotations

import numpy as np

from tools.bake.field import Field
from tools.bake.people.curves import axes, lobes, step, waves
from tools.bake.people.forms import tube
from tools.bake.people.head import Head
from tools.bake.people.shells import shell
from tools.bake.people.solid import Solid


def beard_weight(base: Field, side: float = 1.0, lip: float = 1.0, high: float = -0.12) -> Field:
    """Where a beard grows: the jaw, the chin, the upper lip; not the lips."""
    x, y, z = axes(base)
    ax = np.abs(x)
    line = -0.66 + (0.66 + high) * step(0.30, 0.74, ax) - 0.05  # its upper edge on the cheek
    jaw = (
        step(0.05, -0.10, y - line) * step(-1.34, -1.12, y + 0.10 * (z < 0)) * step(-0.74, -0.55, z)
    )
    if side < 1:  # on the chin alone
        jaw = jaw * step(0.62 * side + 0.10, 0.42 * side, ax)
    lips = ((ax / 0.25) ** 2 + ((y + 0.70) / 0.085) ** 2 < 1) | (
        (z < 0.18) & (ax < 0.26) & (y > -0.80) & (y < -0.35)
    )
    jaw = jaw * ~lips
    above = (
        ~lips
        * step(-0.60, -0.57, y)
        * step(-0.46, -0.52, y)
        * step(0.36, 0.28, ax)
        * (z > 0.1)
        * lip
    )
    corner = (
        step(0.22, 0.27, ax) * step(0.40, 0.34, ax) * step(-0.95, -0.7, y) * step(-0.5, -0.58, y)
    )
    return np.clip(np.maximum(np.maximum(jaw, above), corner * (z > 0) * lip * ~lips), 0, 1)


def beard(
    head: Head,
    stuff: str = "hair",
    length: float = 0.5,
    thick: float = 0.10,
    point: float = 0.5,
    fork: float = 0.0,
    forward: float = 0.1,
    side: float = 1.0,
    lip: float = 1.0,
    high: float = -0.12,
    locks: int = 0,
) -> Solid:
    """A beard that hangs by `length`, narrows by `point` and parts by `fork`.

    `side` below 1 leaves the cheeks bare, `lip` 0 the upper lip; `high` is its upper end. It
    falls in so many `locks`.
    """

    def offset(base: Field, normal: Field) -> Field:
        x, y, z = axes(base)
        hang = step(-0.72, -1.10, y) * step(-0.45, 0.05, z)
        rough = 1 + 0.35 * waves(base, 3, 0.22)
        if locks:
            around = np.arctan2(x, z + 0.75) + 0.06 * np.sin(7 * y) + 0.05 * waves(base, 3, 0.3)
            swell = lobes(around * locks / (2 * np.pi))
            rough = rough + 0.9 * swell - 0.4
        out = normal * (thick * rough)[:, None]
        down = length * hang * (1 + 0.25 * waves(base, 4, 0.12) * (length > 0.3))
        if locks:
            down = down * (0.86 + 0.22 * swell)
        out[:, 1] -= down
        out[:, 0] -= (
            x * point * hang * (length > 0.25) - fork * np.sign(x) * hang * np.abs(x) ** 0.5
        )
        out[:, 2] += forward * hang
        return out

    def grain(base: Field) -> Field:
        x, y, z = axes(base)
        u = np.arctan2(x, z + 0.75) + 0.05 * waves(base, 3, 0.15)
        return np.stack([u + 0.10 * (y > -0.6) * y, y], -1)

    return shell(head, lambda b: beard_weight(b, side, lip, high), offset, stuff, grain)


def moustache(
    stuff: str = "hair",
    width: float = 0.42,
    droop: float = 0.12,
    curl: float = 0.0,
    thick: float = 0.055,
) -> list[Solid]:
    """A moustache, whose ends hang by `droop` or rise by `curl`."""
    made = []
    for s in (-1, 1):
        path = [
            (0.01 * s, -0.565, 0.40),
            (0.15 * s, -0.59, 0.385),
            (0.29 * s, -0.60 - droop * 0.5, 0.31),
            (width * s, -0.60 - droop + curl, 0.24),
        ]
        made.append(tube(path, [thick * 0.8, thick * 1.1, thick * 0.8, 0.008], stuff, count=24))
    return made


def whiskers(stuff: str = "hair") -> list[Solid]:
    """A soldier's broad moustache, its ends brushed up on the cheeks."""
    return [
        tube(
            [
                (0.02 * s, -0.56, 0.40),
                (0.20 * s, -0.61, 0.37),
                (0.38 * s, -0.56, 0.27),
                (0.47 * s, -0.42, 0.20),
            ],
            [0.07, 0.11, 0.09, 0.02],
            stuff,
        )
        for s in (-1, 1)
    ]
