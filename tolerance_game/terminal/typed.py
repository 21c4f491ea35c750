"""What a table answers to somebody who typed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tolerance_game.core.errors import Reason


@dataclass(frozen=True, slots=True)
class TypedAnswer:
    """Lines that help on."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RefusedInput:
    """Why this may not be chosen."""

    reason: Reason


Answer = Any
"""A move, Told, Refused, or None for what a table does not understand."""


class TextTable(Protocol):
    """The table of one game in letters."""

    @property
    def pages(self) -> tuple[str, ...]:
        """The words for what may be looked at, `board` among them."""

    def page(self, name: str, view: Any) -> Iterator[str]:
        """What was asked for by one of these words."""

    def board(self, view: Any) -> Iterator[str]:
        """What lies on the table."""

    def choices(self, seat: int, view: Any, moves: Sequence[Any]) -> Iterator[str]:
        """What may be done, numbered."""

    def typed(self, text: str, view: Any, moves: Sequence[Any]) -> Answer:
        """What was meant by something that is no number."""
