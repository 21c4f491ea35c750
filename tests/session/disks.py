"""Disks that are full, that refuse, or that take their time."""

from __future__ import annotations

import errno
import os
import threading

from tolerance_game.storage.disk.system import System

from .tables import ENOUGH


class FullDisk(System):
    """A disk that is full for a while, or that does not answer for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False
        self.answers = threading.Event()
        self.answers.set()

    def write(self, handle: int, data: bytes) -> int:
        """As long as there is room."""
        if self.is_full:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return super().write(handle, data)

    def fsync(self, handle: int) -> None:
        """When the disk answers."""
        assert handle >= 0
        self.answers.wait(ENOUGH)
