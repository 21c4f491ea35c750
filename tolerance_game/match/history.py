"""The moments of a match: every move with the state it led to, and those that were taken back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tolerance_game.core import Moment, Seat


class TakenBack(NamedTuple):
    """Moments that a seat took back together, and may have again."""

    seat: Seat
    moments: tuple[Moment, ...]


class History:
    """The moments so far; their states are frozen and share what they have in common."""

    __slots__ = ("_moments", "_start", "_taken_back")

    def __init__(self, start: Any) -> None:
        self._start = start
        self._moments: list[Moment] = []
        self._taken_back: list[TakenBack] = []

    def copy(self) -> History:
        """The same moments, to which nothing is added when it is added to these."""
        copy = History(self._start)
        copy._moments = list(self._moments)
        copy._taken_back = list(self._taken_back)
        return copy

    def __len__(self) -> int:
        return len(self._moments)

    @property
    def state(self) -> Any:
        """The state after the last move."""
        return self._moments[-1].state if self._moments else self._start

    def state_after(self, number: int) -> Any:
        """The state after so many moves. Raises IndexError where there is none."""
        if not 0 <= number <= len(self._moments):
            raise IndexError(number)
        return self._moments[number - 1].state if number else self._start

    def moments(self, since: int = 0) -> Iterator[Moment]:
        """The moments after the first `since`."""
        return iter(self._moments[since:])

    def add(self, moment: Moment) -> None:
        """One more move. What was taken back before it cannot be made again."""
        self._moments.append(moment)
        self._taken_back.clear()

    def take_back(self, to: int, seat: Seat) -> None:
        """Back to the state after the first `to` moves."""
        self._taken_back.append(TakenBack(seat, tuple(self._moments[to:])))
        del self._moments[to:]

    @property
    def last_taken_back_by(self) -> Seat | None:
        """Who may make moves again; None when there are none."""
        return self._taken_back[-1].seat if self._taken_back else None

    def make_again(self) -> None:
        """The moves that were taken back last."""
        self._moments += self._taken_back.pop().moments
