"""The protocol of a player."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, Protocol

from .errors import Reason


class Other(NamedTuple):
    """A move that was considered and not made."""

    move: Any
    cost: float
    """By how much it seemed worse, in the measure of its game: points, or a share of wins."""
    reason: Reason | None = None
    """What would be different; None where nobody looked."""


class Decision(NamedTuple):
    """A move, and why: the id of a text with its values, for hints and the log."""

    move: Any
    reason: Reason
    others: tuple[Other, ...] = ()
    """The best of the other moves, the best first; empty where they were not compared."""


class Player(Protocol):
    """Decides from what its seat may know."""

    def decide(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Decision:
        """One of the legal moves. The same view, moves and seed give the same decision."""
