"""The ends of a turn: every way to take two of the four actions (S2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .effort import Effort
from .ends import Ends
from .flat import (
    BESEECH,
    CHASTISE,
    COLUMNS,
    EXCOMMUNICATE,
    HOLE,
    PERSONS,
    PETITION,
    ROME,
    STRANGER,
    Flat,
)
from .worth import FAR, Worth

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL: Final = 15
"""As the actions taken: none is left."""
GENOA: Final = 5 * STRANGER + 2
"""The cell of a stranger at Genoa."""


def filled(code: i64, due: i64) -> i64:
    """The display with strangers in its holes."""
    while due:
        digit: i64 = (due & 63) - 1
        code -= (HOLE - 5 * STRANGER - (digit >> 3)) << (6 * (digit & 7))
        due >>= 6
    return code


class Turns:
    """Finds the ends of turns. Whoever is drawn in one is a stranger."""

    def __init__(self, flat: Flat, worth: Worth, effort: Effort) -> None:
        self.flat = flat
        self.worth = worth
        self.effort = effort
        self.since: set[int] = set()
        """The displays of S2.9 in the game."""
        self.began: i64 = 0
        """The display with which the turn began."""
        self.before: i64 = 0
        """The one before the opponent's last turn; NONE where it cannot come back."""
        self.chain: bool = False
        """Whether nobody was drawn since the game was left."""

    def barred(self, code: i64, began: i64, before: i64, chain: bool, drawn: i64) -> bool:
        """Whether a turn may not end so (S2.7, S2.9)."""
        if self.flat.moved_back and self.flat.put_back(code, began, before):
            return True
        if drawn:
            return False
        if code == before:
            return self.flat.samaritan or self.flat.no_circles
        if not self.flat.no_circles:
            return False
        return code == began or (chain and code in self.since)

    def settle(
        self, ends: Ends, result: i64, joined: i64, pile: i64, seat: i64, used: i64, exact: bool
    ) -> None:
        """The ends of a turn after a first action that led to this result. `used` is that action,
        or all where no action is left."""
        flat = self.flat
        if result >= 0:
            self.seconds(ends, result, joined, pile, seat, used, 0, exact)
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
        code: i64 = filled(flat.left_code[entry], flat.left_due[entry])
        if pending == 0:
            self.seconds(ends, code, joined, pile, seat, used, 1, exact)
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
                self.seconds(ends, result, joined, pile, seat, used, 1, exact)
            else:
                self.settle(ends, result, joined, pile, seat, used, exact)
            i += 1

    def seconds(
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
        if used == ALL:
            self._step(ends, code, joined, drawn, self.worth.total(code, joined, pile, 1 - seat))
            return
        table = self.worth.foreseeing(code, joined, pile, 1 - seat)
        total: i64 = self.worth.total(code, joined, pile, 1 - seat)
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
                    self._steps(ends, code, joined, pile, seat, shift, way, ALL, drawn, exact)
            change = table.push[cell]
            if pushes:
                if change < FAR:
                    self._step(ends, code - way * (1 << shift), joined, drawn, total + change)
                else:
                    self._steps(ends, code, joined, pile, seat, shift, -way, ALL, drawn, exact)
            if swaps and cell < 5 * PERSONS:
                after: i64 = code + ((5 * STRANGER + cell % 5 - cell) << shift)
                self._step(ends, after, joined, 1, total + table.swap[cell])
            column += 1
        if used & 8 or not exact:
            return
        petitioned = self.flat.petitioned(code, seat, joined)
        self.effort.count(len(petitioned))
        for one in petitioned:
            result: i64 = one
            if result >= 0:
                self._step(
                    ends, result, joined, drawn, self.worth.total(result, joined, pile, 1 - seat)
                )
            else:
                self.settle(ends, result, joined, pile, seat, ALL, exact)

    def _step(self, ends: Ends, code: i64, joined: i64, drawn: i64, total: i64) -> None:
        """One more end of a turn, if it may be one."""
        if not self.barred(code, self.began, self.before, self.chain, drawn):
            ends.add(code, joined, drawn, total)

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
            self.seconds(ends, code + way * (1 << shift), joined, pile, seat, used, drawn, exact)
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
        self.seconds(ends, code + ((GENOA - cell) << shift), joined, pile, seat, used, 1, exact)

    def every(
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
        self.began, self.before, self.chain = code, before, chain
        petitioned = self.flat.petitioned(code, seat, joined)
        self.effort.count(len(petitioned))
        for one in petitioned:
            result: i64 = one
            self.settle(ends, result, joined, pile, seat, 1 << PETITION, exact)
            if ends.won or self.effort.stopped:
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
                self.seconds(ends, stranger, joined, pile, seat, 1 << EXCOMMUNICATE, 1, exact)
            if ends.won or self.effort.stopped:
                return
            column += 1
        self.effort.count(len(ends.codes))
