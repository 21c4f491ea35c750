"""One process of the worker, from its start to its end, with its two pipes."""

from __future__ import annotations

import time
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final

from .deciding import ExtraPlayers
from .messages import Packer, Reply, read_reply, stop_message
from .serving import serve
from .yielding import step_back

SPAWN: Final = get_context("spawn")
"""The way to start a process that is the same on every system, and safe beside a window."""

REAPING_SECONDS: Final = 2.0


class WorkerProcess:
    """A running process, and what it is doing."""

    def __init__(self, extra: ExtraPlayers) -> None:
        """Starts the process. Raises OSError when the system allows no more of them."""
        asked, self._asks = SPAWN.Pipe(duplex=False)
        self._answers, answers = SPAWN.Pipe(duplex=False)
        self.packer = Packer()
        """Makes the messages that ask this process."""
        # A daemon, so that multiprocessing ends it too when the program ends.
        self._process = SPAWN.Process(
            target=serve, args=(asked, answers, extra), name="opponents", daemon=True
        )
        try:
            self._process.start()
        except BaseException:
            self._asks.close()
            self._answers.close()
            raise
        finally:
            # Ends that only the process holds are closed when it dies, however it dies.
            asked.close()
            answers.close()
        self.pid = self._process.pid or 0
        step_back(self.pid)
        self.is_ready = False
        """Whether it can be asked."""
        self.computing = 0
        """The number of the current request; 0 when it is idle."""
        self.is_stopping = False
        """Whether it was asked to stop that request."""
        self.deadline: float | None = None
        """When the supervisor stops waiting for it, by the monotonic clock."""

    @property
    def connections(self) -> tuple[Any, ...]:
        """What to wait for: a reply, or the death of the process."""
        return (self._answers, self._process.sentinel)

    def be_patient(self, seconds: float) -> None:
        """Sets the deadline."""
        self.deadline = time.monotonic() + seconds

    def ask(self, number: int, message: bytes) -> None:
        """Hands a request over. Raises OSError when the process is gone."""
        self._asks.send_bytes(message)
        self.computing, self.is_stopping = number, False

    def stop(self) -> None:
        """Asks it to stop the current request. Raises OSError when the process is gone."""
        self._asks.send_bytes(stop_message(self.computing))
        self.is_stopping = True

    def rest(self) -> None:
        """Marks it as ready and idle."""
        self.is_ready = True
        self.computing, self.is_stopping, self.deadline = 0, False, None

    def next_reply(self) -> Reply | None:
        """The next reply; None when nothing has been said.

        Raises EOFError or OSError when the process is gone.
        """
        return read_reply(self._answers.recv_bytes()) if self._answers.poll() else None

    def kill(self) -> None:
        """Ends the process, whatever it is doing."""
        self._process.kill()

    def end(self) -> int | None:
        """Ends the process and frees its resources; returns its exit code, if that is known."""
        with suppress(OSError):
            self._process.kill()
        for pipe in (self._asks, self._answers):
            with suppress(OSError):
                pipe.close()
        self._process.join(REAPING_SECONDS)
        code = self._process.exitcode
        if code is not None:
            self._process.close()
        return code
