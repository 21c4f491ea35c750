"""The games of a tournament played again from their lines, with all that happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tolerance_game.core import Event, Seat
from tolerance_game.core.game import CHANCE
from tolerance_game.match.chance import named_by
from tolerance_game.match.match import Table
from tools.lab.tournament.arena import ended
from tools.lab.tournament.played import Played


class Differs(Exception):
    """A game does not come out as its line says: it was played by other rules."""


class Step(NamedTuple):
    """A move of a game that is played again."""

    before: Any
    """The state in which it was made."""
    seat: Seat
    moves: tuple[Any, ...]
    """The legal moves; none for chance."""
    move: Any
    events: tuple[Event, ...]


def replayed(table: Table, played: Played) -> Iterator[Step]:
    """Every move of a game. Raises Differs when it does not fit the line."""
    game, choices, drawn = table.game, iter(played.choices), 0
    state = game.start(table.options)
    try:
        while (acting := game.to_act(state)) is not None:
            moves: tuple[Any, ...] = ()
            if acting == CHANCE:
                drawn += 1
                move = game.chance_move(state, named_by(played.key.seed, drawn))
            else:
                moves = game.legal_moves(state)
                move = moves[next(choices) if len(moves) > 1 else 0]
            after, events = game.apply(state, move)
            yield Step(state, acting, moves, move, events)
            state = after
    except (StopIteration, IndexError) as error:
        raise Differs(f"{played.key}") from error
    again = ended(table, played.key, state, played.choices, {})
    known = played.winners, played.ending, played.scores
    if (again.winners, again.ending, again.scores) != known or next(choices, None) is not None:
        raise Differs(f"{played.key}")
