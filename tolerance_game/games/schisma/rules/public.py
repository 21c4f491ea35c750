"""S7: the table as the events of a game have told it so far. Nothing of it is secret."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from typing import NamedTuple, assert_never, cast

from tolerance_game.core import Event, Outcome

from . import events as told
from .persons import COPIES
from .state import State
from .track import Congregations, Display, Standing


class Public(NamedTuple):
    """What lies on the table; the fields mean what they mean in State. `public_of` makes it."""

    persons: tuple[str, ...]
    display: Display
    congregations: Congregations
    pile: tuple[str, ...]
    discard: tuple[str, ...]
    turn: int
    seat: int
    used: tuple[str, ...]
    left: int
    drawn: bool
    outcome: Outcome | None

    def after(self, events: Iterable[Event]) -> Public:
        """The table when these have happened too."""
        # An event of another game is refused at the end of the list.
        return reduce(Public._after, cast("Iterable[told.AnyEvent]", events), self)

    def _after(self, event: told.AnyEvent) -> Public:
        match event:
            case told.Settled():
                pile = tuple(sorted(event.persons * COPIES))
                return self._replace(persons=event.persons, pile=pile)
            case told.Laid():
                return self._draw(event)
            case told.Drawn():
                return self._draw(event)._replace(drawn=True)
            case told.TurnBegan():
                return self._replace(
                    turn=event.turn, seat=event.seat, left=event.actions, used=(), drawn=False
                )
            case told.ActionTaken():
                return self._replace(used=(*self.used, event.action), left=self.left - 1)
            case told.Moved():
                return self._put(event.column, Standing(event.person, event.to_land))
            case told.Swapped():
                return self._put(event.column, Standing(event.person, event.other_land))._put(
                    event.other_column, Standing(event.other_person, event.land)
                )
            case told.Joined():
                first, second = self.congregations
                joined = (
                    ((*first, event.person), second)
                    if event.seat == 0
                    else (first, (*second, event.person))
                )
                return self._put(event.column, None)._replace(congregations=joined)
            case told.Discarded():
                discard = (*self.discard, event.person)
                return self._put(event.column, None)._replace(discard=discard)
            case told.Reshuffled():
                return self._replace(pile=tuple(sorted(event.persons)), discard=())
            case told.GameEnded():
                outcome = Outcome(event.winners, event.ending, event.paragraph)
                return self._replace(outcome=outcome)
            case told.TargetsChosen() | told.Lapsed():
                return self
            case _:
                assert_never(event)

    def _put(self, column: int, standing: Standing | None) -> Public:
        display = (*self.display[:column], standing, *self.display[column + 1 :])
        return self._replace(display=display)

    def _draw(self, event: told.Laid | told.Drawn) -> Public:
        place = self.pile.index(event.person)
        pile = (*self.pile[:place], *self.pile[place + 1 :])
        return self._put(event.column, Standing(event.person, event.land))._replace(pile=pile)


def public_of(now: State) -> Public:
    """The table now, at the beginning of a game or wherever its events are followed from."""
    return Public(*(getattr(now, name) for name in Public._fields))
