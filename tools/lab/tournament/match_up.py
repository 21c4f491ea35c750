"""Which games are to be played: who against whom, at which seats, on which deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, permutations
from typing import Final, NamedTuple

from tolerance_game.core import Seat

DEALS: Final = 1_000_000
"""So many deals belong to each seed of a tournament."""


class MatchUp(NamedTuple):
    """One candidate against so many of the other as there are further seats."""

    candidate: str
    against: str

    @property
    def is_alone(self) -> bool:
        """Whether one player sits at every seat; a deal is one game then."""
        return self.candidate == self.against

    def seating(self, seats: int, seat: Seat) -> tuple[str, ...]:
        """Who sits where, when the candidate has this seat."""
        return tuple(self.candidate if one == seat else self.against for one in range(seats))

    def games(self, seats: int) -> range:
        """The seats of the candidate, each a game of every deal."""
        return range(1 if self.is_alone else seats)


class GameKey(NamedTuple):
    """A game of a tournament. It is the same game on every machine."""

    seed: int
    """Of the deal, with all its chance."""
    match_up: MatchUp
    seat: Seat
    """Of the candidate."""


def seed_of_deal(seed: int, deal: int) -> int:
    """The seed of a deal by its number; `lab play --seed` of it deals the same."""
    return seed * DEALS + deal


def every_pair(players: Sequence[str], seats: int) -> tuple[MatchUp, ...]:
    """Each against each; with two seats there is no difference who is called the candidate."""
    pairs = (MatchUp(one, other) for one, other in permutations(players, 2))
    if seats > 2:
        return tuple(pairs)
    return tuple(one for one in pairs if players.index(one[0]) < players.index(one[1]))


def ladder(players: Sequence[str]) -> tuple[MatchUp, ...]:
    """Each against the one before it."""
    return tuple(MatchUp(one, below) for below, one in pairwise(players))


def games_of(match_ups: Iterable[MatchUp], seats: int, seeds: Iterable[int]) -> Iterator[GameKey]:
    """All games, deal by deal, so that whatever is there of them is fit to be compared."""
    match_ups = tuple(match_ups)
    for seed in seeds:
        for match_up in match_ups:
            for seat in match_up.games(seats):
                yield GameKey(seed, match_up, seat)
