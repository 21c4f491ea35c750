"""The first games on a computer go slowly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tolerance_game.session import Session
from tolerance_game.storage.statistics.statistics_file import Gathered
from tolerance_game.ui.kit import Context

FIRST_GAMES: Final = 3
"""In how many first games on this computer effects are shown one by one."""


def ask_if_first(context: Context, session: Session, begin_slowly: Callable[[], None]) -> None:
    """Asks whether people have finished only a few games of this kind, and slows it down then."""

    def count(gathered: Gathered) -> None:
        if are_first(gathered, session.match.game.NAME):
            begin_slowly()

    home = session.home
    context.waiting.then(home.tasks.do(home.archive.statistics), count)


def are_first(gathered: Gathered, game: str) -> bool:
    """Whether people have finished only a few games of this kind."""
    return gathered.statistics.played_by_people(game) < FIRST_GAMES
