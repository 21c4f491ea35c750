"""Files of tournaments made by hand, and players for them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tolerance_game.core import Decision, Reason
from tools.lab.tournament.durations import Durations
from tools.lab.tournament.match_up import GameKey, MatchUp
from tools.lab.tournament.played import Played

HERE = __name__
HEARD: list[float] = []
"""What the players of `Listening` have drawn."""


class Listening:
    """Keeps what it draws."""

    def decide(self, _view: Any, moves: tuple[Any, ...], rng: Random) -> Decision:
        HEARD.append(rng.random())
        return Decision(moves[0], Reason("player.any_move"))


class LastMove:
    """Always makes the legal move so many places from the end."""

    def __init__(self, place: int = 1) -> None:
        self.place = place

    def decide(self, _view: Any, moves: tuple[Any, ...], _rng: Random) -> Decision:
        return Decision(moves[max(-self.place, -len(moves))], Reason("player.any_move"))


class Searcher:
    """Thinks of as many moves as its budget says, and makes the last one that it thought of."""

    def decide(
        self, _view: Any, moves: tuple[Any, ...], rng: Random, *, budget: int = 1
    ) -> Decision:
        thought = [moves[rng.randrange(len(moves))] for _ in range(budget)]
        return Decision(thought[-1], Reason("player.any_move"))


def game(
    seed: int,
    seat: int,
    scores: Sequence[int],
    winners: Sequence[int],
    match_up: tuple[str, str] = ("strong", "weak"),
    seconds: float = 0.01,
) -> Played:
    """A game that nobody played."""
    times = {match_up[0]: Durations(), match_up[1]: Durations()}
    times[match_up[0]].add(seconds)
    key = GameKey(seed, MatchUp(*match_up), seat)
    return Played(key, (), tuple(winners), "points", tuple(scores), times)


def values_of(path: Path) -> list[dict[str, Any]]:
    """The lines of a file without the times, the head first, then the games in a fixed order."""
    head, *games = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for values in games:
        del values["times"]
    order = ("seed", "candidate", "against", "seat")
    return [head, *sorted(games, key=lambda values: tuple(values[name] for name in order))]
