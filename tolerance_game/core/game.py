"""The protocol that both games keep: seven functions over frozen values.

A package of `games` is such a game: its functions are called as `tolerance.apply(state, move)`.
Chance is a player: a deal or a draw is a move like any other, recorded and replayed, so no hidden
state of a generator is part of a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final, Protocol, TypeVar

from .events import Event, Seat

CHANCE: Final = -1
"""Whose turn it is when cards are dealt or drawn."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: who won (several share a win, nobody is a draw), and why."""

    winners: tuple[Seat, ...]
    ending: str
    """The id of the ending: `points`, `piety`, `three_persons`..."""
    paragraph: str


OptionsT = TypeVar("OptionsT", contravariant=True)
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT", covariant=True)


class Game(Protocol[OptionsT, StateT, MoveT, ViewT]):
    """A game as the rest of the program sees it."""

    @property
    def NAME(self) -> str:
        """The id of the game."""

    @property
    def MOVES(self) -> tuple[type[Any], ...]:
        """The closed list of its kinds of moves, for the notation."""

    def start(self, options: OptionsT) -> StateT:
        """The table before the first card is dealt. Raises Malformed for impossible options."""

    def to_act(self, state: StateT) -> Seat | None:
        """The seat to act, CHANCE, or None when the game is over."""

    def legal_moves(self, state: StateT) -> tuple[MoveT, ...]:
        """Every legal move of the seat to act, in a fixed order; none for CHANCE or at the end."""

    def chance_move(self, state: StateT, rng: Random) -> MoveT:
        """What chance does here. Raises Illegal when it is not chance's turn."""

    def apply(self, state: StateT, move: MoveT) -> tuple[StateT, tuple[Event, ...]]:
        """The state after the move, and all that happened. Raises Illegal with the reason."""

    def view(self, state: StateT, seat: Seat) -> ViewT:
        """What this seat may know."""

    def outcome(self, state: StateT) -> Outcome | None:
        """How it ended, or None while it goes on."""


AnyGame = Game[Any, Any, Any, Any]
