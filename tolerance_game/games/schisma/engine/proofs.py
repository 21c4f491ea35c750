"""What can be proven of a position by trying everything, with everybody who may be drawn.

Search guesses and leaves out; what is told of a move is looked at here.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from .effort import Effort
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

NEVER: Final = 0
"""A turn cannot win, whoever is drawn in it."""
BY_LUCK: Final = 1
"""A turn can win, if the right persons are drawn in it."""
SURELY: Final = 2
"""A turn can win, whoever is drawn in it."""


_LAST: Final = 1 << 4
"""Instead of the actions used: none is left."""
_HALF: Final = 0xFFF
_COST: Final = 30
"""So many positions a turn counts that is tried."""


class Outlook(NamedTuple):
    """What a turn can bring to the seat whose it is."""

    chance: int
    """How it can win: NEVER, BY_LUCK or SURELY."""
    gains: int
    """Who can be won over, whoever is drawn, as bits; not complete where it wins SURELY."""


_NOTHING: Final = Outlook(NEVER, 0)


class Table(NamedTuple):
    """What stands and lies, with nobody unknown."""

    code: int
    joined: int
    pile: int


class Proofs:
    """Tries whole turns; what was found is kept until it is forgotten.

    What is found means nothing once the effort is stopped.
    """

    def __init__(self, flat: Flat, effort: Effort) -> None:
        self._flat = flat
        self._effort = effort
        self._known: dict[tuple[Table, int], Outlook] = {}
        self._seat = self._base = 0
        """Whose turn is looked at, and who had joined them before it."""

    def forget(self) -> None:
        """Forgets what was proven."""
        self._known.clear()

    # Draws.

    def drawn(self, code: int, joined: int, pile: int) -> Iterator[Table]:
        """Everything that strangers on display may turn out to be (S2.6)."""
        for column in range(COLUMNS):
            cell = (code >> (6 * column)) & 63
            if cell // 5 != STRANGER or cell == HOLE:
                continue
            left = pile or self._flat.discarded_of(code, joined, pile)
            if not left:
                yield from self.drawn(code + ((HOLE - cell) << (6 * column)), joined, pile)
                return
            for person in range(PERSONS):
                if (left >> (2 * person)) & 3:
                    there = code + ((5 * person - 5 * STRANGER) << (6 * column))
                    yield from self.drawn(there, joined, left - (1 << (2 * person)))
            return
        yield Table(code, joined, pile)

    # What a turn can bring.

    def outlook(self, table: Table, seat: int) -> Outlook:
        """What a seat can bring about in a turn of two actions."""
        known = self._known.get((table, seat))
        if known is None:
            self._effort.count(_COST)
            if self._effort.stopped:
                # Nobody wants to know any more.
                return _NOTHING
            self._seat, self._base = seat, (table.joined >> (12 * seat)) & _HALF
            known = self._known[table, seat] = self._best(table, 0)
        return known

    def holds(self, table: Table, seat: int, most: int) -> bool:
        """Whether the other side has no turn after which this seat could not win in its own, who
        is drawn in it whoever may be. False, too, where more than so many tables would have to be
        looked at.
        """
        looked: set[Table] = set()
        for after in self._answers(table, 1 - seat):
            if after is None:
                return False
            if after not in looked:
                looked.add(after)
                if len(looked) > most or self.outlook(after, seat).chance != SURELY:
                    return False
        return True

    def _answers(self, table: Table, seat: int) -> Iterator[Table | None]:
        """The tables after every turn of a seat; None for one that wins."""
        for action, result in self._every(table, seat, 0):
            for first in self._played(table, result, seat):
                if first is None:
                    yield None
                    continue
                for _action, second in self._every(first, seat, action):
                    yield from self._played(first, second, seat)

    def _played(self, table: Table, result: int, seat: int) -> Iterator[Table | None]:
        """What an action of this result leads to; nothing where the other side wins by it."""
        flat = self._flat
        if result >= 0:
            yield table._replace(code=result)
            return
        entry = -1 - result
        joined = table.joined + flat.left_joined[entry]
        pending = flat.left_pending[entry]
        if not pending or flat.by_step:
            winner = flat.won(joined, seat)
            if winner >= 0:
                if winner == seat:
                    yield None
                return
        code = _filled(flat.left_code[entry], flat.left_due[entry])
        for after in self.drawn(code, joined, table.pile):
            if not pending:
                yield after
                continue
            results: list[int] = []
            flat.ways(after.code, seat, joined, pending, [], results)
            for further in results:
                winner = flat.won(joined, seat) if further >= 0 else -1
                if winner < 0:
                    yield from self._played(after, further, seat)
                elif winner == seat:
                    yield None

    def _best(self, table: Table, used: int) -> Outlook:
        """The best of all next actions, for wins and persons each."""
        chance, gains = NEVER, self._gained(table.joined)
        for action, result in self._every(table, self._seat, used):
            if used and (result >= 0 or action == 1 << EXCOMMUNICATE):
                # A last action by which nobody joins brings nothing.
                continue
            found = self._after(table, result, action if not used else _LAST)
            chance, gains = max(chance, found.chance), gains | found.gains
            if chance == SURELY:
                break
        return Outlook(chance, gains)

    def _after(self, table: Table, result: int, used: int) -> Outlook:
        """What an action of this result can bring, with the rest of the turn."""
        flat, seat = self._flat, self._seat
        if result >= 0:
            return self._rest(table._replace(code=result), used)
        entry = -1 - result
        joined = table.joined + flat.left_joined[entry]
        pending = flat.left_pending[entry]
        if not pending or flat.by_step:
            winner = flat.won(joined, seat)
            if winner >= 0:
                return Outlook(SURELY, 0) if winner == seat else _NOTHING
        if used == _LAST and not pending:
            return Outlook(NEVER, self._gained(joined))
        code = _filled(flat.left_code[entry], flat.left_due[entry])
        found = [
            self._goes_on(after, pending, used) if pending else self._rest(after, used)
            for after in self.drawn(code, joined, table.pile)
        ]
        chances = [one.chance for one in found]
        gains = ~0
        for one in found:
            gains &= one.gains
        return Outlook(min(chances) if min(chances) else min(max(chances), BY_LUCK), gains)

    def _goes_on(self, table: Table, pending: int, used: int) -> Outlook:
        """The best of all ways in which a petition goes on (S3.2, `at_once`)."""
        chance, gains, seat = NEVER, 0, self._seat
        results: list[int] = []
        self._flat.ways(table.code, seat, table.joined, pending, [], results)
        for result in results:
            winner = self._flat.won(table.joined, seat) if result >= 0 else -1
            if winner >= 0:
                found = Outlook(SURELY, 0) if winner == seat else _NOTHING
            else:
                found = self._after(table, result, used)
            chance, gains = max(chance, found.chance), gains | found.gains
        return Outlook(chance, gains)

    def _rest(self, table: Table, used: int) -> Outlook:
        """What the rest of a turn can bring, with this on the table."""
        if used == _LAST:
            return Outlook(NEVER, self._gained(table.joined))
        return self._best(table, used)

    def _gained(self, joined: int) -> int:
        """Who has joined the seat, as bits."""
        half = (joined >> (12 * self._seat)) & _HALF
        return sum(
            1 << person
            for person in range(PERSONS)
            if (half >> (2 * person)) & 3 > (self._base >> (2 * person)) & 3
        )

    def _every(self, table: Table, seat: int, used: int) -> Iterator[tuple[int, int]]:
        """Every action that is not used, as a bit, with its result."""
        flat, code = self._flat, table.code
        way = 1 if seat == ROME else -1
        standing = [c for c in range(COLUMNS) if (code >> (6 * c)) & 63 != HOLE]
        if not used >> BESEECH & 1:
            for column in standing:
                yield 1 << BESEECH, flat.moved(code, column, way)
        if not used >> CHASTISE & 1:
            for column in standing:
                yield 1 << CHASTISE, flat.moved(code, column, -way)
        if not used >> PETITION & 1:
            for result in flat.petitioned(code, seat, table.joined):
                yield 1 << PETITION, result
        if not used >> EXCOMMUNICATE & 1:
            for column in standing:
                yield 1 << EXCOMMUNICATE, flat.excommunicated(code, column)


def _filled(code: int, due: int) -> int:
    """The display with strangers in its holes."""
    while due:
        digit = (due & 63) - 1
        code -= (HOLE - 5 * STRANGER - (digit >> 3)) << (6 * (digit & 7))
        due >>= 6
    return code
