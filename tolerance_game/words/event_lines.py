"""Lines of the log: how an event is said by a text whose placeholders are its fields."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tolerance_game.core import Event

from .words import Words

Line = Callable[[Words, Any], str]


def fields_line(prefix: str, text: str, *names: str, **renamed: str) -> Line:
    """A line whose placeholders are fields of the event, some under another name."""
    sources = {**{name: name for name in names}, **renamed}

    def say(words: Words, event: Any) -> str:
        values = {name: getattr(event, field) for name, field in sources.items()}
        return words.say(f"{prefix}.{text}", **values)

    return say


def choice_line(prefix: str, text: str, field: str, *names: str, **renamed: str) -> Line:
    """The same, with one text for each value of a field: `chooser_named.drawn`."""

    def say(words: Words, event: Any) -> str:
        named = f"{text}.{getattr(event, field)}"
        return fields_line(prefix, named, *names, **renamed)(words, event)

    return say


def event_line(lines: Mapping[type[Event], Line], words: Words, event: Event) -> str:
    """The event in one line of the log; for an event without a line, the text of its kind."""
    say = lines.get(type(event))
    return words.say(f"event.{event.kind}") if say is None else say(words, event)
