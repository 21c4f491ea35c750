"""What a display is worth to the player whose turn begins: a sum over the five persons.

How much a person counts depends on how far they are, on how many have joined either side, and on
what would happen if they joined: nothing special, or that one side wins at once. So conditions of
an owner count like those of the book. The figures are learned (`learned_figures`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .flat import HOLE, NUMBER, PERSONS, ROME, STRANGER, Flat

if TYPE_CHECKING:
    from mypy_extensions import i64

LANDS: Final = 5
COUNTS: Final = 3
"""None, one or two have joined a side."""
ENDS: Final = 9
"""What happens when a person joins: three cases on the own side, times three on the other."""

TURN: Final = 0
"""Where the figures of the counts begin: own times other."""
ROLES: Final = TURN + COUNTS * COUNTS
"""By own count, other count, ends, land as seen from the player (4 is the nearest)."""
KNOWN: Final = 9
"""Persons whose petitions are known."""
NAMES: Final = ROLES + COUNTS * COUNTS * ENDS * LANDS
"""By own count, other count, person and land."""
COMPANY: Final = NAMES + COUNTS * COUNTS * KNOWN * LANDS
"""By another person on display, person and land: what their petition does for this one."""
SIZE: Final = COMPANY + KNOWN * KNOWN * LANDS

GOES_ON: Final = 0
WINS: Final = 1
LOSES: Final = 2

_HALF: Final = 0xFFF
COUNTED: Final = [1 << (2 * (cell // LANDS)) if cell < PERSONS * LANDS else 0 for cell in range(64)]
"""By cell: one of this person, as a pile."""
FAR: Final = 10_000_000
"""More than any sum of figures."""


class Table:
    """What each cell adds for the seat whose turn begins, and what the other can do before that."""

    def __init__(self, joined: i64, pile: i64, company: i64, seat: i64) -> None:
        self.joined: i64 = joined
        self.pile: i64 = pile
        self.company: i64 = company
        self.seat: i64 = seat
        self.base: i64 = 0
        """Added once."""
        self.cells: list[int] = []
        self.joins_other: list[int] = []
        """By person, for the other: how the game goes on when they join the other."""
        self.joins_seat: list[int] = []
        self.foresees: bool = False
        """Whether the rest is there."""
        self.pull: list[int] = []
        """What it changes when the other pulls them one land towards themselves; FAR beyond the
        end. The other wants this to be little."""
        self.push: list[int] = []
        self.swap: list[int] = []
        """When the other excommunicates them."""
        self.best: list[int] = []
        """The least of the three."""
        self.at_end: list[int] = []
        """1 where one more pull by the other makes them join the other; 2 where one more push makes
        them join the seat."""
        self.gone: list[Table | None] = []
        """By person: the table when they have joined the other and a stranger stands for them."""


class Worth:
    """The figures, made into tables for each state of congregations, pile and display."""

    def __init__(self, flat: Flat, names: list[int], figures: list[int]) -> None:
        """`names` are the places of the persons in play among all, -1 for others."""
        self._flat = flat
        self._names = names
        self._figures = figures
        self._tables: dict[int, Table] = {}
        self._roles: dict[int, Table] = {}
        self._companies: dict[int, list[int]] = {}

    def table(self, code: i64, joined: i64, pile: i64, seat: i64) -> Table:
        """What each cell adds for the seat whose turn begins, among the persons of a display."""
        return self.table_of(
            joined,
            pile,
            COUNTED[code & 63]
            + COUNTED[(code >> 6) & 63]
            + COUNTED[(code >> 12) & 63]
            + COUNTED[(code >> 18) & 63]
            + COUNTED[code >> 24],
            seat,
        )

    def table_of(self, joined: i64, pile: i64, company: i64, seat: i64) -> Table:
        """The same, the persons of the display as a pile."""
        key: i64 = ((joined << 12 | pile) << 12 | company) << 1 | seat
        known = self._tables.get(key)
        if known is not None:
            return known
        if len(self._tables) > 4000:
            self._tables.clear()
        found = Table(joined, pile, company, seat)
        roles = self._role_table(joined, seat)
        found.base, cells = roles.base, found.cells
        found.joins_other, found.joins_seat = roles.joins_other, roles.joins_seat
        others = self._company(company, seat)
        cell: i64 = 0
        while cell < LANDS * PERSONS:
            cells.append(roles.cells[cell] + others[cell])
            cell += 1
        unseen: i64 = NUMBER[pile]
        land: i64 = 0
        while land < LANDS:
            worth: i64 = 0
            person: i64 = 0
            while person < PERSONS and unseen > 0:
                copies: i64 = (pile >> (2 * person)) & 3
                worth += copies * cells[LANDS * person + land]
                person += 1
            cells.append(worth // unseen if unseen > 0 else 0)
            land += 1
        cells.append(0)
        self._tables[key] = found
        return found

    def total(self, code: i64, joined: i64, pile: i64, seat: i64) -> i64:
        """The sum of figures for the seat whose turn begins."""
        table = self.table(code, joined, pile, seat)
        cells = table.cells
        return (
            table.base
            + cells[code & 63]
            + cells[(code >> 6) & 63]
            + cells[(code >> 12) & 63]
            + cells[(code >> 18) & 63]
            + cells[code >> 24]
        )

    def foreseeing(self, code: i64, joined: i64, pile: i64, seat: i64) -> Table:
        """The table with what the other can do before the turn of the seat."""
        table = self.table(code, joined, pile, seat)
        if not table.foresees:
            self.foresee(table)
        return table

    def gone(self, table: Table, person: i64) -> Table:
        """The table when a person has joined the other, and a stranger stands in their place."""
        known = table.gone[person]
        if known is not None:
            return known
        other: i64 = 1 - table.seat
        more: i64 = 1 << (2 * person + 12 * other)
        company: i64 = table.company
        if person == STRANGER:
            more = 1 << (24 + 3 * other)
        else:
            company -= 1 << (2 * person)
        found = self.table_of(table.joined + more, table.pile, company, table.seat)
        table.gone[person] = found
        return found

    def _role_table(self, joined: i64, seat: i64) -> Table:
        """What persons add alone, in whatever company."""
        key: i64 = joined << 1 | seat
        known = self._roles.get(key)
        if known is not None:
            return known
        if len(self._roles) > 2000:
            self._roles.clear()
        found = Table(joined, 0, 0, seat)
        figures, cells = self._figures, found.cells
        counts: i64 = COUNTS * self._count(joined, seat) + self._count(joined, 1 - seat)
        found.base = figures[TURN + counts]
        person: i64 = 0
        while person < PERSONS:
            to_seat: i64 = joined + (1 << (2 * person + 12 * seat))
            to_other: i64 = joined + (1 << (2 * person + 12 - 12 * seat))
            role: i64 = counts * 3 + self._end(to_seat, seat, seat)
            role = ROLES + (role * 3 + self._end(to_other, seat, seat)) * LANDS
            found.joins_other.append(self._end(to_other, 1 - seat, 1 - seat))
            found.joins_seat.append(self._end(to_seat, 1 - seat, 1 - seat))
            name: i64 = self._names[person]
            land: i64 = 0
            while land < LANDS:
                seen: i64 = land if seat == ROME else LANDS - 1 - land
                worth: i64 = figures[role + seen]
                if name >= 0:
                    worth += figures[NAMES + (counts * KNOWN + name) * LANDS + seen]
                cells.append(worth)
                land += 1
            person += 1
        more: i64 = 1 << (27 - 3 * seat)
        found.joins_other.append(self._end(joined + more, 1 - seat, 1 - seat))
        more = 1 << (24 + 3 * seat)
        found.joins_seat.append(self._end(joined + more, 1 - seat, 1 - seat))
        self._roles[key] = found
        return found

    def _company(self, company: i64, seat: i64) -> list[int]:
        """What the others on display add to a cell."""
        key: i64 = company << 1 | seat
        known = self._companies.get(key)
        if known is not None:
            return known
        if len(self._companies) > 2000:
            self._companies.clear()
        found: list[int] = []
        person: i64 = 0
        while person < PERSONS:
            land: i64 = 0
            while land < LANDS:
                seen: i64 = land if seat == ROME else LANDS - 1 - land
                name: i64 = self._names[person]
                found.append(
                    self._in_company(company, person, name * LANDS + seen) if name >= 0 else 0
                )
                land += 1
            person += 1
        self._companies[key] = found
        return found

    def _in_company(self, company: i64, person: i64, place: i64) -> i64:
        """What the others on display add to a person."""
        worth: i64 = 0
        other: i64 = 0
        while other < PERSONS:
            copies: i64 = (company >> (2 * other)) & 3
            # Who is not on display is looked at as if they came to these.
            if other == person and copies > 0:
                copies -= 1
            name: i64 = self._names[other]
            if copies > 0 and name >= 0:
                worth += copies * self._figures[COMPANY + name * KNOWN * LANDS + place]
            other += 1
        return worth

    def foresee(self, found: Table) -> None:
        """What one action of the other changes."""
        cells = found.cells
        way: i64 = -1 if found.seat == ROME else 1
        cell: i64 = 0
        while cell <= HOLE:
            land: i64 = cell % LANDS
            end: i64 = 0
            pull: i64 = FAR
            push: i64 = FAR
            swap: i64 = FAR
            if cell < HOLE:
                if 0 <= land + way < LANDS:
                    pull = cells[cell + way] - cells[cell]
                else:
                    end = 1
                if 0 <= land - way < LANDS:
                    push = cells[cell - way] - cells[cell]
                else:
                    end = 2
                if cell < LANDS * PERSONS:
                    swap = cells[LANDS * STRANGER + land] - cells[cell]
            found.pull.append(pull)
            found.push.append(push)
            found.swap.append(swap)
            if push < pull:
                pull = push
            found.best.append(swap if swap < pull else pull)
            found.at_end.append(end)
            cell += 1
        found.gone = [None] * (PERSONS + 1)
        found.foresees = True

    def _count(self, joined: i64, seat: i64) -> i64:
        number: i64 = NUMBER[(joined >> (12 * seat)) & _HALF] + ((joined >> (24 + 3 * seat)) & 7)
        return number if number < COUNTS else COUNTS - 1

    def _end(self, joined: i64, seat: i64, turn_of: i64) -> i64:
        """How it would end for the seat."""
        winner: i64 = self._flat.won(joined, turn_of)
        if winner < 0:
            return GOES_ON
        return WINS if winner == seat else LOSES
