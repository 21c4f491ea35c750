"""The stage of a plate: its size, its lines, the place of the emblem, and the unsteady hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from .field import Field, grid
from .noise import noise


@dataclass(frozen=True, eq=False)
class Stage:
    """The measures of one plate, in pixels of the large drawing."""

    width: int
    height: int
    pitch: float
    unit: float
    """Pixels per logical pixel."""
    emblem: float
    """How large the emblem is."""
    middle: float
    """The y of the centre of the emblem."""
    seed: int

    @cached_property
    def x(self) -> Field:
        """The x of every pixel."""
        return grid(self.width, self.height)[0]

    @cached_property
    def y(self) -> Field:
        """The y of every pixel."""
        return grid(self.width, self.height)[1]

    @cached_property
    def wobble(self) -> Field:
        """How far the knife strays from a straight line, in distances of lines."""
        return self.noise(38, 0, 2) * 0.16

    @cached_property
    def tremble(self) -> Field:
        """The wobble, with the tremor of the hand added."""
        return self.wobble + self.noise(7, 1, 1) * 0.05

    @cached_property
    def off_centre(self) -> Field:
        """How far each pixel is from the emblem; 0.5 at the middle of an edge."""
        across = (self.x - self.width / 2) / self.width
        down = (self.y - self.middle) / self.height
        return np.hypot(across, down)

    def noise(self, size: float, place: int, octaves: int) -> Field:
        """Noise with blotches of so many logical pixels; each place has its own."""
        return noise(self.width, self.height, size * self.unit, self.seed + place, octaves)

    def chance(self, place: int) -> np.random.Generator:
        """The random generator for what is drawn at a place."""
        return np.random.default_rng(self.seed + place)
