"""Who stood where on the track, from coming to going."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple, assert_never, cast

from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules import events as told

NOWHERE: Final = -1
"""The congregation of those who are on the track still, or were discarded."""


class Stay(NamedTuple):
    """A person in a column of the track."""

    column: int
    person: str
    began: int
    """The number of the turn in which they came; 0 for the first display."""
    came: int
    """The land at which they were laid or drawn."""
    lands: tuple[int, ...] = ()
    """The land at the end of that turn, and of each turn after it."""
    ended: int | None = None
    """The number of the turn in which they left; None while they stay."""
    joined: int = NOWHERE
    """The seat whose congregation they joined, or NOWHERE."""


def stays(events: Iterable[Event]) -> tuple[Stay, ...]:
    """Everybody who has stood on the track, in the order in which they came."""
    found: list[Stay] = []
    here: dict[int, int] = {}
    """The number of the stay in each column."""
    lands: dict[int, int] = {}
    turn = 0

    def ends_turn() -> None:
        for column, number in here.items():
            stay = found[number]
            found[number] = stay._replace(lands=(*stay.lands, lands[column]))

    for one in events:
        event = cast("told.AnyEvent", one)
        match event:
            case told.TurnBegan():
                ends_turn()
                turn = event.turn
            case told.Laid() | told.Drawn():
                here[event.column], lands[event.column] = len(found), event.land
                found.append(Stay(event.column, event.person, turn, event.land))
            case told.Moved():
                lands[event.column] = event.to_land
            case told.Swapped():
                lands[event.column] = event.other_land
                lands[event.other_column] = event.land
            case told.Discarded() | told.Joined():
                number = here.pop(event.column)
                joined = event.seat if isinstance(event, told.Joined) else NOWHERE
                found[number] = found[number]._replace(ended=turn, joined=joined)
            case told.Settled() | told.ActionTaken() | told.TargetsChosen() | told.Lapsed():
                pass
            case told.Reshuffled() | told.GameEnded():
                pass
            case _:
                assert_never(event)
    ends_turn()
    return tuple(found)
