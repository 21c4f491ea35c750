"""The opponents as the game sees them. Nothing here ever waits, except where it says so."""

from __future__ import annotations

import atexit
import logging
import time
from collections import deque
from collections.abc import Callable
from threading import Event
from types import TracebackType
from typing import Final

from .deciding import ExtraPlayers
from .keeper import Keeper, Limits, Task
from .request import Request, Said

__all__ = ["CLOSING_SECONDS", "Worker"]

log = logging.getLogger(__name__)

CLOSING_SECONDS: Final = 3.0


class Worker:
    """One process that decides for all opponents, one request at a time.

    The newest request is the one that counts: an answer to an older one never comes through. All
    methods belong to one thread, that of the window.
    """

    def __init__(
        self,
        *,
        limits: Limits | None = None,
        extra: ExtraPlayers | None = None,
        heard: Callable[[], None] | None = None,
    ) -> None:
        """Nothing runs yet.

        `extra` are players that are not in the registry, for tests: functions of a module, for the
        process has to find them. `heard` is called, from another thread, when there is something to
        poll: a window that sleeps may wake up of it.
        """
        self._heard = heard
        self._is_there = Event()
        # An answer that came later makes all before it stale.
        self._said: deque[Said] = deque(maxlen=1)
        self._last = 0
        self._wanted = 0
        self._is_closed = False
        self._keeper = Keeper(limits or Limits(), dict(extra or {}), self._tell)

    def start(self) -> None:
        """Has the process started in the background; requests may already be made."""
        if self._keeper.ident is None and not self._is_closed:
            # Registered after multiprocessing did it for itself, so this comes first at the end: no
            # process is started again while multiprocessing ends them all.
            atexit.register(self.close)
            self._keeper.start()

    def request(self, request: Request) -> int:
        """Asks for a decision and gives the request's number; the request before it is cancelled.

        Raises RuntimeError when the worker is closed.
        """
        if self._is_closed:
            raise RuntimeError("the worker is closed")
        self._last += 1
        self._wanted = self._last
        self._keeper.want(Task(self._last, request))
        return self._last

    def cancel(self) -> None:
        """Nothing is wanted any more; the answer will not come, even if it is already there."""
        self._wanted = 0
        if not self._is_closed:
            self._keeper.want(None)

    def poll(self) -> Said | None:
        """The answer to the newest request, once; None as long as there is none."""
        while self._said:
            said = self._said.popleft()
            if said.number == self._wanted:
                self._wanted = 0
                return said
        return None

    def wait(self, seconds: float) -> Said | None:
        """Waits for the answer to the newest request, for callers without a window.

        None when nothing is wanted, or when the time is over.
        """
        deadline = time.monotonic() + seconds
        while self._wanted:
            self._is_there.clear()
            said = self.poll()
            if said is not None or not self._is_there.wait(deadline - time.monotonic()):
                return said
        return None

    @property
    def is_deciding(self) -> bool:
        """Whether an answer is still to come."""
        return self._wanted != 0

    @property
    def pid(self) -> int:
        """The id of the process; 0 while there is none."""
        return self._keeper.pid

    def close(self) -> None:
        """Ends the process. Takes milliseconds, and `CLOSING_SECONDS` at the very most."""
        if self._is_closed:
            return
        self._is_closed = True
        self.cancel()
        self._keeper.close(CLOSING_SECONDS)
        atexit.unregister(self.close)

    def __enter__(self) -> Worker:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _tell(self, said: Said) -> None:
        self._said.append(said)
        self._is_there.set()
        if self._heard is None:
            return
        try:
            self._heard()
        except Exception:
            log.exception("whoever wants to hear of answers stumbled")
