"""Looks ahead in Schisma: alpha-beta, deeper turn by turn, counted in positions.

Values are shares for the seat to act: `SURE` for a game that is won, `-SURE` for one that is lost.
Draws of the turn under way are looked at one by one; further on a stranger comes, who is worth the
average of those who may come. So nothing depends on the order of the pile.

Of the turns further on, only those in one order are looked at where the order makes no difference:
a petition first, an excommunication first of what is left. What is missed so are petitions for
which another action made room; a win by such a turn is looked for where it matters, at the next
turn of the opponent (`wins`).
"""

from __future__ import annotations

from collections.abc import Callable
from math import tanh
from typing import TYPE_CHECKING, Final

from .flat import (
    BESEECH,
    CHASTISE,
    CHOOSE,
    COLUMNS,
    EXCOMMUNICATE,
    HOLE,
    NUMBER,
    PERSONS,
    PETITION,
    ROME,
    STRANGER,
    Flat,
)
from .worth import FAR, LOSES, WINS, Table, Worth

if TYPE_CHECKING:
    from mypy_extensions import i64

SURE: Final = 1_000_000
SOONER: Final = 1_000
"""What a win is worth less for each turn that it comes later."""
INFINITY: Final = 2 * SURE
_STEP: Final = 16
_MOST: Final = 1000
SHARES: Final = [round(0.98 * SURE * tanh(i * _STEP / 2000)) for i in range(_MOST + 1)]
"""The share that a sum of figures, in thousandths of log odds, stands for."""

NONE: Final = -1
_EXACT: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = 2
_OFFSET: Final = 100_000_000
_GENOA: Final = 5 * STRANGER + 2


class Ends:
    """Displays at the ends of turns, with what they are worth to the seat whose turn is next."""

    def __init__(self) -> None:
        self.order: list[int] = []
        """The worth, and in the lowest twelve bits the place in the lists: sorted, best first."""
        self.codes: list[int] = []
        self.joined: list[int] = []
        self.drawn: list[int] = []
        self.checked: list[int] = []
        """1 where all turns of the opponent were tried for a win."""
        self.lost: list[int] = []
        """1 where there was one."""
        self.won: bool = False
        """Whether a turn wins at once; then the rest may be missing."""
        self.seen: set[int] = set()
        self.pile: i64 = 0
        self.value: i64 = 0


