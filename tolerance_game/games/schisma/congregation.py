"""Congregations and what wins (S4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tolerance_game.core.game import Outcome

ENOUGH: Final = 3

THREE_PERSONS: Final = "three_persons"
NOBLE_AND_KNIGHT: Final = "noble_and_knight"
NOBLE_AND_PEASANT: Final = "noble_and_peasant"
REPETITION: Final = "repetition"

PARAGRAPH: Final = {THREE_PERSONS: "S4.1", NOBLE_AND_KNIGHT: "S4.2", NOBLE_AND_PEASANT: "S4.2"}


def condition_met(
    seat: int, congregations: Sequence[Sequence[str]], faction_of: Mapping[str, str]
) -> str:
    """By which condition the seat would win; empty when by none.

    Three persons are named first (S4.1), then Noble here and Knight there, then Noble and Peasant
    both there (S4.2).
    """
    own, opposite = congregations[seat], congregations[1 - seat]
    if len(own) >= ENOUGH:
        return THREE_PERSONS
    there = [faction_of[person] for person in opposite]
    if "knight" in there and any(faction_of[person] == "noble" for person in own):
        return NOBLE_AND_KNIGHT
    if "noble" in there and "peasant" in there:
        return NOBLE_AND_PEASANT
    return ""


def verdict(
    congregations: Sequence[Sequence[str]], faction_of: Mapping[str, str], turn_of: int
) -> tuple[Outcome, str] | None:
    """Who has won, and which condition the other has met as well; None while nobody has.

    If both would win, the one whose turn it is does (S4.3).
    """
    if len(congregations[0]) + len(congregations[1]) < 2:
        return None
    met = [condition_met(seat, congregations, faction_of) for seat in (0, 1)]
    if not met[0] and not met[1]:
        return None
    winner = turn_of if met[turn_of] else 1 - turn_of
    ending, rival = met[winner], met[1 - winner]
    return Outcome((winner,), ending, "S4.3" if rival else PARAGRAPH[ending]), rival
