"""The yardstick at the bottom: any legal move, each as likely. Every game has this player."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from .errors import Reason
from .player import Decision

RANDOM: Final = "random"
"""The name of this player in set-up and records."""


class RandomPlayer:
    """Plays anything; knows nothing of the game."""

    def decide(self, _view: Any, moves: tuple[Any, ...], rng: Random) -> Decision:
        """Any of the moves."""
        return Decision(moves[rng.randrange(len(moves))], Reason("player.any_move"))
