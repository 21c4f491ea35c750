"""The rulings of a game in its data: what the rulebooks leave open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from .merging import OWNER
from .reading import Entry

SOURCES: Final = ("book", "review", "house")
"""Where a figure may come from: the rulebooks, published reviews, or this program."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """One open point of the rules, its possible values, and its default."""

    id: str
    paragraph: str
    values: tuple[str | bool, ...]
    default: str | bool
    source: str
    """Where the default comes from: `book`, `review`, `house` or `owner`."""
    book: str | bool = ""
    """The value the rulebook plays by; empty where it is silent."""


def with_defaults(values: Mapping[str, object], rulings: Iterable[Ruling]) -> Mapping[str, object]:
    """Options as plain values, with the default for each ruling that is left out."""
    given = values.get("rulings", {})
    if not isinstance(given, Mapping):
        return values
    return {**values, "rulings": {**{one.id: one.default for one in rulings}, **given}}


def read_rulings(entry: Entry, allowed: Mapping[str, tuple[str | bool, ...]]) -> tuple[Ruling, ...]:
    """All rulings, in the order of the code."""
    fields = Entry(entry.node, "", entry.sheet).fields(tuple(allowed), what="id")
    return tuple(
        read_ruling(fields[name], name, values)
        for name, values in allowed.items()
        if name in fields
    )


def read_ruling(entry: Entry, name: str, allowed: tuple[str | bool, ...]) -> Ruling:
    """A ruling, whose values must be those in the code."""
    fields = entry.fields(("paragraph", "values", "default", "source"), ("book",))
    values = fields["values"].values(len(allowed), len(allowed))
    for value, known in zip(values, allowed, strict=False):
        value.one_of((known,))
    default = fields["default"].one_of(allowed)
    book: str | bool = ""
    if "book" in fields and not fields["book"].is_nothing():
        book = fields["book"].one_of(allowed)
    source = fields["source"].name(SOURCES)
    if fields["default"].file != fields["values"].file:
        source = OWNER
    return Ruling(name, fields["paragraph"].text(), allowed, default, source, book)
