"""A bell: one thread rings it, another one that waits for several things is woken."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing.connection import Connection, Pipe


class Bell:
    """A pipe that holds one byte at the most, so that ringing never waits."""

    sign: Connection
    """What to wait for."""

    def __init__(self) -> None:
        self.sign, self._rope = Pipe(duplex=False)
        self._is_ringing = False

    def ring(self) -> None:
        """Wakes who waits; nothing once the bell is closed."""
        if not self._is_ringing:
            self._is_ringing = True
            with suppress(OSError):
                self._rope.send_bytes(b"!")

    def hush(self) -> None:
        """Whoever was woken hushes it, and only then looks what there is to do."""
        self.sign.recv_bytes()
        self._is_ringing = False

    def close(self) -> None:
        """It will not ring again."""
        self._is_ringing = True
        self.sign.close()
        self._rope.close()
