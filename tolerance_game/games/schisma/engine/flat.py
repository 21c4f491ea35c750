"""Schisma in integers: what the actions lead to, and the course of a game (S2 to S6).

A *cell* is a person and a land, `5 * person + land`; a *code* is the cells of the five columns, six
bits each. *Lands* are the same with `land + 8` in each place, so that a pull or a push adds to it.
*Joined* are both congregations, two bits a person, Avignon's in the lower half; a *pile* is one
half of that. *Due* are the columns to be refilled, a digit of six bits each, the first lowest:
`1 + column + 8 * land`.

What an action leads to is a *result*: a code, where nobody left the display, else `~number` of an
entry in the `left_*` lists.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from .tables import Tables

if TYPE_CHECKING:
    from mypy_extensions import i64

PERSONS: Final = 6
COLUMNS: Final = 5
STRANGER: Final = 6
"""The number of somebody who was drawn, nobody knows who: moved like anybody, never petitioned."""
HOLE: Final = 35
"""The cell of a column that fell empty."""

BESEECH: Final = 0
CHASTISE: Final = 1
EXCOMMUNICATE: Final = 2
PETITION: Final = 3
CHOOSE: Final = 4
"""The lowest three bits of a move; then three of the column, then the targets, a digit of six bits
for each choice: `32 +` the chosen columns as bits."""

ACTING: Final = 0
DRAWING: Final = 1
CHOOSING: Final = 2
OVER: Final = 3

AVIGNON: Final = 0
ROME: Final = 1
NOBODY: Final = -1
DRAW: Final = 2
"""The winner of a game that nobody won."""
THREE_PERSONS: Final = 0
"""The first of the endings; the conditions of persons follow, from 1."""
REPETITION: Final = -1

_PULL: Final = 0
_PUSH: Final = 1
_DISCARD: Final = 2
_SWAP: Final = 3
_EVERY: Final = 1
_ANYWHERE: Final = 0
_NEAR: Final = 2

_GENOA: Final = 2
_FIRST: Final = 8
"""What stands for Avignon in lands; Rome is 12."""
_LAST: Final = 12
_BEYOND_AVIGNON: Final = 7
_BEYOND_ROME: Final = 13
_ABSENT: Final = 17
_NO_COLUMN: Final = -1
_EIGHTS: Final = 8 * (1 + 64 + 64**2 + 64**3 + 64**4)
_PAIRS: Final = 0b010101010101
"""One of each person, as a pile."""
_HALF: Final = 0xFFF
_SECOND: Final = 0x36AAAAAA
"""The bits in congregations that are set by a second person of a kind, or a further stranger."""

COMBINATIONS: Final = [
    [[sum(1 << i for i in chosen) for chosen in combinations(range(n), k)] for k in range(n + 1)]
    for n in range(COLUMNS + 1)
]
"""By n and k: the choices of k out of n, as bits, in the order of the rules."""
NUMBER: Final = [sum((half >> 2 * i) & 3 for i in range(PERSONS)) for half in range(_HALF + 1)]
"""How many persons a pile or a congregation has."""
FACTIONS: Final = [
    sum(1 << i for i in range(PERSONS) if (half >> 2 * i) & 3) for half in range(_HALF + 1)
]
"""Which ones, as bits."""


class Flat:
    """The figures of a game, and the game itself. One object serves for any number of games."""

    def __init__(self, tables: Tables) -> None:
        self._steps: list[list[list[int]]] = [
            [list(row) for row in petition] for petition in tables.steps
        ]
        self._victories: list[list[int]] = [list(victory) for victory in tables.victories]
        self.samaritan = tables.samaritan
        self.moved_back = tables.moved_back
        self.no_circles = tables.no_circles
        self._at_once = tables.at_once
        self.by_step = tables.by_step
        self._up_to = tables.up_to
        self._idle = tables.idle

        self._petitioned: dict[int, tuple[int, ...]] = {}
        self._winners: dict[int, int] = {}
        self.left_code: list[int] = []
        """The display, with holes."""
        self.left_joined: list[int] = []
        """Who joined: to be added."""
        self.left_due: list[int] = []
        self.left_pending: list[int] = []
        """Where a petition goes on after the draws: 0 where it does not, else
        `1 + column + 8 * (person + 8 * (is still there + 2 * next step))`."""

        # What a petition leads to: filled by `_read`.
        self._kinds: list[int] = [0] * COLUMNS
        self._base: i64 = 0
        self._seat: i64 = 0
        self._person: i64 = 0
        self._joined: i64 = 0
        self._order: i64 = 0
        self._leaf_targets: list[int] = []
        self._leaf_lands: list[int] = []
        self._leaf_order: list[int] = []
        self._leaf_next: list[int] = []
        self._leaf_this: list[int] = []

        # The game.
        self.phase: i64 = OVER
        self.code: i64 = 0
        self.joined: i64 = 0
        self.pile: i64 = 0
        self.seat: i64 = ROME
        self.used: i64 = 0
        """The actions taken in this turn, as bits."""
        self.left: i64 = 0
        self.drawn: i64 = 0
        self.due: i64 = 0
        self.pending: i64 = 0
        self.began: i64 = -1
        """The display with which this turn began; -1 for none, as for `before`."""
        self.began_joined: i64 = 0
        self.before: i64 = -1
        """The display before the opponent's previous turn (S2.7)."""
        self.before_joined: i64 = 0
        self.since_draw: list[int] = []
        """The displays of S2.9."""
        self.starts: list[int] = []
        """Displays at the beginning of turns since a person last left, doubled, with the seat."""
        self.winner: i64 = NOBODY
        self.ending: i64 = THREE_PERSONS

    # What the actions lead to.

    def petitioned(self, code: i64, seat: i64, joined: i64) -> tuple[int, ...]:
        """The results of all petitions, each once. `joined` matters where each step may end it."""
        key: i64 = code * 2 + seat
        if self.by_step:
            key += joined << 31
        known = self._petitioned.get(key)
        if known is not None:
            return known
        moves: list[int] = []
        results: list[int] = []
        self.petitions(code, seat, joined, moves, results)
        # A tuple of integers costs the garbage collector nothing.
        found: tuple[int, ...] = tuple(dict.fromkeys(results))
        self._petitioned[key] = found
        return found

    def forget(self, most: i64) -> None:
        """Forgets petitions when there are more than so many. Results that are known end."""
        if len(self._petitioned) > most:
            self._petitioned.clear()
            self.left_code.clear()
            self.left_joined.clear()
            self.left_due.clear()
            self.left_pending.clear()

    def moved(self, code: i64, column: i64, way: i64) -> i64:
        """The result of moving the person of a column one land."""
        shift: i64 = 6 * column
        cell: i64 = (code >> shift) & 63
        land: i64 = cell % 5 + way
        if 0 <= land <= 4:
            return code + way * (1 << shift)
        seat: i64 = AVIGNON if land < 0 else ROME
        person: i64 = cell // 5
        # Nobody knows who a stranger is: whom they join has one more, but nobody of a faction.
        joined: i64 = 1 << (2 * person + 12 * seat) if person < PERSONS else 1 << (24 + 3 * seat)
        return self._leave(code + ((HOLE - cell) << shift), joined, 1 + column + 8 * _GENOA, 0)

    def _leave(self, code: i64, joined: i64, due: i64, pending: i64) -> i64:
        """The result in which somebody left the display."""
        self.left_code.append(code)
        self.left_joined.append(joined)
        self.left_due.append(due)
        self.left_pending.append(pending)
        return -len(self.left_code)

    def excommunicated(self, code: i64, column: i64) -> i64:
        """The result of an excommunication."""
        shift: i64 = 6 * column
        cell: i64 = (code >> shift) & 63
        return self._leave(code + ((HOLE - cell) << shift), 0, 1 + column + 8 * (cell % 5), 0)

    def petitions(
        self, code: i64, seat: i64, joined: i64, moves: list[int], results: list[int]
    ) -> None:
        """Every petition and its result, in the order of the rules; those of no effect left out."""
        lands: i64 = self._begin(code, seat, joined)
        column: i64 = 0
        while column < COLUMNS:
            person: i64 = self._kinds[column]
            if person < PERSONS:
                self._leaves(person, 0, lands, column)
                i: i64 = 0
                number: i64 = len(self._leaf_lands)
                while i < number:
                    after: i64 = self._leaf_lands[i]
                    if after != lands:
                        targets: i64 = self._leaf_targets[i]
                        moves.append(PETITION + 8 * column + 64 * targets)
                        results.append(self._result(i, column))
                    i += 1
            column += 1

    def ways(
        self, code: i64, seat: i64, joined: i64, pending: i64, moves: list[int], results: list[int]
    ) -> None:
        """Every way in which a petition interrupted by a draw can go on (S3.2, `at_once`)."""
        lands: i64 = self._begin(code, seat, joined)
        rest: i64 = pending - 1
        column: i64 = rest & 7
        person: i64 = (rest >> 3) & 7
        here: i64 = (rest >> 6) & 1
        self._leaves(person, rest >> 7, lands, column if here else _NO_COLUMN)
        i: i64 = 0
        while i < len(self._leaf_lands):
            targets: i64 = self._leaf_targets[i]
            moves.append(CHOOSE + 64 * targets)
            results.append(self._result(i, column))
            i += 1

    def _begin(self, code: i64, seat: i64, joined: i64) -> i64:
        """Prepares for reading petitions; the lands of a display."""
        self._seat, self._joined = seat, joined
        base: i64 = 0
        lands: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            cell: i64 = (code >> (6 * column)) & 63
            person: i64 = cell // 5
            land: i64 = cell % 5 + _FIRST
            if cell == HOLE:
                land = _ABSENT
            self._kinds[column] = person
            base += (cell + _FIRST - land) << (6 * column)
            lands += land << (6 * column)
            column += 1
        self._base = base
        return lands

    def _result(self, leaf: i64, column: i64) -> i64:
        """The result of what was read."""
        lands: i64 = self._leaf_lands[leaf]
        order: i64 = self._leaf_order[leaf]
        next_step: i64 = self._leaf_next[leaf]
        if order == 0 and next_step < 0:
            return self._base + lands - _EIGHTS
        code: i64 = 0
        joined: i64 = 0
        at: i64 = 0
        while at < COLUMNS:
            land: i64 = (lands >> (6 * at)) & 63
            person: i64 = self._kinds[at]
            if _FIRST <= land <= _LAST:
                code += (5 * person + land - _FIRST) << (6 * at)
            else:
                code += HOLE << (6 * at)
                # An absent one was discarded; or there was nobody.
                if land != _ABSENT:
                    joined += self._joining(person, land)
            at += 1
        pending: i64 = 0
        if next_step >= 0:
            here: i64 = 1 if self._leaf_this[leaf] >= 0 else 0
            pending = 1 + column + 8 * (self._person + 8 * (here + 2 * next_step))
        return self._leave(code, joined, order, pending)

    def _joining(self, person: i64, land: i64) -> i64:
        """What is added to the congregations when a person passes an end."""
        seat: i64 = AVIGNON if land == _BEYOND_AVIGNON else ROME
        if person == STRANGER:
            return 1 << (24 + 3 * seat)
        return 1 << (2 * person + 12 * seat)

    def _leaves(self, person: i64, step: i64, lands: i64, this: i64) -> None:
        """Reads a petition from a step on."""
        self._person = person
        self._leaf_targets.clear()
        self._leaf_lands.clear()
        self._leaf_order.clear()
        self._leaf_next.clear()
        self._leaf_this.clear()
        self._read(step, lands, this, 0, 0, 0)

    def _read(
        self, step: i64, lands: i64, this: i64, targets: i64, digits: i64, order: i64
    ) -> None:
        """Every way to go on from a step: S6, as `rules.petition.Reading` reads it."""
        steps = self._steps[self._person]
        last: i64 = len(steps)
        while step < last:
            row = steps[step]
            step += 1
            whom: i64 = row[2]
            if whom <= _EVERY:
                columns: i64 = 0
                if whom == _EVERY:
                    columns = self._every(row[3], lands)
                elif this >= 0:
                    columns = 1 << this
                self._order = order
                lands = self._done(row, lands, this, columns)
                halted: bool = self._halted(lands, order != self._order)
                order = self._order
                this = self._still(this, lands)
                if halted:
                    self._leaf(step, lands, this, targets, order)
                    return
                continue
            found: i64 = self._candidates(row, lands, this)
            number: i64 = 0
            while found >> (3 * number):
                number += 1
            most: i64 = row[4]
            if row[5] >= 0:
                most += self._count(self._every(1 << row[5], lands))
            if most > number:
                most = number
            size: i64 = 0 if row[6] or self._up_to else most
            while size <= most:
                for choice in COMBINATIONS[number][size]:
                    chosen: i64 = choice
                    mask: i64 = 0
                    at: i64 = 0
                    while chosen:
                        if chosen & 1:
                            mask |= 1 << (((found >> (3 * at)) & 7) - 1)
                        chosen >>= 1
                        at += 1
                    self._order = order
                    after: i64 = self._done(row, lands, this, mask)
                    told: i64 = targets | ((32 + mask) << digits)
                    grown: i64 = self._order
                    here: i64 = self._still(this, after)
                    if step == last or self._halted(after, order != grown):
                        self._leaf(step, after, here, told, grown)
                    else:
                        self._read(step, after, here, told, digits + 6, grown)
                size += 1
            return
        self._leaf(step, lands, this, targets, order)

    def _leaf(self, step: i64, lands: i64, this: i64, targets: i64, order: i64) -> None:
        """A way was read to its end, or to where it is interrupted."""
        goes_on: bool = self._at_once and step < len(self._steps[self._person])
        self._leaf_targets.append(targets)
        self._leaf_lands.append(lands)
        self._leaf_order.append(order)
        self._leaf_next.append(step if goes_on else -1)
        self._leaf_this.append(this)

    def _every(self, persons: i64, lands: i64) -> i64:
        """The columns of these persons that are on the track, as bits."""
        found: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            land: i64 = (lands >> (6 * column)) & 63
            if _FIRST <= land <= _LAST and persons & (1 << self._kinds[column]):
                found |= 1 << column
            column += 1
        return found

    def _count(self, columns: i64) -> i64:
        number: i64 = 0
        while columns:
            number += columns & 1
            columns >>= 1
        return number

    def _still(self, this: i64, lands: i64) -> i64:
        """The column of the petitioned person, none once they have left the track."""
        if this < 0:
            return _NO_COLUMN
        land: i64 = (lands >> (6 * this)) & 63
        return this if _FIRST <= land <= _LAST else _NO_COLUMN

    def _candidates(self, row: list[int], lands: i64, this: i64) -> i64:
        """Whom a step may choose from: three bits each, `1 +` the column."""
        verb: i64 = row[0]
        factions: i64 = row[3]
        place: i64 = row[7]
        others: i64 = row[8]
        own: i64 = _ABSENT
        if this >= 0:
            own = (lands >> (6 * this)) & 63
        elif place != _ANYWHERE or verb == _SWAP:
            return 0
        anybody: bool = factions == 63
        found: i64 = 0
        digits: i64 = 0
        column: i64 = 0
        while column < COLUMNS:
            land: i64 = (lands >> (6 * column)) & 63
            fits: bool = (
                _FIRST <= land <= _LAST
                and not (others and column == this)
                and (anybody or factions & (1 << self._kinds[column]) != 0)
            )
            if fits and place != _ANYWHERE and land != own:
                fits = place == _NEAR and -1 <= land - own <= 1
            if fits and not self._idle and verb >= _SWAP:
                fits = land != own if verb == _SWAP else land != _FIRST + _GENOA
            if fits:
                found |= (1 + column) << digits
                digits += 3
            column += 1
        return found

    def _done(self, row: list[int], lands: i64, this: i64, columns: i64) -> i64:
        """The lands after a step is done to these columns; who leaves is put to `_order`."""
        verb: i64 = row[0]
        way: i64 = row[1]
        if (verb == _PULL) != (self._seat == ROME):
            way = -way
        column: i64 = 0
        while columns:
            if columns & 1:
                shift: i64 = 6 * column
                land: i64 = (lands >> shift) & 63
                to: i64 = land
                if verb <= _PUSH:
                    to = land + way
                    if to < _FIRST or to > _LAST:
                        to = _BEYOND_AVIGNON if to < _FIRST else _BEYOND_ROME
                        self._falls_empty(column, _GENOA)
                elif verb == _DISCARD:
                    to = _ABSENT
                    self._falls_empty(column, land - _FIRST)
                elif verb == _SWAP:
                    to = (lands >> (6 * this)) & 63
                    lands += (
                        (land - to) << (6 * this) if land > to else -((to - land) << (6 * this))
                    )
                else:
                    to = _FIRST + _GENOA
                lands += (to - land) * (1 << shift)
            columns >>= 1
            column += 1
        return lands

    def _falls_empty(self, column: i64, land: i64) -> None:
        """A column is to be refilled at a land."""
        digit: i64 = 1 + column + 8 * land
        shift: i64 = 0
        while self._order >> shift:
            shift += 6
        self._order |= digit << shift

    def _halted(self, lands: i64, somebody_left: bool) -> bool:
        """Whether a petition is interrupted, or over, after a step."""
        if self._at_once:
            return somebody_left
        if not self.by_step or not somebody_left:
            return False
        joined: i64 = self._joined
        column: i64 = 0
        while column < COLUMNS:
            land: i64 = (lands >> (6 * column)) & 63
            if land == _BEYOND_AVIGNON or land == _BEYOND_ROME:  # noqa: SIM109 (no tuples)
                joined += self._joining(self._kinds[column], land)
            column += 1
        return self.won(joined, self._seat) >= 0

    # The end.

    def won(self, joined: i64, turn_of: i64) -> i64:
        """Who has won, by these congregations (S4); NOBODY while nobody has."""
        key: i64 = joined << 1 | turn_of
        known = self._winners.get(key)
        if known is not None:
            return known
        winner: i64 = NOBODY
        # At most one person has joined: as in the rules, that is never enough.
        if joined & (joined - 1) != 0 or joined & _SECOND != 0:
            if self.condition(joined, turn_of) >= 0:
                winner = turn_of
            elif self.condition(joined, 1 - turn_of) >= 0:
                winner = 1 - turn_of
        if len(self._winners) > 10_000:
            self._winners.clear()
        self._winners[key] = winner
        return winner

    def condition(self, joined: i64, seat: i64) -> i64:
        """By which condition the seat would win; -1 when by none."""
        own: i64 = (joined >> (12 * seat)) & _HALF
        other: i64 = (joined >> (12 - 12 * seat)) & _HALF
        # Strangers have come, but nobody of a faction.
        if NUMBER[own] + ((joined >> (24 + 3 * seat)) & 7) >= 3:
            return THREE_PERSONS
        here: i64 = FACTIONS[own]
        there: i64 = FACTIONS[other]
        number: i64 = 0
        while number < len(self._victories):
            victory = self._victories[number]
            number += 1
            mine: i64 = victory[0]
            theirs: i64 = victory[1]
            if victory[2]:
                if mine & there == mine and theirs & here == theirs:
                    return number
            elif mine & here == mine and theirs & there == theirs:
                return number
        return -1

    # The game.

    def lay(self, cells: list[int]) -> None:
        """Begins a game with these five persons at Genoa (S1.2)."""
        code: i64 = 0
        pile: i64 = 2 * _PAIRS
        column: i64 = 0
        while column < COLUMNS:
            person: i64 = cells[column]
            code |= (5 * person + _GENOA) << (6 * column)
            pile -= 1 << (2 * person)
            column += 1
        self.code, self.pile, self.joined = code, pile, 0
        self.due = self.pending = 0
        self.began = self.before = -1
        self.since_draw.clear()
        self.starts.clear()
        self.winner = NOBODY
        self._begin_turn(ROME, 1)

    def discarded(self) -> i64:
        """The discard pile: whoever is nowhere else."""
        return self.discarded_of(self.code, self.joined, self.pile)

    def discarded_of(self, code: i64, joined: i64, pile: i64) -> i64:
        """Whoever is neither on display nor joined nor in the pile."""
        pile = 2 * _PAIRS - pile - (joined & _HALF) - ((joined >> 12) & _HALF)
        column: i64 = 0
        while column < COLUMNS:
            cell: i64 = (code >> (6 * column)) & 63
            if cell < 5 * PERSONS:
                pile -= 1 << (2 * (cell // 5))
            column += 1
        return pile

    def legal(self, moves: list[int], results: list[int]) -> None:
        """The legal moves with their results, in the order of the rules."""
        if self.phase == CHOOSING:
            self.ways(self.code, self.seat, self.joined, self.pending, moves, results)
            return
        if self.phase != ACTING:
            return
        code: i64 = self.code
        action: i64 = BESEECH
        while action <= CHASTISE:
            if not (self.used >> action) & 1:
                way: i64 = 1 if (self.seat == ROME) == (action == BESEECH) else -1
                column: i64 = 0
                while column < COLUMNS:
                    if (code >> (6 * column)) & 63 != HOLE:
                        result: i64 = self.moved(code, column, way)
                        if not self.barred(result):
                            moves.append(action + 8 * column)
                            results.append(result)
                    column += 1
            action += 1
        if not (self.used >> EXCOMMUNICATE) & 1:
            column = 0
            while column < COLUMNS:
                if (code >> (6 * column)) & 63 != HOLE:
                    result = self.excommunicated(code, column)
                    if not self.barred(result):
                        moves.append(EXCOMMUNICATE + 8 * column)
                        results.append(result)
                column += 1
        if not (self.used >> PETITION) & 1:
            every: list[int] = []
            ends: list[int] = []
            self.petitions(code, self.seat, self.joined, every, ends)
            k: i64 = 0
            while k < len(every):
                if not self.barred(ends[k]):
                    moves.append(every[k])
                    results.append(ends[k])
                k += 1

    def barred(self, result: i64) -> bool:
        """Whether the turn may not end with it (S2.7, S2.9)."""
        if self.left != 1:
            return False
        if self.moved_back and self._puts_back(result):
            return True
        if result < 0 or self.drawn:
            return False
        if self.no_circles and result in self.since_draw:
            return True
        return self.samaritan and result == self.before and self.joined == self.before_joined

    def _puts_back(self, result: i64) -> bool:
        """S2.7, `moved`: whether all whom the opponent moved would stand where they stood, in a
        game that goes on, after an action that is over."""
        if self.before_joined != self.began_joined:
            return False
        if result >= 0:
            return self.put_back(result, self.began, self.before)
        entry: i64 = -1 - result
        if self.left_pending[entry]:
            return False
        if not self.put_back(self.left_code[entry], self.began, self.before):
            return False
        return self.won(self.joined + self.left_joined[entry], self.seat) < 0

    def put_back(self, code: i64, began: i64, before: i64) -> bool:
        """Whether all who were moved between the displays `before` and `began` stand in this one
        where they stood before; there must be some."""
        if before < 0:
            return False
        some: bool = False
        column: i64 = 0
        while column < COLUMNS:
            shift: i64 = 6 * column
            was: i64 = (before >> shift) & 63
            since: i64 = (began >> shift) & 63
            if was % 5 != since % 5:
                # Whoever is gone never stands there again.
                if was // 5 != since // 5 or (code >> shift) & 63 != was:
                    return False
                some = True
            column += 1
        return some

    def play(self, move: i64, result: i64) -> None:
        """A legal move of a seat is made."""
        action: i64 = move & 7
        if action != CHOOSE:
            self.used |= 1 << action
            self.left -= 1
        if result >= 0:
            self.code = result
            self.pending = 0
            self._go_on()
            return
        entry: i64 = -1 - result
        self.code = self.left_code[entry]
        self.joined += self.left_joined[entry]
        self.due = self.left_due[entry]
        self.pending = self.left_pending[entry]
        if self.left_joined[entry]:
            self.starts.clear()
        if (self.pending == 0 or self.by_step) and self._ended():
            return
        if not self._await_draws():
            self._go_on()

    def draw(self, person: i64) -> None:
        """A person is drawn into the first column due."""
        digit: i64 = (self.due & 63) - 1
        column: i64 = digit & 7
        land: i64 = digit >> 3
        self.due >>= 6
        self.pile -= 1 << (2 * person)
        self.code -= (HOLE - 5 * person - land) << (6 * column)
        self.drawn = 1
        self.since_draw.clear()
        if not self._await_draws():
            self._go_on()

    def _await_draws(self) -> bool:
        """Whether chance must draw a person; reshuffles if the pile is empty (S2.6)."""
        if self.due and not self.pile:
            self.pile = self.discarded()
            if not self.pile:
                self.due = 0
        if not self.due:
            return False
        self.phase = DRAWING
        return True

    def _go_on(self) -> None:
        """The petition, the next action, or the next turn (S2.1)."""
        if self.pending:
            moves: list[int] = []
            results: list[int] = []
            self.ways(self.code, self.seat, self.joined, self.pending, moves, results)
            if len(moves) > 1:
                self.phase = CHOOSING
            else:
                self.play(CHOOSE, results[0])
            return
        if self._ended():
            return
        self.phase = ACTING
        if not self.left:
            self._begin_turn(1 - self.seat, 2)

    def _ended(self) -> bool:
        """Ends the game when a player has won."""
        winner: i64 = self.won(self.joined, self.seat)
        if winner < 0:
            return False
        self.winner = winner
        self.ending = self.condition(self.joined, winner)
        self._over()
        return True

    def _over(self) -> None:
        self.phase = OVER
        self.pending = self.due = 0

    def _begin_turn(self, seat: i64, actions: i64) -> None:
        """A turn begins, or the game ends if this display has begun two turns before (S2.9)."""
        self.phase = ACTING
        self.seat = seat
        self.used = 0
        self.left = actions
        self.drawn = 0
        self.before, self.before_joined = self.began, self.began_joined
        self.began, self.began_joined = self.code, self.joined
        self.since_draw.append(self.code)
        start: i64 = 2 * self.code + seat
        repeated: i64 = self.starts.count(start)
        self.starts.append(start)
        if repeated >= 2:
            self.winner, self.ending = DRAW, REPETITION
            self._over()
