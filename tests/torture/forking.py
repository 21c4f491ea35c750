"""A life in a process of its own, with the pipe over which it tells what it does."""

from __future__ import annotations

import ctypes
import fcntl
import os
import select
import signal
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from tolerance_game.storage.disk.system import System

from .ledger import Pen
from .life import Life

_ROOM: Final = 1 << 20
"""Bytes in the pipe, so that nobody waits for its reader."""
_FAILED: Final = 70
_PR_SET_PDEATHSIG: Final = 1
PATIENCE: Final = 120.0
"""Seconds after which something hangs."""


class Forked:
    """A life in a forked process. The one that forks must have one thread only."""

    def __init__(self, folder: Path, rng: Random, system: System, seconds: float) -> None:
        reader, writer = os.pipe()
        self.process = os.fork()
        if not self.process:
            os.close(reader)
            _end_with_parent()
            _be(Life(folder, rng, Pen(writer, os.write), system), seconds)
        os.close(writer)
        # Only the reader asks for more: setting it in the child would need it there as well.
        with suppress(OSError):
            fcntl.fcntl(reader, fcntl.F_SETPIPE_SZ, _ROOM)
        os.set_blocking(reader, False)
        self._reader = reader
        self._rest = b""
        self._lines: list[bytes] = []
        self.status: int | None = None

    def told(self) -> list[bytes]:
        """The whole lines that came since the last time."""
        if self.status is None:
            self._hear(0)
        lines, self._lines = self._lines, []
        return lines

    def _hear(self, seconds: float) -> None:
        """Waits so long for more, and takes in all that is there."""
        select.select([self._reader], [], [], seconds)
        parts = [self._rest]
        with suppress(BlockingIOError):
            while part := os.read(self._reader, _ROOM):
                parts.append(part)
        *lines, self._rest = b"".join(parts).split(b"\n")
        self._lines += lines

    def pause(self) -> None:
        """Nothing is done until `go_on`."""
        os.kill(self.process, signal.SIGSTOP)

    def go_on(self) -> None:
        """After `pause`."""
        os.kill(self.process, signal.SIGCONT)

    def kill(self) -> None:
        """kill -9."""
        os.kill(self.process, signal.SIGKILL)
        self.end()

    def end(self) -> None:
        """Waits for the end of the life, and takes in all that it told."""
        end = time.monotonic() + PATIENCE
        # The pipe is closed by the end of the process.
        while not self._closed(end - time.monotonic()):
            pass
        _process, self.status = os.waitpid(self.process, 0)
        os.close(self._reader)

    def _closed(self, seconds: float) -> bool:
        if seconds <= 0:
            os.kill(self.process, signal.SIGKILL)
        ready, _, _ = select.select([self._reader], [], [], max(seconds, 1))
        if not ready:
            return False
        part = os.read(self._reader, _ROOM)
        *lines, self._rest = (self._rest + part).split(b"\n")
        self._lines += lines
        return not part

    def failure(self) -> list[str]:
        """Whether the life ended otherwise than by itself or by being killed."""
        status = self.status or 0
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
            return []
        code = os.waitstatus_to_exitcode(status)
        return [f"the program ended with {code}"] if code else []


def _end_with_parent() -> None:
    """Whoever pauses a life and is ended then must not leave it behind, with its disk mounted."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _be(life: Life, seconds: float) -> None:
    code = _FAILED
    try:
        life.live(seconds)
        code = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)
