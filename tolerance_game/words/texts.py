"""The texts of one language: ids and templates, read from the data files when they are wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from tolerance_game.storage.data import strict_yaml
from tolerance_game.storage.data.faults import BadData, Fault

from .edition_words import edition_words

LANGUAGES: Final = ("en", "de")
_OF_ALL: Final = ("cards.breaks", "setting.", "fault.", "schisma.")
"""What is the same for every print: names of cards, the program itself, the other game."""

PLURAL: Final = ("one", "other")

Template = str | tuple[str, str]
"""A text with placeholders, or its two forms for one and for any other number."""

PACKAGE: Final = Path(__file__).parent.parent
"""Where all files of texts lie, those of the interface and those of the games."""

_OTHERS: Final = ("rules", "german_print")
"""Files beside them that hold no texts by id."""


@cache
def load_words(language: str, edition: str = "") -> MappingProxyType[str, Template]:
    """Every text of a language by its id, in the words of a print where one is named.

    Raises BadData when a file of ours is wrong.
    """
    if edition:
        said = edition_words(language, edition).said
        return MappingProxyType(
            {
                text_id: text if text_id.startswith(_OF_ALL) else _in_words(said, text)
                for text_id, text in load_words(language).items()
            }
        )
    found: dict[str, Template] = {}
    for file in text_files(language):
        _collect(strict_yaml.load(PACKAGE / file, file), "", found)
    return MappingProxyType(found)


def text_files(language: str) -> tuple[str, ...]:
    """The files with texts of a language, from the package on: the interface's, then the games'."""
    ours = sorted((PACKAGE / "words" / "data").glob(f"*.{language}.yaml"))
    games = sorted(PACKAGE.glob(f"games/*/data/words/*.{language}.yaml"))
    return tuple(
        path.relative_to(PACKAGE).as_posix()
        for path in (*ours, *games)
        if path.name.partition(".")[0] not in _OTHERS
    )


def _in_words(said: Callable[[str], str], text: Template) -> Template:
    return said(text) if isinstance(text, str) else (said(text[0]), said(text[1]))


def _collect(node: strict_yaml.Node, path: str, found: dict[str, Template]) -> None:
    if isinstance(node, strict_yaml.Mapping):
        if tuple(node.entries) == PLURAL:
            one, other = (_template(entry.value, path) for entry in node.entries.values())
            _add(path, (one, other), node, found)
            return
        for key, entry in node.entries.items():
            _collect(entry.value, f"{path}.{key}" if path else key, found)
    else:
        _add(path, _template(node, path), node, found)


def _template(node: strict_yaml.Node, path: str) -> str:
    if isinstance(node, strict_yaml.Scalar) and isinstance(node.value, str):
        return node.value
    fault = "fault.expected_text"
    raise BadData([Fault(id=fault, file=node.file, line=node.line, key=path)])


def _add(path: str, template: Template, node: strict_yaml.Node, found: dict[str, Template]) -> None:
    # The files of a language are one table: a text must not stand in two of them.
    if path in found:
        fault = "fault.yaml.duplicate_key"
        raise BadData([Fault(id=fault, file=node.file, line=node.line, key=path)])
    found[path] = template
