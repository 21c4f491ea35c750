"""Schisma in letters: the track, its persons, the legal moves; and its options as typed."""

from __future__ import annotations

import re
from argparse import Namespace, _ArgumentGroup
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from tolerance_game.core import Reason
from tolerance_game.terminal.narrator import WIDTH, Narrator, wrapped
from tolerance_game.terminal.terminal_table import Answer, RefusedInput, TerminalTable, TypedAnswer
from tolerance_game.words import Words

from .petition_texts import petition_text
from .rules import moves as schisma
from .rules.refusals import petition_refusal, refusal
from .rules.ruleset import BASE, CHOSEN, RANDOM
from .rules.track import COLUMNS, LANDS, SEATS
from .rules.view import View, state_of

SIDES: Final[Mapping[str, tuple[int, ...]]] = {"avignon": (0,), "rome": (1,), "both": (0, 1)}
"""With *both*, two people sit at the terminal."""
CHAPTERS: Final = ("turn_began",)
HEADINGS: Final = (*CHAPTERS, "game_ended")

LAND: Final = 14
"""How wide a land of the track is."""
MADE_BY: Final[dict[str, Any]] = {action: kind for kind, action in schisma.ACTION_OF.items()}
SHORT: Final = re.compile(r"([^\W\d_]+)\s*((?:\d+[\s,]*)*)")
"""A word or a letter, and the numbers of columns."""


class SchismaTable(TerminalTable):
    """The output and input of a table of Schisma."""

    pages = ("board", "persons", "piles", "congregations")
    shows_board = True

    # What lies there.

    def board(self, view: View) -> Iterator[str]:
        """The track, and both congregations."""
        yield ""
        lands = "".join(self._say(f"schisma.land.{land}").center(LAND) for land in LANDS)
        yield f"    {lands}".rstrip()
        for column in COLUMNS:
            standing = view.display[column]
            places = ["·"] * len(LANDS)
            if standing is not None:
                places[standing.land] = self._person(standing.person)
            yield f"  {column + 1} {''.join(place.center(LAND) for place in places)}".rstrip()
        yield from self.congregations(view)

    def congregations(self, view: View) -> Iterator[str]:
        """Both congregations (S3.1)."""
        for seat in SEATS:
            yield "  " + self._say(
                "terminal.schisma.congregation",
                name=self._side(seat),
                which=self._nobody_or(view.congregations[seat]),
            )

    def piles(self, view: View) -> Iterator[str]:
        """The draw pile, in no order, and the discard pile (S7)."""
        yield "  " + self._say("terminal.schisma.pile", number=len(view.pile))
        if view.pile:
            yield "    " + self._say("terminal.schisma.in_pile", persons=view.pile)
        discard = self._nobody_or(view.discard[::-1])
        yield "  " + self._say("terminal.schisma.discard", which=discard)

    def persons(self, view: View) -> Iterator[str]:
        """What each person in play is called and does."""
        catalogue, rulings = view.options.catalogue, view.options.rulings
        for person in view.persons:
            known = catalogue.by_id[person]
            faction = self._say(f"schisma.faction.{known.faction}")
            name = self._person(person)
            yield f"  {name} ({faction})" if name != faction else f"  {name}"
            yield from wrapped(f"{petition_text(self._narrator.teller.words, known, rulings)}.", 4)

    def _nobody_or(self, persons: Sequence[str]) -> str:
        said = self._narrator.teller.words.joined(map(self._person, persons))
        return said or self._say("terminal.schisma.nobody")

    def _person(self, person: str) -> str:
        return self._narrator.teller.words.named("person", person)

    def _side(self, seat: int) -> str:
        """The name at a seat, and the land where that is, unless they are the same."""
        name = self._narrator.seats[seat]
        land = self._say(f"schisma.land.{(LANDS[0], LANDS[-1])[seat]}")
        return name if name == land else self._say("terminal.schisma.at", name=name, which=land)

    # What may be done.

    def key(self, action: str) -> str:
        """The letter of an action."""
        return self._say(f"schisma.action_name.{action}")[0].lower()

    def choices(self, seat: int, view: View, moves: Sequence[Any]) -> Iterator[str]:
        """Everything that may be done, numbered, by action; and why an action may not be taken."""
        if not any(type(move) in schisma.ACTION_OF for move in moves):
            yield self._say("terminal.waiting", seat=seat)
            for number, move in enumerate(moves, start=1):
                yield f"  {number:3}  {self._narrator.move(view, move)}"
            return
        yield ""
        yield self._say("terminal.schisma.actions", seat=seat, number=view.left)
        for action in schisma.ACTIONS:
            yield from self._group(action, view, moves)

    def _group(self, action: str, view: View, moves: Sequence[Any]) -> Iterator[str]:
        """An action with its legal moves."""
        name, about = self._say(f"schisma.action_name.{action}"), f"schisma.action_about.{action}"
        yield from wrapped(f"{self.key(action)}  {name}: {self._say(about)}", 2, 3)
        found = [
            (number, move)
            for number, move in enumerate(moves, start=1)
            if schisma.ACTION_OF.get(type(move)) == action
        ]
        if not found:
            yield from wrapped(self._narrator.reason(self._why_none(action, view)), 5)
        elif action != schisma.PETITION:
            yield from packed(f"{n} {self._standing(view, move.column)}" for n, move in found)
        else:
            for column in COLUMNS:
                of_column = [(n, move) for n, move in found if move.column == column]
                if of_column:
                    yield from self._petition(column, view, of_column)

    def _petition(self, column: int, view: View, found: Sequence[tuple[int, Any]]) -> Iterator[str]:
        person = view.display[column].person  # type: ignore[union-attr]
        known = view.options.catalogue.by_id[person]
        text = petition_text(self._narrator.teller.words, known, view.options.rulings)
        yield from wrapped(f"{self._standing(view, column)} – {text}.", 5)
        yield from packed((f"{n} {self._chosen(view, move)}" for n, move in found), 9)

    def _chosen(self, view: View, move: Any) -> str:
        """The persons a petition chooses, with the numbers of their columns."""
        steps = [
            " + ".join(self._standing(view, column) for column in columns)
            for columns in move.targets
            if columns
        ]
        return self._say("terminal.schisma.then").join(steps) or self._say(
            "terminal.schisma.no_choice"
        )

    def _standing(self, view: View, column: int) -> str:
        standing = view.display[column]
        person = self._person(standing.person) if standing is not None else "–"
        return f"{person} ({column + 1})"

    def _why_none(self, action: str, view: View) -> Reason:
        """Why this action may not be taken at all; of several reasons the first."""
        state = state_of(view)
        reasons = (
            petition_refusal(state, column)
            if action == schisma.PETITION
            else refusal(state, MADE_BY[action](column))
            for column in COLUMNS
        )
        return next((reason for reason in reasons if reason is not None), Reason("nothing"))

    # What was typed.

    def help(self) -> Iterator[str]:
        """Actions have letters, columns have numbers."""
        yield self._say("terminal.help.short")
        yield self._say("terminal.help.chosen")

    def typed(self, text: str, view: View, moves: Sequence[Any]) -> Answer:
        """The move named by its action and its columns, or an answer to the player."""
        found = SHORT.fullmatch(text.strip().lower())
        action = self._action(found[1]) if found else None
        if found is None or action is None or not moves:
            return None
        columns = tuple(int(number) - 1 for number in re.findall(r"\d+", found[2]))
        if not columns:
            return TypedAnswer(tuple(self._group(action, view, moves)))
        if action == schisma.PETITION:
            return self._typed_petition(columns[0], columns[1:], view, moves)
        if len(columns) > 1:
            return TypedAnswer((self._say("terminal.schisma.one_column"),))
        return self._checked(MADE_BY[action](columns[0]), view, moves)

    def _action(self, word: str) -> str | None:
        for action in schisma.ACTIONS:
            name = self._say(f"schisma.action_name.{action}").lower()
            if word in (self.key(action), name, action):
                return action
        return None

    def _checked(self, move: Any, view: View, moves: Sequence[Any]) -> Answer:
        if move in moves:
            return move
        return RefusedInput(refusal(state_of(view), move) or Reason("nothing"))

    def _typed_petition(
        self, column: int, chosen: tuple[int, ...], view: View, moves: Sequence[Any]
    ) -> Answer:
        legal = [move for move in moves if isinstance(move, schisma.Petition)]
        here = [move for move in legal if move.column == column]
        if not here:
            reason = petition_refusal(state_of(view), column) if column in COLUMNS else None
            return RefusedInput(
                reason or Reason("schisma.column.unknown", {"column": column}, "S1.2")
            )
        named = here
        if chosen:
            # Where the order matters, it is that of the steps.
            named = [move for move in here if _flat(move) == chosen]
            named = named or [move for move in here if sorted(_flat(move)) == sorted(chosen)]
        if len(named) == 1:
            return named[0]
        if not named:
            return self._checked(_like(here[0], column, chosen), view, moves)
        numbered = [(moves.index(move) + 1, move) for move in named]
        return TypedAnswer(tuple(self._petition(column, view, numbered)))


