"""A working copy of a state while one move is carried out.

`apply` opens a draft, the functions of the rulebook change it and tell what they change, and
`close` freezes it again. Nothing outside sees a draft.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final

from tolerance_game.core import Outcome, Seat

from .events import AnyEvent
from .ruleset import Options, Rulings
from .state import Phase, PlayerState, Reckoning, Resolution, State, Trick

_FIGURES: Final = attrgetter(*State._fields)
_PLAYERS: Final = State._fields.index("players")


class Draft:
    """A state that can be changed, and what has happened to it so far."""

    def __init__(self, state: State) -> None:
        self.options: Options = state.options
        self.rulings: Rulings = state.options.rulings
        self.cards = state.options.cards
        self.phase = state.phase
        self.to_act: Seat | None = state.to_act
        self.players: list[PlayerState] = list(state.players)
        self.reign = state.reign
        self.left_out = state.left_out
        self.chooser = state.chooser
        self.starter = state.starter
        self.trick: Trick = state.trick
        self.tricks = state.tricks
        self.resolution: Resolution | None = state.resolution
        self.reckoning: Reckoning | None = state.reckoning
        self.outcome: Outcome | None = state.outcome
        self.events: list[AnyEvent] = []

    def tell(self, event: AnyEvent) -> None:
        """Put an event into the story of this move."""
        self.events.append(event)

    def wait_for(self, seat: Seat | None, phase: Phase) -> None:
        """What the game waits for now, and from whom."""
        self.to_act = seat
        self.phase = phase

    def clockwise_from(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats, this one first."""
        count = len(self.players)
        return tuple((seat + step) % count for step in range(count))

    def close(self) -> tuple[State, tuple[AnyEvent, ...]]:
        """The state and the events, frozen."""
        figures = list(_FIGURES(self))
        figures[_PLAYERS] = tuple(self.players)
        return State._make(figures), tuple(self.events)
