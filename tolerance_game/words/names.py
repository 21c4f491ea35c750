"""The names that a game and its players bring along: of cards or persons, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

ByLanguage = Mapping[str, str]
"""A name in each language; what is the same in all stands under any key."""


@dataclass(frozen=True)
class Names:
    """What everything at one table is called, in every language."""

    game: str = ""
    """The game that is played there; empty away from a table."""
    edition: str = ""
    """The print of the game, whose words are used; empty where there are no prints."""
    families: Mapping[str, Mapping[str, ByLanguage]] = field(default_factory=dict)
    """The names that come from the data of the game: by kind, as `card`, and by id."""
    seats: tuple[str, ...] = ()
    """The name of the player at each seat."""

    def of(self, family: str, language: str) -> dict[str, str]:
        """Every name of a kind in a language."""
        found = self.families.get(family, {})
        return {one: name_in(language, names, one) for one, names in found.items()}


def name_in(language: str, names: ByLanguage, fallback: str) -> str:
    """The name in this language, else in any, else the id: an owner may give only one."""
    return names.get(language) or next(iter(names.values()), fallback)
