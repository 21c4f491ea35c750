"""Who in the congregations decided a game (S4)."""

from __future__ import annotations

from collections.abc import Iterable

from tolerance_game.core.game import Outcome
from tolerance_game.games.schisma.rules.congregation import BOOK, CONDITION, THREE_PERSONS
from tolerance_game.games.schisma.rules.persons import PersonCatalogue
from tolerance_game.games.schisma.rules.track import SEATS, Congregations

Decider = tuple[int, int]
"""The seat of a congregation, and a place in it."""


def deciders(
    outcome: Outcome | None, congregations: Congregations, catalogue: PersonCatalogue
) -> frozenset[Decider]:
    """The persons by whom the game was won; nobody in a draw."""
    if outcome is None or len(outcome.winners) != 1:
        return frozenset()
    winner = outcome.winners[0]
    if outcome.ending == THREE_PERSONS:
        return frozenset((winner, place) for place in range(len(congregations[winner])))

    def found(seat: int, factions: Iterable[str]) -> set[Decider]:
        persons = enumerate(congregations[seat])
        return {(seat, n) for n, person in persons if catalogue.faction_of[person] in factions}

    factions = [{catalogue.faction_of[person] for person in congregations[s]} for s in SEATS]
    for victory in catalogue.victories:
        seat = 1 - winner if victory.for_opponent else winner
        is_met = factions[seat].issuperset(victory.own) and factions[1 - seat].issuperset(
            victory.opposite
        )
        if is_met and BOOK.get(victory, CONDITION) == outcome.ending:
            return frozenset(found(seat, victory.own) | found(1 - seat, victory.opposite))
    return frozenset()
