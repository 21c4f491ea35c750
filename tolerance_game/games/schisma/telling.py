"""The log of Schisma: each event in one line that says who did it and what changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tolerance_game.core.events import Event
from tolerance_game.words.words import Words

from .rules import events as schisma

Line = Callable[[Words, Any], str]

_PREFIX: Final = "schisma.event."


def _fields(text: str, *names: str, **renamed: str) -> Line:
    """A line whose placeholders are fields of the event, some under another name."""
    sources = {**{name: name for name in names}, **renamed}

    def say(words: Words, event: Any) -> str:
        values = {name: getattr(event, at) for name, at in sources.items()}
        return words.say(_PREFIX + text, **values)

    return say


def _by(text: str, field: str, *names: str, **renamed: str) -> Line:
    """The same, with one text for each value of a field."""

    def say(words: Words, event: Any) -> str:
        return _fields(f"{text}.{getattr(event, field)}", *names, **renamed)(words, event)

    return say


def _caused(line: Line) -> Line:
    """A line that begins with the petitioned person who brought it about, if one did."""

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
