"""The saved games of a folder: saved under a name, listed, renamed, thrown away and restored.

A save, or the journal of a finished game, is exported as one file, and imported from one.

Nothing is deleted: saves that are thrown away go to the folder `bin`, older saves of the same name
stay as generations, and damaged ones are set aside.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from tolerance_game.core import Corrupt, GameError, Header, Moment, Reason
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.disk import safe_write as disk
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.generations import KEPT, generation, older, write_generation
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.disk.troubles import DiskError, disk_errors, trouble

from .save_lines import save_text
from .save_list import SavedGame, entry_of
from .save_names import stem_of
from .save_reading import glance, read_moves

SUFFIX: Final = ".save"
BIN: Final = "bin"
_NUMBER: Final = " ({})"
_DATED: Final = re.compile(r"~\d{4}-\d\d-\d\d-\d{6}( \(\d+\))?\Z")
_LONGEST: Final = 200
"""The bytes of a name that are kept when a date is added."""
_SUMMARY: Final = b'\n{"line": "summary"'


class NotSaved(GameError):
    """A game that could not be saved, or a save that could not be changed; nothing has changed."""


class Saves:
    """The saved games in one folder."""

    def __init__(
        self, folder: Path, system: System = SYSTEM, catalogue: Catalogue | None = None
    ) -> None:
        """`catalogue` has the figures for loading games; by default the built-in ones."""
        self.folder = folder
        self.bin = folder / BIN
        self._catalogue = catalogue
        self._system = system

    def tidy(self) -> None:
        """At the start of the program: removes temporary files of earlier runs."""
        for folder in (self.folder, self.bin):
            disk.remove_stale(folder, system=self._system)

    def path_of(self, name: str) -> Path:
        """The file of a game of this name."""
        return self.folder / f"{stem_of(name)}{SUFFIX}"

    def save(self, name: str, header: Header, moments: Sequence[Moment]) -> Path:
        """Saves a game; returns its file. Raises NotSaved, and then the old file is whole."""
        path = self.path_of(name)
        data = save_text(header, moments, self._system.now())
        with _saving(path, name):
            write_generation(path, data, _is_sound, _is_same, self._system)
        return path

    def entries(self) -> tuple[SavedGame, ...]:
        """The saved games, the latest first. Raises DiskError if the folder cannot be read."""
        return self._entries(self.folder)

    def thrown_away(self) -> tuple[SavedGame, ...]:
        """The saves in the bin, the latest first, called as they were. Raises DiskError."""
        return tuple(
            replace(entry, name=_DATED.sub("", entry.name)) for entry in self._entries(self.bin)
        )

    def generations(self, path: Path) -> tuple[SavedGame, ...]:
        """The older generations of a save, the newest first. Raises DiskError."""
        with disk_errors(path):
            return tuple(
                entry_of(one, path.stem, self._system, self._catalogue)
                for one in older(path, self._system)
            )

    def rename(self, path: Path, name: str) -> Path:
        """Renames a save; returns its file. Raises NotSaved and DiskError."""
        target = self.path_of(name)
        if target == path:
            return path
        with disk_errors(target):
            # Two names may be one file, like `Anna` and `anna` on some disks.
            if disk.exists(target, self._system) and not os.path.samestat(
                self._system.stat(path), self._system.stat(target)
            ):
                raise NotSaved(Reason("error.save.name_taken", {"text": name}))
            self._move(path, target)
        return target

    def throw_away(self, path: Path) -> Path:
        """Moves a save to the bin; returns its file there. Raises DiskError."""
        with disk_errors(path):
            disk.make_folder(self.bin, self._system)
            stem = disk.shortened(path.stem, _LONGEST)
            dated = f"{stem}~{self._system.now():%Y-%m-%d-%H%M%S}"
            target = disk.free_name(self.bin, dated, SUFFIX, self._system, _NUMBER)
            # The save itself is moved last: until then, nothing has been thrown away.
            self._move(path, target, reversed(range(KEPT)))
        return target

    def restore(self, path: Path) -> Path:
        """Restores a save from the bin, with a number if its name is taken. Raises DiskError."""
        with disk_errors(path):
            stem = _DATED.sub("", path.stem)
            target = disk.free_name(self.folder, stem, SUFFIX, self._system, _NUMBER)
            self._move(path, target)
        return target

    def export(self, path: Path, target: Path, *, overwrite: bool = False) -> None:
        """Copies a save or a journal to one file elsewhere. Raises NotSaved and DiskError."""
        with disk_errors(path):
            content = disk.read_file(path, self._system)
        name = shown(Path(target.name))
        with _saving(target, name):
            if not overwrite and disk.exists(target, self._system):
                raise NotSaved(Reason("error.save.name_taken", {"text": name}))
            disk.write_file(target, content, self._system)

    def import_file(self, source: Path) -> Path:
        """Copies the file of a game to the saves, with a number if its name is taken.

        Returns the new file. Raises DiskError if the source cannot be read, Corrupt if it is not of
        this program or is of a newer version, and NotSaved.
        """
        with disk_errors(source):
            content = disk.read_file(source, self._system)
        glance(content, shown(source))
        name = stem_of(source.name.removesuffix(SUFFIX).removesuffix(".journal"))
        with _saving(self.folder, name):
            path = disk.free_name(self.folder, name, SUFFIX, self._system, _NUMBER)
            disk.write_file(path, content, self._system)
        return path

    def _entries(self, folder: Path) -> tuple[SavedGame, ...]:
        with disk_errors(folder):
            try:
                names = self._system.listdir(folder)
            except FileNotFoundError:
                return ()
        entries = [
            entry_of(
                folder / name, shown(Path(name.removesuffix(SUFFIX))), self._system, self._catalogue
            )
            for name in names
            if name.endswith(SUFFIX) and not name.startswith(".")
        ]
        # Entries without a date come last.
        return tuple(sorted(entries, key=_age))

    def _move(self, path: Path, target: Path, order: Iterable[int] = range(KEPT)) -> None:
        """Renames a save and its older generations, the save first. Raises OSError."""
        there = (path, *older(path, self._system))
        for number in order:
            if generation(path, number) in there:
                self._system.replace(generation(path, number), generation(target, number))
        self._system.sync_folder(target.parent)
        if target.parent != path.parent:
            self._system.sync_folder(path.parent)


@contextmanager
def _saving(path: Path, name: str) -> Iterator[None]:
    """Turns errors of the system into NotSaved, with a DiskError as the cause."""
    try:
        yield
    except OSError as error:
        reason = Reason("error.save.not_saved", {"text": name})
        raise NotSaved(reason) from DiskError(trouble(error, path))


def _age(entry: SavedGame) -> tuple[float, str]:
    return (-entry.date.timestamp() if entry.date else 0.0, entry.name)


def _is_sound(content: bytes) -> bool:
    """Whether every line of a save is right; it is not replayed for that."""
    try:
        return read_moves(content, "").fault is None
    except Corrupt:
        return False


def _is_same(before: bytes, now: bytes) -> bool:
    """Whether two saves are the same apart from their time."""
    return before.rpartition(_SUMMARY)[0] == now.rpartition(_SUMMARY)[0]
