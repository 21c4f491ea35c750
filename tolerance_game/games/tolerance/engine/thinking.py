"""How a decision is thought over: which moves are played on how often, and what they came to."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, log2
from random import Random
from typing import NamedTuple

from tolerance_game.games.tolerance.rules import moves as kinds
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.ruleset import HAND
from tolerance_game.games.tolerance.rules.view import View

from . import search as terms
from .leanings import Leanings
from .learned import prospects_of
from .playouts import Thumb
from .positions import Positions
from .search import Search
from .worlds import Worlds


class Thought(NamedTuple):
    """A move, and what it came to in the games that were thought through."""

    move: Move
    cost: float
    """How much less it came to than the best, in the same worlds: points, with what is to come."""
    games: int
    pennants: tuple[float, float, float]
    """In which share of the games another pennant was earned: money, Catholic, Protestant."""
    borrowed: float
    """In which share a loan was taken."""
    trick: float
    """In which share the trick was won."""
    points: float
    """What the reign was scored with, on average."""
    rivals: float
    """What the others came to, on average."""
    taste: float
    """What a temperament added, on average."""
    beside: Thought | None = None
    """The best in the games that this one was played on in; None where it had no others."""


class Stopped(Exception):
    """Nobody wants to know any more."""


def _never() -> bool:
    return False


class Thinker:
    """Thinks over the decisions of a game."""

    def __init__(
        self, positions: Positions, thumb: Thumb, leanings: Leanings | None = None
    ) -> None:
        self.positions = positions
        prospects = prospects_of(positions.options)
        self.search = Search(positions.figures, thumb, prospects, leanings)

    def think(
        self,
        view: View,
        moves: tuple[Move, ...],
        rng: Random,
        budget: int,
        should_stop: Callable[[], bool] = _never,
        *,
        drops: bool = True,
        recalls: int = HAND,
    ) -> list[Thought]:
        """The moves, the best first, after about so many playouts. Raises Stopped.

        `drops`: the worse half is dropped again and again, so that the best are played on most.
        `recalls`: of how many of the last tricks it is recalled who could not follow.
        """
        moves = without_twins(view, moves)
        self.search.begin()
        worlds = Worlds(self.positions, view, rng.getrandbits(60), recalls)
        numbers = [self.positions.number(move) for move in moves]
        alive = list(range(len(moves)))
        rounds = ceil(log2(len(moves))) if drops and len(moves) > 1 else 1
        dropped: list[tuple[int, dict[int, list[float]]]] = []
        spent = 0
        for turn in range(rounds):
            share = (budget - spent) / (rounds - turn)
            for _ in range(max(1, round(share / len(alive)))):
                worlds.enter_next(self.search)
                for place in alive:
                    if should_stop():
                        raise Stopped
                    self.search.play(place, numbers[place])
                spent += len(alive)
            found = {place: self._averages(place) for place in alive}
            alive.sort(key=lambda place: found[place][terms.WORTH], reverse=True)
            keep = 1 if turn + 1 == rounds else (len(alive) + 1) // 2
            dropped[:0] = [(place, found) for place in alive[keep:]]
            del alive[keep:]
        best = alive[0]
        ahead = _thought(moves[best], found[best])
        thoughts = [ahead]
        # What was dropped is compared in the worlds that both were played on in.
        for place, then in dropped:
            beside = None if then is found else _thought(moves[best], then[best])
            cost = then[best][terms.WORTH] - then[place][terms.WORTH]
            thoughts.append(_thought(moves[place], then[place])._replace(cost=cost, beside=beside))
        return thoughts

    def _averages(self, place: int) -> list[float]:
        """What the search has added up, for each game; first of all how many there were."""
        at = place * terms.TERMS
        count = self.search.sums[at]
        return [count, *(self.search.sums[at + term] / count for term in range(1, terms.TERMS))]


def _thought(move: Move, share: list[float]) -> Thought:
    money, catholic, protestant = share[terms.PENNANT : terms.PENNANT + 3]
    return Thought(
        move=move,
        cost=0.0,
        games=round(share[terms.COUNT]),
        pennants=(money, catholic, protestant),
        borrowed=share[terms.BORROWED],
        trick=share[terms.TRICK],
        points=share[terms.POINTS],
        rivals=share[terms.RIVALS],
        taste=share[terms.TASTE],
    )


def without_twins(view: View, moves: tuple[Move, ...]) -> tuple[Move, ...]:
    """T3.3-4: a Wild in reply that is declared as one suit or another but not as that of the trick
    comes to the same: the first of them stands for all."""
    if not view.trick.plays or not isinstance(moves[0], kinds.Play):
        return moves
    found: dict[tuple[str, bool], Move] = {}
    for move in moves:
        assert isinstance(move, kinds.Play)
        found.setdefault((move.card, move.declared == view.trick.suit), move)
    return tuple(found.values())
