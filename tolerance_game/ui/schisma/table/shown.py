"""What the table shows: it follows the events one by one, some time behind the game itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.public import Public


@dataclass(frozen=True, slots=True)
class DoneAction:
    """An action of this turn."""

    action: str
    person: str
    column: int
    events: tuple[Event, ...] = ()
    """What it has brought about so far."""


@dataclass(slots=True)
class Shown:
    """Everything that is drawn of the game."""

    public: Public
    """What the events that are shown have told."""
    actions: list[DoneAction] = field(default_factory=list)
    """The actions of this turn."""
    last_turn: tuple[Seat, tuple[DoneAction, ...]] = (-1, ())
    """Whose the turn before was, and what was done in it."""
    drawn: frozenset[int] = frozenset()
    """The columns into which somebody was drawn in this turn."""

    def apply(self, event: Event) -> None:
        """Takes an event."""
        if isinstance(event, told.TurnBegan):
            if self.public.turn:
                self.last_turn = (self.public.seat, tuple(self.actions))
            self.actions, self.drawn = [], frozenset()
        self.public = self.public.after((event,))
        if isinstance(event, told.ActionTaken):
            self.actions.append(DoneAction(event.action, event.person, event.column))
        elif self.actions and not isinstance(event, told.TurnBegan):
            done = self.actions[-1]
            self.actions[-1] = DoneAction(
                done.action, done.person, done.column, (*done.events, event)
            )
        if isinstance(event, told.Drawn):
            self.drawn |= {event.column}
