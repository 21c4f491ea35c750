"""The opponents as the game sees them. Only `wait` and `close` wait."""

from __future__ import annotations

import atexit
import logging
import time
from collections import deque
from collections.abc import Callable
from threading import Event
from typing import Final

from .deciding import ExtraPlayers
from .request import Request, Said
from .supervisor import Limits, Supervisor, Task

log = logging.getLogger(__name__)

CLOSING_SECONDS: Final = 3.0


class Worker:
    """One process that decides for all opponents, one request at a time.

    Only the newest request is answered. All methods belong to one thread, that of the window.
    """

    def __init__(
        self,
        *,
        limits: Limits | None = None,
        extra: ExtraPlayers | None = None,
        on_answer: Callable[[], None] | None = None,
    ) -> None:
        """Nothing runs yet.

        `extra` are players for tests, made by functions of a module, since the process must find
        them. `on_answer` is called from another thread when there is an answer to poll.
        """
        self._on_answer = on_answer
        self._is_there = Event()
        # A later answer makes all before it stale.
        self._said: deque[Said] = deque(maxlen=1)
        self._last = 0
        self._wanted = 0
        self._is_closed = False
        self._supervisor = Supervisor(limits or Limits(), dict(extra or {}), self._tell)

    def start(self) -> None:
        """Starts the process in the background; requests may already be made."""
        if self._supervisor.ident is None and not self._is_closed:
            # Registered after that of multiprocessing, so it runs before it at exit: no process is
            # started again while multiprocessing ends them all.
            atexit.register(self.close)
            self._supervisor.start()

    def request(self, request: Request) -> int:
        """Requests a decision, which cancels the one before; returns the request's number.

        Raises RuntimeError when the worker is closed.
        """
        if self._is_closed:
            raise RuntimeError("the worker is closed")
        self._last += 1
        self._wanted = self._last
        self._supervisor.want(Task(self._last, request))
        return self._last

    def cancel(self) -> None:
        """Cancels the request; its answer will not come, even if it is already there."""
        self._wanted = 0
        if not self._is_closed:
            self._supervisor.want(None)

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
    def pid(self) -> int:
        """The id of the process; 0 while there is none."""
        return self._supervisor.pid

    def close(self) -> None:
        """Ends the process. Takes milliseconds, and `CLOSING_SECONDS` at the very most."""
        if self._is_closed:
            return
        self._is_closed = True
        self.cancel()
        self._supervisor.close(CLOSING_SECONDS)
        atexit.unregister(self.close)

    def __enter__(self) -> Worker:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _tell(self, said: Said) -> None:
        self._said.append(said)
        self._is_there.set()
        if self._on_answer is None:
            return
        try:
            self._on_answer()
        except Exception:
            log.exception("telling of an answer failed")
