"""Pennants and banners."""

from __future__ import annotations

import numpy as np

from tools.bake.people.forms import ball
from tools.bake.people.solid import Solid, sheet

from .tools import staff


def banner(
    x: float,
    low: float,
    high: float,
    z: float = 0.4,
    *,
    flag: str = "red",
    long: float = 1.4,
    tall: float = 1.0,
    left: bool = False,
    tail: float = 0.3,
    cross: str = "",
) -> list[Solid]:
    """A cloth that flies from a staff, with a cross on it if one is named."""
    s = -1 if left else 1
    made = [
        *staff((x, low, z), (x, high, z)),
        ball("gold", (x, high + 0.06, z), 0.12),
    ]

    def place(t: np.ndarray, v: np.ndarray, lift: float) -> np.ndarray:
        wave = 0.13 * np.sin(t * 6.5 + 0.5) * t
        split = np.where(t > 0.6, tail * (t - 0.6) / 0.4 * (1 - np.abs(v * 2 - 1)), 0)
        across = x + s * (long * t - split * long)
        up = high - 0.10 - v * tall - 0.10 * t - 0.06 * np.sin(t * 5) * t
        return np.stack([across, up, z + 0.03 + wave + lift], -1)

    t, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 1, 24))
    made.append(sheet(place(t, v, 0.0), flag))
    if cross:
        t, v = np.meshgrid(np.linspace(0.26, 0.40, 6), np.linspace(0.0, 1.0, 24))
        made.append(sheet(place(t, v, 0.02), cross))
        t, v = np.meshgrid(np.linspace(0.0, 0.70, 30), np.linspace(0.42, 0.60, 6))
        made.append(sheet(place(t, v, 0.02), cross))
    return made
