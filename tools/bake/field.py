"""A field: one number for each pixel. Every picture starts as a few of them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Field = npt.NDArray[np.float64]
"""Height by width, or height by width by channel.

64 bits, although 8 are visible: processors round the last bit differently, and with 32 bits this
would sometimes change a pixel, so that the same bake would give another file elsewhere.
"""
Numbers = npt.NDArray[np.int64]
Mask = npt.NDArray[np.bool_]
Bytes = npt.NDArray[np.uint8]


def grid(width: int, height: int) -> tuple[Field, Field]:
    """The x and the y of every pixel."""
    y, x = np.mgrid[0:height, 0:width].astype(float)
    return x, y


def clip(field: Field, low: float = 0.0, high: float = 1.0) -> Field:
    """The field, clipped to two bounds."""
    return np.clip(field, low, high)


def shrink(field: Field, factor: int) -> Field:
    """The mean of each square of so many pixels: smooths what was drawn larger."""
    if factor == 1:
        return field
    height, width = field.shape[0] // factor, field.shape[1] // factor
    square = field[: height * factor, : width * factor]
    rest = field.shape[2:]
    means = square.reshape(height, factor, width, factor, *rest).mean((1, 3), dtype=float)
    return np.asarray(means, dtype=float)


def triangle(turns: Field) -> Field:
    """A triangle wave between 0 and 1 with a period of 1."""
    return np.abs(np.mod(turns, 1) - 0.5) * 2


def colour(hexadecimal: str) -> Field:
    """Red, green and blue of a colour such as #8B7355."""
    digits = hexadecimal.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) for i in (0, 2, 4)], dtype=float)
