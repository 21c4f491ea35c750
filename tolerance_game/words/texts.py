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
TOPICS: Final = (
    "texts",
    "tolerance",
    "schisma",
    "settings",
    "program",
    "match",
    "worker",
    "files",
    "storage",
    "table",
    "session",
    "reckoning",
    "cards",
    "scenes",
)
"""One file for each topic and language: `texts.en.yaml`."""

_OF_ALL: Final = ("cards.breaks", "setting.", "fault.", "schisma.")
"""What is the same for every print: names of cards, the program itself, the other game."""

PLURAL: Final = ("one", "other")

Template = str | tuple[str, str]
"""A text with placeholders, or its two forms for one and for any other number."""

_FOLDER: Final = Path(__file__).parent.parent / "data" / "words"


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
    for topic in TOPICS:
        name = f"{topic}.{language}.yaml"
        node = strict_yaml.load(_FOLDER / name, f"data/words/{name}")
        _collect(node, "", found)
    return MappingProxyType(found)


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
