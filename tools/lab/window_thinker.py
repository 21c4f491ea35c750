"""A player who is always busy, for the bench. The opponents' process imports this: no pygame."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tolerance_game.core.errors import Reason
from tolerance_game.core.player import Decision
from tolerance_game.games import PACKAGES
from tolerance_game.worker import Request, Worker

NAME: Final = "busy"
BUDGET: Final = 10**12
"""More than any player is given time for."""
_ASKS: Final = 1000


class Busy:
    """Computes until it is cancelled."""

    def decide(
        self,
        _view: Any,
        moves: tuple[Any, ...],
        rng: Random,
        *,
        budget: int = 0,
        should_stop: Callable[[], bool] | None = None,
    ) -> Decision:
        """Any move, after the whole budget."""
        number = rng.randrange(2**32)
        for turn in range(budget):
            number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
            if should_stop is not None and turn % _ASKS == 0 and should_stop():
                break
        return Decision(moves[number % len(moves)], Reason("player.any_move", {"number": 1}))


def busy_worker() -> Worker:
    """The opponents' process, that knows this player."""
    worker = Worker(extra={NAME: Busy})
    worker.start()
    return worker


def keep_busy(worker: Worker, game: str, view: Any, moves: tuple[Any, ...]) -> None:
    """Asks for a decision that never comes by itself."""
    worker.request(Request(PACKAGES[game], NAME, view, moves, 1, BUDGET))
