"""What lies under a pointer that rests, and since when.

What came there by itself is not what a click was meant for that is under way: for a second it does
not act, unless the hand moves first.
"""

from __future__ import annotations

from math import hypot
from typing import Final

HELD_BACK: Final = 1000.0
"""Milliseconds for which what came under a resting pointer does not act."""
TREMBLE: Final = 12.0
"""Logical units that a resting hand may move the pointer."""


class Resting:
    """Follows the pointer and what lies under it."""

    def __init__(self) -> None:
        self._under: object = None
        self._last: tuple[float, float] | None = None
        self._came_to: tuple[float, float] | None = None
        """Where the pointer rested when something came under it."""
        self._until = 0.0

    def look(self, under: object, at: tuple[float, float], now: float) -> None:
        """This lies under the pointer, which is at this place of the canvas."""
        came_to = self._came_to
        if came_to is not None and hypot(at[0] - came_to[0], at[1] - came_to[1]) >= TREMBLE:
            # Moved by hand, to see what is there now.
            self._came_to = None
        if under != self._under and at == self._last:
            self._came_to, self._until = at, now + HELD_BACK
        self._under, self._last = under, at

    def holds_back(self, now: float) -> bool:
        """Whether a click was meant for something else than what lies there now."""
        return self._came_to is not None and now < self._until
