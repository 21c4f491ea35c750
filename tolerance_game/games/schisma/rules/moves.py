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
    """Pull one person one land towards yourself (S2.2)."""

    column: int


@dataclass(frozen=True, slots=True)
class Chastise:
    """Push one person one land towards the opponent (S2.3)."""

    column: int


@dataclass(frozen=True, slots=True)
class Excommunicate:
    """Discard one person, draw a new one in its place (S2.4)."""

    column: int


@dataclass(frozen=True, slots=True)
class Petition:
    """Use the ability of one person (S2.5).

    `targets` has one entry for each step that lets the player choose, in their order: the chosen
    columns, ascending; an empty one where nobody could be (or, with *up to*, was) chosen. Steps
    that come only after a draw in the midst of the petition are asked for by Choose.
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
