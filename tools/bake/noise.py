"""Smooth random noise, the same for the same seed and at every size of the picture."""

from __future__ import annotations

import math

import numpy as np

from .field import Field


def noise(
    width: int,
    height: int,
    size: float,
    seed: int,
    octaves: int = 3,
    *,
    tiled: bool = False,
    smooth: bool = False,
) -> Field:
    """Blotches of about `size` pixels with finer ones on top; mean 0, standard deviation 1.

    Tiled noise repeats in both directions. Smooth noise has no kinks, which look cut by hand.
    """
    chance = np.random.default_rng(seed)
    done = np.zeros((height, width), dtype=float)
    strength, total = 1.0, 0.0
    for octave in range(octaves):
        step = max(1.0, size / 2**octave)
        rows, columns = int(height / step) + 4, int(width / step) + 4
        if tiled:
            rows, columns = max(1, round(height / step)), max(1, round(width / step))
        knots = chance.standard_normal((rows, columns)).astype(float)
        if tiled:
            knots = np.pad(knots, ((0, 1), (0, 1)), mode="wrap")
        wide = _between(knots, height, tiled, smooth)
        done += strength * _between(wide.T, width, tiled, smooth).T
        total += strength * strength
        strength *= 0.55
    return done / math.sqrt(total)


def grain(width: int, height: int, seed: int) -> Field:
    """Independent random values for each pixel."""
    return np.random.default_rng(seed).standard_normal((height, width)).astype(float)


def _between(knots: Field, length: int, tiled: bool, smooth: bool) -> Field:
    """Values interpolated between the knots of the first axis, at so many places."""
    last = knots.shape[0] - (1 if tiled else 3)
    places = np.linspace(0, last, length, endpoint=not tiled)
    below = np.minimum(places.astype(int), knots.shape[0] - 2)
    share = (places - below).astype(float)[:, None]
    if smooth:
        share = share * share * (3 - 2 * share)
    low, high = knots[below], knots[below + 1]
    return np.asarray(low + (high - low) * share, dtype=float)
