"""The figures by which positions are judged: all that was learned, or less of it."""

from __future__ import annotations

from typing import Final

from .learned_figures import FIGURES
from .worth import LANDS, NAMES, ROLES, SIZE

PERSONS: Final = (
    *("cardinal", "bishop", "inquisitor", "noble", "knight", "peasant"),
    *("preacher", "guildmaster", "priest"),
)
PERSONS_KNOWN: Final = {person: number for number, person in enumerate(PERSONS)}
"""Whose petitions the figures know; an owner's own persons count by land and condition alone."""

_COUNTS: Final = (-377, -2137, -4323, 1605, -134, -2722, 4354, 2765, 71)
"""By how many have joined the own side and the other one."""
_LANDS: Final = (-1038, -399, 211, 697, 1360)
"""The furthest land first."""
_NEAR: Final = (0, 0, 0, 697, 1360)
"""Of them only those on the own half."""
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
    return _simple(_LANDS)


def hopeful() -> list[int]:
    """What a beginner sees: how many have joined, and who is near; not who is near to the
    opponent."""
    return _simple(_NEAR)


def _simple(lands: tuple[int, ...]) -> list[int]:
    return [*_COUNTS, *lands * ((NAMES - ROLES) // LANDS), *[0] * (SIZE - NAMES)]
