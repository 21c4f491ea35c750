"""The file of a journal: lines are added, synced, and only then count as written.

All lines are kept in memory as well, so that the whole journal can be written again whatever
happens to the file, the folder or the disk.
"""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from tolerance_game.storage.disk import safe_write as disk
from tolerance_game.storage.disk.system import APPENDING, SYSTEM, System

_FULL: Final = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG})
"""There is no space for more lines, and even less for a second file."""


class JournalFile:
    """A file that only grows, and its intended content.

    `sync` raises OSError if it cannot be written now, and can always be called again.
    """

    def __init__(self, path: Path, system: System = SYSTEM, content: bytes = b"") -> None:
        """`content` is what the file holds already; empty for a new file."""
        self.path = path
        self._system = system
        self._lines = [content] if content else []
        self._written = 0
        """How many of the lines are certainly on the disk."""
        self._size = 0
        """The number of their bytes."""
        self._handle: int | None = None
        self._trusted = bool(content)
        """Whether reading it tells what is on the disk: after a failed sync it may not."""
        self._found = content
        """The content when the file was opened."""
        self._rest: tuple[Path, bytes] | None = None
        """What to keep aside before the file is written again, and where."""

    def keep_aside(self, found: bytes, rest: bytes, what: str) -> Path:
        """Keeps the `rest` of `found`, which the file holds, aside; returns its future path."""
        self._found, self._trusted = found, False
        self._rest = (disk.aside(self.path, what, self._system), rest)
        return self._rest[0]

    def add(self, lines: bytes) -> None:
        """Adds lines, which the next `sync` writes."""
        self._lines.append(lines)

    def sync(self) -> None:
        """Brings all lines to the disk: when this returns, they are safe."""
        if self._handle is None:
            self._reopen()
        handle = self._handle
        if handle is None:
            self._write_anew()
            return
        try:
            self._append(handle)
        except OSError:
            if self._handle is not None:
                raise
            # The old file cannot be used any more; perhaps a new one can.
            self._write_anew()
        else:
            if not self._in_place(handle):
                self._write_anew()

    def move_to(self, path: Path) -> None:
        """Writes everything to another file and continues there; the old one stays as it is.

        When this raises, the old file is still in use.
        """
        moved = JournalFile(path, self._system)
        moved._lines = list(self._lines)
        moved._write_anew()
        self.close()
        self.__dict__.update(moved.__dict__)

    def close(self) -> None:
        """Closes the file; `sync` would open it again."""
        handle, self._handle = self._handle, None
        if handle is not None:
            with suppress(OSError):
                self._system.close(handle)

    def _reopen(self) -> None:
        """Opens the file as it is, if it holds the first of our lines and nothing else."""
        if not self._trusted:
            return
        try:
            found = disk.read_file(self.path, self._system)
            written, size = self._lines_in(found)
            if size and size == len(found):
                self._handle = self._system.open(self.path, APPENDING)
                self._system.sync_folder(self.path.parent)
                self._written, self._size = written, size
        except OSError:
            self.close()

    def _lines_in(self, found: bytes) -> tuple[int, int]:
        """How many of our lines the bytes begin with, and their length in bytes."""
        size = 0
        for number, line in enumerate(self._lines):
            if not found.startswith(line, size):
                return number, size
            size += len(line)
        return len(self._lines), size

    def _append(self, handle: int) -> None:
        data = b"".join(self._lines[self._written :])
        try:
            disk.write_all(handle, data, self._system)
        except OSError as error:
            self._cut_back(handle, error)
            raise
        try:
            self._system.fsync(handle)
        except OSError:
            self.close()
            raise
        self._written = len(self._lines)
        self._size += len(data)

    def _cut_back(self, handle: int, error: OSError) -> None:
        """Removes a line that was written in part, so that it cannot stand between others."""
        try:
            self._system.truncate(handle, self._size)
            if error.errno in _FULL:
                return
        except OSError:
            pass
        self.close()

    def _in_place(self, handle: int) -> bool:
        """Whether the open file still has its name: lines written to a deleted file are lost."""
        status = self._system.fstat(handle)
        if status.st_nlink == 0:
            return False
        try:
            return os.path.samestat(status, self._system.stat(self.path))
        except (FileNotFoundError, NotADirectoryError):
            return False

    def _write_anew(self) -> None:
        """Writes the whole journal to a new file; another file in its place is set aside."""
        self.close()
        self._trusted = False
        if self._rest is not None:
            disk.write_file(*self._rest, self._system)
            self._rest = None
        data = b"".join(self._lines)
        self._make_room(data)
        disk.write_file(self.path, data, self._system)
        self._handle = self._system.open(self.path, APPENDING)
        self._written, self._size, self._trusted = len(self._lines), len(data), True

    def _make_room(self, data: bytes) -> None:
        try:
            found = disk.read_file(self.path, self._system)
        except (FileNotFoundError, NotADirectoryError):
            return
        # The beginning of our lines is ours, even if it is torn.
        if found != self._found and not data.startswith(found):
            disk.set_aside(self.path, "before", self._system)
