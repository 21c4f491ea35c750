"""Looks ahead in Schisma: the moves of a position compared, deeper turn by turn.

Values are shares for the seat to act (`shares`). Draws of the turn under way are looked at one by
one; further on a stranger comes, who is worth the average of those who may come. So nothing depends
on the order of the pile.

Of the turns further on, only those in one order are looked at where the order makes no difference:
a petition first, an excommunication first of what is left. What is missed so are petitions for
which another action made room; a win by such a turn is looked for where it matters, at the next
turn of the opponent (`Tree.wins`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .effort import Effort
from .ends import OFFSET, PLACES, Ends
from .flat import Flat
from .outcomes import Outcomes
from .shares import INFINITY, SURE, share_of, won_in
from .tree import Tree
from .turns import Turns
from .worth import Worth

if TYPE_CHECKING:
    from mypy_extensions import i64

UNBOUND: Final = 1 << 60


class Search:
    """Looks ahead from the position of an engine."""

    def __init__(self, flat: Flat, worth: Worth) -> None:
        self.flat = flat
        self.effort = Effort()
        self.turns = Turns(flat, worth, self.effort)
        self.tree = Tree(self.turns)
        self.moves: list[int] = []
        """The legal moves."""
        self.values: list[int] = []
        """What they are worth: right for the best two that differ, at the most for the others."""
        self.depth: i64 = 0
        """How many turns were looked ahead, the one under way among them."""
        self._results: list[int] = []
        self._outcomes: list[Outcomes] = []

    def look(self, depth: i64, careful: bool, budget: i64, poll: Callable[[], bool] | None) -> None:
        """Looks so many turns ahead, the one under way among them, 0 for the next move alone.

        Who is `careful` hands over no win in the opponent's next turn; whoever looks at that turn
        is. Beyond it, it is as far as the budget of positions reaches. What is found means nothing
        when `poll` has stopped it.
        """
        flat = self.flat
        self.effort.begin(UNBOUND, poll)
        self.tree.forget()
        self.turns.since = set(flat.since_draw) if not flat.drawn else set()
        self.moves = []
        self.values = []
        self._outcomes.clear()
        results: list[int] = []
        flat.legal(self.moves, results)
        self._results = results
        i: i64 = 0
        while i < len(results) and not self.effort.stopped:
            outcomes = Outcomes(self.turns, self.moves[i], results[i], depth == 0)
            self._outcomes.append(outcomes)
            self.values.append(self._first_glance(outcomes))
            i += 1
        self.depth = 1 if depth else 0
        if depth == 1 and careful:
            self._deepen(1)
        goal: i64 = 2
        while goal <= depth and not self.effort.stopped:
            self._deepen(goal)
            self.effort.budget = budget
            goal += 1

    def twins(self, one: i64, other: i64) -> bool:
        """Whether the best that may follow two moves in this turn comes to the same."""
        first, second = self._outcomes[one], self._outcomes[other]
        if len(first.ends) != 1 or len(second.ends) != 1:
            return False
        ends, others = first.ends[0], second.ends[0]
        if ends.won or others.won:
            return ends.won == others.won
        if not ends.order or not others.order:
            return False
        at: i64 = ends.order[0] & PLACES
        to: i64 = others.order[0] & PLACES
        return ends.codes[at] == others.codes[to] and ends.joined[at] == others.joined[to]

    def outcomes(self, at: i64) -> Outcomes:
        """What a move may lead to by the end of its turn, the best ends first."""
        if self.depth:
            return self._outcomes[at]
        # It was looked at as if the turn were over after it.
        found = Outcomes(self.turns, self.moves[at], self._results[at], False)
        for ends in found.ends:
            ends.order.sort()
        return found

    def _first_glance(self, outcomes: Outcomes) -> i64:
        """What a move is worth without a look at what follows the turn."""
        total: i64 = 0
        weight: i64 = 0
        i: i64 = 0
        while i < len(outcomes.ends):
            ends = outcomes.ends[i]
            ends.value = -SURE
            if ends.won:
                ends.value = SURE
            elif ends.order:
                ends.order.sort()
                ends.value = -share_of((ends.order[0] >> 12) - OFFSET)
            total += ends.value * outcomes.weights[i]
            weight += outcomes.weights[i]
            i += 1
        # Of moves that win, those that end the game come first.
        return total // weight + (1 if outcomes.over and total > 0 else 0)

    def _deepen(self, depth: i64) -> None:
        """Looks one turn deeper at the moves that may be among the best two."""
        order: list[int] = []
        i: i64 = 0
        while i < len(self.moves):
            order.append((INFINITY - self.values[i]) * 4096 + i)
            i += 1
        order.sort()
        found: list[int] = list(self.values)
        best: i64 = -INFINITY
        second: i64 = -INFINITY
        leader: i64 = -1
        for one in order:
            at: i64 = one & 4095
            value: i64 = self.values[at]
            if value > SURE:
                best = value
                leader = at
                continue
            if value + self.tree.margin > second:
                value = self._expect(self._outcomes[at], depth, second)
                if self.effort.stopped:
                    break
                if value > second:
                    found[at] = value
                    if value > best:
                        if leader >= 0 and not self.twins(at, leader):
                            second = best
                        best = value
                        leader = at
                    elif not self.twins(at, leader):
                        second = value
                    continue
            # Not better, by whatever it is worth.
            found[at] = value if value < second else second - 1
        if self.effort.stopped:
            if best == -INFINITY:
                return
            for one in order:
                at = one & 4095
                if at != leader and found[at] >= best:
                    found[at] = best - 1
        else:
            self.depth = depth
        self.values = found

    def _expect(self, outcomes: Outcomes, depth: i64, alpha: i64) -> i64:
        """What a move is worth, if it is more than `alpha`; else what it is worth at the most."""
        whole: i64 = 0
        hope: i64 = 0
        i: i64 = 0
        while i < len(outcomes.ends):
            whole += outcomes.weights[i]
            hope += outcomes.weights[i] * self._hope(outcomes.ends[i])
            i += 1
        i = 0
        while i < len(outcomes.ends):
            ends = outcomes.ends[i]
            weight: i64 = outcomes.weights[i]
            # Even if all others go as well as may be hoped, this one must bring so much.
            hope -= weight * self._hope(ends)
            value: i64 = self._best_end(ends, depth, (alpha * whole - hope) // weight)
            if self.effort.stopped:
                return 0
            hope += weight * value
            if hope <= alpha * whole:
                return hope // whole
            i += 1
        return hope // whole

    def _hope(self, ends: Ends) -> i64:
        """The most that a draw may turn out to be worth."""
        most: i64 = ends.value + self.tree.margin
        return SURE if most > SURE else most

    def _best_end(self, ends: Ends, depth: i64, alpha: i64) -> i64:
        """The worth of the best end of a turn, exact if it is more than alpha."""
        if ends.won:
            return won_in(depth)
        best: i64 = -SURE
        looked: i64 = 0
        again: list[int] = []
        for one in ends.order:
            packed: i64 = one
            at: i64 = packed & PLACES
            floor: i64 = alpha if alpha > best else best
            value: i64 = 0
            if depth <= 2:
                value = -share_of((packed >> 12) - OFFSET)
                if value + (self.tree.margin if depth == 2 else 0) <= floor:
                    again.append((packed >> 12) + OFFSET << 12 | at)
                    continue
            elif looked >= self.tree.width:
                again.append((packed >> 12) + OFFSET << 12 | at)
                continue
            value = self._end(ends, at, depth, floor, value)
            if self.effort.stopped:
                return 0
            if value > best:
                best = value
            again.append((OFFSET - value) << 12 | at)
            looked += 1
        again.sort()
        ends.order = again
        return best

    def _end(self, ends: Ends, at: i64, depth: i64, floor: i64, seen: i64) -> i64:
        """The worth of an end of the turn, exact if it is more than `floor`; `seen` at a glance."""
        if ends.lost[at]:
            return -won_in(depth - 1)
        code: i64 = ends.codes[at]
        joined: i64 = ends.joined[at]
        other: i64 = 1 - self.flat.seat
        value: i64 = seen
        if depth == 1:
            pass
        elif ends.drawn[at]:
            value = -self.tree.unknown(code, joined, ends.pile, other, depth - 1, -INFINITY, -floor)
        else:
            value = -self.tree.turn(
                code, joined, ends.pile, other, self.flat.began, True, depth - 1, -INFINITY, -floor
            )
        if value > floor and not ends.checked[at] and not self.effort.stopped:
            ends.checked[at] = 1
            if self.tree.wins(code, joined, ends.pile, other):
                ends.lost[at] = 1
                return -won_in(depth - 1)
        return value
