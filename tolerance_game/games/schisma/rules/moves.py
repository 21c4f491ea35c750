"""The closed list of moves: three of chance, five of the seats."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, get_args

BESEECH: Final = "beseech"
CHASTISE: Final = "chastise"
EXCOMMUNICATE: Final = "excommunicate"
PETITION: Final = "petition"
ACTIONS: Final = (BESEECH, CHASTISE, EXCOMMUNICATE, PETITION)
"""The four actions of S2.1."""


@dataclass(frozen=True, slots=True)
class Settle:
    """Chance: which person of each faction plays, in the order of the factions (S5.2)."""

    persons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lay:
    """Chance: the five persons laid out at Genoa, from left to right (S1.2)."""

    persons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance: who is drawn into an empty column (S2.4, S3.2)."""

    column: int
    person: str


@dataclass(frozen=True, slots=True)
class Beseech:
    """Pull a person one land towards yourself (S2.2)."""

    column: int


@dataclass(frozen=True, slots=True)
class Chastise:
    """Push a person one land towards the opponent (S2.3)."""

    column: int


@dataclass(frozen=True, slots=True)
class Excommunicate:
    """Discard a person and draw a new person in its place (S2.4)."""

    column: int


@dataclass(frozen=True, slots=True)
class Petition:
    """Use the ability of a person (S2.5).

    `targets` has an entry for each step that lets the player choose: the chosen columns, ascending,
    or none. Steps that follow a draw within the petition are chosen by Choose.
    """

    column: int
    targets: tuple[tuple[int, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Choose:
    """The targets of the steps that remain of a petition after a draw (S3.2, `at_once`)."""

    targets: tuple[tuple[int, ...], ...]


Action = Beseech | Chastise | Excommunicate | Petition
Move = Settle | Lay | Draw | Beseech | Chastise | Excommunicate | Petition | Choose

MOVES: tuple[type[Move], ...] = get_args(Move)

ACTION_OF: Final[dict[type, str]] = {
    Beseech: BESEECH,
    Chastise: CHASTISE,
    Excommunicate: EXCOMMUNICATE,
    Petition: PETITION,
}


@cache
def petition(column: int, targets: tuple[tuple[int, ...], ...]) -> Petition:
    """The same value as Petition(column, targets), made only once: lists of moves are long."""
    return Petition(column, targets)
