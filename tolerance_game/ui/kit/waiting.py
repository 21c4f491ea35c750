"""Answers that come later, from disk or worker: looked for in every frame, never waited for."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")

log = logging.getLogger(__name__)


class Waiting:
    """What is to be done with the answers once they are there."""

    def __init__(self) -> None:
        self._open: list[tuple[Future[Any], Callable[..., None], Callable[[Exception], None]]] = []

    def then(
        self,
        future: Future[T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Calls `done` with the answer in some later frame, or `failed` with what went wrong."""
        self._open.append((future, done, failed or _logged))

    def look(self) -> bool:
        """Hands out what has come; whether there was something."""
        ready = [one for one in self._open if one[0].done()]
        if not ready:
            return False
        self._open = [one for one in self._open if one not in ready]
        for future, done, failed in ready:
            error = future.exception()
            if error is None:
                done(future.result())
            elif isinstance(error, Exception):
                failed(error)
            else:
                raise error
        return True


def _logged(error: Exception) -> None:
    log.error("a task failed", exc_info=error)
