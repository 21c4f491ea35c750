"""The first games on a computer go slowly, and begin simply."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tolerance_game.session import Home
from tolerance_game.ui.kit import Context

FIRST_GAMES: Final = 3
"""How many games on this computer are the first ones."""


def ask_if_first(context: Context, home: Home, game: str, begin: Callable[[], None]) -> None:
    """Asks whether people have finished only a few games of this kind, and calls `begin` then."""

    def played() -> int:
        return home.archive.statistics().statistics.played_by_people(game)

    def count(finished: int) -> None:
        if are_first(finished):
            begin()

    context.waiting.then(home.tasks.do(played), count)


def are_first(finished: int) -> bool:
    """Whether the next game is one of the first, with so many finished by people."""
    return finished < FIRST_GAMES
