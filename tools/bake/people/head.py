"""A head: the base mesh of MakeHuman (CC0) with named morphs, as plain arrays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np

from tools.bake.field import Field, Numbers

from .subdivision import subdivide

PACKED = Path(__file__).with_name("head.npz")
SKIN, EYE = 0, 1
"""The parts of the mesh."""


@dataclass(frozen=True)
class Head:
    """A head before it is turned; the middle between the eyes is 0, 0, 0."""

    base: Field
    """Where each vertex is in the base mesh: what a beard or a hairline is chosen by."""
    points: Field
    """Where it is in this person."""
    quads: Numbers
    part: Numbers
    """Whether each quad is skin or eyeball."""
    eyes: Field
    """The middles of the two eyeballs."""


def head(morphs: Mapping[str, float]) -> Head:
    """The base mesh with so much of each target; `eye-bag-incr` means both eyes'."""
    data = _data()
    base = data["points"].astype(float)
    points = base.copy()
    for name, weight in morphs.items():
        found = [f"t:{full}" for full in _full(name) if f"t:{full}" in data]
        if not found:
            raise KeyError(name)
        for rows in (data[target] for target in found):
            points[rows[:, 0].astype(int)] += rows[:, 1:] * weight
    quads = data["quads"].astype(np.int64)
    both, quads = subdivide(np.concatenate([base, points], 1), quads)
    base, points = both[:, :3], both[:, 3:]
    part = np.repeat(data["part"].astype(np.int64), 4)
    ball = np.unique(quads[part == EYE])
    sides = [ball[base[ball, 0] > 0], ball[base[ball, 0] < 0]]
    eyes = _middles(points, sides)
    middle = eyes.mean(0)
    return Head(base - _middles(base, sides).mean(0), points - middle, quads, part, eyes - middle)


def morphs() -> list[str]:
    """The names of all targets."""
    return [name.removeprefix("t:") for name in _data() if name.startswith("t:")]


def _full(name: str) -> tuple[str, ...]:
    return (name, f"l-{name}", f"r-{name}", f"{name}Left", f"{name}Right")


@lru_cache(maxsize=1)
def _data() -> dict[str, Field]:
    with np.load(PACKED) as box:
        return {name: box[name] for name in box.files}


def _middles(points: Field, sides: list[Numbers]) -> Field:
    return np.stack([(points[side].min(0) + points[side].max(0)) / 2 for side in sides])
