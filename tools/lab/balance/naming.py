"""What it is worth to name the left neighbour as the starting player, and so to play last.

On the same deals one player sits at every seat. Choosing in the first reign, it names itself in one
game and its left neighbour in the other; nothing else differs.
"""

from __future__ import annotations

import inspect
from random import Random
from typing import Any, Final

from tolerance_game.core import Decision, Reason
from tolerance_game.games.tolerance.rules.moves import ChooseStarter, Move
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.worker.deciding import BUDGET
from tools.lab.tournament.contestant import Contestant, contestant
from tools.lab.tournament.match_up import MatchUp

GAME: Final = "tolerance"
LEFT: Final = "left"
OF: Final = "of"
ITSELF: Final = 0
LEFT_NEIGHBOUR: Final = 1


class NamingPlayer:
    """Another player, but for who leads the first trick of the first reign."""

    def __init__(self, of: str, left: int, **settings: object) -> None:
        """Names the seat so many places to its left; the rest is decided by the player `of`."""
        given = tuple((name, str(value)) for name, value in settings.items())
        self._decide: Any = Contestant(of, None, given).make(GAME).decide
        self._searches = BUDGET in inspect.signature(self._decide).parameters
        self._left = left

    def decide(
        self, view: View, moves: tuple[Move, ...], rng: Random, *, budget: int | None = None
    ) -> Decision:
        """The seat to name, or what the other player decides."""
        if view.reign == 1 and isinstance(moves[0], ChooseStarter):
            seat = (view.seat + self._left) % len(view.seats)
            return Decision(ChooseStarter(seat), Reason("player.lead_myself"))
        given = {BUDGET: budget} if self._searches and budget is not None else {}
        decision: Decision = self._decide(view, moves, rng, **given)
        return decision


NAME: Final = f"{__name__}.{NamingPlayer.__name__}"


def naming(of: Contestant, left: int) -> MatchUp:
    """This player at every seat, naming the seat so many places to the left."""
    settings = sorted([*of.settings, (LEFT, str(left)), (OF, of.name)])
    text = str(Contestant(NAME, of.budget, tuple(settings)))
    return MatchUp(text, text)


def beside(match_up: MatchUp) -> MatchUp | None:
    """For a player that names its left neighbour: the same player naming itself."""
    one = contestant(match_up.candidate)
    settings = dict(one.settings)
    if one.name != NAME or settings[LEFT] != str(LEFT_NEIGHBOUR):
        return None
    of = settings.pop(OF)
    del settings[LEFT]
    return naming(Contestant(of, one.budget, tuple(settings.items())), ITSELF)
