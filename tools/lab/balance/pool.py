"""Figures of single games, and the pool in which they become estimates."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tools.lab.tournament.estimate import (
    Estimate,
    Pair,
    correlation_of,
    median_of,
    ratio_of,
    slope_of,
)

Name = tuple[str, ...]
GAME: Final[Name] = ("game",)


@dataclass
class Figures:
    """What one game, or all games of a deal, have to say."""

    parts: dict[Name, float] = field(default_factory=lambda: defaultdict(float))
    wholes: dict[Name, float] = field(default_factory=lambda: defaultdict(float))
    pairs: dict[Name, list[Pair]] = field(default_factory=lambda: defaultdict(list))
    values: dict[Name, list[float]] = field(default_factory=lambda: defaultdict(list))

    def count(self, *name: str, part: float = 1, whole: float = 1) -> None:
        """So many of so many: a share, or a mean where each counts as one."""
        self.parts[name] += part
        self.wholes[name] += whole

    def note(self, *name: str) -> None:
        """Something that happened in a game."""
        self.parts[name] += 1

    def add(self, other: Figures) -> None:
        """Take in another game."""
        for name, part in other.parts.items():
            self.parts[name] += part
        for name, whole in other.wholes.items():
            self.wholes[name] += whole
        for name, pairs in other.pairs.items():
            self.pairs[name] += pairs
        for name, values in other.values.items():
            self.values[name] += values

    def plain(self) -> Figures:
        """The same, fit to be sent to another process."""
        return Figures(dict(self.parts), dict(self.wholes), dict(self.pairs), dict(self.values))


class Pool:
    """The figures of many deals."""

    def __init__(self) -> None:
        self._deals: dict[int, Figures] = defaultdict(Figures)

    def add(self, seed: int, figures: Figures) -> None:
        """Take in a game of a deal."""
        self._deals[seed].add(figures)
        self._deals[seed].count(*GAME)

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return len(self._deals)

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.count(*GAME)

    def names(self, first: str) -> list[str]:
        """The second parts of all names that begin so, in order."""
        found = {
            name[1] for deal in self._deals.values() for name in deal.parts if name[0] == first
        }
        return sorted(found)

    def ratio(self, *name: str) -> Estimate:
        """The share or mean of this name."""
        deals = self._deals.values()
        return ratio_of((deal.parts.get(name, 0.0), deal.wholes.get(name, 0.0)) for deal in deals)

    def per_game(self, *name: str) -> Estimate:
        """How often something happened in a game."""
        deals = self._deals.values()
        return ratio_of((deal.parts.get(name, 0.0), deal.wholes[GAME]) for deal in deals)

    def count(self, *name: str) -> int:
        """Of how many."""
        return round(sum(deal.wholes.get(name, 0.0) for deal in self._deals.values()))

    def correlation(self, *name: str) -> Estimate:
        """The correlation of all pairs of this name."""
        return correlation_of([deal.pairs.get(name, []) for deal in self._deals.values()])

    def slope(self, *name: str) -> Estimate:
        """By how much the second of all pairs of this name rises with the first."""
        return slope_of([deal.pairs.get(name, []) for deal in self._deals.values()])

    def median(self, *name: str) -> Estimate:
        """The median of all values of this name."""
        return median_of(
            [one for deal in self._deals.values() for one in deal.values.get(name, ())]
        )

    def difference(self, other: Pool, *name: str) -> Estimate:
        """This mean less that of another pool, deal by deal, where both have something to say."""
        return ratio_of(self._differences(other, name))

    def _differences(self, other: Pool, name: Name) -> Iterable[Pair]:
        for seed, deal in self._deals.items():
            beside = other._deals.get(seed)
            if beside is not None and deal.wholes.get(name) and beside.wholes.get(name):
                mine = deal.parts[name] / deal.wholes[name]
                yield mine - beside.parts[name] / beside.wholes[name], 1.0
