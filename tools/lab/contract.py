"""What every game promises, checked at every step of a game played at random.

The everyday suite plays thousands of such games; long runs are the same code with a bigger number.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple, Protocol

from tolerance_game.core import notation
from tolerance_game.core.errors import Illegal
from tolerance_game.core.events import Event, as_json, visible_to
from tolerance_game.core.game import CHANCE, Game
from tolerance_game.core.record import replay

CLOSELY: Final = 8


class BrokenPromise(AssertionError):
    """A game does not keep the protocol."""


class Checker(Protocol):
    """What one game promises beyond the protocol; each method raises AssertionError."""

    def hear(self, seat: int | None, events: tuple[Event, ...]) -> None:
        """What a seat may see of a move, or everything (None)."""

    def check_state(self, state: Any) -> None:
        """Invariants of the state, and that the events told all of it."""

    def check_view(self, state: Any, seat: int, view: Any) -> None:
        """That the view hides what it must, and that the seat's events told all it shows."""


class NoPromises:
    """A game that promises the protocol alone."""

    def hear(self, seat: int | None, events: tuple[Event, ...]) -> None:
        """No check."""

    def check_state(self, state: Any) -> None:
        """Any state will do."""

    def check_view(self, state: Any, seat: int, view: Any) -> None:
        """Any view will do."""


class PlayedGame(NamedTuple):
    """A game that was played at random."""

    state: Any
    moves: tuple[str, ...]


def random_game(game: Game, options: Any, rng: Random) -> PlayedGame:
    """A whole game of random legal moves, unchecked."""
    state = game.start(options)
    moves: list[Any] = []
    while (acting := game.to_act(state)) is not None:
        if acting == CHANCE:
            move = game.chance_move(state, rng)
        else:
            legal = game.legal_moves(state)
            move = legal[rng.randrange(len(legal))]
        state, _events = game.apply(state, move)
        moves.append(move)
    return PlayedGame(state, tuple(notation.write(move) for move in moves))


def checked_game(game: Game, options: Any, seats: int, rng: Random, checker: Checker) -> PlayedGame:
    """A whole game of random legal moves with every promise checked at every step.

    What is dear is shared out: one seat is followed through a game, any of them, and every eighth
    move is made twice, with all the legal ones written and read.
    """
    state = game.start(options)
    moves: list[str] = []
    followed = rng.randrange(seats)
    _check_moment(game, state, followed, checker)
    while (acting := game.to_act(state)) is not None:
        closely = len(moves) % CLOSELY == 0
        move = _any_move(game, state, acting, rng, closely)
        after, events = _applied(game, state, move, closely)
        for event in events:
            as_json(event)
        moves.append(notation.write(move))
        state = after
        checker.hear(None, events)
        checker.hear(followed, visible_to(events, followed))
        _check_moment(game, state, followed, checker)
    _check_end(game, options, state, tuple(moves))
    return PlayedGame(state, tuple(moves))


def _applied(game: Game, state: Any, move: Any, closely: bool) -> tuple[Any, tuple[Event, ...]]:
    if not closely:
        return game.apply(state, move)
    before = repr(state)
    after, events = game.apply(state, move)
    if repr(state) != before:
        raise BrokenPromise(f"{move} changed the state it was applied to")
    if game.apply(state, move) != (after, events):
        raise BrokenPromise(f"{move} leads somewhere else the second time")
    return after, events


def _any_move(game: Game, state: Any, acting: int, rng: Random, closely: bool) -> Any:
    legal = game.legal_moves(state)
    if acting == CHANCE:
        if legal:
            raise BrokenPromise("seats have moves while chance acts")
        move = game.chance_move(state, rng)
        _check_notation(game, move)
        return move
    if not legal:
        raise BrokenPromise(f"seat {acting} is to act and has no move")
    if len(set(legal)) != len(legal):
        raise BrokenPromise("a move is twice among the legal ones")
    chosen = legal[rng.randrange(len(legal))]
    for move in legal if closely else (chosen,):
        _check_notation(game, move)
    return chosen


def _check_notation(game: Game, move: Any) -> None:
    text = notation.write(move)
    if notation.read(text, game.MOVES) != move:
        raise BrokenPromise(f"{text!r} is not read as it was written")


def _check_moment(game: Game, state: Any, seat: int, checker: Checker) -> None:
    if (game.to_act(state) is None) != (game.outcome(state) is not None):
        raise BrokenPromise("a game is over exactly when it has an outcome")
    checker.check_state(state)
    checker.check_view(state, seat, game.view(state, seat))


def _check_end(game: Game, options: Any, state: Any, moves: tuple[str, ...]) -> None:
    if game.legal_moves(state):
        raise BrokenPromise("there are moves after the end")
    try:
        game.apply(state, notation.read(moves[-1], game.MOVES))
    except Illegal:
        pass
    else:
        raise BrokenPromise("a move was allowed after the end")
    last = None
    for moment in replay(game, options, moves):
        last = moment.state
    if last != state:
        raise BrokenPromise("the replay of the moves leads to another state")
