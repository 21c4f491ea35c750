"""The persons and their factions (S1.2, S5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from .steps import Step

FACTIONS: Final = ("cardinal", "bishop", "inquisitor", "noble", "knight", "peasant")
COPIES: Final = 2


@dataclass(frozen=True, slots=True)
class Victory:
    """A victory condition (S4.1), seen from the player whose congregation has its person."""

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


@dataclass(frozen=True)
class PersonCatalogue:
    """All persons, with indexes of them."""

    persons: tuple[PersonCard, ...]

    @cached_property
    def by_id(self) -> Mapping[str, PersonCard]:
        """The persons by id."""
        return {person.id: person for person in self.persons}

    @cached_property
    def faction_of(self) -> Mapping[str, str]:
        """The faction of each person."""
        return {person.id: person.faction for person in self.persons}

    @cached_property
    def victories(self) -> tuple[Victory, ...]:
        """Every victory condition of a person, in the order of the catalogue (S4.1)."""
        return tuple(victory for person in self.persons for victory in person.victories)

    def of_faction(self, faction: str) -> tuple[str, ...]:
        """The ids of its persons, in the order of the catalogue."""
        return tuple(person.id for person in self.persons if person.faction == faction)

    def base(self) -> tuple[str, ...]:
        """The six persons of the base game, in the order of the factions."""
        return tuple(
            next(p.id for p in self.persons if p.faction == faction and not p.expansion)
            for faction in FACTIONS
        )
