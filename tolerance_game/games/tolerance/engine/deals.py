"""Deals as a seat must imagine them: any that agree with what it knows, each as likely.

A `Deals` is made once for a decision and then deals again and again; `draw` allocates nothing, and
is written for the compiler, as all loops of the engine are. Each deal begins with the cards
in the same order, so what is dealt depends on the state of the generator alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tolerance_game.games.tolerance.rules.ruleset import HAND

from .generator import MULTIPLIER, WORD, state_from
from .knowledge import NOTHING, Knowledge
from .shares import WIDTH, Shares

if TYPE_CHECKING:
    from mypy_extensions import i64


class Deals:
    """A source of deals that agree with a knowledge. Raises ValueError where there is none."""

    def __init__(self, knowledge: Knowledge) -> None:
        groups = _groups(knowledge)
        classes = _classes(knowledge, list(groups))
        free = [seat for seat, size in enumerate(knowledge.sizes) if size]
        for seats in groups.values():
            free = [seat for seat in free if seat not in seats]
        by_group = [*groups.values(), free]
        self._monarch = knowledge.monarch
        self._groups = len(groups)
        self._fresh = [card for cards in classes.values() for card in cards]
        self._pool = list(self._fresh)
        self._counts = [len(cards) for cards in classes.values()]
        self._firsts = [sum(self._counts[:number]) for number in range(len(classes))]
        self._starts = [0] * WIDTH
        self._lengths = [0] * WIDTH
        self._slots = [
            HAND * seat + number
            for seats in by_group
            for seat in seats
            for number in range(knowledge.sizes[seat])
        ]
        """Places in `hands`, group by group."""
        sizes = [sum(knowledge.sizes[seat] for seat in seats) for seats in by_group]
        self._ends = [sum(sizes[: number + 1]) for number in range(len(sizes))]
        """By group: where its slots end."""
        self._several = [int(len(seats) > 1) for seats in by_group]
        monarch = knowledge.monarch != NOTHING
        hidden = sum(sizes) + knowledge.left_out
        if hidden != len(self._fresh) + monarch:
            raise ValueError(f"{len(self._fresh) + monarch} cards for {hidden} places")
        rest = (sizes[-1], knowledge.left_out)
        shares = Shares(self._counts, list(classes), sizes[:-1], rest, monarch=monarch)
        self._widths = [len(stage) for stage in shares.stages]
        self._barred: list[int] = []
        self._joined: list[int] = []
        """By group, WIDTH each: whether it cannot hold a class; whether a class is one with the
        class before it from then on."""
        for stage in shares.stages:
            more = [0] * (WIDTH - len(stage))
            behind = [one >> 1 for one in stage]
            self._barred += [one & 1 for one in stage] + more
            self._joined += [int(n > 0 and one == behind[n - 1]) for n, one in enumerate(behind)]
            self._joined += more
        self._first = shares.first
        self._edges = shares.edges
        self._takes = shares.takes
        self._after = shares.after
        self._places = shares.places
        self._holders = shares.holders
        self._nodes = shares.nodes
        self._state: i64 = state_from(0)

    def begin(self, seed: int) -> None:
        """The deals from now on are those of this seed."""
        self._state = state_from(seed)

    def draw(self, hands: list[int], left_out: list[int]) -> None:
        """A deal: the hidden cards of each seat from place 12 * seat of `hands` on, in any order,
        and the cards left out. All other places stay as they are."""
        state: i64 = self._state
        pool = self._pool
        slots = self._slots
        starts = self._starts
        lengths = self._lengths
        groups: i64 = self._groups
        drawn: i64
        low: i64
        high: i64
        middle: i64
        number: i64
        start: i64
        length: i64
        taken: i64
        card: i64
        hole: i64
        pool[:] = self._fresh
        # The place of the Monarch.
        holder: i64 = NOTHING
        node: i64 = self._nodes[0]
        if self._monarch != NOTHING:
            low = 0
            high = len(self._places) - 1
            if high:
                state = MULTIPLIER * (state & WORD) + (state >> 32)
                drawn = (state & WORD) << 28
                state = MULTIPLIER * (state & WORD) + (state >> 32)
                drawn |= state & 0xFFFFFFF
                while drawn >= self._places[low]:
                    low += 1
            holder = self._holders[low]
            node = self._nodes[low]
        number = 0
        while number < len(self._counts):
            starts[number] = self._firsts[number]
            lengths[number] = self._counts[number]
            number += 1
        # The groups with voids, one after the other.
        slot: i64 = 0
        group: i64 = 0
        while group < groups:
            begin: i64 = slot
            end: i64 = self._ends[group]
            row: i64 = WIDTH * group
            if holder == group:
                hands[slots[slot]] = self._monarch
                slot += 1
            edge: i64 = NOTHING
            if node != NOTHING:
                state = MULTIPLIER * (state & WORD) + (state >> 32)
                drawn = (state & WORD) << 28
                state = MULTIPLIER * (state & WORD) + (state >> 32)
                drawn |= state & 0xFFFFFFF
                low = self._first[node]
                high = self._first[node + 1] - 1
                while low < high:
                    middle = (low + high) >> 1
                    if drawn < self._edges[middle]:
                        high = middle
                    else:
                        low = middle + 1
                edge = low
                node = self._after[edge]
            number = 0
            while number < self._widths[group]:
                if not self._barred[row + number]:
                    taken = end - slot if edge == NOTHING else self._takes[WIDTH * edge + number]
                    start = starts[number]
                    length = lengths[number]
                    lengths[number] = length - taken
                    while taken:
                        state = MULTIPLIER * (state & WORD) + (state >> 32)
                        drawn = start + (((state & WORD) * length) >> 32)
                        length -= 1
                        hands[slots[slot]] = pool[drawn]
                        pool[drawn] = pool[start + length]
                        slot += 1
                        taken -= 1
                number += 1
            if self._several[group]:
                high = end - begin
                while high > 1:
                    state = MULTIPLIER * (state & WORD) + (state >> 32)
                    low = slots[begin + (((state & WORD) * high) >> 32)]
                    high -= 1
                    middle = slots[begin + high]
                    card = hands[low]
                    hands[low] = hands[middle]
                    hands[middle] = card
            # Classes that are one from now on: the later one's last cards close the gap.
            number = 0
            low = NOTHING
            while number < self._widths[group]:
                start = starts[number]
                length = lengths[number]
                if self._joined[row + number]:
                    hole = starts[low] + lengths[low]
                    taken = start - hole
                    high = start + length
                    while taken:
                        high -= 1
                        pool[hole] = pool[high]
                        hole += 1
                        taken -= 1
                    lengths[low] += length
                else:
                    low += 1
                    starts[low] = start
                    lengths[low] = length
                number += 1
            group += 1
        # The hands without a void.
        start = starts[0]
        length = lengths[0]
        begin = slot
        end = self._ends[groups]
        if holder == groups:
            end -= 1
        while slot < end:
            state = MULTIPLIER * (state & WORD) + (state >> 32)
            drawn = start + (((state & WORD) * length) >> 32)
            length -= 1
            hands[slots[slot]] = pool[drawn]
            pool[drawn] = pool[start + length]
            slot += 1
        if holder == groups:
            state = MULTIPLIER * (state & WORD) + (state >> 32)
            drawn = begin + (((state & WORD) * (end + 1 - begin)) >> 32)
            hands[slots[end]] = hands[slots[drawn]]
            hands[slots[drawn]] = self._monarch
        number = 0
        while number < length:
            left_out[number] = pool[start + number]
            number += 1
        self._state = state


def _groups(knowledge: Knowledge) -> dict[int, list[int]]:
    """The seats with hidden cards that cannot hold a hidden suit, by these suits.

    Those with the most voids come first: they have the fewest ways to take their cards.
    """
    hidden = 0
    for card in knowledge.unseen:
        hidden |= 1 << knowledge.suits[card]
    groups: dict[int, list[int]] = {}
    for seat, (size, void) in enumerate(zip(knowledge.sizes, knowledge.voids, strict=True)):
        if size and void & hidden:
            groups.setdefault(void & hidden, []).append(seat)
    return dict(sorted(groups.items(), key=lambda item: -item[0].bit_count()))


def _classes(knowledge: Knowledge, voids: list[int]) -> dict[int, list[int]]:
    """The hidden cards by the groups that cannot hold them, a bit for each; in growing order."""
    classes: dict[int, list[int]] = {}
    for card in knowledge.unseen:
        suit = knowledge.suits[card]
        barred = sum(1 << group for group, void in enumerate(voids) if void >> suit & 1)
        classes.setdefault(barred, []).append(card)
    return dict(sorted(classes.items())) or {0: []}
