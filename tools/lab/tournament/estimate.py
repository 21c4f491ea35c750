"""Estimates with their standard errors. What is sampled are deals, however many games each has."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, median
from typing import NamedTuple

Pair = tuple[float, float]


class Estimate(NamedTuple):
    """A figure, and how far it may be off."""

    value: float
    error: float
    """One standard error; not a number where a single deal says nothing of it."""
    size: int
    """How many deals, or things, it was made from."""

    def scaled(self, factor: float) -> Estimate:
        """In another unit."""
        return Estimate(self.value * factor, self.error * factor, self.size)


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of one value for each deal."""
    count = len(values)
    if not count:
        return Estimate(math.nan, math.nan, 0)
    mean = fmean(values)
    if count == 1:
        return Estimate(mean, math.nan, 1)
    spread = sum((value - mean) ** 2 for value in values) / (count - 1)
    return Estimate(mean, math.sqrt(spread / count), count)


def ratio_of(deals: Iterable[Pair]) -> Estimate:
    """How many of how many, from both numbers for each deal; a deal without any says nothing.

    The error is that of a ratio of means, linearised.
    """
    counted = [deal for deal in deals if deal[1]]
    whole = sum(out_of for _part, out_of in counted)
    if not whole:
        return Estimate(math.nan, math.nan, 0)
    ratio = sum(part for part, _out_of in counted) / whole
    count = len(counted)
    if count == 1:
        return Estimate(ratio, math.nan, 1)
    squares = sum((part - ratio * out_of) ** 2 for part, out_of in counted)
    return Estimate(ratio, math.sqrt(squares * count / (count - 1)) / whole, count)


def correlation_of(deals: Sequence[Sequence[Pair]]) -> Estimate:
    """Pearson's correlation of all pairs."""
    return _without_each(deals, _correlation)


def slope_of(deals: Sequence[Sequence[Pair]]) -> Estimate:
    """By how much the second of a pair rises with the first, by least squares."""
    return _without_each(deals, _slope)


def _without_each(
    deals: Sequence[Sequence[Pair]], of_sums: Callable[[Sequence[float]], float]
) -> Estimate:
    """A figure of all pairs; its error by leaving out one deal after the other."""
    sums = [_sums(pairs) for pairs in deals]
    whole = [sum(column) for column in zip(*sums, strict=True)] if sums else [0.0] * 6
    value = of_sums(whole)
    count = len(deals)
    if count < 3:
        return Estimate(value, math.nan, count)
    without = [
        of_sums([total - part for total, part in zip(whole, one, strict=True)]) for one in sums
    ]
    mean = fmean(without)
    spread = sum((one - mean) ** 2 for one in without)
    return Estimate(value, math.sqrt(spread * (count - 1) / count), count)


def _sums(pairs: Sequence[Pair]) -> tuple[float, ...]:
    return (
        len(pairs),
        sum(x for x, _y in pairs),
        sum(y for _x, y in pairs),
        sum(x * x for x, _y in pairs),
        sum(y * y for _x, y in pairs),
        sum(x * y for x, y in pairs),
    )


def _correlation(sums: Sequence[float]) -> float:
    count, x, y, xx, yy, xy = sums
    spread = (count * xx - x * x) * (count * yy - y * y)
    return (count * xy - x * y) / math.sqrt(spread) if spread > 0 else math.nan


def _slope(sums: Sequence[float]) -> float:
    count, x, y, xx, _yy, xy = sums
    spread = count * xx - x * x
    return (count * xy - x * y) / spread if spread > 0 else math.nan


def median_of(values: Sequence[float]) -> Estimate:
    """The median; the error is half of what lies a standard error of its rank to each side."""
    count = len(values)
    if not count:
        return Estimate(math.nan, math.nan, 0)
    ordered = sorted(values)
    value = median(ordered)
    if count < 4:
        return Estimate(value, math.nan, count)
    aside = math.sqrt(count) / 2
    low = ordered[max(0, math.floor((count - 1) / 2 - aside))]
    high = ordered[min(count - 1, math.ceil((count - 1) / 2 + aside))]
    return Estimate(value, (high - low) / 2, count)
