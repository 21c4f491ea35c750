"""Saying a text: the template of its id in one language, filled with the names of the table."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Any, Final

from tolerance_game.storage.data.languages import FALLBACK, languages

from .names import Names
from .placeholders import Kind, kind_of, kinds_of
from .texts import Template, forms_of, load_texts

PLACEHOLDER: Final = re.compile(r"\{([a-z_]+)\}")

UNDRAWABLE: Final = re.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\ud800-\\udfff]")
"""What damaged files and names may hold and no font or terminal takes: controls, half letters."""

NUMBER: Final = "number"
"""The placeholder that chooses the form of a text with plurals."""


class MissingText(KeyError):
    """A text, a placeholder or a name that is not there; only raised when words are strict."""


class Words:
    """The texts of one language, and the names they are filled with.

    Strict words raise MissingText for whatever is missing or left over, as tests want it. Others
    never do: a missing text is said as its id in brackets.
    """

    def __init__(self, language: str = FALLBACK, names: Names | None = None, strict: bool = False):
        if language not in languages():
            raise MissingText(language)
        self.language = language
        self.conventions = languages()[language]
        self.names = names or Names()
        self.strict = strict
        self._texts, self._owners = load_texts(language, self.names.game, self.names.edition)
        self._families: dict[str, dict[str, str]] = {}

    def naming(self, names: Names) -> Words:
        """The same words with the names of another table."""
        return type(self)(self.language, names, self.strict)

    def has(self, text_id: str) -> bool:
        """Whether there is a text of this id."""
        return text_id in self._texts

    def ids(self) -> Collection[str]:
        """The ids of all texts."""
        return self._texts.keys()

    def say(self, text_id: str, **values: Any) -> str:
        """The text, with every placeholder said as its name tells (`placeholders.KINDS`)."""
        template = self._texts.get(text_id)
        if template is None:
            return self._missing(text_id)
        if not isinstance(template, str):
            template = self._form(template, text_id, values.get(NUMBER))
        if self.strict:
            wanted = set(PLACEHOLDER.findall(template))
            if wanted - {NUMBER} != set(values) - {NUMBER} or not wanted <= set(values):
                raise MissingText(f"{text_id}: wants {sorted(wanted)}, gets {sorted(values)}")
        if "{" not in template:
            return template
        kinds = kinds_of(self._owners[text_id])
        return PLACEHOLDER.sub(lambda found: self._fill(found[1], values, kinds), template)

    def fill(self, text_id: str, offered: dict[str, Any]) -> str:
        """The text, filled with those of the offered values that it wants.

        For words that each language bends in its own way: only it knows which form it takes.
        """
        wanted = placeholders_of(self._texts.get(text_id, ""))
        return self.say(text_id, **{key: offered[key] for key in wanted if key in offered})

    def _form(self, forms: Mapping[str, str], text_id: str, number: object) -> str:
        if isinstance(number, int):
            return forms[self.conventions.plurals.form(number)]
        if self.strict:
            raise MissingText(f"{text_id}: no number to choose the form by")
        return forms[self.conventions.plurals.forms[-1]]

    def _fill(self, placeholder: str, values: dict[str, Any], kinds: Mapping[str, Kind]) -> str:
        kind = kind_of(placeholder, kinds)
        if kind is None or placeholder not in values:
            return self._missing(placeholder)
        try:
            return UNDRAWABLE.sub("\N{REPLACEMENT CHARACTER}", kind(self, values[placeholder]))
        except MissingText:
            raise
        except (TypeError, ValueError, LookupError, AttributeError):
            # A value of the wrong type must not take the screen down with it.
            return self._missing(placeholder)

    def _missing(self, what: str) -> str:
        if self.strict:
            raise MissingText(what)
        return f"[{what}]"

    def joined(self, said: Iterable[str], last: str = "") -> str:
        """A list in words: `a, b, c`; with the last joint `last` or `or`: `a, b and c`."""
        parts = list(said)
        if last and len(parts) > 1:
            parts[-2:] = [self.say(f"list.{last}").join(parts[-2:])]
        return self.say("list.joint").join(parts)

    def seat(self, seat: int) -> str:
        """The name of the player at a seat."""
        names = self.names.seats
        return names[seat] if 0 <= seat < len(names) else self._missing(f"seat {seat}")

    def named(self, family: str, name: object) -> str:
        """What something of the game is called, as `named("card", "nobles-8")`."""
        known = self._families.get(family)
        if known is None:
            known = self._families[family] = self.names.of(family, self.language)
        return known.get(str(name)) or self._missing(str(name))


def placeholders_of(template: Template) -> frozenset[str]:
    """The placeholders of a text, in whichever of its forms."""
    return frozenset(name for form in forms_of(template) for name in PLACEHOLDER.findall(form))
