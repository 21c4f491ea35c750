"""Dust: specks of ink that stand alone in the light, where lines begin to thin out."""

from __future__ import annotations

import numpy as np

from tools.bake.field import Field, Mask

DARK = 0.3
"""From how much ink on a pixel belongs to a line."""


def without_dots(ink: Field, where: Mask, reach: int) -> Field:
    """The ink without dots there that have paper about them, `reach` pixels from the middle."""
    dark = (ink > DARK).astype(float)
    near = _within(dark, reach - 1)
    alone = (near > 0) & (_within(dark, reach) == near)
    return np.where((_within(alone.astype(float), reach - 1) > 0) & where, 0.0, ink)


def _within(field: Field, reach: int) -> Field:
    """The sum of each square with sides of twice the reach and one."""
    rows, columns = field.shape
    side = 2 * reach + 1
    sums = np.pad(field, ((reach + 1, reach), (reach + 1, reach))).cumsum(0).cumsum(1)
    high, low = slice(side, side + rows), slice(0, rows)
    right, left = slice(side, side + columns), slice(0, columns)
    return np.asarray(
        sums[high, right] - sums[low, right] - sums[high, left] + sums[low, left], dtype=float
    )
