"""All file calls of saving.

Journal and saves use the disk only through a `System`. A test can replace it by one that fails,
writes short or ends the program at any single call, records the calls, or leaves out the syncs.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

BEGAN: Final = time.time()
"""When this run of the program began."""

_PAUSES: Final = (0.01, 0.03, 0.1, 0.3, 0.6)
"""Windows: how long to wait until a virus scanner releases a file."""
_CANNOT_SYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EBADF})
_FLAGS: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)

READING: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)
"""Without O_NONBLOCK, opening a pipe would wait forever for a writer."""
CREATING: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL
APPENDING: Final = os.O_WRONLY | os.O_APPEND
_FOLDER: Final = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0)


class System:
    """Each method is one call to the system and raises OSError like it."""

    def __init__(self, windows: bool = sys.platform == "win32") -> None:
        self.windows = windows

    def open(self, path: Path, flags: int) -> int:
        """A handle for the file."""
        return os.open(path, flags | _FLAGS, 0o666)

    def read(self, handle: int, size: int) -> bytes:
        """At most `size` bytes; none at the end of the file."""
        return os.read(handle, size)

    def write(self, handle: int, data: bytes) -> int:
        """Writes bytes; returns how many were written."""
        return os.write(handle, data)

    def fsync(self, handle: int) -> None:
        """Waits until all that was written is on the disk."""
        if sys.platform == "darwin":
            # On macOS, fsync leaves it in the cache of the drive.
            # Imported late: other systems do not have it.
            import fcntl

            with suppress(OSError):
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
                return
        os.fsync(handle)

    def truncate(self, handle: int, size: int) -> None:
        """Cuts the file to `size` bytes."""
        os.ftruncate(handle, size)

    def close(self, handle: int) -> None:
        """Closes the handle; it is closed even when this fails."""
        os.close(handle)

    def fstat(self, handle: int) -> os.stat_result:
        """The status of an open file."""
        return os.fstat(handle)

    def stat(self, path: Path) -> os.stat_result:
        """The status of a file."""
        return os.stat(path)

    def replace(self, source: Path, target: Path) -> None:
        """Renames the source to the target, atomically."""
        for pause in _PAUSES if self.windows else ():
            try:
                os.replace(source, target)
                return
            except PermissionError:
                self.sleep(pause)
        os.replace(source, target)

    def unlink(self, path: Path) -> None:
        """Deletes the file."""
        os.unlink(path)

    def mkdir(self, path: Path) -> None:
        """Makes one folder, for this user only."""
        os.mkdir(path, 0o700)

    def listdir(self, path: Path) -> list[str]:
        """The names in a folder."""
        return os.listdir(path)

    def sleep(self, seconds: float) -> None:
        """Waits."""
        time.sleep(seconds)

    def now(self) -> datetime:
        """The time of day, in UTC."""
        return datetime.now(UTC)

    def token(self) -> str:
        """A unique name."""
        # Imported late: the start of the program only reads.
        import secrets

        return secrets.token_hex(8)

    @contextmanager
    def opened(self, path: Path, flags: int) -> Iterator[int]:
        """A handle that is closed at the end of the block."""
        handle = self.open(path, flags)
        try:
            yield handle
        except BaseException:
            # The first error is the one that counts.
            with suppress(OSError):
                self.close(handle)
            raise
        self.close(handle)

    def sync_folder(self, folder: Path) -> None:
        """Waits until the names in a folder are on the disk. Windows does not need it."""
        if self.windows:
            return
        with self.opened(folder, _FOLDER) as handle:
            try:
                self.fsync(handle)
            except OSError as error:
                # Some network disks cannot sync a folder at all.
                if error.errno not in _CANNOT_SYNC:
                    raise


SYSTEM: Final = System()
"""The real system."""
