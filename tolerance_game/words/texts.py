"""The texts of one language: ids and templates, read from the data files when they are wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from tolerance_game.storage.data import strict_yaml
from tolerance_game.storage.data.faults import BadData, Fault
from tolerance_game.storage.data.languages import languages, named, text_files
from tolerance_game.storage.data.plurals import FORMS
from tolerance_game.storage.data.reading import FaultList

from .edition_words import edition_words

_OF_ALL: Final = ("cards.breaks", "setting.", "fault.", "schisma.")
"""What is the same for every print: names of cards, the program itself, the other game."""

Template = str | Mapping[str, str]
"""A text with placeholders, or its forms for numbers by their names (`plurals.FORMS`)."""


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
    forms = languages()[language].plurals.forms
    for path in text_files(language):
        _collect(strict_yaml.load(path, named(path)), "", forms, found)
    return MappingProxyType(found)


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
