"""Saves a game as it is played: hands actions to the journal, and knows what is on the disk."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from tolerance_game.core import Moment, Reason
from tolerance_game.storage.saves.journal import Journal

LOOK_AGAIN: Final = 0.5
"""Seconds between two looks at a disk that has not answered yet."""
CLOSING_SECONDS: Final = 5.0


class Saved(NamedTuple):
    """How far a game is on the disk."""

    number: int
    """How many of its moves are on the disk."""
    warnings: tuple[Reason, ...] = ()
    """Current problems, to be shown until they are gone."""


class PendingAction(NamedTuple):
    """An action that may not be on the disk yet."""

    action: int
    moves: int
    """How many moves there are after it."""


class Autosave:
    """The journal of a game as its session sees it; or nothing, where nothing may be written.

    A thread waits for the journal to get actions to the disk, and wakes the window then.
    """

    def __init__(
        self,
        journal: Journal | None,
        wake: Callable[[], None],
        *,
        kept: int = 0,
        standing: tuple[Reason, ...] = (),
    ) -> None:
        """`kept` moves are on the disk already. `standing` are permanent warnings."""
        self._journal = journal
        self._wake = wake
        self._kept = kept
        self._standing = standing
        self._pending: deque[PendingAction] = deque()
        self._handed_in = threading.Event()
        self._is_closed = False
        self.saved = Saved(kept, standing)
        """As it was at the last `look`."""
        if journal is not None:
            threading.Thread(target=self._watch, name="autosave", daemon=True).start()

    @property
    def path(self) -> Path | None:
        """The file of the journal, if there is one."""
        return self._journal.path if self._journal is not None else None

    @property
    def is_caught_up(self) -> bool:
        """Whether everything so far was on the disk at the last `look`."""
        return not self._pending

    @property
    def may_be_shown(self) -> bool:
        """Whether everything so far may be shown: it is on the disk, or there is a warning."""
        return self._journal is None or not self._pending or bool(self.saved.warnings)

    def made(self, moment: Moment) -> None:
        """A move was made."""
        if self._journal is not None:
            self._hand_in(self._journal.made(moment), moment.number)
        else:
            self._kept = moment.number

    def undone(self, to: int) -> None:
        """Moves were taken back; `to` are left."""
        if self._journal is not None:
            self._hand_in(self._journal.undone(to), to)
        else:
            self._kept = to

    def look(self) -> bool:
        """Updates `saved` without waiting; returns whether it has changed."""
        journal, before = self._journal, self.saved
        if journal is None:
            self.saved = Saved(self._kept, self._standing)
            return self.saved != before
        acknowledged = journal.acknowledged
        while self._pending and self._pending[0].action <= acknowledged:
            self._kept = self._pending.popleft().moves
        # A move that is on the disk counts only if nothing takes it back on its way there.
        number = min([self._kept, *(one.moves for one in self._pending)])
        self.saved = Saved(number, (*self._standing, *journal.problems()))
        return self.saved != before

    def wait(self, timeout: float) -> bool:
        """Waits until everything is on the disk; whether it is. For callers without a window."""
        return self._journal is None or self._journal.wait(timeout=timeout)

    def close(self) -> bool:
        """Writes what is left; returns whether everything is on the disk."""
        self._is_closed = True
        self._handed_in.set()
        return self._journal is None or self._journal.close(CLOSING_SECONDS)

    def _hand_in(self, action: int, moves: int) -> None:
        self._pending.append(PendingAction(action, moves))
        self._handed_in.set()

    def _watch(self) -> None:
        """Run by the thread: waits for the disk, and wakes the window when `saved` may change."""
        journal = self._journal
        assert journal is not None
        told: tuple[int, tuple[Reason, ...]] = (0, ())
        while not self._is_closed:
            self._handed_in.wait()
            self._handed_in.clear()
            while not self._is_closed:
                # A disk that hangs gives no news, but becomes a problem after some time.
                news = journal.news
                now = news[0], journal.problems()
                if now != told:
                    told = now
                    self._wake()
                if news[0] == journal.given:
                    break
                journal.wait_for_news(news, LOOK_AGAIN)
