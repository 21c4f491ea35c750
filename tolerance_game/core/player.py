"""The protocol of a player."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple, Protocol

from .errors import Reason


class Decision(NamedTuple):
    """A move, and why: the id of a text with its values, for hints and the log."""

    move: Any
    reason: Reason


class Player(Protocol):
    """Decides from what its seat may know."""

    def decide(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Decision:
        """One of the legal moves. The same view, moves and seed give the same decision."""
