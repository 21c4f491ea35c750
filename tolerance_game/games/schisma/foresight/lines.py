"""S2.1: the turns that can be played from a state, with every draw left open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tolerance_game.games.schisma.rules import moves as kinds
from tolerance_game.games.schisma.rules.events import Joined
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.protocol import apply, legal_moves
from tolerance_game.games.schisma.rules.state import CHOOSING, DRAWING, State

from .plan import Join
from .supposition import undrawn


class Line(NamedTuple):
    """Some moves of one turn, and what they come to."""

    state: State
    """After them, with nobody in the columns that are to be refilled."""
    moves: tuple[Move, ...] = ()
    persons: tuple[str, ...] = ()
    """For each move: whom the action is taken on, or whose petition goes on."""
    joins: tuple[Join, ...] = ()
    """Who joins which congregation, in order."""
    certain: bool = True
    """Whether nobody is drawn before the last of them: they can be played just like this."""
    drawn: bool = False
    """Whether somebody is drawn by any of them, so that others will stand there than it has."""
    whole: bool = False
    """Whether the turn, or the game, is over with them."""

    def then(self, move: Move) -> Line:
        """The line with one more legal move."""
        state = self.state
        after, happened = apply(state, move)
        draws = after.phase == DRAWING
        after, more = undrawn(after)
        joins = tuple(
            Join(event.column, event.person, event.seat)
            for event in (*happened, *more)
            if isinstance(event, Joined)
        )
        return Line(
            after,
            (*self.moves, move),
            (*self.persons, _person(state, move)),
            self.joins + joins,
            not self.drawn,
            self.drawn or draws,
            after.outcome is not None or after.turn != state.turn,
        )


def _person(state: State, move: Move) -> str:
    if isinstance(move, kinds.Choose):
        return state.pending.person if state.pending else ""
    assert isinstance(move, kinds.Action)
    standing = state.display[move.column]
    return standing.person if standing else ""


def lines(state: State) -> Iterator[Line]:
    """Every line of the turn of the seat to act, in the order of the legal moves.

    A line comes after each action that is over, so one of two actions comes after its first one.
    Each is made when it is asked for, with one move of the rules, or few.
    """
    yield from _further(Line(state))


def _further(line: Line) -> Iterator[Line]:
    for move in legal_moves(line.state):
        longer = line.then(move)
        if longer.state.phase != CHOOSING:
            yield longer
        if not longer.whole:
            yield from _further(longer)
