"""T1.3: the characters, and what each of them wants in each reign."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

BERTRAM: Final = "bertram"
"""The role of everyone in the basic game."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What owning at least one is worth, and what owning the most (T6.6a)."""

    any: int
    most: int


@dataclass(frozen=True, slots=True)
class Column:
    """What a role scores at the end of one reign (T6.6)."""

    suits: Mapping[str, Worth]
    guild: Worth
    dead_catholic: int
    dead_protestant: int


@dataclass(frozen=True, slots=True)
class Role:
    """A character: three columns, and what each pennant is worth at the end of the game (T9.1)."""

    id: str
    columns: Mapping[int, Column]
    """By reign, 1 to 3."""
    pennant_worth: tuple[int, int, int]
    """Per pennant of money, Catholic piety and Protestant piety."""
    names: Mapping[str, str] = field(default_factory=dict)
    sources: Mapping[str, str] = field(default_factory=dict)
