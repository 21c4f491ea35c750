"""What a move may lead to: the ends of its turn, for each way in which persons may be drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ends import Ends
from .flat import CHOOSE, HOLE, PERSONS
from .tree import NONE
from .turns import ALL, Turns

if TYPE_CHECKING:
    from mypy_extensions import i64


class Outcomes:
    """Of one move: a list of ends for each draw, and how many times as likely it is."""

    def __init__(self, turns: Turns, move: i64, result: i64, alone: bool) -> None:
        """`alone`: as if the turn were over after the move."""
        self._turns = turns
        self.ends: list[Ends] = []
        self.weights: list[int] = []
        self.over: bool = False
        """Whether the game is over with the move."""
        flat = turns.flat
        action: i64 = move & 7
        self._used: i64 = flat.used if action == CHOOSE else flat.used | 1 << action
        left: i64 = flat.left if action == CHOOSE else flat.left - 1
        if left == 0 or alone:
            self._used = ALL
        turns.began = flat.began
        then: i64 = flat.began_joined if flat.moved_back else flat.joined
        turns.before = flat.before if flat.before_joined == then else NONE
        turns.chain = True
        joined: i64 = flat.joined
        if result >= 0:
            winner: i64 = flat.won(joined, flat.seat)
            if winner >= 0:
                self._over(winner)
                return
            ends = self._another(flat.pile, 1)
            turns.seconds(ends, result, joined, flat.pile, flat.seat, self._used, flat.drawn, True)
            return
        entry: i64 = -1 - result
        joined += flat.left_joined[entry]
        pending: i64 = flat.left_pending[entry]
        if pending == 0 or flat.by_step:
            winner = flat.won(joined, flat.seat)
            if winner >= 0:
                self._over(winner)
                return
        self._draws(flat.left_code[entry], joined, flat.pile, flat.left_due[entry], pending, 1)

    def _another(self, pile: i64, weight: i64) -> Ends:
        """The ends after one more draw."""
        ends = Ends()
        ends.pile = pile
        self.ends.append(ends)
        self.weights.append(weight)
        return ends

    def _over(self, winner: i64) -> None:
        """The game is over at once. Where it is lost, there are no ends."""
        ends = self._another(0, 1)
        self.over = True
        ends.won = winner == self._turns.flat.seat

    def _draws(
        self, code: i64, joined: i64, pile: i64, due: i64, pending: i64, weight: i64
    ) -> None:
        """The ends after every way to fill these holes."""
        flat = self._turns.flat
        if due and not pile:
            pile = flat.discarded_of(code, joined, pile)
            if not pile:
                due = 0
        if due:
            digit: i64 = (due & 63) - 1
            person: i64 = 0
            while person < PERSONS:
                copies: i64 = (pile >> (2 * person)) & 3
                if copies:
                    self._draws(
                        code - ((HOLE - 5 * person - (digit >> 3)) << (6 * (digit & 7))),
                        joined,
                        pile - (1 << (2 * person)),
                        due >> 6,
                        pending,
                        weight * copies,
                    )
                person += 1
            return
        ends = self._another(pile, weight)
        if pending == 0:
            self._turns.seconds(ends, code, joined, pile, flat.seat, self._used, 1, True)
            return
        moves: list[int] = []
        results: list[int] = []
        flat.ways(code, flat.seat, joined, pending, moves, results)
        winner: i64 = flat.won(joined, flat.seat)
        for one in results:
            result: i64 = one
            if result >= 0 and winner >= 0:
                # The petition is over, and with it the game.
                if winner == flat.seat:
                    ends.won = True
                continue
            self._turns.settle(ends, one, joined, pile, flat.seat, self._used, True)
