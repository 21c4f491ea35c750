"""How long many decisions took, in little room: counted in classes, each a tenth above the last."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

STEP: Final = math.log(1.1)
SHORTEST: Final = 1e-7


class Durations:
    """Seconds by class. Their percentiles are right to five parts in a hundred."""

    def __init__(self, classes: Mapping[int, int] | None = None) -> None:
        self.classes: Counter[int] = Counter(classes or {})

    def add(self, seconds: float) -> None:
        """One more decision."""
        self.classes[round(math.log(max(seconds, SHORTEST)) / STEP)] += 1

    def percentile(self, share: float) -> float | None:
        """The seconds that this share of all does not exceed; None where there is nothing."""
        needed, so_far = share * self.classes.total(), 0
        for one, count in sorted(self.classes.items()):
            so_far += count
            if so_far >= needed:
                return math.exp(one * STEP)
        return None

    def as_json(self) -> dict[str, int]:
        """Plain values."""
        return {str(one): count for one, count in sorted(self.classes.items())}

    @classmethod
    def from_json(cls, values: Mapping[str, int]) -> Durations:
        """What plain values stand for."""
        return cls({int(one): count for one, count in values.items()})

    @classmethod
    def sum_of(cls, parts: Iterable[Durations]) -> Durations:
        """All of them."""
        together = cls()
        for part in parts:
            together.classes.update(part.classes)
        return together
