"""A figure of the window bench: what was measured, its goal, and whether it is kept."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the bench."""

    row: str
    """Its name for `--only`."""
    what: str
    value: float
    goal: float | None
    """At most this; None where nothing is promised."""
    unit: str
    how: str
    """How it was measured, and how often."""

    @property
    def kept(self) -> bool:
        """Whether the promise holds."""
        return self.goal is None or self.value <= self.goal

    def line(self) -> str:
        """Figure, goal and verdict."""
        said = f"{self.row}: {self.what}: {self.value:.2f} {self.unit}"
        if self.goal is None:
            return f"{said} (no goal; {self.how})"
        verdict = "kept" if self.kept else "MISSED"
        return f"{said} (goal at most {self.goal:g}, {verdict}; {self.how})"


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
