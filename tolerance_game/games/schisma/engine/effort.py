"""What was spent on a decision, and whether to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

OFTEN: Final = 50
"""After so many positions somebody is asked whether to stop; a few milliseconds, uncompiled."""


class Effort:
    """Counts the positions that were looked at."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self.budget: i64 = 0
        self.stopped: bool = False
        """Once it is, whatever is found means nothing."""
        self._poll: Callable[[], bool] | None = None
        self._next: i64 = 0

    def begin(self, budget: i64, poll: Callable[[], bool] | None) -> None:
        """Begins anew; `poll` says whether nobody wants to know any more."""
        self.nodes, self.budget = 0, budget
        self.stopped, self._poll, self._next = False, poll, 0

    def count(self, number: i64) -> None:
        """So many more positions were looked at."""
        self.nodes += number
        if self.nodes >= self._next:
            self._next = self.nodes + OFTEN
            if self.nodes >= self.budget or (self._poll is not None and self._poll()):
                self.stopped = True
