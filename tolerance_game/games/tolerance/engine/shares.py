"""How many deals there are for each way to share out the cards of each suit: exact counts.

Hands that can hold the same suits are one group, as large as all of them; hands without a void
and the cards left out come last and take what remains. Suits that the same groups cannot hold are
one class. Group after group takes its cards from the classes it can hold: `comb(have, take)` ways
for each class, times the ways of all groups behind it. After a group has taken, classes that no
later group tells apart are joined, so few counts have to be told apart. Who draws the share of
each group by these counts, and then any cards of these classes, has drawn any deal, each as likely.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import comb
from typing import Final

WIDTH: Final = 5
"""There are no more classes than suits, Wild included."""
WHOLE: Final = 1 << 60
"""A choice is drawn below this; what each share of a choice gets is exact to one part of it."""
NOBODY: Final = -1

_Key = tuple[int, int, tuple[int, ...]]
"""A group; which group holds the Monarch, if it has not taken yet; how many each class has."""
_Share = tuple[int, tuple[int, ...], _Key]
"""In how many ways, how many cards of each class, and what is left to the next group."""


class Shares:
    """The choices of a deal as flat lists: nodes, each with edges to those of the next group."""

    def __init__(
        self,
        counts: Sequence[int],
        barred: Sequence[int],
        sizes: Sequence[int],
        rest: tuple[int, int],
        *,
        monarch: bool,
    ) -> None:
        """`counts` of the classes; `barred` has a bit for each group that cannot hold a class, and
        grows; `sizes` of the groups; `rest` is how many cards go to hands without a void and how
        many are left out. The Monarch, if it is hidden, is in no class and counts in the sizes."""
        self.stages: list[tuple[int, ...]] = [
            tuple(dict.fromkeys(one >> group for one in barred)) for group in range(len(sizes))
        ]
        """By group, for each class that is still told apart: whether the group cannot hold it, in
        the lowest bit, and the same for each group behind it."""
        self._sizes = tuple(sizes)
        self._ways: dict[_Key, int] = {}
        self._shares: dict[_Key, list[_Share]] = {}
        self._numbers: dict[_Key, int] = {}
        self.first: list[int] = [0]
        """By node: its first edge; the last ones end where those of the next node begin."""
        self.edges: list[int] = []
        """By edge: what is drawn below this, and not below the edge before, takes it."""
        self.takes: list[int] = []
        """By edge, WIDTH each: how many cards of each class the group takes."""
        self.after: list[int] = []
        """By edge: the node of the next group; NOBODY for the last one, which has no choice."""
        self.places: list[int] = []
        """By place of the Monarch, drawn like an edge: a group, or behind them the other hands."""
        self.holders: list[int] = []
        self.nodes: list[int] = []
        """By place: the node of the first group."""
        start = tuple(counts)
        hands, left_out = rest
        if not monarch:
            self._place([(self._count((0, NOBODY, start)), NOBODY)], start)
            return
        # T2.2: the Monarch is in a hand. Where it is in one of the rest, it is in one of `hands` of
        # all these places, and everywhere else the rest is shared out among one place less.
        whole = max(hands + left_out, 1)
        found = [
            (self._count((0, group, start)) * whole, group)
            for group, size in enumerate(self._sizes)
            if size
        ]
        if hands:
            ways = self._count((0, NOBODY, start)) * hands
            found.append((ways, NOBODY))
        self._place(found, start)

    def _place(self, found: list[tuple[int, int]], start: tuple[int, ...]) -> None:
        possible = [(ways, holder) for ways, holder in found if ways]
        total = sum(ways for ways, _holder in possible)
        if not total:
            raise ValueError("no deal agrees with this knowledge")
        reached = 0
        for ways, holder in possible:
            reached += ways
            self.places.append(reached * WHOLE // total)
            self.holders.append(len(self._sizes) if holder == NOBODY else holder)
            self.nodes.append(self._number((0, holder, start)))

    def _count(self, key: _Key) -> int:
        """In how many ways this group and those behind it can take their cards."""
        known = self._ways.get(key)
        if known is not None:
            return known
        group, holder, counts = key
        if group == len(self._sizes):
            ways = 1
        elif group == len(self._sizes) - 1:
            # All cards that the last group can hold are one class: it has no choice.
            open_to = sum(
                have for one, have in zip(self.stages[-1], counts, strict=True) if not one & 1
            )
            ways = comb(open_to, self._wanted(group, holder))
        else:
            shares = list(self._shares_of(group, holder, counts))
            self._shares[key] = shares
            ways = sum(one[0] for one in shares)
        self._ways[key] = ways
        return ways

    def _wanted(self, group: int, holder: int) -> int:
        return self._sizes[group] - (holder == group)

    def _shares_of(self, group: int, holder: int, counts: tuple[int, ...]) -> Iterator[_Share]:
        stage = self.stages[group]
        open_to = [0 if one & 1 else have for one, have in zip(stage, counts, strict=True)]
        later = holder if holder > group else NOBODY
        for take in _takes(open_to, self._wanted(group, holder)):
            left: dict[int, int] = {}
            ways = 1
            for one, have, taken in zip(stage, counts, take, strict=True):
                left[one >> 1] = left.get(one >> 1, 0) + have - taken
                ways *= comb(have, taken)
            key = (group + 1, later, tuple(left.values()))
            behind = self._count(key)
            if behind:
                yield ways * behind, take, key

    def _number(self, key: _Key) -> int:
        """The node of a key, with its edges and all behind them."""
        if key[0] >= len(self._sizes) - 1:
            return NOBODY
        known = self._numbers.get(key)
        if known is not None:
            return known
        shares = self._shares[key]
        after = [self._number(behind) for _ways, _take, behind in shares]
        total, reached = self._ways[key], 0
        for (ways, take, _behind), node in zip(shares, after, strict=True):
            reached += ways
            self.edges.append(reached * WHOLE // total)
            self.takes += (*take, *(0,) * (WIDTH - len(take)))
            self.after.append(node)
        self._numbers[key] = number = len(self.first) - 1
        self.first.append(len(self.edges))
        return number


def _takes(have: Sequence[int], wanted: int) -> Iterator[tuple[int, ...]]:
    """Every way to take so many from these."""
    if len(have) == 1:
        if wanted <= have[0]:
            yield (wanted,)
        return
    behind = sum(have[1:])
    for taken in range(max(0, wanted - behind), min(have[0], wanted) + 1):
        for others in _takes(have[1:], wanted - taken):
            yield (taken, *others)
