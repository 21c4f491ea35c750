"""The first games on a computer go slowly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tolerance_game.session import Session
from tolerance_game.ui.kit import Context

FIRST_GAMES: Final = 3
"""In how many first games on this computer effects are shown one by one."""


def ask_if_first(context: Context, session: Session, begin_slowly: Callable[[], None]) -> None:
    """Asks whether people have finished only a few games of this kind, and slows it down then."""
    home, game = session.home, session.match.game.NAME

    def played() -> int:
        return home.archive.statistics().statistics.played_by_people(game)

    def count(finished: int) -> None:
        if are_first(finished):
            begin_slowly()

    context.waiting.then(home.tasks.do(played), count)


def are_first(finished: int) -> bool:
    """Whether effects wait, with so many games finished by people."""
    return finished < FIRST_GAMES
