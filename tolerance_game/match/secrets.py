"""Which games have secrets, and the seat of those who may know none."""

from __future__ import annotations

from typing import Final

from tolerance_game.core.events import Seat
from tolerance_game.core.game import AnyGame

ONLOOKER: Final[Seat] = -1
"""The view and the events of this seat hold what everyone may know, and nothing else."""

_OPEN_GAMES: Final = frozenset({"schisma"})
"""Where every seat may know what any seat knows (S7). A game not named here has secrets."""


def has_secrets(game: AnyGame) -> bool:
    """Whether a seat may know something that another one may not."""
    return game.NAME not in _OPEN_GAMES
