"""A signal that wakes a thread which waits for several connections at once."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing.connection import Connection, Pipe


class WakeSignal:
    """A pipe that holds at most one message, so that setting it never blocks."""

    connection: Connection
    """What to wait for."""

    def __init__(self) -> None:
        self.connection, self._writer = Pipe(duplex=False)
        self._is_set = False

    def set(self) -> None:
        """Wakes the thread that waits; does nothing once the signal is closed."""
        if not self._is_set:
            self._is_set = True
            with suppress(OSError):
                self._writer.send_bytes(b"!")

    def clear(self) -> None:
        """The woken thread clears it first and only then looks for work."""
        self.connection.recv_bytes()
        self._is_set = False

    def close(self) -> None:
        """It cannot be set again."""
        self._is_set = True
        self.connection.close()
        self._writer.close()
