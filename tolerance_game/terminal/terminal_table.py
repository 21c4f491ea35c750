"""The table of a game in letters, and its answers to typed input."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tolerance_game.core import Reason

from .narrator import Narrator


@dataclass(frozen=True, slots=True)
class TypedAnswer:
    """Lines that help the player on."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RefusedInput:
    """Why this may not be chosen."""

    reason: Reason


Answer = Any
"""A move, TypedAnswer, RefusedInput, or None for input that the table does not understand."""


class TerminalTable:
    """What the tables of all games share in letters."""

    pages: tuple[str, ...] = ("board",)
    """The words for its pages, each with a method of that name."""
    shows_board = False
    """Whether the table is shown after every move."""

    def __init__(self, narrator: Narrator) -> None:
        self._narrator = narrator
        self._say = narrator.say

    def page(self, name: str, view: Any) -> Iterator[str]:
        """The page of one of these words."""
        yield from getattr(self, name)(view)

    def board(self, view: Any) -> Iterator[str]:
        """The table."""
        raise NotImplementedError

    def choices(self, seat: int, view: Any, moves: Sequence[Any]) -> Iterator[str]:
        """What may be done, numbered."""
        yield from self._narrator.choices(seat, view, moves)

    def typed(self, _text: str, _view: Any, _moves: Sequence[Any]) -> Answer:
        """What input other than a number means; by default nothing."""
        return None

    def help(self) -> Iterator[str]:
        """What may be typed besides numbers and the commands of every game."""
        yield from ()
