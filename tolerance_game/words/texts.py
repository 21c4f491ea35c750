"""The texts of one language: ids and templates, read from the data files when they are wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from tolerance_game.storage.data import strict_yaml
from tolerance_game.storage.data.faults import BadData, Fault
from tolerance_game.storage.data.languages import languages, named, text_files
from tolerance_game.storage.data.plurals import FORMS
from tolerance_game.storage.data.reading import FaultList

from .edition_words import edition_words

Template = str | Mapping[str, str]
"""A text with placeholders, or its forms for numbers by their names (`plurals.FORMS`)."""


class Texts(NamedTuple):
    """Every text of a language."""

    templates: Mapping[str, Template]
    """By its id."""
    owners: Mapping[str, str]
    """By its id too, the game that says it; empty where the program does."""


def load_texts(language: str, game: str = "", edition: str = "") -> Texts:
    """The texts of a language, those of a game in the words of a print where one is named.

    Raises BadData when a file of ours is wrong.
    """
    # The files are among the arguments: a game or a language may join them.
    return _load(language, text_files(language), game if edition else "", edition)


@cache
def _load(language: str, files: tuple[tuple[str, Path], ...], game: str, edition: str) -> Texts:
    if edition:
        texts = _load(language, files, "", "")
        words = edition_words(language, game, edition)
        templates = {
            text_id: _in_words(words.said, text)
            if texts.owners[text_id] == game and not text_id.startswith(words.untouched)
            else text
            for text_id, text in texts.templates.items()
        }
        return Texts(MappingProxyType(templates), texts.owners)
    forms = languages()[language].plurals.forms
    found: dict[str, Template] = {}
    owners: dict[str, str] = {}
    for owner, path in files:
        _collect(strict_yaml.load(path, named(path)), "", forms, found)
        owners.update(dict.fromkeys(found.keys() - owners.keys(), owner))
    return Texts(MappingProxyType(found), MappingProxyType(owners))


def _in_words(said: Callable[[str], str], text: Template) -> Template:
    if isinstance(text, str):
        return said(text)
    return {form: said(one) for form, one in text.items()}


def forms_of(template: Template) -> tuple[str, ...]:
    """Everything that a text may be said as."""
    return (template,) if isinstance(template, str) else tuple(template.values())


def _collect(
    node: strict_yaml.Node, path: str, forms: tuple[str, ...], found: dict[str, Template]
) -> None:
    if isinstance(node, strict_yaml.Mapping):
        if len(node.entries) > 1 and FORMS.issuperset(node.entries):
            _add(path, _forms(node, path, forms), node, found)
            return
        for key, entry in node.entries.items():
            _collect(entry.value, f"{path}.{key}" if path else key, forms, found)
    else:
        _add(path, _template(node, path), node, found)


def _forms(node: strict_yaml.Mapping, path: str, forms: tuple[str, ...]) -> Mapping[str, str]:
    """A text for each form that the language has, and for no other."""
    faults = FaultList()
    fields = faults.entry(node, path).fields(forms)
    said = {form: fields[form].text() for form in forms}
    faults.check()
    return said


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
