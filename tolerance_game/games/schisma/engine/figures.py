"""The figures by which positions are judged: all that was learned, or less of it."""

from __future__ import annotations

from itertools import product
from typing import Final

from .learned_figures import FIGURES
from .worth import COUNTS, GOES_ON, LOSES, NAMES, SIZE, WINS

PERSONS: Final = (
    *("cardinal", "bishop", "inquisitor", "noble", "knight", "peasant"),
    *("preacher", "guildmaster", "priest"),
)
PERSONS_KNOWN: Final = {person: number for number, person in enumerate(PERSONS)}
"""Whose petitions the figures know; an owner's own persons count by land and condition alone."""

_COUNTS: Final = (-377, -2137, -4323, 1605, -134, -2722, 4354, 2765, 71)
"""By how many have joined the own side and the other one."""
_OTHER_HALF: Final = (-1038, -399)
"""The lands near to the opponent, the furthest first."""
_MIDDLE: Final = 211
_OWN_HALF: Final = (697, 1360)
"""The near lands, the nearest last."""
_PRACTICE: Final = 0.06
"""How much of all that was learned somebody with some practice has."""


def learned() -> list[int]:
    """All that games of search against itself have taught."""
    return list(FIGURES)


def practised() -> list[int]:
    """The plain figures, and a little of those learned."""
    return [
        round(simple + _PRACTICE * (whole - simple))
        for simple, whole in zip(plain(), FIGURES, strict=True)
    ]


def plain() -> list[int]:
    """What everybody sees: how many have joined, and how near the others are. As much of it as
    such figures can tell of the same games."""
    return _simple(_OTHER_HALF, _MIDDLE, _OWN_HALF)


def hopeful() -> list[int]:
    """What a beginner sees: how many have joined, and who stands on the own half of the way."""
    return _simple((0, 0), 0, (_OWN_HALF[0],) * 2)


def _simple(other_half: tuple[int, int], middle: int, own_half: tuple[int, int]) -> list[int]:
    """All persons alike, but for those with whom a side would lose the game (S4.2): it does not
    want them, and nobody is so simple as to overlook that."""
    lands = [
        worth
        for mine, theirs in product((GOES_ON, WINS, LOSES), repeat=2)
        for worth in (
            *(-worth if theirs == WINS else worth for worth in other_half),
            middle,
            *(-worth if mine == LOSES else worth for worth in own_half),
        )
    ]
    return [*_COUNTS, *lands * (COUNTS * COUNTS), *[0] * (SIZE - NAMES)]
