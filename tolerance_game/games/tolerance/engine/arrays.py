"""Arrays of numbers. A build exchanges this module for one with the same names (`tools.compile`):
lists become vectors of machine integers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    Ints = list[int]
    Floats = list[float]


def ints(values: list[int]) -> Ints:
    """An array with these values."""
    return list(values)


def floats(values: list[float]) -> Floats:
    """An array with these values."""
    return list(values)


def copy_ints(target: Ints, source: Ints, count: i64) -> None:
    """Makes so many of the first values of an array equal to those of another."""
    target[:count] = source[:count]


def sort_ints(values: Ints) -> None:
    """Puts the values of an array into their order, the lowest first."""
    values.sort()