class Search:
    """Looks ahead from the position of an engine."""

    def __init__(self, flat: Flat, worth: Worth) -> None:
        self.flat = flat
        self.worth = worth
        self.nodes: i64 = 0
        self.budget: i64 = 0
        self.stopped: bool = False
        self._poll: Callable[[], bool] | None = None
        self._next_poll: i64 = 0
        self._replies: dict[int, int] = {}
        self._known: dict[int, int] = {}
        self._contexts: dict[int, int] = {}
        self._since: set[int] = set()
        self.width: i64 = 40
        """How many ends of a turn are looked at, beyond the opponent's next turn."""
        self.low: i64 = -900_000
        self.margin: i64 = 250_000
        """By how much a first glance may be wrong."""
        self._began: i64 = 0
        self._before: i64 = 0
        self._chain: bool = False
        self._branches: list[list[Ends]] = []
        self._weights: list[list[int]] = []
        # What was found: a value for each legal move of the position.
        self.moves: list[int] = []
        self.values: list[int] = []
        self.depth: i64 = 0

    def squash(self, total: i64) -> i64:
        """The share that a sum stands for."""
        at: i64 = (total if total >= 0 else -total) // _STEP
        if at > _MOST:
            at = _MOST
        found: i64 = SHARES[at]
        return found if total >= 0 else -found

    def total(self, code: i64, joined: i64, pile: i64, seat: i64) -> i64:
        """The sum of figures for the seat whose turn begins."""
        table = self.worth.table(code, joined, pile, seat)
        cells = table.cells
        return (
            table.base
            + cells[code & 63]
            + cells[(code >> 6) & 63]
            + cells[(code >> 12) & 63]
            + cells[(code >> 18) & 63]
            + cells[code >> 24]
        )

    def _filled(self, code: i64, due: i64) -> i64:
        """The display with strangers in its holes."""
        while due:
            digit: i64 = (due & 63) - 1
            code -= (HOLE - 5 * STRANGER - (digit >> 3)) << (6 * (digit & 7))
            due >>= 6
        return code

    def _count(self, number: i64) -> None:
        """So many positions were looked at. Asks now and then whether to stop."""
        self.nodes += number
        if self.nodes >= self._next_poll:
            self._next_poll = self.nodes + 500
            if self.nodes >= self.budget or (self._poll is not None and self._poll()):
                self.stopped = True

    def _context(self, joined: i64, pile: i64) -> i64:
        """A small number for what is not on display."""
        key: i64 = joined * 4096 + pile
        known = self._contexts.get(key)
        if known is not None:
            return known
        number: i64 = len(self._contexts)
        self._contexts[key] = number
        return number

    # The last turn that is looked at.

    def reply(self, code: i64, joined: i64, pile: i64, seat: i64, before: i64, chain: bool) -> i64:
        """What the best turn of a seat leads to. `before` is the display before the last turn,
        NONE if somebody was drawn in it; `chain` says whether nobody was drawn since the root."""
        key: i64 = code | seat << 30 | self._context(joined, pile) << 31
        known = self._replies.get(key)
        if known is not None:
            return known
        self._count(10)
        table = self.worth.foreseeing(code, joined, pile, 1 - seat)
        cells = table.cells
        best = table.best
        at_end = table.at_end
        low: i64 = FAR
        won: bool = False
        petitioned = self.flat.petitioned(code, seat, joined)
        self._count(len(petitioned))
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
        found: i64 = SURE if won else -self.squash(low + table.base)
        self._replies[key] = found
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
                if self._barred(code + unit, began, before, chain) or self._barred(
                    code - unit, began, before, chain
                ):
                    return True
            column += 1
        return False

    def _barred(self, code: i64, began: i64, before: i64, chain: bool) -> bool:
        """Whether a turn without a draw may not end so (S2.7, S2.9)."""
        if code == before:
            return self.flat.samaritan or self.flat.no_circles
        if not self.flat.no_circles:
            return False
        return code == began or (chain and code in self._since)

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
        code: i64 = self._filled(flat.left_code[entry], flat.left_due[entry])
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
        self._count(len(results))
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
            after: i64 = code + ((_GENOA - cell) << shift)
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

    # Turns that are not the last.

    def _add(self, ends: Ends, code: i64, joined: i64, drawn: i64, total: i64) -> None:
        """One more end of a turn, with the sum for the seat whose turn is next."""
        key: i64 = code if drawn == 0 else code | (joined + 1) << 30
        if key in ends.seen:
            return
        ends.seen.add(key)
        ends.order.append((total + _OFFSET) << 12 | len(ends.codes))
        ends.codes.append(code)
        ends.joined.append(joined)
        ends.drawn.append(drawn)
        ends.checked.append(0)
        ends.lost.append(0)

    def _settle(
        self, ends: Ends, result: i64, joined: i64, pile: i64, seat: i64, used: i64, exact: bool
    ) -> None:
        """The ends of a turn after a first action that led to this result. `used` is that action,
        or all where no action is left."""
        flat = self.flat
        if result >= 0:
            self._seconds(ends, result, joined, pile, seat, used, 0, exact)
            return
        entry: i64 = -1 - result
        joined += flat.left_joined[entry]
        pending: i64 = flat.left_pending[entry]
        if pending == 0 or flat.by_step:
            winner: i64 = flat.won(joined, seat)
            if winner >= 0:
                if winner == seat:
                    ends.won = True
                return
        code: i64 = self._filled(flat.left_code[entry], flat.left_due[entry])
        if pending == 0:
            self._seconds(ends, code, joined, pile, seat, used, 1, exact)
            return
        moves: list[int] = []
        results: list[int] = []
        flat.ways(code, seat, joined, pending, moves, results)
        i: i64 = 0
        while i < len(results):
            result = results[i]
            if result >= 0 and flat.won(joined, seat) >= 0:
                if flat.won(joined, seat) == seat:
                    ends.won = True
            elif result >= 0:
                self._seconds(ends, result, joined, pile, seat, used, 1, exact)
            else:
                self._settle(ends, result, joined, pile, seat, used, exact)
            i += 1

    def _seconds(
        self,
        ends: Ends,
        code: i64,
        joined: i64,
        pile: i64,
        seat: i64,
        used: i64,
        drawn: i64,
        exact: bool,
    ) -> None:
        """The ends of a turn, from a display with one action left, or none."""
        if used == 15:
            self._step(ends, code, joined, drawn, self.total(code, joined, pile, 1 - seat))
            return
        table = self.worth.foreseeing(code, joined, pile, 1 - seat)
        total: i64 = self.total(code, joined, pile, 1 - seat)
        way: i64 = 1 if seat == ROME else -1
        pulls: bool = not used & 1 and not (used == 2 and not drawn and not exact)
        pushes: bool = not used & 2
        swaps: bool = not used & 4 and (exact or used == 8 or drawn != 0)
        column: i64 = 0
        while column < COLUMNS and not ends.won:
            shift: i64 = 6 * column
            cell: i64 = (code >> shift) & 63
            change: i64 = table.pull[cell]
            if pulls:
                if change < FAR:
                    self._step(ends, code + way * (1 << shift), joined, drawn, total + change)
                else:
                    self._steps(ends, code, joined, pile, seat, shift, way, 15, drawn, exact)
            change = table.push[cell]
            if pushes:
                if change < FAR:
                    self._step(ends, code - way * (1 << shift), joined, drawn, total + change)
                else:
                    self._steps(ends, code, joined, pile, seat, shift, -way, 15, drawn, exact)
            if swaps and cell < 5 * PERSONS:
                after: i64 = code + ((5 * STRANGER + cell % 5 - cell) << shift)
                self._add(ends, after, joined, 1, total + table.swap[cell])
            column += 1
        if used & 8 or not exact:
            return
        petitioned = self.flat.petitioned(code, seat, joined)
        self._count(len(petitioned))
        for one in petitioned:
            result: i64 = one
            if result >= 0:
                self._step(ends, result, joined, drawn, self.total(result, joined, pile, 1 - seat))
            else:
                self._settle(ends, result, joined, pile, seat, 15, exact)

    def _step(self, ends: Ends, code: i64, joined: i64, drawn: i64, total: i64) -> None:
        """One more end of a turn, if it may be one."""
        if drawn or not self._barred(code, self._began, self._before, self._chain):
            self._add(ends, code, joined, drawn, total)

    def _steps(
        self,
        ends: Ends,
        code: i64,
        joined: i64,
        pile: i64,
        seat: i64,
        shift: i64,
        way: i64,
        used: i64,
        drawn: i64,
        exact: bool,
    ) -> None:
        """The ends of a turn after a step of one land."""
        cell: i64 = (code >> shift) & 63
        land: i64 = cell % 5 + way
        if 0 <= land <= 4:
            self._seconds(ends, code + way * (1 << shift), joined, pile, seat, used, drawn, exact)
            return
        person: i64 = cell // 5
        side: i64 = 0 if land < 0 else 1
        if person == STRANGER:
            joined += 1 << (24 + 3 * side)
        else:
            joined += 1 << (2 * person + 12 * side)
        winner: i64 = self.flat.won(joined, seat)
        if winner >= 0:
            if winner == seat:
                ends.won = True
            return
        self._seconds(ends, code + ((_GENOA - cell) << shift), joined, pile, seat, used, 1, exact)

    def _turns(
        self,
        ends: Ends,
        code: i64,
        joined: i64,
        pile: i64,
        seat: i64,
        before: i64,
        chain: bool,
        exact: bool,
    ) -> None:
        """The ends of a whole turn."""
        self._began, self._before, self._chain = code, before, chain
        petitioned = self.flat.petitioned(code, seat, joined)
        self._count(len(petitioned))
        for one in petitioned:
            result: i64 = one
            self._settle(ends, result, joined, pile, seat, 1 << PETITION, exact)
            if ends.won:
                return
        way: i64 = 1 if seat == ROME else -1
        column: i64 = 0
        while column < COLUMNS:
            shift: i64 = 6 * column
            cell: i64 = (code >> shift) & 63
            land: i64 = cell % 5
            self._steps(ends, code, joined, pile, seat, shift, way, 1 << BESEECH, 0, exact)
            self._steps(ends, code, joined, pile, seat, shift, -way, 1 << CHASTISE, 0, exact)
            if cell < 5 * PERSONS:
                stranger: i64 = code + ((5 * STRANGER + land - cell) << shift)
                self._seconds(ends, stranger, joined, pile, seat, 1 << EXCOMMUNICATE, 1, exact)
            if ends.won:
                return
            column += 1
        self._count(len(ends.codes))

    def turn(
        self,
        code: i64,
        joined: i64,
        pile: i64,
        seat: i64,
        before: i64,
        chain: bool,
        depth: i64,
        alpha: i64,
        beta: i64,
    ) -> i64:
        """What the position is worth at the beginning of a turn, so many turns deep."""
        if depth <= 1:
            value: i64 = self.reply(code, joined, pile, seat, before, chain)
            return value - SOONER * (9 - depth) if value >= SURE else value
        if self.stopped:
            return 0
        key: i64 = code | seat << 30 | depth << 31 | self._context(joined, pile) << 35
        stored = self._known.get(key)
        if stored is not None:
            entry: i64 = stored
            kind: i64 = entry & 3
            value = (entry >> 2) - INFINITY
            if kind == _EXACT or (value >= beta if kind == _AT_LEAST else value <= alpha):
                return value
        ends = Ends()
        self._turns(ends, code, joined, pile, seat, before, chain, False)
        if ends.won:
            value = SURE - SOONER * (9 - depth)
            self._known[key] = (value + INFINITY) * 4 + _EXACT
            return value
        floor: i64 = alpha
        best: i64 = -SURE
        ends.order.sort()
        looked: i64 = 0
        for one in ends.order:
            packed: i64 = one
            seen: i64 = -self.squash((packed >> 12) - _OFFSET)
            if seen + self.margin <= best or (seen + self.margin <= alpha and best > -SURE // 2):
                break
            if looked >= self.width and best > self.low:
                break
            looked += 1  # noqa: SIM113
            at: i64 = packed & 4095
            drawn: i64 = ends.drawn[at]
            if drawn:
                value = -self._unknown(
                    ends.codes[at], ends.joined[at], pile, 1 - seat, depth - 1, -beta, -alpha
                )
            else:
                value = -self.turn(
                    ends.codes[at],
                    ends.joined[at],
                    pile,
                    1 - seat,
                    code,
                    chain,
                    depth - 1,
                    -beta,
                    -alpha,
                )
            if self.stopped:
                return 0
            if value > best:
                best = value
                if value > alpha:
                    alpha = value
                if alpha >= beta:
                    break
        kind = _AT_MOST if best <= floor else _AT_LEAST if best >= beta else _EXACT
        self._known[key] = (best + INFINITY) * 4 + kind
        return best

    def _unknown(
        self, code: i64, joined: i64, pile: i64, seat: i64, depth: i64, alpha: i64, beta: i64
    ) -> i64:
        """What a turn is worth before which somebody is drawn: the mean over who it may be."""
        shift: i64 = 0
        while shift < 6 * COLUMNS and (code >> shift) & 63 < 5 * PERSONS:
            shift += 6
        if shift == 6 * COLUMNS or (code >> shift) & 63 == HOLE:
            return self.turn(code, joined, pile, seat, NONE, False, depth, alpha, beta)
        if not pile:
            pile = self.flat.discarded_of(code, joined, pile)
        whole: i64 = NUMBER[pile]
        if whole == 0:
            return self.turn(code, joined, pile, seat, NONE, False, depth, alpha, beta)
        land: i64 = ((code >> shift) & 63) - 5 * STRANGER
        bare: i64 = code - ((5 * STRANGER + land) << shift)
        # What the others may bring, at the most and at the least.
        most: i64 = 0
        least: i64 = 0
        person: i64 = 0
        while person < PERSONS:
            copies: i64 = (pile >> (2 * person)) & 3
            if copies:
                share: i64 = self.squash(
                    self.total(bare + ((5 * person + land) << shift), joined, pile, seat)
                )
                most += copies * (share + self.margin if share + self.margin < SURE else SURE)
                least += copies * (share - self.margin if share - self.margin > -SURE else -SURE)
            person += 1
        person = 0
        while person < PERSONS:
            copies = (pile >> (2 * person)) & 3
            if copies:
                after: i64 = bare + ((5 * person + land) << shift)
                share = self.squash(self.total(after, joined, pile, seat))
                most -= copies * (share + self.margin if share + self.margin < SURE else SURE)
                least -= copies * (share - self.margin if share - self.margin > -SURE else -SURE)
                floor: i64 = (alpha * whole - most) // copies
                roof: i64 = (beta * whole - least) // copies + 1
                if floor < -INFINITY:
                    floor = -INFINITY
                if roof > INFINITY:
                    roof = INFINITY
                value: i64 = self._unknown(
                    after, joined, pile - (1 << (2 * person)), seat, depth, floor, roof
                )
                if self.stopped:
                    return 0
                most += copies * value
                least += copies * value
                if most <= alpha * whole:
                    return most // whole
                if least >= beta * whole:
                    return least // whole
            person += 1
        return most // whole

    def wins(self, code: i64, joined: i64, pile: i64, seat: i64) -> bool:
        """Whether a seat has a turn that wins, whoever is drawn in it."""
        ends = Ends()
        self._turns(ends, code, joined, pile, seat, NONE, False, True)
        return ends.won

    # The position of the engine.

    def look(self, depth: i64, budget: i64, poll: Callable[[], bool] | None) -> None:
        """Values of all legal moves, so many turns ahead or as far as the budget reaches.

        What is not the best may be worth less than it says.
        """
        flat = self.flat
        self._poll = poll
        self.nodes = 0
        self.budget = budget
        self.stopped = False
        self._next_poll = 0
        self._replies.clear()
        self._known.clear()
        self._contexts.clear()
        self._since = set(flat.since_draw) if not flat.drawn else set()
        self.depth = 0
        moves: list[int] = []
        results: list[int] = []
        flat.legal(moves, results)
        self.moves = moves
        self._branches.clear()
        self._weights.clear()
        self.values = []
        i: i64 = 0
        while i < len(moves):
            branches: list[Ends] = []
            weights: list[int] = []
            self._branch(moves[i], results[i], branches, weights)
            self._branches.append(branches)
            self._weights.append(weights)
            self.values.append(self._first_glance(branches, weights))
            i += 1
        self.depth = 1
        goal: i64 = 2
        while goal <= depth and not self.stopped:
            self._deepen(goal)
            goal += 1

    def _branch(self, move: i64, result: i64, branches: list[Ends], weights: list[int]) -> None:
        """What a move may lead to, one entry for each draw."""
        flat = self.flat
        action: i64 = move & 7
        left: i64 = flat.left if action == CHOOSE else flat.left - 1
        used: i64 = flat.used if action == CHOOSE else flat.used | 1 << action
        if left == 0:
            used = 15
        self._began = flat.began
        self._before = flat.before if flat.before_joined == flat.joined else NONE
        self._chain = True
        self._outcomes(result, flat.joined, flat.pile, used, flat.drawn, branches, weights)

    def _outcomes(
        self,
        result: i64,
        joined: i64,
        pile: i64,
        used: i64,
        drawn: i64,
        branches: list[Ends],
        weights: list[int],
    ) -> None:
        flat = self.flat
        seat: i64 = flat.seat
        ends = Ends()
        ends.pile = pile
        if result >= 0:
            winner: i64 = flat.won(joined, seat)
            if winner >= 0:
                ends.won = winner == seat
            else:
                self._seconds(ends, result, joined, pile, seat, used, drawn, True)
            branches.append(ends)
            weights.append(1)
            return
        entry: i64 = -1 - result
        joined += flat.left_joined[entry]
        pending: i64 = flat.left_pending[entry]
        if pending == 0 or flat.by_step:
            winner = flat.won(joined, seat)
            if winner >= 0:
                ends.won = winner == seat
                branches.append(ends)
                weights.append(1)
                return
        self._draws(
            flat.left_code[entry],
            joined,
            pile,
            flat.left_due[entry],
            pending,
            used,
            branches,
            weights,
            1,
        )

    def _draws(
        self,
        code: i64,
        joined: i64,
        pile: i64,
        due: i64,
        pending: i64,
        used: i64,
        branches: list[Ends],
        weights: list[int],
        weight: i64,
    ) -> None:
        flat = self.flat
        seat: i64 = flat.seat
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
                        used,
                        branches,
                        weights,
                        weight * copies,
                    )
                person += 1
            return
        ends = Ends()
        ends.pile = pile
        if pending == 0:
            self._seconds(ends, code, joined, pile, seat, used, 1, True)
        else:
            moves: list[int] = []
            results: list[int] = []
            flat.ways(code, seat, joined, pending, moves, results)
            for one in results:
                self._settle(ends, one, joined, pile, seat, used, True)
        branches.append(ends)
        weights.append(weight)

    def _first_glance(self, branches: list[Ends], weights: list[int]) -> i64:
        """What a move is worth without a look at what follows the turn."""
        total: i64 = 0
        weight: i64 = 0
        i: i64 = 0
        while i < len(branches):
            ends = branches[i]
            ends.value = -SURE
            if ends.won:
                ends.value = SURE
            elif ends.order:
                ends.order.sort()
                ends.value = -self.squash((ends.order[0] >> 12) - _OFFSET)
            total += ends.value * weights[i]
            weight += weights[i]
            i += 1
        return total // weight

    def _deepen(self, depth: i64) -> None:
        """Looks one turn deeper at the moves that may be the best."""
        order: list[int] = []
        i: i64 = 0
        while i < len(self.moves):
            order.append((INFINITY - self.values[i]) * 4096 + i)
            i += 1
        order.sort()
        found: list[int] = list(self.values)
        best: i64 = -INFINITY
        for one in order:
            at: i64 = one & 4095
            value: i64 = self.values[at]
            if value + self.margin > best:
                value = self._expect(at, depth, best)
                if self.stopped:
                    break
                if value > best:
                    best = value
                    found[at] = value
                    continue
            # Not better, by whatever it is worth.
            found[at] = value if value < best else best - 1
        if self.stopped:
            if depth == 2 or best == -INFINITY:
                return
            for one in order:
                at = one & 4095
                if self.values[at] < SURE // 2 and found[at] >= best and found[at] != best:
                    found[at] = best - 1
        else:
            self.depth = depth
        self.values = found

    def _expect(self, at: i64, depth: i64, alpha: i64) -> i64:
        """What a move is worth, if it is more than `alpha`; else what it is worth at the most."""
        branches = self._branches[at]
        weights = self._weights[at]
        whole: i64 = 0
        hope: i64 = 0
        i: i64 = 0
        while i < len(branches):
            whole += weights[i]
            hope += weights[i] * self._hope(branches[i])
            i += 1
        i = 0
        while i < len(branches):
            ends = branches[i]
            # Even if all others go as well as may be hoped, this one must bring so much.
            hope -= weights[i] * self._hope(ends)
            floor: i64 = (alpha * whole - hope) // weights[i]
            value: i64 = self._best_end(ends, depth, floor)
            if self.stopped:
                return 0
            hope += weights[i] * value
            if hope <= alpha * whole:
                return hope // whole
            i += 1
        return hope // whole

    def _hope(self, ends: Ends) -> i64:
        """The most that a draw may turn out to be worth."""
        return SURE if ends.value + self.margin > SURE else ends.value + self.margin

    def _best_end(self, ends: Ends, depth: i64, alpha: i64) -> i64:
        """The worth of the best end of a turn, exact if it is more than alpha."""
        if ends.won:
            return SURE - SOONER * (9 - depth)
        seat: i64 = self.flat.seat
        began: i64 = self.flat.began
        best: i64 = -SURE
        looked: i64 = 0
        again: list[int] = []
        for one in ends.order:
            packed: i64 = one
            at: i64 = packed & 4095
            drawn: i64 = ends.drawn[at]
            floor: i64 = alpha if alpha > best else best
            if depth == 2:
                seen: i64 = -self.squash((packed >> 12) - _OFFSET)
                if seen + self.margin <= floor:
                    again.append((packed >> 12) + _OFFSET << 12 | at)
                    continue
            if depth > 2 and looked >= self.width:
                again.append((packed >> 12) + _OFFSET << 12 | at)
                continue
            value: i64 = -SURE + 7 * SOONER
            if not ends.lost[at]:
                if drawn:
                    value = -self._unknown(
                        ends.codes[at],
                        ends.joined[at],
                        ends.pile,
                        1 - seat,
                        depth - 1,
                        -INFINITY,
                        -floor,
                    )
                else:
                    value = -self.turn(
                        ends.codes[at],
                        ends.joined[at],
                        ends.pile,
                        1 - seat,
                        began,
                        True,
                        depth - 1,
                        -INFINITY,
                        -floor,
                    )
                if self.stopped:
                    return 0
                if value > floor and not ends.checked[at]:
                    ends.checked[at] = 1
                    if self.wins(ends.codes[at], ends.joined[at], ends.pile, 1 - seat):
                        ends.lost[at] = 1
                        value = -SURE + 7 * SOONER
            if value > best:
                best = value
            again.append((_OFFSET - value) << 12 | at)
            looked += 1
        again.sort()
        ends.order = again
        return best
