"""The plural forms of a language, and which number takes which form: `1 loan`, `2 loans`.

Rules are written as in the Unicode CLDR, so that those of a new language can be copied from there:
`n % 10 = 2..4 and n % 100 != 12..14`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

FORMS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The names of forms in CLDR; each language has some of them."""
ELSE: Final = "else"
"""The rule of the last form, which takes all other numbers."""

_RELATION: Final = re.compile(r"n(?: % ([1-9]\d*))? (!?=) (\d+(?:\.\.\d+)?(?:, ?\d+(?:\.\.\d+)?)*)")


class NoRuleError(ValueError):
    """A text that is not a rule."""


class Relation(NamedTuple):
    """A range in which a number, or its remainder, must or must not be."""

    divisor: int
    """0 for the number itself."""
    inside: bool
    ranges: tuple[range, ...]

    def holds(self, number: int) -> bool:
        """Whether it holds for a number."""
        rest = number % self.divisor if self.divisor else number
        return any(rest in one for one in self.ranges) == self.inside


Rule = tuple[tuple[Relation, ...], ...]
"""It holds if all relations of one of its parts hold."""


def parsed(text: str) -> Rule:
    """The rule in a text. Raises NoRuleError if it is none."""
    return tuple(
        tuple(_relation(relation.strip()) for relation in part.split(" and "))
        for part in text.split(" or ")
    )


def _relation(text: str) -> Relation:
    found = _RELATION.fullmatch(text)
    if found is None:
        raise NoRuleError(text)
    divisor, sign, values = found.groups()
    bounds = [one.partition("..") for one in values.split(",")]
    ranges = tuple(range(int(low), int(high or low) + 1) for low, _, high in bounds)
    return Relation(int(divisor or 0), sign == "=", ranges)


class Plurals:
    """The forms of a language, in order."""

    def __init__(self, rules: Mapping[str, Rule]) -> None:
        self.forms = tuple(rules)
        self._rules = tuple(rules.items())
        self._known: dict[int, str] = {}

    def form(self, number: int) -> str:
        """The form that a number takes."""
        # Texts are said every frame, for the same few numbers.
        if number not in self._known:
            holding = (
                form
                for form, rule in self._rules
                if any(all(relation.holds(abs(number)) for relation in part) for part in rule)
            )
            self._known[number] = next(holding, self.forms[-1])
        return self._known[number]
