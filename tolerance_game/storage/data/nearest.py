"""The known name that was probably meant."""

from __future__ import annotations

from collections.abc import Iterable

_LONGEST = 60


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name with the fewest slips from this one; empty when none is near.

    A slip is a letter too many, missing, wrong, or swapped with its neighbour. A name may have one
    slip from 3 letters on, two from 6 and three from 10; case does not count.
    """
    allowed = 0 if len(name) < 3 else 1 if len(name) < 6 else 2 if len(name) < 10 else 3
    best = ""
    if len(name) > _LONGEST:
        return best
    for candidate in known:
        if abs(len(candidate) - len(name)) > allowed:
            continue
        slips = _slips(name.casefold(), candidate.casefold())
        if slips == 0:
            return candidate
        if slips <= allowed:
            best, allowed = candidate, slips - 1
    return best


def _slips(left: str, right: str) -> int:
    """The distance of Damerau and Levenshtein, where no letter is changed twice."""
    before: list[int] = []
    above = list(range(len(right) + 1))
    for i, letter in enumerate(left, start=1):
        row = [i]
        for j, other in enumerate(right, start=1):
            slips = min(above[j] + 1, row[-1] + 1, above[j - 1] + (letter != other))
            if i > 1 and j > 1 and letter == right[j - 2] and left[i - 2] == other:
                slips = min(slips, before[j - 2] + 1)
            row.append(slips)
        before, above = above, row
    return above[-1]
