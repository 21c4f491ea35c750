"""A half mask."""

from __future__ import annotations

import numpy as np

from tools.bake.field import Field, Mask
from tools.bake.people.curves import axes
from tools.bake.people.forms import tube
from tools.bake.people.person import Decal
from tools.bake.people.solid import Solid


def half_mask(stuff: str = "felt:mask") -> tuple[Decal, ...]:
    """A highwayman's mask about the eyes, cut out of the skin itself, so that it fits."""
    return (Decal("skin", _masked, stuff),)


def _masked(base: Field) -> Mask:
    x, y, z = axes(base)
    ax = np.abs(x)
    hole = np.hypot((ax - 0.335) / 0.215, (y - 0.01) / 0.125) < 1
    high = 0.30 + 0.10 * np.clip(ax / 0.6, 0, 1) ** 2
    low = -0.17 - 0.10 * np.exp(-(((ax - 0.34) / 0.22) ** 2)) + 0.05 * (ax < 0.1)
    return np.asarray((y < high) & (y > low) & ~hole & (z > -0.42), dtype=bool)


def ribbon(stuff: str = "felt:mask") -> list[Solid]:
    """The band that ties it at the temple."""
    return [tube([(0.70 * s, 0.10, -0.30), (0.80 * s, 0.12, -0.7)], 0.07, stuff) for s in (-1, 1)]
