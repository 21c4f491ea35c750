"""Occasions: what has just happened to somebody, in the open, on which one might say a word.

Each game finds its own from its events (`games/NAME/occasions.py`); who says what, and how seldom,
is settled in `match.company`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from .events import Event, Seat

PLAIN: Final = "plain"
GLAD: Final = "glad"
VEXED: Final = "vexed"
MOODS: Final = (PLAIN, GLAD, VEXED)


class Occasion(NamedTuple):
    """What has happened to one seat."""

    seat: Seat
    kinds: tuple[str, ...]
    """What it may be called, the most particular first."""
    mood: str = PLAIN
    """How it makes them look for a while."""
    calls: bool = False
    """Whether it calls for a word, as the end of a game does: then that is not left to chance."""


class Occasions(Protocol):
    """Follows a game by what everyone may know of it."""

    @property
    def period(self) -> int:
        """The number of the part of the game in which nobody says more than a little."""

    @property
    def beat(self) -> int:
        """Counts up with the game: its tricks, or its turns."""

    def after(self, event: Event) -> Sequence[Occasion]:
        """The occasions that this event is. Secret ones must not be shown to it."""
