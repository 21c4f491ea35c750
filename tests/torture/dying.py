"""A system in which the program ends at a file call, as if it was killed just there."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from tolerance_game.storage.disk.system import System


def die() -> NoReturn:
    """As kill -9 does it: nothing is tidied up, nothing is flushed."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise SystemExit("still alive")


class Dying(System):
    """Ends the program at the call of this number: before it, after it, or in the middle of it."""

    def __init__(self, at: int, rng: Random) -> None:
        super().__init__()
        self._at = at
        self._after = rng.random() < 0.5
        self._share = rng.random()
        # Two threads call: this counts each call once.
        self._numbers = count(1)

    def _call(self, made: Callable[..., Any], *arguments: Any) -> Any:
        if next(self._numbers) != self._at:
            return made(*arguments)
        try:
            if self._after:
                made(*arguments)
        finally:
            die()

    def open(self, path: Path, flags: int) -> int:
        return int(self._call(super().open, path, flags))

    def read(self, handle: int, size: int) -> bytes:
        return bytes(self._call(super().read, handle, size))

    def write(self, handle: int, data: bytes) -> int:
        if next(self._numbers) != self._at:
            return super().write(handle, data)
        super().write(handle, data[: round(len(data) * self._share)])
        die()

    def fsync(self, handle: int) -> None:
        self._call(super().fsync, handle)

    def truncate(self, handle: int, size: int) -> None:
        self._call(super().truncate, handle, size)

    def close(self, handle: int) -> None:
        self._call(super().close, handle)

    def replace(self, source: Path, target: Path) -> None:
        self._call(super().replace, source, target)

    def unlink(self, path: Path) -> None:
        self._call(super().unlink, path)

    def mkdir(self, path: Path) -> None:
        self._call(super().mkdir, path)


class Unsynced(System):
    """Syncs nothing: a power cut must show it."""

    def fsync(self, handle: int) -> None:
        pass
