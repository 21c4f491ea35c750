"""Congregations and what wins (S4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.core import Outcome

from .persons import PersonCatalogue, Victory

ENOUGH: Final = 3

THREE_PERSONS: Final = "three_persons"
NOBLE_AND_KNIGHT: Final = "noble_and_knight"
NOBLE_AND_PEASANT: Final = "noble_and_peasant"
CONDITION: Final = "condition"
REPETITION: Final = "repetition"

BOOK: Final = {
    Victory(("noble",), ("knight",)): NOBLE_AND_KNIGHT,
    Victory(("noble", "peasant"), for_opponent=True): NOBLE_AND_PEASANT,
}
"""The victory conditions of the book and what each is called (S4.2); any other is a condition."""

PARAGRAPH: Final = {
    THREE_PERSONS: "S4.1",
    NOBLE_AND_KNIGHT: "S4.2",
    NOBLE_AND_PEASANT: "S4.2",
    CONDITION: "S4.1",
}


def condition_met(
    seat: int, congregations: Sequence[Sequence[str]], catalogue: PersonCatalogue
) -> str:
    """By which condition the seat would win; empty when by none.

    Three persons are named first (S4.1), then the conditions of persons in their order (S4.2).
    """
    if len(congregations[seat]) >= ENOUGH:
        return THREE_PERSONS
    faction_of = catalogue.faction_of
    here, there = (
        {faction_of[person] for person in congregations[side]} for side in (seat, 1 - seat)
    )
    for victory in catalogue.victories:
        own, opposite = (there, here) if victory.for_opponent else (here, there)
        if own.issuperset(victory.own) and opposite.issuperset(victory.opposite):
            return BOOK.get(victory, CONDITION)
    return ""


def verdict(
    congregations: Sequence[Sequence[str]], catalogue: PersonCatalogue, turn_of: int
) -> tuple[Outcome, str] | None:
    """The winner, and the condition that the other has met as well; None while there is no winner.

    If both would win, the player whose turn it is wins (S4.3).
    """
    if len(congregations[0]) + len(congregations[1]) < 2:
        return None
    met = [condition_met(seat, congregations, catalogue) for seat in (0, 1)]
    if not met[0] and not met[1]:
        return None
    winner = turn_of if met[turn_of] else 1 - turn_of
    ending, rival = met[winner], met[1 - winner]
    return Outcome((winner,), ending, "S4.3" if rival else PARAGRAPH[ending]), rival
