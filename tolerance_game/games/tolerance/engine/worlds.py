"""What a seat imagines: the position it sees, with cards, roles and boards that it cannot see."""

from __future__ import annotations

from random import Random
from typing import Final

from tolerance_game.games.tolerance.foresight.supposition import some_board, supposed
from tolerance_game.games.tolerance.rules.ruleset import HAND
from tolerance_game.games.tolerance.rules.view import View

from .deals import Deals
from .flat import SEATS, Engine
from .knowledge import NOTHING, knowledge_of
from .positions import Positions
from .role_deals import RoleDeals
from .search import Search

MOST_ROOTS: Final = 8
"""So many combinations of possible boards are thought of."""


class Worlds:
    """A source of worlds that agree with a view; the same seed gives the same ones."""

    def __init__(self, positions: Positions, view: View, seed: int, recalls: int = HAND) -> None:
        known = knowledge_of(view, recalls)
        self._seat = view.seat
        self._seed = seed
        self._number = 0
        self._deals = Deals(known)
        self._roles = RoleDeals(known)
        self._deals.begin(seed)
        self._roles.begin(seed)
        self._hands = [NOTHING] * (HAND * SEATS)
        self._left_out = [NOTHING] * known.left_out
        self._role = [NOTHING] * SEATS
        self.roots: list[Engine] = []
        self._suppose(positions, view, Random(seed))

    def _suppose(self, positions: Positions, view: View, rng: Random) -> None:
        """T5.2: the boards of others may be any of several."""
        table = supposed(view)
        boards = [
            known.boards or (some_board(view, seat),) for seat, known in enumerate(table.known)
        ]
        several = any(len(some) > 1 for some in boards)
        for _ in range(MOST_ROOTS if several else 1):
            players = tuple(
                player._replace(board=rng.choice(some))
                for player, some in zip(table.state.players, boards, strict=True)
            )
            root = positions.engine()
            positions.load(root, table.state._replace(players=players))
            self.roots.append(root)

    def enter_next(self, search: Search) -> None:
        """Puts a search into the next world."""
        self._deals.draw(self._hands, self._left_out)
        self._roles.draw(self._role)
        root = self.roots[self._number % len(self.roots)]
        self._number += 1
        search.enter(root, self._seat, self._hands, self._role, self._seed + self._number)
