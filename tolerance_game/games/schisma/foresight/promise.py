"""S3.1, S4: what a table promises a seat at a glance, to tell a sensible turn from a silly one."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import SEATS

from .dangers import lands_to, won_with

JOINED: Final = 2.0
"""What a person in a congregation counts; one who is a land away from it counts 1."""
ENDING: Final = 2.0
"""How many times as much somebody counts who would end the game by joining."""


def promise(state: State, seat: int) -> float:
    """More is better for the seat; the opponent has as much less.

    Persons in the own congregation count, and persons near to it, the more the nearer. Where
    somebody would lose the game for the side they joined, they count for the other side (S4.2).
    """
    own, other = state.congregations[seat], state.congregations[1 - seat]
    total = JOINED * (len(own) - len(other))
    for standing in state.display:
        if standing is None:
            continue
        for congregation in SEATS:
            won = won_with(state, congregation, standing.person)
            gains = congregation if won is None else won[0]
            weight = (1.0 if won is None else ENDING) / lands_to(congregation, standing.land)
            total += weight if gains == seat else -weight
    return total
