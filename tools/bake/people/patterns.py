"""Patterns on cloth and linen: slashes, brocade, blackwork. Each says where another stuff lies."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tools.bake.field import Field, Mask

Where = Callable[[Field], Mask]


def slashed(top: float = -1.5) -> Where:
    """Slits in rows, set off against each other, through which the lining shows; by the place."""
    across, down, wide = 0.36, 0.62, 0.06

    def where(place: Field) -> Mask:
        x, y = place[..., 0] / across, place[..., 1] / down
        column = np.floor(x)
        off = (x - column - 0.5) * across
        along = (np.mod(y + 0.5 * np.mod(column, 2), 1) - 0.5) * 2
        open_ = wide * np.sqrt(np.clip(1 - (along / 0.78) ** 2, 0, 1))
        return np.asarray((np.abs(off) < open_) & (place[..., 1] < top), dtype=bool)

    return where


def lattice(across: float = 0.42, down: float = 0.5, wide: float = 0.032) -> Where:
    """Brocade: a net of curved lines with a lozenge in each mesh; by the place."""

    def where(place: Field) -> Mask:
        x, y = place[..., 0] / across, place[..., 1] / down
        bend = 0.10 * np.sin(y * 2 * np.pi)
        net = np.minimum(_edge(x + y + bend), _edge(x - y + bend)) * across * 0.7
        u, v = np.abs(np.mod(x, 1) - 0.5), np.abs(np.mod(y + 0.5 * np.floor(x), 1) - 0.5)
        return np.asarray((net < wide) | (u + v < 0.12), dtype=bool)

    return where


def _edge(turn: Field) -> Field:
    """How far a place is from the next whole number."""
    return np.asarray(np.abs(turn - np.round(turn)), dtype=float)


def blackwork(low: float = 0.60, high: float = 0.94, count: int = 34) -> Where:
    """A band of scrolls in black silk between two lines; by the grain of what is made of rings."""

    def where(grain: Field) -> Mask:
        u, v = grain[..., 0] * count, (grain[..., 1] - low) / (high - low)
        inside = (v > 0) & (v < 1)
        rails = (np.abs(v - 0.06) < 0.05) | (np.abs(v - 0.94) < 0.05)
        scroll = np.abs(v - 0.5 - 0.24 * np.sin(u * 2 * np.pi)) < 0.085
        leaf = np.hypot(np.mod(u * 2 + 0.5, 1) - 0.5, (v - 0.5) * 1.2) < 0.13
        return np.asarray(inside & (rails | scroll | leaf), dtype=bool)

    return where
