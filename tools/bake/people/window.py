"""A window: the part of a plate that something concerns. To leave out the rest saves most work."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.bake.field import Field, Mask


@dataclass(frozen=True)
class Window:
    """A box of rows and columns."""

    rows: slice
    columns: slice

    def __call__(self, field: Field) -> Field:
        """That part of a field."""
        return field[self.rows, self.columns]

    def mask(self, where: Mask) -> Mask:
        """That part of a mask."""
        return where[self.rows, self.columns]


def window(here: Mask, margin: int) -> Window:
    """The box about a mask, with a margin; the mask holds something."""
    rows, columns = np.flatnonzero(here.any(1)), np.flatnonzero(here.any(0))
    return Window(
        slice(max(0, int(rows[0]) - margin), int(rows[-1]) + margin + 1),
        slice(max(0, int(columns[0]) - margin), int(columns[-1]) + margin + 1),
    )
