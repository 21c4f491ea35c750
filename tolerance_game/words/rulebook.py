"""The numbered rules of a game in the language of the player, read when first asked for.

The help shows `Rulebook.sections` in order and looks up what an event or a refusal cites with
`Rulebook.paragraph`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from tolerance_game.storage.data.languages import data_folder, named
from tolerance_game.storage.data.reading import Entry, FaultList
from tolerance_game.storage.data.strict_yaml import load

from .edition_words import edition_words

_LONGEST: Final = 5000
_SECTION: Final = re.compile(r"[A-Z][1-9][0-9]*")
_PARAGRAPH: Final = re.compile(r"([A-Z][1-9][0-9]*)(\.[1-9][0-9]*)?[a-z]?")

RULING: Final = "ruling"
OPTION: Final = "option"
KINDS: Final = (RULING, OPTION)
"""What a choice may be settled by."""


@dataclass(frozen=True, slots=True)
class RuleChoice:
    """A point at which games differ: by a ruling, or by another option.

    What holds stands in `values` by the value that is played; where it has none, nothing is said.
    """

    kind: str
    """`ruling` or `option`."""
    id: str
    """Of the ruling or the option."""
    about: str
    values: Mapping[str, str]
    origin: str
    """Whose a ruling is; empty where the rulebooks are silent and it is ours."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered paragraph: texts, of which each may have several lines, and choices."""

    id: str
    parts: tuple[str | RuleChoice, ...]

    @property
    def level(self) -> int:
        """How deep the number goes: T4 is 0, T4.5 and T10a are 1, T4.5a is 2."""
        return ("." in self.id) + self.id[-1].isalpha()


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its paragraphs; the first of them has the section's own id."""

    id: str
    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language, section by section."""

    game: str
    title: str
    intro: str
    short: tuple[str, ...]
    """The game in a few paragraphs."""
    sections: tuple[Section, ...]

    @cached_property
    def by_id(self) -> Mapping[str, Paragraph]:
        """Every paragraph by its number."""
        return {one.id: one for section in self.sections for one in section.paragraphs}

    def paragraph(self, number: str) -> Paragraph:
        """The paragraph of that number; of `T7.1a` it is T7.1, where T7.1 has no parts.

        Raises KeyError when the rules have no such number.
        """
        found = self.by_id.get(number)
        if found is None and number[-1:].isalpha():
            found = self.by_id.get(number[:-1])
        if found is None:
            raise KeyError(number)
        return found


def load_rulebook(game: str, language: str, edition: str = "") -> Rulebook:
    """The rules of a game in a language, in the words of a print where one is named.

    Raises BadData when their file is faulty.
    """
    return _load(game, data_folder(game) / f"rules.{language}.yaml", language, edition)


def find_rulebook(game: str, language: str, edition: str = "") -> Rulebook | None:
    """As `load_rulebook`; None where the game has no rules for players in the language."""
    path = data_folder(game) / f"rules.{language}.yaml"
    return _load(game, path, language, edition) if path.is_file() else None


@cache
def _load(game: str, path: Path, language: str, edition: str) -> Rulebook:
    return read_rulebook(game, path, edition_words(language, game, edition).said)


def read_rulebook(game: str, path: Path, said: Callable[[str], str] = str) -> Rulebook:
    """The rules in a file, with words of a print. Raises BadData with every fault in it."""
    sheet = FaultList()
    root = sheet.entry(load(path, named(path)))
    fields = root.fields(("title", "intro", "short", "sections"))
    sections = fields["sections"].mapping()
    book = Rulebook(
        game,
        fields["title"].text(),
        said(fields["intro"].text()),
        tuple(said(one.text(_LONGEST)) for one in fields["short"].values(1)),
        tuple(_section(name, sections.key(name), sections[name], said) for name in sections),
    )
    sheet.check()
    return book


def _section(name: str, key: Entry, entry: Entry, said: Callable[[str], str]) -> Section:
    if not _SECTION.fullmatch(name):
        key.note("fault.unknown_key", found=name)
    fields = entry.fields(("title", "paragraphs"))
    paragraphs = fields["paragraphs"].mapping()
    for number in paragraphs:
        match = _PARAGRAPH.fullmatch(number)
        # A reader who turns the pages would not find a number outside of its section.
        if match is None or match[1] != name:
            paragraphs.key(number).note("fault.unknown_key", found=number)
    return Section(
        name,
        said(fields["title"].text()),
        tuple(Paragraph(number, _parts(paragraphs[number], said)) for number in paragraphs),
    )


def _parts(entry: Entry, said: Callable[[str], str]) -> tuple[str | RuleChoice, ...]:
    if not entry.is_list():
        return (said(entry.text(_LONGEST)),)
    return tuple(
        _choice(part, said) if part.is_mapping() else said(part.text(_LONGEST))
        for part in entry.values(1)
    )


def _choice(entry: Entry, said: Callable[[str], str]) -> RuleChoice:
    kind = next((kind for kind in KINDS if kind in entry.mapping()), RULING)
    fields = entry.fields((kind, "values"), ("about", "origin"))
    values = fields["values"].mapping()
    return RuleChoice(
        kind,
        fields[kind].text(),
        said(fields["about"].text(_LONGEST)) if "about" in fields else "",
        {value: said(values[value].text(_LONGEST)) for value in values},
        said(fields["origin"].text(_LONGEST)) if "origin" in fields else "",
    )
