"""The saved games as screens use them: each call is a background task and gives a future.

What writes is refused in a copy of the program that may not write.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

from tolerance_game.core.errors import Reason
from tolerance_game.core.record import Header
from tolerance_game.storage.saves.save_lines import Made
from tolerance_game.storage.saves.save_list import SavedGame
from tolerance_game.storage.saves.saves import NotSaved, Saves

from .background_tasks import BackgroundTasks

T = TypeVar("T")


class SaveTasks:
    """`storage.saves.Saves` without waiting. The futures raise what its methods raise."""

    def __init__(self, saves: Saves, tasks: BackgroundTasks, refused: Reason | None) -> None:
        """`refused`: why nothing may be written, if so."""
        self._saves = saves
        self._tasks = tasks
        self._refused = refused

    def entries(self) -> Future[tuple[SavedGame, ...]]:
        """The saved games, the latest first."""
        return self._tasks.do(self._saves.entries)

    def thrown_away(self) -> Future[tuple[SavedGame, ...]]:
        """Those in the bin, the latest first."""
        return self._tasks.do(self._saves.thrown_away)

    def generations(self, path: Path) -> Future[tuple[SavedGame, ...]]:
        """What was saved under this name before."""
        return self._tasks.do(lambda: self._saves.generations(path))

    def is_taken(self, name: str) -> Future[bool]:
        """Whether there is a save of this name."""
        return self._tasks.do(lambda: self._saves.is_taken(name))

    def save(self, name: str, header: Header, moments: Sequence[Made]) -> Future[Path]:
        """Saves a game; `Session.save_as` is the way to it."""
        return self._write(lambda: self._saves.save(name, header, moments))

    def rename(self, path: Path, name: str) -> Future[Path]:
        """Another name for a save."""
        return self._write(lambda: self._saves.rename(path, name))

    def throw_away(self, path: Path) -> Future[Path]:
        """To the bin; also for a game in progress."""
        return self._write(lambda: self._saves.throw_away(path))

    def restore(self, path: Path) -> Future[Path]:
        """Back from the bin."""
        return self._write(lambda: self._saves.restore(path))

    def export(self, path: Path, target: Path, *, overwrite: bool = False) -> Future[None]:
        """A copy elsewhere, which a copy of the program that keeps nothing may make too."""
        return self._tasks.do(lambda: self._saves.export(path, target, overwrite=overwrite))

    def import_file(self, source: Path) -> Future[Path]:
        """Takes a file among the saves."""
        return self._write(lambda: self._saves.import_file(source))

    def _write(self, what: Callable[[], T]) -> Future[T]:
        if self._refused is not None:
            refused: Future[T] = Future()
            refused.set_exception(NotSaved(self._refused))
            return refused
        return self._tasks.do(what)
