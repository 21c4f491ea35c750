"""Who decides. A player gets a View and gives a move with its reason; it never sees a State."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from tolerance_game.core import Player
from tolerance_game.core.game import PlayerFactory


def _thumb() -> Player:
    # Imported late: set-up and records need the names alone.
    from .thumb import ThumbPlayer

    return ThumbPlayer()


def _level(name: str) -> Player:
    # Imported late, as above.
    from .levels import level

    return level(name)


LEVELS: Final = ("novice", "fair", "able", "strong", "master")
"""The weakest first; both games have levels of these names."""

CAST: Final = ("cardinal", "abbess", "condottiere", "monk")
"""Who may sit at this game. They play alike: what each is like, one sees and hears."""

PLAYERS: Final[Mapping[str, PlayerFactory]] = {
    "thumb": _thumb,
    **{name: partial(_level, name) for name in LEVELS},
}
TEMPERED: Final[Mapping[str, PlayerFactory]] = {
    f"{name}/{person}": partial(_level, name) for name in LEVELS for person in CAST
}
OFFERED: Final = LEVELS
USUAL: Final = "fair"
"""Somebody who plays for the first time should not be crushed."""
ADVISER: Final = "master"
STAND_IN: Final = "thumb"
"""Needs no engine, so no fault in one can stop it."""
