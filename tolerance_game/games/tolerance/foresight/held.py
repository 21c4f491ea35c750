"""What of a series of changes lasted to its end."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)


def held_of(changes: Sequence[Mapping[Key, int]]) -> list[dict[Key, int]]:
    """Of each change the part that lasted: by how much its key stayed above what it had been before
    the change, ever after, or below it.

    A gain that was lost again is none; its loss is one, unless there was another such gain.
    """
    found: list[dict[Key, int]] = [{} for _ in changes]
    for key in dict.fromkeys(key for one in changes for key in one):
        value, values = 0, [0]
        for one in changes:
            value += one.get(key, 0)
            values.append(value)
        least = most = value
        for place in range(len(changes) - 1, -1, -1):
            before, after = values[place], values[place + 1]
            least, most = min(least, after), max(most, after)
            lasting = max(least - before, 0) + min(most - before, 0)
            if lasting:
                found[place][key] = lasting
    return found


def shared_out(
    lasting: Mapping[Key, int], changes: Sequence[Mapping[Key, int]]
) -> list[dict[Key, int]]:
    """What lasted of several changes together, as shares of each of them, the first ones first."""
    found, left = held_of(changes), dict(lasting)
    for one in found:
        for key in tuple(one):
            share = _within(one[key], left.get(key, 0))
            left[key] = left.get(key, 0) - share
            one[key] = share
            if not share:
                del one[key]
    return found


def _within(amount: int, most: int) -> int:
    """As much of an amount as there is of another one in the same direction."""
    return max(min(amount, most), 0) if amount > 0 else min(max(amount, most), 0)
