"""The list of the games: the only place outside their own rooms that names one.

A game is a package that keeps the protocol of `core.game`. The package and its rooms are imported
when they are wanted, so that a start of the program loads no more than it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, Literal, cast, overload

from tolerance_game.core.game import (
    AnyGame,
    HandbookRoom,
    PlayerFactory,
    PlayersRoom,
    ReadingRoom,
    ReportRoom,
    TellingRoom,
    TerminalRoom,
)
from tolerance_game.core.random_player import RANDOM, RandomPlayer

PACKAGES: Final[dict[str, str]] = {
    "tolerance": "tolerance_game.games.tolerance",
    "schisma": "tolerance_game.games.schisma",
}
"""The package of each game by its id, in the order in which games are offered."""


def names() -> tuple[str, ...]:
    """The ids of all games; the first one is the usual one."""
    return tuple(PACKAGES)


def game(name: str) -> AnyGame:
    """The package of a game. Raises KeyError for an id that is not on the list."""
    return cast(AnyGame, import_module(PACKAGES[name]))


@overload
def room(name: str, which: Literal["players"]) -> PlayersRoom: ...
@overload
def room(name: str, which: Literal["reading"]) -> ReadingRoom: ...
@overload
def room(name: str, which: Literal["telling"]) -> TellingRoom: ...
@overload
def room(name: str, which: Literal["handbook"]) -> HandbookRoom: ...
@overload
def room(name: str, which: Literal["report"]) -> ReportRoom: ...
@overload
def room(name: str, which: Literal["terminal"]) -> TerminalRoom: ...


def room(name: str, which: str) -> Any:
    """A room of a game. Raises KeyError for a game that is not on the list."""
    return import_module(f"{PACKAGES[name]}.{which}")


def players(name: str) -> Mapping[str, PlayerFactory]:
    """Who can play a game, by name: random play and the game's own players. Raises KeyError."""
    return players_in(PACKAGES[name])


def players_in(package: str) -> Mapping[str, PlayerFactory]:
    """As `players`, for a game that is known by its dotted package only."""
    own: PlayersRoom = cast(PlayersRoom, import_module(f"{package}.players"))
    return {RANDOM: RandomPlayer, **own.PLAYERS}


def usual_player(name: str) -> str:
    """The usual opponent of a game. Raises KeyError."""
    return room(name, "players").USUAL
