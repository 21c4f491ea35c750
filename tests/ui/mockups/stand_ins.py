"""A session that stands still: the table draws one crafted moment of a game from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tolerance_game.core.events import Event, Seat, visible_to
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.state import State
from tolerance_game.match.handover import HandShown
from tolerance_game.match.seats import Person
from tolerance_game.session.autosave import Saved


@dataclass(frozen=True)
class StillMatch:
    """A match in which nothing happens any more."""

    state: State
    seats: tuple[Person, ...]
    number: int
    stamp: int = 1

    @property
    def outcome(self) -> Any:
        """How the game ended."""
        return self.state.outcome

    @property
    def to_act(self) -> Seat | None:
        """Whose decision it waits for."""
        return self.state.to_act


class StillHandover:
    """One seat looks at one moment."""

    due: Seat | None = None

    def __init__(self, state: State, events: tuple[Event, ...], seat: Seat) -> None:
        self._state = state
        self._events = events
        self.phase = HandShown(seat)

    def view(self) -> Any:
        """What this seat may know."""
        return tolerance.view(self._state, self.phase.seat)

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """What led to it."""
        return () if since else visible_to(self._events, self.phase.seat)

    def undo_limit(self) -> None:
        """The button is drawn as one that can be used."""
        return


class StillSession:
    """The interface of `Session` as far as the table asks for it to draw itself."""

    thinking: Seat | None = None

    def __init__(
        self, state: State, events: tuple[Event, ...], names: tuple[str, ...], seat: Seat = 0
    ) -> None:
        self.match = StillMatch(state, tuple(Person(name) for name in names), 1)
        self.handover = StillHandover(state, events, seat)

    @property
    def number(self) -> int:
        """How many moves have been made."""
        return self.match.number

    @property
    def saved(self) -> Saved:
        """All is well with the disk."""
        return Saved(self.match.number)

    def tick(self) -> bool:
        """Nothing comes of time here."""
        return False
