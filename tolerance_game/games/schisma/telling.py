"""Schisma in words: its events, moves and names, and what its texts speak of.

An event is one line of the log, which says who did it and what changed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, assert_never

from tolerance_game.core import Event
from tolerance_game.words import Names, Words
from tolerance_game.words.event_lines import Line, choice_line, event_line, fields_line
from tolerance_game.words.words import Kind, family, figure, named, several

from .reading import SchismaData
from .rules import events as schisma
from .rules import moves
from .rules.persons import FACTIONS
from .rules.state import State
from .rules.track import LANDS
from .rules.view import View

_PREFIX: Final = "schisma.event."
_IN_WORDS: Final = "schisma.in_words."


_fields: Final = partial(fields_line, "schisma.event")
_by: Final = partial(choice_line, "schisma.event")


def _caused(line: Line) -> Line:
    """A line that begins with the petitioned person who caused it, if any."""

    def say(words: Words, event: Any) -> str:
        said = line(words, event)
        if not event.cause:
            return said
        return words.say(_PREFIX + "by", cause_person=event.cause, name=said)

    return say


def _targets_chosen(words: Words, event: schisma.TargetsChosen) -> str:
    columns = tuple(column for columns in event.targets for column in columns)
    return words.say(
        _PREFIX + "targets_chosen", seat=event.seat, person=event.cause, columns=columns
    )


def _game_ended(words: Words, event: schisma.GameEnded) -> str:
    if not event.winners:
        return words.say(_PREFIX + "game_ended.draw", ending=event.ending)
    values: dict[str, Any] = {"seats": event.winners, "ending": event.ending}
    if event.rival:
        return words.say(_PREFIX + "game_ended.rival", rival=event.rival, **values)
    return words.say(_PREFIX + "game_ended.won", **values)


LINES: Final[Mapping[type[Event], Line]] = {
    schisma.Settled: _fields("settled", "persons"),
    schisma.Laid: _fields("laid", "column", "person", "land"),
    schisma.TurnBegan: _fields("turn_began", "turn", "seat", count_actions="actions"),
    schisma.ActionTaken: _by("action_taken", "action", "seat", "person", "column"),
    schisma.TargetsChosen: _targets_chosen,
    schisma.Moved: _caused(_by("moved", "direction", "person", "column", "from_land", "to_land")),
    schisma.Swapped: _caused(
        _fields("swapped", "person", "column", "land", "other_person", "other_column", "other_land")
    ),
    schisma.Joined: _caused(_fields("joined", "person", "column", "from_land", "seat")),
    schisma.Discarded: _caused(_fields("discarded", "person", "column", "land")),
    schisma.Lapsed: _by("lapsed", "why", "step", person="cause", petition_verb="verb"),
    schisma.Reshuffled: lambda words, event: words.say(
        _PREFIX + "reshuffled", count_persons=len(event.persons)
    ),
    schisma.Drawn: _caused(_fields("drawn", "person", "column", "land")),
    schisma.GameEnded: _game_ended,
}


def line(words: Words, event: Event) -> str:
    """The event in one line of the log."""
    return event_line(LINES, words, event)


def details(_words: Words, _event: Event) -> tuple[str, ...]:
    """The terms of a sum; Schisma has none."""
    return ()


def move_text(words: Words, move: moves.Move, view: State | View | None = None) -> str:
    """The move in words, for buttons, hints and lists.

    With a view the persons are named that it is about; else there are columns alone.
    """
    display = view.display if view is not None else ()

    def say(text: str, **values: Any) -> str:
        return words.say(_IN_WORDS + text, **values)

    def standing(column: int) -> str:
        if 0 <= column < len(display):
            standing = display[column]
            if standing is not None:
                return words.say("schisma.standing", person=standing.person, column=column)
        return words.say("schisma.in_column", column=column)

    match move:
        case moves.Settle():
            return say("settle", persons=move.persons)
        case moves.Lay():
            return say("lay", persons=move.persons)
        case moves.Draw():
            return say("draw", person=move.person, column=move.column)
        case moves.Petition():
            chosen = [standing(column) for columns in move.targets for column in columns]
            whom = standing(move.column)
            if chosen:
                return say("petition_with", whom=whom, name=words.joined(chosen, "last"))
            return say("petition", whom=whom)
        case moves.Choose():
            chosen = [standing(column) for columns in move.targets for column in columns]
            if chosen:
                return say("choose", name=words.joined(chosen, "last"))
            return say("choose_nobody")
        case moves.Beseech() | moves.Chastise() | moves.Excommunicate():
            return say(moves.ACTION_OF[type(move)], whom=standing(move.column))
        case _:
            assert_never(move)


def names(_options: object, data: SchismaData, seats: Sequence[str] = ()) -> Names:
    """The names at a table."""
    return Names("schisma", families={"person": data.names}, seats=tuple(seats))


def _land(words: Words, value: int | str) -> str:
    land = LANDS[value] if isinstance(value, int) and 0 <= value < len(LANDS) else value
    return words.say(f"schisma.land.{land}")


def _column(_words: Words, value: int) -> str:
    """Columns are counted from 1 by people."""
    return figure(value + 1)


def deciding(state: State) -> dict[str, str]:
    """Who of those in play the Noble's conditions mean, by faction (S4.2).

    A newcomer is told of persons that are there: of the Guildmaster where no Peasant plays (S5.1).
    """
    return {faction: playing_for(state, faction) for faction in ("noble", "knight", "peasant")}


def playing_for(state: State, faction: str) -> str:
    """The person of a faction that is in play (S5.2)."""
    persons = state.persons or state.options.catalogue.base()
    return persons[FACTIONS.index(faction)]


def _case(form: str) -> Kind:
    """A person in a form that each language bends in its own way."""

    def say(words: Words, person: str) -> str:
        text = f"schisma.table.move.{form}.{person}"
        # Persons of an owner's have a name and no other form of it.
        return words.say(text) if words.has(text) else words.named("person", person)

    return say


_PERSON: Final = named("person")
_FACTION: Final = family("schisma.faction")

PLACEHOLDERS: Final[Mapping[str, Kind]] = {
    **dict.fromkeys(("person", "other_person", "cause_person", "target"), _PERSON),
    "persons": several(_PERSON),
    "whom_person": _case("whom"),
    "whose_person": _case("whose"),
    # Who plays for a faction that decides games (S4.2).
    **dict.fromkeys(("noble", "knight", "peasant"), _PERSON),
    **dict.fromkeys(("land", "from_land", "to_land", "other_land"), _land),
    **dict.fromkeys(("column", "other_column", "due"), _column),
    "columns": several(_column),
    "faction": _FACTION,
    "factions": several(_FACTION, "or"),
    "action": family("schisma.action_name"),
    "petition_verb": family("schisma.verb"),
    **dict.fromkeys(("ending", "rival"), family("schisma.ending")),
}
"""The placeholders in the texts of the game, and how each is said."""
