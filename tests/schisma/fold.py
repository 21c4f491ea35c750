"""The public figures, changed by events alone (S7)."""

from __future__ import annotations

from collections import Counter

from tolerance_game.core.events import Event
from tolerance_game.core.game import Outcome
from tolerance_game.games.schisma import events as e
from tolerance_game.games.schisma.state import State
from tolerance_game.games.schisma.track import Standing

Figures = dict[str, object]


def figures(state: State) -> Figures:
    """What everybody sees on the table."""
    return {
        "display": list(state.display),
        "congregations": [list(joined) for joined in state.congregations],
        "pile": Counter(state.pile),
        "discard": list(state.discard),
        "turn": state.turn,
        "seat": state.seat,
        "used": list(state.used),
        "left": state.left,
        "drawn": state.drawn,
        "outcome": state.outcome,
    }


class Fold:
    """Figures that listen to events; what an event says was before must be so."""

    def __init__(self, state: State) -> None:
        self.display = list(state.display)
        self.congregations = [list(joined) for joined in state.congregations]
        self.pile = Counter(state.pile)
        self.discard = list(state.discard)
        self.turn, self.seat, self.left = state.turn, state.seat, state.left
        self.used = list(state.used)
        self.drawn = state.drawn
        self.outcome = state.outcome

    def figures(self) -> Figures:
        return {
            "display": list(self.display),
            "congregations": [list(joined) for joined in self.congregations],
            "pile": +self.pile,
            "discard": list(self.discard),
            "turn": self.turn,
            "seat": self.seat,
            "used": list(self.used),
            "left": self.left,
            "drawn": self.drawn,
            "outcome": self.outcome,
        }

    def _take(self, column: int, person: str, land: int) -> None:
        assert self.display[column] == Standing(person, land)
        self.display[column] = None

    def _put(self, column: int, person: str, land: int) -> None:
        assert self.display[column] is None
        self.display[column] = Standing(person, land)

    def _from_pile(self, person: str) -> None:
        assert self.pile[person] > 0
        self.pile[person] -= 1

    def hear(self, event: Event) -> None:
        match event:
            case e.Settled():
                self.pile = Counter(event.persons * 2)
            case e.Laid() | e.Drawn():
                self._from_pile(event.person)
                self._put(event.column, event.person, event.land)
                self.drawn = self.drawn or isinstance(event, e.Drawn)
            case e.TurnBegan():
                self.turn, self.seat, self.left = event.turn, event.seat, event.actions
                self.used, self.drawn = [], False
            case e.ActionTaken():
                assert event.seat == self.seat
                self.used.append(event.action)
                self.left -= 1
            case e.Moved():
                assert event.from_land != event.to_land
                self._take(event.column, event.person, event.from_land)
                self._put(event.column, event.person, event.to_land)
            case e.Swapped():
                self._take(event.column, event.person, event.land)
                self._take(event.other_column, event.other_person, event.other_land)
                self._put(event.column, event.person, event.other_land)
                self._put(event.other_column, event.other_person, event.land)
            case e.Joined():
                self._take(event.column, event.person, event.from_land)
                self.congregations[event.seat].append(event.person)
            case e.Discarded():
                self._take(event.column, event.person, event.land)
                self.discard.append(event.person)
            case e.Reshuffled():
                assert Counter(event.persons) == Counter(self.discard)
                assert not +self.pile
                self.pile, self.discard = Counter(event.persons), []
            case e.GameEnded():
                self.outcome = Outcome(event.winners, event.ending, event.paragraph)
            case e.Lapsed() | e.TargetsChosen():
                pass
            case _:
                raise AssertionError(f"nobody explains {event}")
