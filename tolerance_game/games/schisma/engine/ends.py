"""Displays at the ends of a turn, with what they are worth to the seat whose turn is next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

OFFSET: Final = 100_000_000
"""Added to a worth, so that none is below nothing."""
PLACES: Final = 4095
"""The bits of an entry that say its place; further ends are left out."""


class Ends:
    """The ends of a turn, each once."""

    def __init__(self) -> None:
        self.order: list[int] = []
        """The worth, and in the lowest twelve bits the place in the lists: sorted, best first."""
        self.codes: list[int] = []
        self.joined: list[int] = []
        self.drawn: list[int] = []
        """1 where somebody was drawn in the turn."""
        self.checked: list[int] = []
        """1 where all turns of the opponent were tried for a win."""
        self.lost: list[int] = []
        """1 where there was one."""
        self.won: bool = False
        """Whether a turn wins at once; then the rest may be missing."""
        self.pile: i64 = 0
        self.value: i64 = 0
        self._seen: set[int] = set()

    def add(self, code: i64, joined: i64, drawn: i64, total: i64) -> None:
        """One more, with the sum of figures for the seat whose turn is next."""
        key: i64 = code if drawn == 0 else code | (joined + 1) << 30
        if key in self._seen or len(self.codes) > PLACES:
            return
        self._seen.add(key)
        self.order.append((total + OFFSET) << 12 | len(self.codes))
        self.codes.append(code)
        self.joined.append(joined)
        self.drawn.append(drawn)
        self.checked.append(0)
        self.lost.append(0)
