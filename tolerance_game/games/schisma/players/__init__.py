"""Who decides. A player gets a View and gives a move with its reason; it never sees a State."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tolerance_game.core import Player
from tolerance_game.core.game import PlayerFactory


def _thumb() -> Player:
    # Imported late: set-up and records need the names alone.
    from .thumb import ThumbPlayer

    return ThumbPlayer()


PLAYERS: Final[Mapping[str, PlayerFactory]] = {"thumb": _thumb}
TEMPERED: Final[Mapping[str, PlayerFactory]] = {}
OFFERED: Final = ("random", "thumb")
USUAL: Final = "thumb"
ADVISER: Final = "thumb"
STAND_IN: Final = "thumb"
"""Needs no engine, so no fault in one can stop it."""
