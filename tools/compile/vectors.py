"""What stands in the place of an engine's `arrays` where it is compiled: vectors of machine
integers, which mypyc reads and writes without a detour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec

if TYPE_CHECKING:
    from mypy_extensions import i64

    Ints = vec[i64]
    Floats = vec[float]


def ints(values: list[int]) -> Ints:
    """An array with these values."""
    return vec[i64](values)


def floats(values: list[float]) -> Floats:
    """An array with these values."""
    return vec[float](values)


def copy_ints(target: Ints, source: Ints, count: i64) -> None:
    """Makes so many of the first values of an array equal to those of another."""
    place: i64
    for place in range(count):
        target[place] = source[place]


def sort_ints(values: Ints) -> None:
    """Puts the values of an array into their order, the lowest first."""
    count: i64 = len(values)
    number: i64
    place: i64
    for number in range(1, count):
        value = values[number]
        place = number
        while place and values[place - 1] > value:
            values[place] = values[place - 1]
            place -= 1
        values[place] = value
