"""The games of this machine that are saved by themselves: those in progress, and finished ones.

A game in progress is a journal in the folder `games`, a finished one in `finished`. Statistics
come from these files alone, so no game is counted twice or forgotten: if the program died before it
moved a finished game, the next start counts and moves it.

Everything here waits for the disk: it is for tasks, not for the thread that draws.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from typing import Final

from tolerance_game.core import GameError, Reason
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.folders import Folders
from tolerance_game.storage.disk.safe_write import (
    exists,
    free_name,
    make_folder,
    read_file,
    remove_stale,
)
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.saves.journal import SUFFIX
from tolerance_game.storage.saves.loading import load_save, wall
from tolerance_game.storage.saves.save_list import SavedGame, entry_of
from tolerance_game.storage.saves.save_reading import glance
from tolerance_game.storage.statistics.game_results import JustEnded
from tolerance_game.storage.statistics.statistics_file import Finished, Gathered, gather

GAMES: Final = "games"
FINISHED: Final = "finished"
_TOLD: Final = 3
"""How many files that cannot be opened are named; for more, their number says enough."""


class Archive:
    """The journals of games in progress, and the finished games."""

    def __init__(
        self, folders: Folders, catalogue: Catalogue, may_write: bool, system: System = SYSTEM
    ) -> None:
        self.games = folders.data / GAMES
        self.finished = folders.data / FINISHED
        self._cache = folders.cache
        self._catalogue = catalogue
        self._may_write = may_write
        self._system = system

    def new_path(self) -> Path:
        """A new file, named by the time and a random token."""
        name = f"{self._system.now():%Y-%m-%d-%H%M%S}-{self._system.token()[:6]}"
        return self.games / f"{name}{SUFFIX}"

    def unfinished(self) -> tuple[SavedGame, ...]:
        """The games in progress, the one played last first; damaged ones say so."""
        going_on = (path for path in self._latest(self.games) if self._ended(path) is None)
        return tuple(entry_of(path, path.stem, self._system, self._catalogue) for path in going_on)

    def to_continue(self, games: Collection[str] | None = None) -> SavedGame | None:
        """The latest game to be continued, of these games or of all."""
        sound = (
            entry
            for entry in self.unfinished()
            if entry.problem is None and (games is None or entry.game in games)
        )
        return next(sound, None)

    def to_go_on_with(self, games: Collection[str] | None = None) -> SavedGame | None:
        """The game to be continued; or the finished game of an undecided series, if no other game
        was played after it: then the next game of the series follows.
        """
        latest = next(iter(self._latest(self.games, self.finished)), None)
        if latest is not None and self._ended(latest) is not None:
            entry = entry_of(latest, latest.stem, self._system, self._catalogue)
            series, known = entry.series, games is None or entry.game in games
            if known and entry.problem is None and series is not None and not series.is_decided:
                return entry
        return self.to_continue(games)

    def where(self, path: Path) -> Path:
        """Where a game is now: a finished one may have been moved to the others by now."""
        moved = path.parent == self.games and not exists(path, self._system)
        return self.finished / path.name if moved else path

    def unopenable(self) -> tuple[Reason, ...]:
        """Which games in progress cannot be opened, and why; they stay where they are.

        A file of a newer version or of other figures may be sound, so that nothing is moved.
        """
        problems = [entry.problem for entry in self.unfinished() if entry.problem is not None]
        if not problems:
            return ()
        told = Reason("error.save.passed_over", {"number": len(problems)})
        return (*problems[:_TOLD], told)

    def catch_up(self) -> int:
        """At the start of the program: moves finished games to the others; returns how many."""
        if not self._may_write:
            return 0
        for folder in (self.games, self.finished):
            remove_stale(folder, system=self._system)
        ended = [path for path in self._latest(self.games) if self._ended(path) is not None]
        return sum(self.move_to_finished(path) is not None for path in ended)

    def move_to_finished(self, path: Path) -> Path | None:
        """Moves a finished game to the others; returns its new file, or None if that failed."""
        if path.parent != self.games or not self._may_write:
            return None
        try:
            make_folder(self.finished, self._system)
            target = free_name(self.finished, path.stem, SUFFIX, self._system)
            self._system.replace(path, target)
            self._system.sync_folder(self.finished)
            self._system.sync_folder(self.games)
        except OSError:
            # It counts where it is, and is moved at another time.
            return None
        return target

    def delete(self, path: Path) -> None:
        """Deletes the journal of a game in which no person has moved."""
        with suppress(OSError):
            self._system.unlink(path)

    def statistics(self, just_ended: tuple[Path, JustEnded] | None = None) -> Gathered:
        """What all finished games add up to, in either folder."""
        ended, played = just_ended or (None, None)
        paths = sorted((*self._paths(self.finished), *self._paths(self.games)))
        found = (self._ended(path, played if path == ended else None) for path in paths)
        finished = (game for game in found if game is not None)
        return gather(self._cache, finished, self._may_write, self._system)

    def _ended(self, path: Path, played: JustEnded | None = None) -> Finished | None:
        """The finished game of a file; None if it has not ended or cannot be read.

        `played` is the game where it is at hand, so that it need not be loaded.
        """
        try:
            content = read_file(path, self._system)
            with wall(shown(path)):
                _header, said = glance(content, shown(path))
        except (OSError, GameError):
            return None
        if said.get("winners") is None:
            return None
        # An `undo` may follow the end of a practice game; then it goes on.
        if b'{"line": "undo"' in content[content.rfind(b'\n{"line": "end"') :]:
            return None
        date = said.get("saved")
        return Finished(
            key=f"{path.name} {zlib.crc32(content):08x}",
            file=shown(path),
            load=lambda: played or load_save(path, self._catalogue, self._system),
            ended=date if isinstance(date, str) else "",
        )

    def _latest(self, *folders: Path) -> list[Path]:
        """The journals in these folders, what was written last first."""
        dated = []
        for path in (path for folder in folders for path in self._paths(folder)):
            with suppress(OSError):
                dated.append((self._system.stat(path).st_mtime_ns, path))
        return [path for _date, path in sorted(dated, reverse=True)]

    def _paths(self, folder: Path) -> list[Path]:
        try:
            names = self._system.listdir(folder)
        except OSError:
            return []
        return [folder / one for one in names if one.endswith(SUFFIX) and not one.startswith(".")]
