"""Events: everything that changes, why, by which paragraph, and who may see it.

Log, animation, score explanation, replay, hints and tests all read this one stream. An event holds
what was before and what is after, and neither time nor coordinates.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, TypeVar, dataclass_transform

Seat = int
EventT = TypeVar("EventT")

ONLOOKER: Final[Seat] = -1
"""The view and the events of this seat hold what everyone may know, and nothing else."""

_HUMP = re.compile(r"(?<!^)(?=[A-Z])")


def snake(name: str) -> str:
    """The name of a class as a word of a record: TallyChanged is `tally_changed`."""
    return _HUMP.sub("_", name).lower()


@dataclass_transform(frozen_default=True, kw_only_default=True)
def event(kind: type[EventT]) -> type[EventT]:
    """The decorator of a kind of event: a frozen dataclass that is compared and printed by Event.

    To make these methods anew for each kind would take a twentieth of the start of the program.
    """
    return dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)(kind)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
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

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash((self.kind, *_values(self).values()))

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={value!r}" for name, value in _values(self).items())
        return f"{type(self).__name__}({values})"


def _values(event: Any) -> dict[str, Any]:
    return {item.name: getattr(event, item.name) for item in fields(event)}


def visible_to(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """The events that this seat may see, in their order."""
    return tuple(event for event in events if event.only is None or seat in event.only)


def as_json(event: Event) -> dict[str, object]:
    """The event as plain JSON values, its kind first; fields that say nothing are left out."""
    record: dict[str, object] = {"event": event.kind}
    for name, value in _values(event).items():
        if (name, value) not in (("only", None), ("cause", "")):
            record[name] = _plain(value)
    return record


def _plain(value: object) -> object:
    """Named tuples as objects with names, other tuples as lists."""
    if isinstance(value, tuple):
        names = getattr(value, "_fields", None)
        if names is None:
            return [_plain(item) for item in value]
        return {name: _plain(item) for name, item in zip(names, value, strict=True)}
    return value
