"""`python -m tools.bake.people.likeness`: which people of the cards are taken for one another.

Each card is engraved as it is held in the hand, thumbed down to what the eye keeps at a glance, and
correlated with all others in grey: as a whole, and in the strip that a fan leaves free.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import NamedTuple

import numpy as np

from tools.bake.field import Field

from .cast import CAST, FORMS
from .engraving import engraved

GLANCE = (30, 28)
"""Rows and columns of what is kept at a glance."""
STRIP = 60
"""So many columns of a plate a fan leaves free."""
MOST = 0.55
"""More alike than this no two may be."""
GREY = np.array([0.299, 0.587, 0.114])


class Pair(NamedTuple):
    """Two plates and how alike they are, from -1 to 1."""

    whole: float
    strip: float
    one: str
    other: str


def thumb(plate: Field, rows: int, columns: int) -> Field:
    """A plate in grey and so small: the mean of what falls into each of its squares."""
    grey = plate @ GREY
    for axis, count in ((0, rows), (1, columns)):
        edges = np.linspace(0, grey.shape[axis], count + 1)
        total = np.concatenate([np.zeros_like(grey.take([0], axis)), grey.cumsum(axis)], axis)
        whole = np.floor(edges).astype(int).clip(0, grey.shape[axis] - 1)
        part = np.expand_dims(edges - whole, 1 - axis)
        sums = total.take(whole, axis) + part * grey.take(whole, axis)
        grey = np.diff(sums, axis=axis) / np.expand_dims(np.diff(edges), 1 - axis)
    return np.asarray(grey, dtype=float)


def alike(one: Field, other: Field) -> float:
    """How alike two pictures of a size are: 1 if one is the other, perhaps paler."""
    return float(np.corrcoef(one.ravel(), other.ravel())[0, 1])


def pairs(plates: Mapping[str, Field]) -> list[Pair]:
    """All pairs of plates of one size, the most alike first."""
    rows, columns = GLANCE
    whole = {name: thumb(plate, rows, columns) for name, plate in plates.items()}
    strip = {name: thumb(plate[:, :STRIP], rows, columns // 2) for name, plate in plates.items()}
    found = [
        Pair(alike(whole[one], whole[other]), alike(strip[one], strip[other]), one, other)
        for one, other in combinations(plates, 2)
    ]
    return sorted(found, reverse=True)


def in_hand(cards: Iterable[str]) -> dict[str, Field]:
    """The plates of these cards as they are held."""
    return {
        card: engraved(CAST[card].person, CAST[card].frames["hand"], FORMS["hand"], 1)
        for card in cards
    }


def main(arguments: list[str]) -> int:
    """Print the pairs most alike; 1 if any is too much so."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.bake.people.likeness", description=__doc__
    )
    parser.add_argument("card", nargs="*", help="only these, as clergy-7; a suit means all of it")
    parser.add_argument("--show", type=int, default=12, help="so many pairs")
    asked = parser.parse_args(arguments)
    every = [name for name, recipe in CAST.items() if "hand" in recipe.frames]
    chosen = [
        name
        for name in every
        if not asked.card or name in asked.card or name.partition("-")[0] in asked.card
    ]
    if len(chosen) < 2:
        parser.error("at least two cards are to be compared")
    found = pairs(in_hand(chosen))
    for pair in found[: asked.show]:
        print(f"{pair.whole:5.2f}  strip {pair.strip:5.2f}  {pair.one} and {pair.other}")
    mean = sum(pair.whole for pair in found) / len(found)
    print(f"{len(chosen)} cards, {len(found)} pairs: mean {mean:.2f}, worst {found[0].whole:.2f}")
    return 1 if found[0].whole > MOST else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