def table(narrator: Narrator) -> SchismaTable:
    """The table in letters."""
    return SchismaTable(narrator)


def seat_names(words: Words, _seats: int) -> tuple[str, ...]:
    """What players without names are called: by their lands."""
    return words.say("schisma.land.avignon"), words.say("schisma.land.rome")


def introduction(words: Words) -> tuple[str, ...]:
    """How the game is won and lost."""
    goals = ("joins", "wins", "loses")
    return tuple(words.say(f"terminal.schisma.goal.{goal}") for goal in goals)


def add_arguments(group: _ArgumentGroup) -> None:
    """The options of the game on a command line."""
    group.add_argument(
        "--persons",
        metavar=f"{BASE}|{RANDOM}|LIST",
        help="who plays; LIST names a person of each faction, joined by commas",
    )


def values_from(arguments: Namespace) -> dict[str, object]:
    """The options that were given, as plain values."""
    if not arguments.persons:
        return {}
    if arguments.persons in (BASE, RANDOM):
        return {"persons": arguments.persons}
    return {"persons": CHOSEN, "chosen": arguments.persons.split(",")}


def _flat(move: schisma.Petition) -> tuple[int, ...]:
    return tuple(column for columns in move.targets for column in columns)


def _like(pattern: schisma.Petition, column: int, chosen: tuple[int, ...]) -> schisma.Petition:
    """The petition of this column with these targets, shared out among its steps as in another."""
    targets: list[tuple[int, ...]] = []
    left = list(chosen)
    for step in pattern.targets:
        targets.append(tuple(sorted(left[: len(step)])))
        del left[: len(step)]
    if left:
        targets[-1:] = [tuple(sorted((*targets[-1], *left)))] if targets else [tuple(left)]
    return schisma.Petition(column, tuple(targets))


def packed(entries: Iterable[str], margin: int = 5) -> Iterator[str]:
    """Entries beside each other, as many as a line takes."""
    line = ""
    for entry in entries:
        if line and margin + len(line) + 3 + len(entry) > WIDTH:
            yield " " * margin + line
            line = ""
        line = f"{line}   {entry}" if line else entry
    if line:
        yield " " * margin + line
