"""Saying a text: the template of its id in one language, filled with the names of the table.

The name of a placeholder tells what it stands for and how that is said (`KINDS`); the kinds that
only one game has are the `PLACEHOLDERS` of its `telling`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from tolerance_game import games
from tolerance_game.storage.data.languages import FALLBACK, languages

from .names import Names
from .texts import Template, forms_of, load_texts

PLACEHOLDER: Final = re.compile(r"\{([a-z_]+)\}")

UNDRAWABLE: Final = re.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\ud800-\\udfff]")
"""What damaged files and names may hold and no font or terminal takes: controls, half letters."""

NUMBER: Final = "number"
"""The placeholder that chooses the form of a text with plurals."""

COUNT: Final = "count_"
"""`{count_loans}` is a number of loans, said by the text `count.loans`."""

ESTIMATE: Final = "estimate_"
"""`{estimate_points}` is about so many hundredths of a point, said by the text `count.points`."""

MOST_NAMES: Final = 16
"""Of a longer list of known names, only the first three are said."""


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
        """The text, with every placeholder said as its name tells (`KINDS`)."""
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
        if isinstance(number, Tenths):
            return forms[self.conventions.plurals.forms[-1]]
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


Kind = Callable[[Words, Any], str]
"""How what a placeholder stands for is said."""


class Tenths(NamedTuple):
    """A number with a decimal."""

    tenths: int


def figure(number: int) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """A change: always with its sign."""
    return f"+{number}" if number > 0 else figure(number)


def number(words: Words, value: object) -> str:
    """A number, or a word in its place."""
    if isinstance(value, Tenths):
        whole, tenth = divmod(abs(value.tenths), 10)
        sign = "−" if value.tenths < 0 else ""
        return f"{sign}{whole}{words.conventions.decimal_point}{tenth}"
    return figure(value) if isinstance(value, int) else str(value)


def family(prefix: str) -> Kind:
    """A word whose text is `prefix.value`."""
    return lambda words, value: words.say(f"{prefix}.{value}")


def named(family: str) -> Kind:
    """A name from the data of the game, as `named("card")`."""
    return lambda words, value: words.named(family, value)


def several(kind: Kind, last: str = "") -> Kind:
    """A list of them: `a, b, c`, or with a last joint `a, b and c`."""

    def say(words: Words, values: tuple[Any, ...]) -> str:
        said = [kind(words, value) for value in values]
        return words.joined(said, last) or words.say("nothing")

    return say


def _plain(_words: Words, value: object) -> str:
    return str(value)


def _estimate(unit: str) -> Kind:
    """An estimate in hundredths, said to a tenth (it is no more exact): 1 point, 1.1 points."""

    def say(words: Words, value: int) -> str:
        tenths = (abs(value) + 5) // 10 * (-1 if value < 0 else 1)
        exact = Tenths(tenths) if tenths % 10 else tenths // 10
        return words.say(f"count.{unit}", number=exact)

    return say


def _quoted(words: Words, value: object) -> str:
    """What a person wrote, in quotation marks; several of them as a list."""
    if isinstance(value, tuple):
        return words.joined([_quoted(words, item) for item in value]) or words.say("nothing")
    return words.say("quoted", name=str(value)) if value != "" else words.say("nothing")


def _expected(words: Words, value: object) -> str:
    """Names of a data file, or the kind of move that is expected."""
    if isinstance(value, str) and words.has(f"move.{value}"):
        return words.say(f"move.{value}")
    if isinstance(value, tuple) and len(value) > MOST_NAMES:
        return words.joined([*(_quoted(words, item) for item in value[:3]), "…"])
    return _quoted(words, value)


KINDS: Final[Mapping[str, Kind]] = {
    # `sign` is the name of a drawn sign, inside of `<>`.
    **dict.fromkeys(("name", "paragraph", "which", "file", "sum", "whom", "sign", "seed"), _plain),
    **dict.fromkeys(("number", "line", "low", "high", "turn", "step"), number),
    **dict.fromkeys(("before", "after", "points"), number),
    "change": lambda _words, value: signed(value),
    # What a person wrote, and what was probably meant.
    **dict.fromkeys(("text", "found", "known", "value", "names", "ruling"), _quoted),
    "expected": _expected,
    "key": lambda words, value: value or words.say("whole_file"),
    "nearest": lambda words, value: words.say("nearest", name=value) if value else "",
    **dict.fromkeys(("seat", "chooser", "by"), Words.seat),
    "seats": several(Words.seat, "last"),
    "game": lambda words, value: words.say(f"{value}.name"),
    "move": family("move"),
}


@cache
def kinds_of(game: str) -> Mapping[str, Kind]:
    """The kinds of placeholders that the texts of a game use; without one, those of the program."""
    return {**KINDS, **games.room(game, "telling").PLACEHOLDERS} if game else KINDS


def kind_of(placeholder: str, kinds: Mapping[str, Kind] = KINDS) -> Kind | None:
    """How a placeholder of this name is said; None when there is no such kind."""
    if placeholder.startswith(COUNT):
        unit = placeholder[len(COUNT) :]
        return lambda words, value: words.say(f"count.{unit}", number=value)
    if placeholder.startswith(ESTIMATE):
        return _estimate(placeholder[len(ESTIMATE) :])
    return kinds.get(placeholder)
