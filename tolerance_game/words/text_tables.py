"""Tables of the handbook: a head and rows of cells, apart from how they are laid out.

A game makes those of its own (`chapters` of its `handbook`); here is what all have in common.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tolerance_game.storage.data.rulings import Ruling

from .rules_said import written
from .words import Words

BOOK: Final = "book"
NOTHING: Final = "–"


@dataclass(frozen=True, slots=True)
class TextTable:
    """A table with a title. Backticks in cells enclose names of options and of values."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    id: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter behind the rules of a game: a heading, a note and tables."""

    id: str
    title: str
    note: str
    tables: tuple[TextTable, ...]


def headings(words: Words, *names: str) -> tuple[str, ...]:
    """Headings of columns, by their names."""
    return tuple(words.say(f"handbook.{name}") for name in names)


def by_source(sources: Mapping[str, str]) -> str:
    """What comes from elsewhere than the rulebooks, as `house`: this, that."""
    found: dict[str, list[str]] = {}
    for name, source in sources.items():
        if source != BOOK:
            found.setdefault(source, []).append(name)
    return "; ".join(f"`{source}`: {', '.join(names)}" for source, names in found.items())


def ruling_chapter(words: Words, game: str, rulings: Sequence[Ruling]) -> Chapter:
    """The rulings of a game: where they stand, what they may be, and their default."""
    columns = ["paragraph", "ruling", "values", "default"]
    with_book = any(ruling.book != "" for ruling in rulings)
    if with_book:
        columns.append("book")
    rows = (_ruling_row(words, game, ruling) for ruling in rulings)
    title, note = headings(words, "rulings", "rulings_note")
    table = TextTable(
        "", headings(words, *columns), tuple(row if with_book else row[:-1] for row in rows)
    )
    return Chapter(f"{game}-rulings", title, note, (table,))


def _ruling_row(words: Words, game: str, ruling: Ruling) -> tuple[str, ...]:
    prefix = f"{game}.ruling.{ruling.id}"

    def said(value: str | bool) -> str:
        name = written(value)
        return f"{words.say(f'{prefix}.value.{name}')} (`{name}`)"

    return (
        ruling.paragraph,
        f"{words.say(f'{prefix}.name')} (`{ruling.id}`)",
        "\n".join(said(value) for value in ruling.values),
        said(ruling.default),
        NOTHING if ruling.book == "" else said(ruling.book),
    )
