"""The course of a game from its events, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tolerance_game.core.events import Event
from tolerance_game.core.game import Outcome
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.protocol import start
from tolerance_game.games.schisma.rules.public import Public, public_of
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.games.schisma.rules.track import Congregations, Display

from .plan import Join


class Action(NamedTuple):
    """An action that was taken."""

    action: str
    column: int
    person: str
    targets: tuple[tuple[int, ...], ...]
    """Those of the move; what was chosen after a draw is added."""


class Turn(NamedTuple):
    """A turn, and how the table lay at its end."""

    number: int
    """From 1; 0 is the display as it was laid out, before the first turn."""
    seat: int
    """Whose turn it was; for number 0 whose turn follows."""
    actions: tuple[Action, ...]
    display: Display
    congregations: Congregations
    drawn: tuple[int, ...]
    """The columns that were refilled in it, in order; one may have been more than once."""
    joins: tuple[Join, ...]
    ends: Outcome | None
    """How the game ended with it."""


def course(events: Iterable[Event], options: Options) -> tuple[Turn, ...]:
    """Every turn of a game from all its events; the last may be under way. None before turn 0."""
    public = public_of(start(options))
    turns: list[Turn] = []
    told_of: list[Event] = []
    for event in events:
        if isinstance(event, told.TurnBegan):
            turns.append(_turn(public, event.seat if public.turn == 0 else public.seat, told_of))
            told_of = []
        else:
            told_of.append(event)
        public = public.after((event,))
    if public.turn:
        turns.append(_turn(public, public.seat, told_of))
    return tuple(turns)


def _turn(public: Public, seat: int, events: Iterable[Event]) -> Turn:
    actions: list[Action] = []
    drawn: list[int] = []
    joins: list[Join] = []
    for event in events:
        if isinstance(event, told.ActionTaken):
            actions.append(Action(event.action, event.column, event.person, event.targets))
        elif isinstance(event, told.TargetsChosen):
            last = actions[-1]
            actions[-1] = last._replace(targets=last.targets + event.targets)
        elif isinstance(event, told.Drawn):
            drawn.append(event.column)
        elif isinstance(event, told.Joined):
            joins.append(Join(event.column, event.person, event.seat))
    return Turn(
        public.turn,
        seat,
        tuple(actions),
        public.display,
        public.congregations,
        tuple(drawn),
        tuple(joins),
        public.outcome,
    )
