"""Gaussian blur of a field along both axes."""

from __future__ import annotations

import math

import numpy as np

from .field import Field

WIDE = 6.0
"""From this width on, three moving averages replace the bell curve: the difference is invisible."""


def blur(field: Field, across: float, along: float | None = None) -> Field:
    """The field blurred: vertically by `across`, horizontally by `along` (the same by default)."""
    done = _down(field, across)
    return np.ascontiguousarray(_down(done.T, across if along is None else along).T)


def _down(field: Field, width: float) -> Field:
    if width <= 0.05:
        return field
    if width < WIDE:
        return _bell(field, width)
    for box in _boxes(width):
        field = _mean(field, box)
    return field


def _bell(field: Field, width: float) -> Field:
    reach = max(1, math.ceil(3 * width))
    steps = np.arange(-reach, reach + 1)
    weights = np.exp(-((steps / width) ** 2) / 2)
    weights /= weights.sum()
    padded = np.pad(field, ((reach, reach), (0, 0)), mode="symmetric")
    height = field.shape[0]
    done = np.zeros_like(field)
    for shift, weight in enumerate(weights):
        done += weight * padded[shift : shift + height]
    return done


def _boxes(width: float) -> list[int]:
    """Three odd lengths whose moving averages together blur as widely as the bell curve."""
    ideal = math.sqrt(4 * width * width + 1)
    short = int(ideal) - (int(ideal) % 2 == 0)
    count = round((12 * width * width - 3 * short * short - 12 * short - 9) / (-4 * short - 4))
    return [short if i < count else short + 2 for i in range(3)]


def _mean(field: Field, length: int) -> Field:
    reach = min(length // 2, field.shape[0] - 1)  # a mirror is no wider than the field
    padded = np.pad(field, ((reach + 1, reach), (0, 0)), mode="symmetric").astype(np.float64)
    sums = np.cumsum(padded, axis=0)
    span = 2 * reach + 1
    return np.asarray((sums[span:] - sums[:-span]) / span, dtype=float)
