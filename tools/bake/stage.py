"""The stage of a plate: its size, its lines, where the emblem stands, and the unsure hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from .field import Field, grid
from .noise import noise


@dataclass(frozen=True, eq=False)
class Stage:
    """What everything on one plate is measured by, in pixels of the large drawing."""

    width: int
    height: int
    pitch: float
    unit: float
    """How many pixels one logical pixel has."""
    emblem: float
    """How large the emblem is."""
    middle: float
    """How far down the middle of the emblem lies."""
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
        """How far the knife strays from the ruler, in line distances."""
        return self.noise(38, 0, 2) * 0.16

    @cached_property
    def tremble(self) -> Field:
        """The wobble with the shaking of the hand in it."""
        return self.wobble + self.noise(7, 1, 1) * 0.05

    @cached_property
    def off_centre(self) -> Field:
        """How far each pixel is from the emblem; 0.5 at the middle of an edge."""
        across = (self.x - self.width / 2) / self.width
        down = (self.y - self.middle) / self.height
        return np.hypot(across, down)

    def noise(self, size: float, place: int, octaves: int) -> Field:
        """Noise whose blotches are so many logical pixels large; each place has its own."""
        return noise(self.width, self.height, size * self.unit, self.seed + place, octaves)

    def chance(self, place: int) -> np.random.Generator:
        """The dice for what is drawn at a place."""
        return np.random.default_rng(self.seed + place)
