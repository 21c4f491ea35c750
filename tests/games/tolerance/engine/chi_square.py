"""Whether two piles of samples can come from the same source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from math import sqrt
from typing import Final

RARE: Final = 20
"""Kinds of which both piles together have fewer are counted as one."""


def sigmas(one: Iterable[Hashable], other: Iterable[Hashable]) -> float:
    """How many standard deviations the chi-square of two piles is above what chance gives: beyond
    4 in one of 30,000 pairs of piles from the same source."""
    ones, others = Counter(one), Counter(other)
    rows = [(ones[kind], others[kind]) for kind in ones | others]
    rare = [row for row in rows if sum(row) < RARE]
    rows = [row for row in rows if sum(row) >= RARE]
    if rare:
        rows.append((sum(row[0] for row in rare), sum(row[1] for row in rare)))
    weight = sqrt(others.total() / ones.total())
    found = sum((weight * a - b / weight) ** 2 / (a + b) for a, b in rows)
    return _normal(found, len(rows) - 1)


def sigmas_from_even(samples: Iterable[Hashable], kinds: int) -> float:
    """The same for one pile of samples and so many kinds that are all as likely."""
    counts = Counter(samples)
    assert len(counts) <= kinds
    expected = counts.total() / kinds
    found = sum((count - expected) ** 2 for count in counts.values()) / expected
    return _normal(found + (kinds - len(counts)) * expected, kinds - 1)


def _normal(chi_square: float, freedom: int) -> float:
    """Wilson and Hilferty: the cube root of a chi-square is nearly normal."""
    if not freedom:
        return 0.0
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
