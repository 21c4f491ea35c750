"""What is wanted of a figure."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.lab.tournament.estimate import Estimate


@dataclass(frozen=True)
class Goal:
    """A figure should be at least, or at most, so much."""

    low: float = -math.inf
    high: float = math.inf
    unit: str = ""
    """`%` for a share."""

    def verdict(self, found: Estimate) -> str:
        """The goal and whether it is reached; `unsure` within two standard errors of a bound."""
        if math.isnan(found.value):
            return f"goal {self}"
        reached = self.low <= found.value <= self.high
        near = min(abs(found.value - self.low), abs(found.value - self.high))
        if near < 2 * found.error:
            return f"goal {self}: {'reached' if reached else 'missed'}, but unsure"
        return f"goal {self}: {'reached' if reached else 'MISSED'}"

    def __str__(self) -> str:
        factor = 100 if self.unit == "%" else 1
        low, high = (f"{one * factor:.10g}" for one in (self.low, self.high))
        unit = f" {self.unit}" if self.unit else ""
        if self.low == -math.inf:
            return f"at most {high}{unit}"
        return f"at least {low}{unit}" if self.high == math.inf else f"{low} to {high}{unit}"
