"""Positions as text, three lines a test.

    table("cardinal@G knight@R noble@N bishop@G peasant@A", turn="rome")
        .petition("cardinal", "noble knight")
        .expect("cardinal@R knight@F noble@A bishop@G peasant@A")

A person is named by id, a land by its first letter; `knight#2` is the second one from the left.
`-` is an empty column. The congregations follow where they are not empty: `...; A noble; R knight`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain

import pytest

from tolerance_game.core.errors import Illegal, Reason
from tolerance_game.core.events import Event
from tolerance_game.games import schisma
from tolerance_game.games.schisma.rules import moves
from tolerance_game.games.schisma.rules.persons import PersonCatalogue
from tolerance_game.games.schisma.rules.ruleset import CHOSEN, Options, Rulings
from tolerance_game.games.schisma.rules.state import ACTING, State
from tolerance_game.games.schisma.rules.steps import Step
from tolerance_game.games.schisma.rules.track import AVIGNON, ROME, Display, Position, Standing

from .catalogue import CATALOGUE

SEAT = {"avignon": AVIGNON, "rome": ROME}


def display_of(text: str) -> Display:
    """The columns of a text like `cardinal@G - ...`."""
    columns: list[Standing | None] = []
    for word in text.split():
        person, _, land = word.partition("@")
        columns.append(None if word == "-" else Standing(person, "ANGFR".index(land)))
    return tuple(columns)


def position(text: str) -> Position:
    """The display and the congregations of a text like `cardinal@G - ...; R noble`."""
    display, *lying = text.split("; ")
    persons = {
        side: tuple(names.split()) for side, _, names in (part.partition(" ") for part in lying)
    }
    assert persons.keys() <= {"A", "R"}
    return Position(display_of(display), (persons.get("A", ()), persons.get("R", ())))


def words_of(display: Display) -> str:
    """The text of a display."""
    return " ".join("-" if s is None else f"{s.person}@{'ANGFR'[s.land]}" for s in display)


class Table:
    """A game in a certain position, to be played on."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def column(self, name: str) -> int:
        """The column a person stands in."""
        person, _, copy = name.partition("#")
        found = [
            c for c, s in enumerate(self.state.display) if s is not None and s.person == person
        ]
        return found[int(copy or 1) - 1]

    def columns(self, names: str) -> tuple[int, ...]:
        return tuple(sorted(self.column(name) for name in names.split()))

    def move(self, kind: str, name: str, *targets: str) -> moves.Move:
        """An action as a move."""
        column = self.column(name)
        if kind == "petition":
            return moves.Petition(column, tuple(self.columns(names) for names in targets))
        kinds: dict[str, type[moves.Beseech | moves.Chastise | moves.Excommunicate]] = {
            "beseech": moves.Beseech,
            "chastise": moves.Chastise,
            "excommunicate": moves.Excommunicate,
        }
        return kinds[kind](column)

    def play(self, move: moves.Move) -> Table:
        assert schisma.refusal(self.state, move) is None
        self.state, self.events[:] = _apply(self.state, move)
        return self

    def beseech(self, name: str) -> Table:
        return self.play(self.move("beseech", name))

    def chastise(self, name: str) -> Table:
        return self.play(self.move("chastise", name))

    def excommunicate(self, name: str) -> Table:
        return self.play(self.move("excommunicate", name))

    def petition(self, name: str, *targets: str) -> Table:
        return self.play(self.move("petition", name, *targets))

    def choose(self, *targets: str) -> Table:
        return self.play(moves.Choose(tuple(self.columns(names) for names in targets)))

    def draw(self, *persons: str) -> Table:
        """Draws for the columns due, in their order."""
        for person in persons:
            self.play(moves.Draw(self.state.due[0].column, person))
        return self

    def expect(self, text: str) -> Table:
        """The display and both congregations, whole."""
        expected = position(text)
        assert words_of(self.state.display) == words_of(expected.display)
        assert self.state.congregations == expected.congregations
        return self

    def refuses(self, id: str, paragraph: str, kind: str, name: str, *targets: str) -> Table:
        """The action is refused for this reason, is not listed, and changes nothing."""
        return self.refuses_move(id, paragraph, self.move(kind, name, *targets))

    def refuses_move(self, id: str, paragraph: str, move: moves.Move) -> Table:
        reason = schisma.refusal(self.state, move)
        assert reason is not None
        assert (reason.id, reason.paragraph) == (id, paragraph)
        assert move not in schisma.legal_moves(self.state)
        with pytest.raises(Illegal):
            schisma.apply(self.state, move)
        return self

    def reason(self, kind: str, name: str, *targets: str) -> Reason:
        reason = schisma.refusal(self.state, self.move(kind, name, *targets))
        assert reason is not None
        return reason

    def targets_of(self, name: str) -> set[tuple[tuple[int, ...], ...]]:
        """Every legal choice of targets of a petition."""
        column = self.column(name)
        return {
            move.targets
            for move in schisma.legal_moves(self.state)
            if isinstance(move, moves.Petition) and move.column == column
        }

    def ends(self, winner: str, ending: str, paragraph: str) -> Table:
        outcome = schisma.outcome(self.state)
        assert outcome is not None
        assert outcome.winners == ((SEAT[winner],) if winner else ())
        assert (outcome.ending, outcome.paragraph) == (ending, paragraph)
        assert schisma.to_act(self.state) is None
        assert schisma.legal_moves(self.state) == ()
        return self

    def goes_on(self) -> Table:
        assert schisma.outcome(self.state) is None
        return self

    def kinds(self) -> list[str]:
        """The kinds of events of the last move."""
        return [event.kind for event in self.events]


def _apply(state: State, move: moves.Move) -> tuple[State, tuple[Event, ...]]:
    return schisma.apply(state, move)


def table(
    text: str,
    *,
    turn: str = "rome",
    used: str = "",
    discard: str = "",
    rulings: Rulings | None = None,
) -> Table:
    """A position at the beginning of a turn (or after the actions `used`), no card drawn in it.

    The draw pile is what remains of the 12 cards; persons of the expansion play where they appear.
    """
    stands = position(text)
    lying = (*chain(*stands.congregations), *discard.split())
    seen = [*(s.person for s in stands.display if s is not None), *lying]
    persons = tuple(
        next((p for p in CATALOGUE.of_faction(CATALOGUE.faction_of[base]) if p in seen), base)
        for base in CATALOGUE.base()
    )
    pile = Counter(persons * 2)
    pile.subtract(seen)
    assert not -pile, "more than two of a person"
    seat = SEAT[turn]
    taken = tuple(used.split())
    base_state = schisma.start(
        Options(CATALOGUE, rulings or Rulings(), persons=CHOSEN, chosen=persons)
    )
    return Table(
        replace(
            base_state,
            phase=ACTING,
            display=stands.display,
            congregations=stands.congregations,
            pile=tuple(sorted(pile.elements())),
            discard=tuple(discard.split()),
            turn=7,
            seat=seat,
            used=taken,
            left=2 - len(taken),
            began=stands,
            since_draw=() if taken else (stands,),
            starts=() if taken else ((seat, stands),),
        )
    )


def with_petition(t: Table, person: str, *steps: Step) -> Table:
    """The same table, but this person asks for something else."""
    persons = tuple(
        replace(known, petition=steps) if known.id == person else known
        for known in CATALOGUE.persons
    )
    t.state = replace(t.state, options=replace(t.state.options, catalogue=PersonCatalogue(persons)))
    return t
