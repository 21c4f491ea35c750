"""The players there are, by the names that set-up, records and the lab call them by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tolerance_game.core.player import AnyPlayer


def _random() -> AnyPlayer:
    from tolerance_game.core.random_player import RandomPlayer

    return RandomPlayer()


def _tolerance_thumb() -> AnyPlayer:
    from .tolerance.players.thumb import ThumbPlayer

    return ThumbPlayer()


def _tolerance_grab() -> AnyPlayer:
    from .tolerance.players.thumb import GrabPlayer

    return GrabPlayer()


def _schisma_thumb() -> AnyPlayer:
    from .schisma.players.thumb import ThumbPlayer

    return ThumbPlayer()


PLAYERS: Final[Mapping[str, Mapping[str, Callable[[], AnyPlayer]]]] = {
    "tolerance": {"random": _random, "thumb": _tolerance_thumb, "grab": _tolerance_grab},
    "schisma": {"random": _random, "thumb": _schisma_thumb},
}
"""By game and name; each is made when it is wanted, so that the others need not be loaded."""


def make(game: str, name: str) -> AnyPlayer:
    """A player of this game by its name. Raises KeyError for one that is not there."""
    return PLAYERS[game][name]()
