"""The languages of the program, which are found by their files.

    languages()["de"].name      "Deutsch"

`language.LANG.yaml` among the words of the program describes the language itself. All other files
that end in `.LANG.yaml`, there and in the data of the games, hold its texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import Final

from tolerance_game import games

from .plurals import ELSE, FORMS, NoRuleError, Plurals, Rule, parsed
from .reading import Entry, FaultList
from .strict_yaml import load

PROGRAM: Final = Path(__file__).parents[2] / "words" / "data"
"""The texts of the program itself: beside its code, also in a frozen program."""

FALLBACK: Final = "en"
"""The default language, which is offered first."""

_FILE: Final = "language"
_LONGEST: Final = 40


@dataclass(frozen=True)
class Language:
    """What the program must know about a language."""

    id: str
    """As in the names of locales: `de`."""
    name: str
    """What it calls itself."""
    plurals: Plurals
    decimal_point: str
    csv_separator: str
    """Between the columns of a CSV file that spreadsheets in this language open."""
    handbook: str
    """The file of the handbook in the folder of documents."""


def data_folder(game: str) -> Path:
    """The data of a game: beside its code, also in a frozen program."""
    return _folder_of(games.PACKAGES[game]) / "data"


@cache
def _folder_of(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None, package
    assert spec.submodule_search_locations, package
    return Path(spec.submodule_search_locations[0])


def program_folders() -> tuple[Path, ...]:
    """The folders with the texts of the program itself, and with its languages."""
    return (PROGRAM,)


def languages() -> Mapping[str, Language]:
    """All languages by id, in the order in which they are offered.

    Raises BadData when a file of one is wrong.
    """
    return _languages_in(program_folders())


@cache
def _languages_in(folders: tuple[Path, ...]) -> Mapping[str, Language]:
    found = {
        path.name.split(".")[1]: path
        for folder in folders
        for path in sorted(folder.glob(f"{_FILE}.*.yaml"))
    }
    order = sorted(found, key=lambda language: (language != FALLBACK, language))
    return MappingProxyType({language: _read(language, found[language]) for language in order})


def _read(language: str, path: Path) -> Language:
    sheet = FaultList()
    fields = sheet.entry(load(path, named(path))).fields(
        ("name", "plurals", "decimal_point", "csv_separator", "handbook")
    )
    found = Language(
        id=language,
        name=fields["name"].text(_LONGEST),
        plurals=_plurals(fields["plurals"]),
        decimal_point=fields["decimal_point"].text(1),
        csv_separator=fields["csv_separator"].text(1),
        handbook=fields["handbook"].text(_LONGEST),
    )
    sheet.check()
    return found


def _plurals(entry: Entry) -> Plurals:
    fields = entry.mapping()
    rules: dict[str, Rule] = {}
    for form in fields:
        if form not in FORMS:
            fields.key(form).note("fault.unknown_key", found=form, expected=tuple(sorted(FORMS)))
        last = len(rules) == len(fields.entries) - 1
        said = fields[form].text()
        try:
            rules[form] = () if last and said == ELSE else parsed(said)
        except NoRuleError:
            fields[form].note("fault.unknown_name", found=said, expected=("n % 10 = 2..4", ELSE))
            rules[form] = ()
    return Plurals(rules)


def text_files(language: str) -> tuple[tuple[str, Path], ...]:
    """The files with the texts of a language, each with its game.

    Those of the program come first, with an empty name for the game.
    """
    folders = [("", folder) for folder in program_folders()]
    folders += [(game, data_folder(game) / "words") for game in games.names()]
    return tuple(
        (game, path)
        for game, folder in folders
        for path in _files_in(folder, folder.stat().st_mtime_ns, language)
        if path.name.partition(".")[0] != _FILE
    )


# `_changed` is part of the key: a folder that changes is listed again.
@cache
def _files_in(folder: Path, _changed: int, language: str) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob(f"*.{language}.yaml")))


def named(path: Path) -> str:
    """What faults call a file of the package: the last parts of its path."""
    return "/".join(path.parts[-4:])


def by_language(entry: Entry) -> dict[str, str]:
    """A name by language, as in `{en: Lawyer, de: ...}`; only the default language is required."""
    others = tuple(language for language in languages() if language != FALLBACK)
    fields = entry.fields((FALLBACK,), others)
    return {
        language: fields[language].text()
        for language in (FALLBACK, *others)
        if language in fields or language == FALLBACK
    }
