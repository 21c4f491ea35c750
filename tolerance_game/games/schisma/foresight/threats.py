"""S2.1: what a seat could do with a whole turn, from the display as it stands."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.core.game import Outcome
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.state import State

from .plan import Join

MOST: Final = 8
"""How many threats are listed at most."""


class Threat(NamedTuple):
    """One turn a seat could play, and what it would come to."""

    moves: tuple[Move, ...]
    """One or two actions; a petition that goes on after a draw has its Choose behind it."""
    persons: tuple[str, ...]
    """For each move: whom the action is taken on, or whose petition goes on."""
    joins: tuple[Join, ...]
    """Who would join which congregation, in order."""
    ends: Outcome | None
    """How the game would end by it."""
    away: int
    """How many lands the person nearest to the opponent's congregation would be moved away."""


class ThreatSearch:
    """Looks for the threats of a seat, a few moves at a time."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.found: tuple[Threat, ...] = ()
        """The threats so far, the worst for the opponent first."""
        self.done = False

    def advance(self, steps: int = 200) -> bool:
        """Tries so many moves; whether the search is over."""
        self.done = steps >= 0
        return self.done
