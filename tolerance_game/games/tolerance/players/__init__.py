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


def _grab() -> Player:
    # Imported late, as above.
    from .thumb import GrabPlayer

    return GrabPlayer()


def _level(name: str, temperament: str = "") -> Player:
    # Imported late, as above.
    from .levels import level

    return level(name, temperament)


LEVELS: Final = ("novice", "fair", "able", "strong", "master")
"""The weakest first; both games have levels of these names."""
TEMPERAMENTS: Final = (
    *("widow", "preacher", "collector", "poet", "master", "gambler"),
    *("lady", "envoy", "alewife", "abbess", "condottiere", "monk"),
)
CAST: Final = TEMPERAMENTS
"""Who may sit at this game: each has a temperament of their own."""

PLAYERS: Final[Mapping[str, PlayerFactory]] = {
    "thumb": _thumb,
    "grab": _grab,
    **{name: partial(_level, name) for name in LEVELS},
}
TEMPERED: Final[Mapping[str, PlayerFactory]] = {
    f"{name}/{temperament}": partial(_level, name, temperament)
    for name in LEVELS
    for temperament in TEMPERAMENTS
}
OFFERED: Final = LEVELS
USUAL: Final = "fair"
"""Somebody who plays for the first time should not be crushed."""
ADVISER: Final = "master"
STAND_IN: Final = "thumb"
"""Needs no engine, so no fault in one can stop it."""
