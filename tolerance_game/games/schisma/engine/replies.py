"""The last turn that is looked at: what the best one leads to, in a glance at each person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .flat import COLUMNS, PETITION
from .shares import SURE, share_of
from .turns import GENOA, Turns, filled
from .worth import FAR, LOSES, WINS, Table

if TYPE_CHECKING:
    from mypy_extensions import i64


class Replies:
    """Values of last turns, each found once."""

    def __init__(self, turns: Turns) -> None:
        self.turns = turns
        self.flat = turns.flat
        self.worth = turns.worth
        self.effort = turns.effort
        self._known: dict[int, int] = {}
        self._contexts: dict[int, int] = {}

    def forget(self) -> None:
        """Forgets all of them."""
        self._known.clear()
        self._contexts.clear()

    def reply(self, code: i64, joined: i64, pile: i64, seat: i64, before: i64, chain: bool) -> i64:
        """What the best turn of a seat leads to. `before` is the display before the last turn,
        NONE if somebody was drawn in it; `chain` says whether nobody was drawn since the root."""
        key: i64 = code | seat << 30 | self.context(joined, pile) << 31
        known = self._known.get(key)
        if known is not None:
            return known
        self.effort.count(10)
        table = self.worth.foreseeing(code, joined, pile, 1 - seat)
        cells = table.cells
        best = table.best
        at_end = table.at_end
        low: i64 = FAR
        won: bool = False
        petitioned = self.flat.petitioned(code, seat, joined)
        self.effort.count(len(petitioned))
        for one in petitioned:
            result: i64 = one
            if result < 0:
                value: i64 = self._left(result, joined, pile, seat, 1 << PETITION)
                if value == -FAR:
                    won = True
                    break
                value -= table.base
                if value < low:
                    low = value
                continue
            a: i64 = result & 63
            b: i64 = (result >> 6) & 63
            c: i64 = (result >> 12) & 63
            d: i64 = (result >> 18) & 63
            e: i64 = result >> 24
            total: i64 = cells[a] + cells[b] + cells[c] + cells[d] + cells[e]
            least: i64 = best[a]
            if best[b] < least:
                least = best[b]
            if best[c] < least:
                least = best[c]
            if best[d] < least:
                least = best[d]
            if best[e] < least:
                least = best[e]
            if total + least < low:
                if self._returns(result, least, best, code, before, chain):
                    least = 0
                if total + least < low:
                    low = total + least
            if at_end[a] or at_end[b] or at_end[c] or at_end[d] or at_end[e]:
                value = self._exits(table, result, 3, 0)
                if value == -FAR:
                    won = True
                    break
                value -= table.base
                if value < low:
                    low = value
        if not won:
            value = self._pairs(code, joined, pile, seat)
            if value == -FAR:
                won = True
            elif value - table.base < low:
                low = value - table.base
        found: i64 = SURE if won else -share_of(low + table.base)
        self._known[key] = found
        return found

    def _returns(
        self, code: i64, least: i64, best: list[int], began: i64, before: i64, chain: bool
    ) -> bool:
        """Whether the one action that changes so much leads to a display that may not be."""
        table_way: i64 = 1
        column: i64 = 0
        while column < COLUMNS:
            cell: i64 = (code >> (6 * column)) & 63
            if best[cell] == least:
                unit: i64 = table_way << (6 * column)
                # It is one of the two that move; strangers return nowhere.
                if self.turns.barred(code + unit, began, before, chain, 0) or self.turns.barred(
                    code - unit, began, before, chain, 0
                ):
                    return True
            column += 1
        return False

    def _left(self, result: i64, joined: i64, pile: i64, seat: i64, used: i64) -> i64:
        """The least sum for the opponent after a result in which somebody left, and one action
        more; -FAR where the seat has won, FAR where it has lost."""
        flat = self.flat
        entry: i64 = -1 - result
        joined += flat.left_joined[entry]
        pending: i64 = flat.left_pending[entry]
        if pending == 0 or flat.by_step:
            winner: i64 = flat.won(joined, seat)
            if winner >= 0:
                return -FAR if winner == seat else FAR
        code: i64 = filled(flat.left_code[entry], flat.left_due[entry])
        if pending == 0:
            return self._second(code, joined, pile, seat, used)
        return self._goes_on(code, joined, pile, seat, used, pending)

    def _goes_on(
        self, code: i64, joined: i64, pile: i64, seat: i64, used: i64, pending: i64
    ) -> i64:
        """The same after the rest of a petition."""
        moves: list[int] = []
        results: list[int] = []
        self.flat.ways(code, seat, joined, pending, moves, results)
        self.effort.count(len(results))
        low: i64 = FAR
        i: i64 = 0
        while i < len(results):
            result: i64 = results[i]
            i += 1
            value: i64 = 0
            if result < 0:
                value = self._left(result, joined, pile, seat, used)
            elif self.flat.won(joined, seat) >= 0:
                value = -FAR if self.flat.won(joined, seat) == seat else FAR
            else:
                value = self._second(result, joined, pile, seat, used)
            if value < low:
                low = value
        return low

    def _second(self, code: i64, joined: i64, pile: i64, seat: i64, used: i64) -> i64:
        """The least sum for the opponent after one more action but a petition."""
        return self._second_in(self.worth.foreseeing(code, joined, pile, 1 - seat), code, used)

    def _second_in(self, table: Table, code: i64, used: i64) -> i64:
        """The same, with the table of the display."""
        cells = table.cells
        total: i64 = table.base
        least: i64 = FAR
        ends: bool = False
        column: i64 = 0
        while column < COLUMNS:
            cell: i64 = (code >> (6 * column)) & 63
            total += cells[cell]
            if not used & 1 and table.pull[cell] < least:
                least = table.pull[cell]
            if not used & 2 and table.push[cell] < least:
                least = table.push[cell]
            if not used & 4 and table.swap[cell] < least:
                least = table.swap[cell]
            if table.at_end[cell]:
                ends = True
            column += 1
        low: i64 = total + least
        if ends:
            value: i64 = self._exits(table, code, ~used & 3, 0)
            if value < low:
                low = value
        return low

    def _exits(self, table: Table, code: i64, actions: i64, then: i64) -> i64:
        """The least sum for the opponent after one of these actions by which a person joins, and
        one of `then`."""
        low: i64 = FAR
        column: i64 = 0
        while column < COLUMNS:
            shift: i64 = 6 * column
            cell: i64 = (code >> shift) & 63
            column += 1
            end: i64 = table.at_end[cell]
            if end == 0 or not (actions >> (end - 1)) & 1:
                continue
            person: i64 = cell // 5
            outcome: i64 = table.joins_other[person] if end == 1 else table.joins_seat[person]
            if outcome == WINS:
                return -FAR
            # Nobody gives a person away for nothing.
            if outcome == LOSES or end == 2:
                continue
            after: i64 = code + ((GENOA - cell) << shift)
            gone = self.worth.gone(table, person)
            value: i64 = 0
            if then:
                if not gone.foresees:
                    self.worth.foresee(gone)
                value = self._second_in(gone, after, ~then)
            else:
                cells = gone.cells
                value = (
                    gone.base
                    + cells[after & 63]
                    + cells[(after >> 6) & 63]
                    + cells[(after >> 12) & 63]
                    + cells[(after >> 18) & 63]
                    + cells[after >> 24]
                )
            if value < low:
                low = value
        return low

    def _pairs(self, code: i64, joined: i64, pile: i64, seat: i64) -> i64:
        """The least sum for the opponent after two actions but petitions."""
        table = self.worth.foreseeing(code, joined, pile, 1 - seat)
        cells = table.cells
        total: i64 = table.base
        ends: bool = False
        column: i64 = 0
        while column < COLUMNS:
            cell: i64 = (code >> (6 * column)) & 63
            total += cells[cell]
            if table.at_end[cell]:
                ends = True
            column += 1
        low: i64 = FAR
        column = 0
        while column < COLUMNS:
            cell = (code >> (6 * column)) & 63
            pull: i64 = table.pull[cell]
            push: i64 = table.push[cell]
            other: i64 = 0
            while other < COLUMNS:
                if other != column:
                    cell = (code >> (6 * other)) & 63
                    if pull + table.push[cell] < low:
                        low = pull + table.push[cell]
                    swap: i64 = table.swap[cell]
                    if pull + swap < low:
                        low = pull + swap
                    if push + swap < low:
                        low = push + swap
                other += 1
            column += 1
        low += total
        if ends:
            value: i64 = self._exits(table, code, 1, 6)
            if value < low:
                low = value
            value = self._exits(table, code, 2, 5)
            if value < low:
                low = value
        return low

    def context(self, joined: i64, pile: i64) -> i64:
        """A small number for what is not on display."""
        key: i64 = joined * 4096 + pile
        known = self._contexts.get(key)
        if known is not None:
            return known
        number: i64 = len(self._contexts)
        self._contexts[key] = number
        return number
