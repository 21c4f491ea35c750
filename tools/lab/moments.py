"""The moments of a game: chance, players and given moves in turn, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tolerance_game.core import notation
from tolerance_game.core.errors import GameError, Reason
from tolerance_game.core.events import Event
from tolerance_game.core.game import CHANCE
from tolerance_game.games import everyone
from tolerance_game.match.chance import named_by
from tolerance_game.match.match import Table
from tolerance_game.worker.deciding import BUDGET

from .tournament.contestant import takes_budget


class Moment(NamedTuple):
    """A move that was made, and what came of it."""

    number: int
    seat: int
    move: Any
    state: Any
    events: tuple[Event, ...]
    reason: Reason | None
    """Why a program made it; None for chance and for given moves."""


class Given(NamedTuple):
    """A move that a file asks for."""

    row: int
    text: str


class Refused(Exception):
    """A given move that cannot be made, with its row and the reason."""

    def __init__(self, given: Given, error: GameError) -> None:
        super().__init__(str(error))
        self.given = given
        self.reason = error.reason


def generator(seed: int | None, seat: int) -> Random:
    """A generator for each seat, so that its decisions do not depend on the other players."""
    return Random(f"{seed}/seat {seat}")


def played_by_players(table: Table, budget: int = 0) -> Iterator[Moment]:
    """A whole game, decided by the players of the table; those that take a budget get this one, if
    there is one."""
    game = table.game
    names = table.header.players
    known = everyone(table.header.game)
    players = [known[name]() for name in names]
    wanted = [{BUDGET: budget} if budget and takes_budget(player) else {} for player in players]
    seed = table.header.seed
    generators = [generator(seed, seat) for seat in range(table.seats)]
    drawn = 0
    state = game.start(table.options)
    number = 0
    while (acting := game.to_act(state)) is not None:
        number += 1
        reason: Reason | None = None
        if acting == CHANCE:
            drawn += 1
            move = game.chance_move(state, named_by(seed, drawn))
        else:
            view, moves = game.view(state, acting), game.legal_moves(state)
            decide: Any = players[acting].decide
            decision = decide(view, moves, generators[acting], **wanted[acting])
            move, reason = decision.move, decision.reason
        state, events = game.apply(state, move)
        yield Moment(number, acting, move, state, events, reason)


def played_as_given(table: Table, given: tuple[Given, ...]) -> Iterator[Moment]:
    """The moves of a file, as far as it goes.

    What chance does may be left out of it, and comes from the seed. Raises Refused at the first
    move that cannot be made.
    """
    game = table.game
    chances = 0
    state = game.start(table.options)
    number = 0
    waiting = list(reversed(given))
    while (acting := game.to_act(state)) is not None:
        drawn = None
        if acting == CHANCE:
            chances += 1
            drawn = game.chance_move(state, named_by(table.header.seed, chances))
        if drawn is not None and not _is_next(waiting, notation.name_of(type(drawn))):
            state, events = game.apply(state, drawn)
            move = drawn
        elif waiting:
            ask = waiting.pop()
            try:
                move = notation.read(ask.text, game.MOVES)
                state, events = game.apply(state, move)
            except GameError as error:
                raise Refused(ask, error) from error
        else:
            return
        number += 1
        yield Moment(number, acting, move, state, events, None)
    if waiting:
        ask = waiting.pop()
        try:
            game.apply(state, notation.read(ask.text, game.MOVES))
        except GameError as error:
            raise Refused(ask, error) from error


def _is_next(waiting: list[Given], name: str) -> bool:
    return bool(waiting) and waiting[-1].text.split()[0] == name
