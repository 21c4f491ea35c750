"""What positions are worth some turns ahead: alpha-beta, with draws as chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .ends import OFFSET, PLACES, Ends
from .flat import COLUMNS, HOLE, NUMBER, PERSONS, STRANGER
from .replies import Replies
from .shares import INFINITY, SURE, share_of, won_in
from .turns import Turns

if TYPE_CHECKING:
    from mypy_extensions import i64

NONE: Final = -1
_EXACT: Final = 0
_AT_LEAST: Final = 1
_AT_MOST: Final = 2


class Tree:
    """Values of positions at the beginning of a turn."""

    def __init__(self, turns: Turns) -> None:
        self.flat = turns.flat
        self.worth = turns.worth
        self.effort = turns.effort
        self.turns = turns
        self.replies = Replies(turns)
        self._known: dict[int, int] = {}
        self.width: i64 = 40
        """How many ends of a turn are looked at, beyond the opponent's next turn."""
        self.low: i64 = -900_000
        self.margin: i64 = 250_000
        """By how much a first glance may be wrong."""

    def forget(self) -> None:
        """Forgets what was found."""
        self._known.clear()
        self.replies.forget()

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
            value: i64 = self.replies.reply(code, joined, pile, seat, before, chain)
            return won_in(depth) if value >= SURE else value
        if self.effort.stopped:
            return 0
        key: i64 = code | seat << 30 | depth << 31 | self.replies.context(joined, pile) << 35
        stored = self._known.get(key)
        if stored is not None:
            entry: i64 = stored
            kind: i64 = entry & 3
            value = (entry >> 2) - INFINITY
            if kind == _EXACT or (value >= beta if kind == _AT_LEAST else value <= alpha):
                return value
        ends = Ends()
        self.turns.every(ends, code, joined, pile, seat, before, chain, False)
        if ends.won:
            value = won_in(depth)
            self._known[key] = (value + INFINITY) * 4 + _EXACT
            return value
        floor: i64 = alpha
        best: i64 = -SURE
        ends.order.sort()
        looked: i64 = 0
        for one in ends.order:
            packed: i64 = one
            seen: i64 = -share_of((packed >> 12) - OFFSET)
            if seen + self.margin <= best or (seen + self.margin <= alpha and best > -SURE // 2):
                break
            if looked >= self.width and best > self.low:
                break
            looked += 1  # noqa: SIM113
            at: i64 = packed & PLACES
            drawn: i64 = ends.drawn[at]
            if drawn:
                value = -self.unknown(
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
            if self.effort.stopped:
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

    def unknown(
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
                share: i64 = share_of(
                    self.worth.total(bare + ((5 * person + land) << shift), joined, pile, seat)
                )
                most += copies * (share + self.margin if share + self.margin < SURE else SURE)
                least += copies * (share - self.margin if share - self.margin > -SURE else -SURE)
            person += 1
        person = 0
        while person < PERSONS:
            copies = (pile >> (2 * person)) & 3
            if copies:
                after: i64 = bare + ((5 * person + land) << shift)
                share = share_of(self.worth.total(after, joined, pile, seat))
                most -= copies * (share + self.margin if share + self.margin < SURE else SURE)
                least -= copies * (share - self.margin if share - self.margin > -SURE else -SURE)
                floor: i64 = (alpha * whole - most) // copies
                roof: i64 = (beta * whole - least) // copies + 1
                if floor < -INFINITY:
                    floor = -INFINITY
                if roof > INFINITY:
                    roof = INFINITY
                value: i64 = self.unknown(
                    after, joined, pile - (1 << (2 * person)), seat, depth, floor, roof
                )
                if self.effort.stopped:
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
        self.turns.every(ends, code, joined, pile, seat, NONE, False, True)
        return ends.won
