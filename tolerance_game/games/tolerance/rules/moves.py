"""The closed list of moves of Tolerance. The player is the seat to act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args


@dataclass(frozen=True, slots=True)
class DealRoles:
    """Chance, T2.6: a unique role for each seat."""

    roles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TakeRole:
    """T2.6: a player chooses a role that is still free."""

    role: str


@dataclass(frozen=True, slots=True)
class DrawChooser:
    """Chance, T2.4: the seat that chooses the first starting player, or is it."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance, T2.2: twelve cards for each seat."""

    hands: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class ChooseStarter:
    """T2.4-5: who leads the first trick of the reign."""

    seat: int


@dataclass(frozen=True, slots=True)
class Play:
    """T3: a card to the trick; a Wild with the suit it is declared as."""

    card: str
    declared: str = ""


@dataclass(frozen=True, slots=True)
class ChooseTarget:
    """T4.4: the winner of the trick chooses what an effect hits."""

    card: str


@dataclass(frozen=True, slots=True)
class Execute:
    """T6.1: whom the Monarch kills."""

    card: str


@dataclass(frozen=True, slots=True)
class Repay:
    """T6.5: how many loans to repay, none included."""

    loans: int


Move = (
    DealRoles
    | TakeRole
    | DrawChooser
    | Deal
    | ChooseStarter
    | Play
    | ChooseTarget
    | Execute
    | Repay
)

MOVES: tuple[type[Move], ...] = get_args(Move)
