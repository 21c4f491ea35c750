"""What several tests of the journal need: a game to write, and a disk that refuses."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable
from pathlib import Path

from tolerance_game.core.record import Moment
from tolerance_game.storage.disk.system import System
from tolerance_game.storage.saves.journal import Journal
from tolerance_game.storage.saves.loading import load_save

from .instruments import Watched, game

HEADER = game().header
MOMENTS = game().moments
SECONDS = 120.0
"""Long enough for a busy machine."""


def is_whole(path: Path, moves: int) -> bool:
    """Whether a journal holds just so many moves."""
    loaded = load_save(path)
    return loaded.faults == () and loaded.moments == MOMENTS[:moves]


def make(journal: Journal, moments: Iterable[Moment]) -> None:
    for moment in moments:
        journal.made(moment)


def until(done: Callable[[], bool]) -> None:
    """Waits until something is so."""
    end = time.monotonic() + SECONDS
    while not done():
        assert time.monotonic() < end
        time.sleep(0.002)


class Broken(Watched):
    """A disk that refuses to write as long as `number` is set."""

    number = 0
    refused = ("open", "write", "mkdir", "replace")

    def before(self, call: str, name: str) -> None:
        super().before(call, name)
        if self.number and call in self.refused:
            raise OSError(self.number, os.strerror(self.number))

    def open(self, path: Path, flags: int) -> int:
        if flags & (os.O_WRONLY | os.O_CREAT) or not self.number:
            return super().open(path, flags)
        return System.open(self, path, flags)
