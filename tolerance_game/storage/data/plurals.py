"""The forms that a language has for numbers, and which number takes which: `1 loan`, `2 loans`.

A rule is written as the Unicode Consortium (CLDR) writes those of whole numbers, so that those of a
new language can be copied from there: `n % 10 = 2..4 and n % 100 != 12..14`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

FORMS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The names that forms have in every language; each language has some of them."""
ELSE: Final = "else"
"""The rule of the last form, which takes every number that no other form takes."""

_RELATION: Final = re.compile(r"n(?: % ([1-9]\d*))? (!?=) (\d+(?:\.\.\d+)?(?:, ?\d+(?:\.\.\d+)?)*)")


class NoRuleError(ValueError):
    """A text that says no rule."""


class Relation(NamedTuple):
    """Where a number, or what is left of it after a division, lies or does not lie."""

    divisor: int
    """0 where the number itself is meant."""
    inside: bool
    ranges: tuple[range, ...]

    def holds(self, number: int) -> bool:
        """Whether it is true of a number."""
        rest = number % self.divisor if self.divisor else number
        return any(rest in one for one in self.ranges) == self.inside


Rule = tuple[tuple[Relation, ...], ...]
"""It holds where all relations of one of its parts hold."""


def parsed(text: str) -> Rule:
    """The rule that a text says. Raises NoRuleError when it says none."""
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
    """The forms of a language, in their order."""

    def __init__(self, rules: Mapping[str, Rule]) -> None:
        self.forms = tuple(rules)
        self._rules = tuple(rules.items())
        self._known: dict[int, str] = {}

    def form(self, number: int) -> str:
        """The form that a number takes."""
        # Texts are said once a frame, and of the same few numbers.
        if number not in self._known:
            holding = (
                form
                for form, rule in self._rules
                if any(all(relation.holds(abs(number)) for relation in part) for part in rule)
            )
            self._known[number] = next(holding, self.forms[-1])
        return self._known[number]
