"""Events: everything that changes, why, by which paragraph, and who may see it.

Log, animation, score explanation, replay, hints and tests all read this one stream. An event holds
what was before and what is after, and neither time nor coordinates.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import ClassVar, Final

Seat = int

ONLOOKER: Final[Seat] = -1
"""The view and the events of this seat hold what everyone may know, and nothing else."""

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def snake(name: str) -> str:
    """The name of a class as a word of a record: TallyChanged is `tally_changed`."""
    return _HUMP.sub("_", name).lower()


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One change. Each kind of change is a class of its own with exactly the fields it needs."""

    kind: ClassVar[str] = "event"

    paragraph: str
    """The paragraph of the rules that brings it about, as in `T4.5`."""
    cause: str = ""
    """The id of the card or person that did it; empty when the course of the game did."""
    only: tuple[Seat, ...] | None = None
    """The seats that may see it; None means everyone."""

    def __init_subclass__(cls) -> None:
        cls.kind = snake(cls.__name__)


def visible_to(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """The events that this seat may see, in their order."""
    return tuple(event for event in events if event.only is None or seat in event.only)


def as_json(event: Event) -> dict[str, object]:
    """The event as plain JSON values, its kind first; fields that say nothing are left out."""
    record: dict[str, object] = {"event": event.kind}
    for item in fields(event):
        value = getattr(event, item.name)
        if (item.name, value) in (("only", None), ("cause", "")):
            continue
        record[item.name] = _plain(value)
    return record


def _plain(value: object) -> object:
    """Named tuples as objects with names, other tuples as lists."""
    if isinstance(value, tuple):
        names = getattr(value, "_fields", None)
        if names is None:
            return [_plain(item) for item in value]
        return {name: _plain(item) for name, item in zip(names, value, strict=True)}
    return value
