"""Background tasks: what takes time, done in one thread, one after the other.

The window asks for a task and looks at its future in a later frame.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, TypeVar

from tolerance_game.core import GameError

T = TypeVar("T")
Task = tuple["Future[Any]", Callable[[], Any]]

log = logging.getLogger(__name__)


class BackgroundTasks:
    """One thread that does its tasks in order."""

    def __init__(self, done: Callable[[], None]) -> None:
        """`done` is called in the thread after each task: a window that sleeps may wake up."""
        self._done = done
        self._tasks: SimpleQueue[Task | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._is_closed = False

    def do(self, what: Callable[[], T]) -> Future[T]:
        """Queues a task; returns the future of its result.

        Raises RuntimeError after `close`.
        """
        if self._is_closed:
            raise RuntimeError("the tasks are closed")
        if self._thread is None:
            # A disk that never answers must not keep the program from ending.
            self._thread = threading.Thread(target=self._run, name="tasks", daemon=True)
            self._thread.start()
        future: Future[T] = Future()
        self._tasks.put((future, what))
        return future

    def close(self, timeout: float | None = None) -> bool:
        """Does what is left and ends the thread; returns whether it ended in time."""
        if not self._is_closed:
            self._is_closed = True
            self._tasks.put(None)
        if self._thread is None:
            return True
        self._thread.join(timeout)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while (task := self._tasks.get()) is not None:
            future, what = task
            if not future.set_running_or_notify_cancel():
                continue
            try:
                result = what()
            except BaseException as error:
                if not isinstance(error, GameError):
                    # Not every future is read; a fault of the program must not be lost.
                    log.exception("a task failed")
                future.set_exception(error)
            else:
                future.set_result(result)
            try:
                self._done()
            except Exception:
                log.exception("telling of a finished task failed")
