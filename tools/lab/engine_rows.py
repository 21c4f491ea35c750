"""The rows of `lab bench --engines`: rules, engine and search, each where it is there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from typing import Any, Final

from tolerance_game.match.match import Table
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue

from . import open_spiel_work, search_work
from .contract import random_game
from .engine_bench import Row, Work
from .engine_modules import modules_of

OPTIONS: Final = {"players": 4, "roles": "unique"}
PLAYS: Final = 4 * 12 * 3
"""Card plays of a game of four. What else is decided in it does not count."""
ENGINE: Final = "tolerance_game.games.tolerance.engine"
GAMES: Final = 10


def _table() -> Table:
    return lay_table("tolerance", OPTIONS, ("random",), None, load_catalogue())


def rules() -> Work:
    """Random games by the rules."""
    table, rng = _table(), Random(1)

    def play() -> int:
        random_game(table.game, table.options, rng)
        return PLAYS

    return play


def engine(*, compiled: bool, thumb: bool = False) -> Work:
    """Whole games by the engine, at random or by its rules of thumb, deals and scores included."""
    modules = modules_of(ENGINE, ("flat", "positions", "playouts"), compiled=compiled)
    flat, positions, playouts = modules
    known = positions.Positions(_table().options)
    begin, playing = known.engine(), known.engine()
    seeds = count()
    play_on: Callable[[Any, int], object] = playouts.play_at_random
    if thumb:
        play_on = playouts.Thumb(known.figures, list(playouts.THUMB), 0).play_on

    def play() -> int:
        for _ in range(GAMES):
            playing.copy(begin)
            playing.sow(next(seeds))
            play_on(playing, flat.REIGNS)
        return PLAYS * GAMES

    return play


ROWS: Final[dict[str, Row]] = {
    "hearts": Row(
        "OpenSpiel: Hearts at random, driven from Python", "plays", open_spiel_work.hearts
    ),
    "rules": Row("the rules of Tolerance at random", "plays", rules, "hearts"),
    "engine": Row(
        "its engine in Python, at random", "plays", partial(engine, compiled=False), "hearts", 1.5
    ),
    "compiled": Row(
        "its engine compiled, at random", "plays", partial(engine, compiled=True), "hearts", 40
    ),
    "thumb": Row(
        "its engine in Python, by rules of thumb",
        "plays",
        partial(engine, compiled=False, thumb=True),
        "engine",
    ),
    "thumb_compiled": Row(
        "its engine compiled, by rules of thumb",
        "plays",
        partial(engine, compiled=True, thumb=True),
        "compiled",
    ),
    "ismcts": Row(
        "OpenSpiel: ISMCTS in C++ at Oh Hell, 4 players, 12 tricks",
        "iterations",
        open_spiel_work.ismcts,
    ),
    "search": Row(
        "its search compiled, after as many plays, by rules of thumb",
        "playouts",
        lambda: search_work.search(_table(), "strong"),
        "ismcts",
        4,
    ),
    "search_learned": Row(
        "the same by learned rules",
        "playouts",
        lambda: search_work.search(_table(), "master"),
        "ismcts",
    ),
}
"""What is compared with what; the goals are those of the project."""
