"""What must hold in every state of Schisma, and what its events must have told."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, assert_never

from tolerance_game.core.events import Event
from tolerance_game.core.game import Outcome
from tolerance_game.games.schisma import state_of
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.ruleset import ALLOWED
from tolerance_game.games.schisma.rules.state import ACTING, State
from tolerance_game.games.schisma.rules.track import LAST, Standing
from tolerance_game.games.schisma.rules.view import View

CARDS = 12
FOR_VICTORY = 3


class Broken(AssertionError):
    """Something that must always hold does not."""


def any_options(rng: Random) -> dict[str, Any]:
    """Options as no table would choose them."""
    return {
        "persons": rng.choice(("base", "random")),
        "rulings": {name: rng.choice(values) for name, values in ALLOWED.items()},
    }


class Books:
    """The figures of the table, kept from events alone (S7: nothing is secret)."""

    def __init__(self, state: State) -> None:
        self.display: list[Standing | None] = list(state.display)
        self.congregations: list[list[str]] = [list(joined) for joined in state.congregations]
        self.pile = Counter(state.pile)
        self.discard = list(state.discard)
        self.turn, self.seat, self.left = state.turn, state.seat, state.left
        self.used = list(state.used)
        self.drawn = state.drawn
        self.outcome = state.outcome

    def hear(self, events: tuple[Event, ...]) -> None:
        """Book every event."""
        for event in events:
            assert isinstance(event, told.AnyEvent), event
            self._book(event)

    def _book(self, event: told.AnyEvent) -> None:
        match event:
            case told.Settled():
                self.pile = Counter(event.persons * 2)
            case told.Laid() | told.Drawn():
                self._from_pile(event.person)
                self._put(event.column, event.person, event.land)
                self.drawn = self.drawn or isinstance(event, told.Drawn)
            case told.TurnBegan():
                self.turn, self.seat, self.left = event.turn, event.seat, event.actions
                self.used, self.drawn = [], False
            case told.ActionTaken():
                _must(event.seat == self.seat, event)
                self.used.append(event.action)
                self.left -= 1
            case told.Moved():
                _must(event.from_land != event.to_land, event)
                self._take(event.column, event.person, event.from_land)
                self._put(event.column, event.person, event.to_land)
            case told.Swapped():
                self._take(event.column, event.person, event.land)
                self._take(event.other_column, event.other_person, event.other_land)
                self._put(event.column, event.person, event.other_land)
                self._put(event.other_column, event.other_person, event.land)
            case told.Joined():
                self._take(event.column, event.person, event.from_land)
                self.congregations[event.seat].append(event.person)
            case told.Discarded():
                self._take(event.column, event.person, event.land)
                self.discard.append(event.person)
            case told.Reshuffled():
                _must(Counter(event.persons) == Counter(self.discard) and not +self.pile, event)
                self.pile, self.discard = Counter(event.persons), []
            case told.GameEnded():
                self.outcome = Outcome(event.winners, event.ending, event.paragraph)
            case told.TargetsChosen() | told.Lapsed():
                pass
            case _:
                assert_never(event)

    def _take(self, column: int, person: str, land: int) -> None:
        _must(self.display[column] == Standing(person, land), (column, person, land))
        self.display[column] = None

    def _put(self, column: int, person: str, land: int) -> None:
        _must(self.display[column] is None, (column, person, land))
        self.display[column] = Standing(person, land)

    def _from_pile(self, person: str) -> None:
        _must(self.pile[person] > 0, person)
        self.pile[person] -= 1

    def compare(self, state: State) -> None:
        """Raises Broken when the books and the state differ anywhere."""
        _must(tuple(self.display) == state.display, "display", state)
        joined = tuple(tuple(persons) for persons in self.congregations)
        _must(joined == state.congregations, "congregations", state)
        _must(+self.pile == Counter(state.pile), "pile", state)
        _must(tuple(self.discard) == state.discard, "discard", state)
        _must((self.turn, self.seat) == (state.turn, state.seat), "turn", state)
        _must((tuple(self.used), self.left) == (state.used, state.left), "actions", state)
        _must(self.drawn == state.drawn, "drawn", state)
        _must(self.outcome == state.outcome, "outcome", state)


class Promises:
    """What Schisma promises beyond the protocol."""

    def __init__(self, start: State) -> None:
        self.everything = Books(start)
        self.heard = [Books(start), Books(start)]

    def hear(self, seat: int | None, events: tuple[Event, ...]) -> None:
        """Keep the books."""
        (self.everything if seat is None else self.heard[seat]).hear(events)

    def check_state(self, state: State) -> None:
        """Invariants, and that the events told everything."""
        check_state(state)
        self.everything.compare(state)

    def check_view(self, state: State, seat: int, view: View) -> None:
        """S7: everything is public, so each seat was told all and sees all."""
        _must(view.viewer == seat and state_of(view) == state, "view", state)
        self.heard[seat].compare(state)


def check_state(state: State) -> None:
    """S1.2, S3, S4: conservation and bounds. Raises Broken."""
    where: Counter[str] = Counter(state.pile)
    where.update(state.discard)
    for joined in state.congregations:
        where.update(joined)
    where.update(standing.person for standing in state.display if standing is not None)
    expected = Counter(dict.fromkeys(state.persons, 2))
    _must(where == expected, "cards", state)
    _must(not state.persons or sum(where.values()) == CARDS, "number of cards", state)
    lands = [standing.land for standing in state.display if standing is not None]
    _must(all(0 <= land <= LAST for land in lands), "lands", state)
    # S4.1: the end is looked for when an action has been carried out, not in the midst of one.
    full = any(len(joined) >= FOR_VICTORY for joined in state.congregations)
    _must(not (full and state.phase == ACTING), "three persons", state)


def _must(holds: bool, *what: object) -> None:
    if not holds:
        raise Broken(*what)
