"""The persons and their factions (S1.2, S5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from .steps import Step

FACTIONS: Final = ("cardinal", "bishop", "inquisitor", "noble", "knight", "peasant")
COPIES: Final = 2

SOURCES: Final = ("book", "review", "house")
"""Where something comes from: the rulebook, published reviews, or us."""


@dataclass(frozen=True, slots=True)
class Victory:
    """A victory condition (S4.1), seen from the player in whose congregation its person lies."""

    own: tuple[str, ...]
    """The factions that must have a person in that congregation."""
    opposite: tuple[str, ...] = ()
    """The factions that must have a person in the other one."""
    for_opponent: bool = False
    """Whether it is the opponent who then wins."""


@dataclass(frozen=True, slots=True)
class PersonCard:
    """A kind of person card; its two copies are the same to the rules."""

    id: str
    faction: str
    petition: tuple[Step, ...]
    expansion: bool = False
    figure_source: str = "book"
    petition_source: str = "house"
    victories: tuple[Victory, ...] = ()


def _no_index() -> Mapping[str, PersonCard]:
    return {}


def _no_factions() -> Mapping[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class PersonCatalogue:
    """All persons there are, with what is asked of them often."""

    persons: tuple[PersonCard, ...]
    by_id: Mapping[str, PersonCard] = field(
        init=False, repr=False, compare=False, default_factory=_no_index
    )
    faction_of: Mapping[str, str] = field(
        init=False, repr=False, compare=False, default_factory=_no_factions
    )

    victories: tuple[Victory, ...] = field(init=False, repr=False, compare=False, default=())
    """Every victory condition of a person, in the order of the catalogue (S4.1)."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_id", {person.id: person for person in self.persons})
        factions = {person.id: person.faction for person in self.persons}
        object.__setattr__(self, "faction_of", factions)
        victories = tuple(victory for person in self.persons for victory in person.victories)
        object.__setattr__(self, "victories", victories)

    def of_faction(self, faction: str) -> tuple[str, ...]:
        """The ids of its persons, in the order of the catalogue."""
        return tuple(person.id for person in self.persons if person.faction == faction)

    def base(self) -> tuple[str, ...]:
        """The six persons of the base game, in the order of the factions."""
        return tuple(
            next(p.id for p in self.persons if p.faction == faction and not p.expansion)
            for faction in FACTIONS
        )
