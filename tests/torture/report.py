"""What an instrument did, how often it met what, and which promises were broken."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

SHOWN = 5
"""Of broken promises of one kind; the rest is counted."""


@dataclass
class Report:
    """Reports of parts add up to that of the whole."""

    what: str
    """What was done so many times: `kills`, `power cuts`..."""
    size: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    worst: dict[str, float] = field(default_factory=dict)
    """The largest of each measured figure, with its unit in the name."""
    broken: list[str] = field(default_factory=list)
    """Each broken promise, with what repeats it."""
    seconds: float = 0.0

    def count(self, what: str, number: int = 1) -> None:
        """So often this happened."""
        self.counts[what] += number

    def measure(self, what: str, figure: float) -> None:
        """Keeps the largest figure."""
        self.worst[what] = max(figure, self.worst.get(what, figure))

    def add(self, other: Report) -> None:
        """Takes in the report of another part; the seconds are those of whoever waited for both."""
        self.size += other.size
        self.counts.update(other.counts)
        self.broken += other.broken
        for what, figure in other.worst.items():
            self.measure(what, figure)

    def line(self) -> str:
        """Everything in one line."""
        found = [f"{number:,} {what}" for what, number in sorted(self.counts.items())]
        worst = [f"{what} at most {figure:.4g}" for what, figure in sorted(self.worst.items())]
        verdict = f"{len(self.broken):,} BROKEN PROMISES" if self.broken else "no promise broken"
        parts = [f"{self.size:,} {self.what} in {self.seconds:.1f} s", *found, *worst, verdict]
        return "; ".join(parts)

    def faults(self) -> list[str]:
        """The first broken promises of each kind, a line for each."""
        shown: list[str] = []
        kinds: Counter[str] = Counter()
        for one in self.broken:
            kind = one.split(": ")[1] if ": " in one else one
            kinds[kind] += 1
            if kinds[kind] <= SHOWN:
                shown.append(f"broken: {one}")
        more = len(self.broken) - len(shown)
        return [*shown, f"broken: {more:,} more"] if more else shown
