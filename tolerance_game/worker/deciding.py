"""A decision from a request: the same in the process of the opponents and in any other."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from tolerance_game.core import Decision, Player
from tolerance_game.games import everyone_in

from .request import Request

Factory = Callable[[], Player]
ExtraPlayers = Mapping[str, Factory]
"""Players that belong to no game, by the names that requests use."""

BUDGET: Final = "budget"
SHOULD_STOP: Final = "should_stop"


def _never() -> bool:
    return False


def make_player(package: str, name: str, extra: ExtraPlayers | None = None) -> Player:
    """A player by its name, the extra ones first. Raises KeyError for one that is not there."""
    return extra[name]() if extra and name in extra else everyone_in(package)[name]()


def decide(request: Request, player: Player, should_stop: Callable[[], bool] = _never) -> Decision:
    """What a player decides: the same request gives the same decision, wherever it is made.

    A player whose `decide` has a parameter `budget` gets the budget; one with `should_stop` may
    ask it at any time, and may answer anything once it said True: the answer is dropped.
    Raises ValueError when the move is none of the legal ones, and whatever the player raises.
    """
    offered: dict[str, Any] = {BUDGET: request.budget, SHOULD_STOP: should_stop}
    known = inspect.signature(player.decide).parameters
    wanted = {name: value for name, value in offered.items() if name in known}
    decision = player.decide(request.view, request.moves, Random(request.seed), **wanted)
    if decision.move not in request.moves:
        raise ValueError(f"{request.player} made {decision.move!r}, which is no legal move")
    return decision
