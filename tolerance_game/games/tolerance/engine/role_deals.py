"""Hidden roles as a seat must imagine them: all at once, no two the same (T2.6).

Without weights any roles that agree with the knowledge are as likely; `weigh` takes what is known
of their likelihood.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence

from .generator import MULTIPLIER, WORD, state_from
from .knowledge import Knowledge
from .shares import WHOLE


class RoleDeals:
    """A source of roles for all seats. Raises ValueError where none agree with a knowledge."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.assignments = list(_assignments(knowledge, ()))
        """All that are possible: by seat its role, NOTHING for a seat that has none yet."""
        self._below: list[int] = []
        self._state = state_from(0)
        self.weigh([1] * len(self.assignments))

    def weigh(self, weights: Sequence[int]) -> None:
        """From now on each assignment is as likely as its weight, none of which is negative."""
        total, reached = sum(weights), 0
        if not total:
            raise ValueError("no roles agree with this knowledge")
        self._below = []
        for weight in weights:
            reached += weight
            self._below.append(reached * WHOLE // total)

    def begin(self, seed: int) -> None:
        """The roles from now on are those of this seed."""
        self._state = state_from(seed)

    def draw(self, roles: list[int]) -> None:
        """The role of each seat, hidden or not."""
        state = self._state
        state = MULTIPLIER * (state & WORD) + (state >> 32)
        drawn = (state & WORD) << 28
        state = MULTIPLIER * (state & WORD) + (state >> 32)
        drawn |= state & 0xFFFFFFF
        self._state = state
        for seat, role in enumerate(self.assignments[bisect_right(self._below, drawn)]):
            roles[seat] = role


def _assignments(knowledge: Knowledge, taken: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    seat = len(taken)
    if seat == len(knowledge.roles):
        yield taken
        return
    # T2.6: what is public is no other's hidden role, and in the basic game all have the same one.
    hidden = knowledge.may_be[seat]
    for role in hidden or (knowledge.roles[seat],):
        if not hidden or role not in taken:
            yield from _assignments(knowledge, (*taken, role))
