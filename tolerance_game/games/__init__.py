"""The list of the games: the only place outside their own rooms that names one.

A game is a package that keeps the protocol of `core.game`. The package and its rooms are imported
when they are wanted, so that a start of the program loads no more than it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Literal, cast, overload

from tolerance_game import builds
from tolerance_game.core import game as protocol
from tolerance_game.core.random_player import RANDOM, RandomPlayer

PACKAGES: Final[dict[str, str]] = {
    "tolerance": "tolerance_game.games.tolerance",
    "schisma": "tolerance_game.games.schisma",
}
"""The package of each game by its id, in the order in which games are offered."""


def names() -> tuple[str, ...]:
    """The ids of all games; the first one is the usual one."""
    return tuple(PACKAGES)


def game(name: str) -> protocol.Game:
    """The package of a game. Raises KeyError for an id that is not on the list."""
    return cast(protocol.Game, import_module(PACKAGES[name]))


@overload
def room(name: str, which: Literal["players"]) -> protocol.PlayersRoom: ...
@overload
def room(name: str, which: Literal["occasions"]) -> protocol.OccasionsRoom: ...
@overload
def room(name: str, which: Literal["reading"]) -> protocol.ReadingRoom: ...
@overload
def room(name: str, which: Literal["telling"]) -> protocol.TellingRoom: ...
@overload
def room(name: str, which: Literal["handbook"]) -> protocol.HandbookRoom: ...
@overload
def room(name: str, which: Literal["report"]) -> protocol.ReportRoom: ...
@overload
def room(name: str, which: Literal["terminal"]) -> protocol.TerminalRoom: ...


def room(name: str, which: str) -> Any:
    """A room of a game. Raises KeyError for a game that is not on the list."""
    return import_module(f"{PACKAGES[name]}.{which}")


def players(name: str) -> Mapping[str, protocol.PlayerFactory]:
    """Who can play a game, by name: random play and the game's own players. Raises KeyError."""
    return players_in(PACKAGES[name])


def players_in(package: str) -> Mapping[str, protocol.PlayerFactory]:
    """As `players`, for a game that is known by its dotted package only."""
    own: protocol.PlayersRoom = cast(protocol.PlayersRoom, import_module(f"{package}.players"))
    return {RANDOM: RandomPlayer, **own.PLAYERS}


def everyone(name: str) -> Mapping[str, protocol.PlayerFactory]:
    """Who can sit at a game, by name: its players, with and without a temperament.

    Raises KeyError.
    """
    return everyone_in(PACKAGES[name])


def everyone_in(package: str) -> Mapping[str, protocol.PlayerFactory]:
    """As `everyone`, for a game that is known by its dotted package only."""
    own: protocol.PlayersRoom = cast(protocol.PlayersRoom, import_module(f"{package}.players"))
    return {**players_in(package), **own.TEMPERED}


def kind_of_engines() -> str:
    """How the engines of the games run, as `builds` says it."""
    for package in PACKAGES.values():
        if find_spec(f"{package}.engine"):
            import_module(f"{package}.engine")
    return builds.kind_of_all()


def offered_players(name: str) -> tuple[str, ...]:
    """The players that set-up offers for a game, in its order. Raises KeyError."""
    offered: tuple[str, ...] = room(name, "players").OFFERED
    return offered


def offered_cast(name: str) -> tuple[str, ...]:
    """Who of the cast may sit at a game, by their ids. Raises KeyError."""
    offered: tuple[str, ...] = room(name, "players").CAST
    return offered


def usual_player(name: str) -> str:
    """The usual opponent of a game. Raises KeyError."""
    return room(name, "players").USUAL


def adviser(name: str) -> str:
    """The player who gives hints in a game. Raises KeyError."""
    return room(name, "players").ADVISER


def stand_in(name: str) -> str:
    """The player who decides in a game where another one failed. Raises KeyError."""
    return room(name, "players").STAND_IN
