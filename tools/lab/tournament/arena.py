"""Where the games of a tournament are played.

An arena plays one game. `ARENAS` says which one does it for which players: the rules themselves
play anybody; another engine may stand before them for players of its own, if it makes the same
choices among the same legal moves.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from tolerance_game import games
from tolerance_game.core.game import CHANCE
from tolerance_game.match.chance import named_by
from tolerance_game.match.match import Table

from .contestant import Contestant, contestant
from .durations import Durations
from .match_up import GameKey
from .played import Played

Arena = Callable[[Table, GameKey, tuple[Contestant, ...]], Played]
"""Plays a game of this key at a table, with who sits at each seat."""


def generator(seed: int, seat: int, choice: int) -> Random:
    """The generator of one choice: it depends on the deal, the seat and its number alone."""
    return Random(f"{seed}/seat {seat}/choice {choice}")


def play_by_rules(table: Table, key: GameKey, seating: tuple[Contestant, ...]) -> Played:
    """A game by the rules that people play by."""
    game, name = table.game, table.header.game
    deciders = [one.decide(name) for one in seating]
    times = {str(one): Durations() for one in seating}
    spent = [times[str(one)] for one in seating]
    chosen = [0] * table.seats
    choices: list[int] = []
    state, drawn = game.start(table.options), 0
    while (acting := game.to_act(state)) is not None:
        if acting == CHANCE:
            drawn += 1
            move = game.chance_move(state, named_by(key.seed, drawn))
        else:
            moves = game.legal_moves(state)
            move = moves[0]
            if len(moves) > 1:
                chosen[acting] += 1
                view, rng = game.view(state, acting), generator(key.seed, acting, chosen[acting])
                begin = time.perf_counter()
                move = deciders[acting](view, moves, rng).move
                spent[acting].add(time.perf_counter() - begin)
                choices.append(moves.index(move))
        state, _events = game.apply(state, move)
    return ended(table, key, state, tuple(choices), times)


def ended(
    table: Table, key: GameKey, state: Any, choices: tuple[int, ...], times: dict[str, Durations]
) -> Played:
    """What a game that is over came to."""
    outcome = table.game.outcome(state)
    assert outcome is not None
    scores = games.room(table.header.game, "report").summary(state)["scores"]
    assert isinstance(scores, list)
    return Played(key, choices, outcome.winners, outcome.ending, tuple(scores), times)


class Rink(NamedTuple):
    """An arena, and for which tables and players it is there."""

    fits: Callable[[Table, tuple[Contestant, ...]], bool]
    play: Arena


ARENAS: Final[list[Rink]] = [Rink(lambda _table, _seating: True, play_by_rules)]
"""The first one that fits plays."""


def play(table: Table, key: GameKey) -> Played:
    """The game of a key. Raises Malformed or NotSo for players that are not there."""
    seating = tuple(map(contestant, key.match_up.seating(table.seats, key.seat)))
    arena = next(rink.play for rink in ARENAS if rink.fits(table, seating))
    return arena(table, key, seating)
