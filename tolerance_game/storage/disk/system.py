"""The file calls of saving, all in one place.

Journal and saves touch the disk through a `System` and in no other way. So a test can put another
one in its place: one that fails, writes short or ends the program at any single call, that keeps
the order of calls, or that leaves out the syncs.
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
"""Windows: how long to wait for a virus scanner to let go of a file."""
_CANNOT_SYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.ENOSYS, errno.EBADF})
_FLAGS: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)

READING: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)
"""Without O_NONBLOCK, opening a pipe would wait for ever for a writer."""
CREATING: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL
APPENDING: Final = os.O_WRONLY | os.O_APPEND
_FOLDER: Final = os.O_RDONLY | getattr(os, "O_DIRECTORY", 0)


class System:
    """Each method is one call to the system and raises OSError as that does."""

    def __init__(self, windows: bool = sys.platform == "win32") -> None:
        self.windows = windows

    def open(self, path: Path, flags: int) -> int:
        """A handle for the file."""
        return os.open(path, flags | _FLAGS, 0o666)

    def read(self, handle: int, size: int) -> bytes:
        """At most so many bytes; none at the end of the file."""
        return os.read(handle, size)

    def write(self, handle: int, data: bytes) -> int:
        """How many of the bytes were written."""
        return os.write(handle, data)

    def fsync(self, handle: int) -> None:
        """Waits until what was written is on the disk, not only on its way there."""
        if sys.platform == "darwin":
            # There, fsync leaves it in the cache of the drive.
            # Imported late: other systems do not have it.
            import fcntl

            with suppress(OSError):
                fcntl.fcntl(handle, fcntl.F_FULLFSYNC)
                return
        os.fsync(handle)

    def truncate(self, handle: int, size: int) -> None:
        """Cuts the file to so many bytes."""
        os.ftruncate(handle, size)

    def close(self, handle: int) -> None:
        """Closes the handle; it is closed even when this fails."""
        os.close(handle)

    def fstat(self, handle: int) -> os.stat_result:
        """What is known of an open file."""
        return os.fstat(handle)

    def stat(self, path: Path) -> os.stat_result:
        """What is known of the file of this name."""
        return os.stat(path)

    def replace(self, source: Path, target: Path) -> None:
        """Gives the source the name of the target in one step."""
        for pause in _PAUSES if self.windows else ():
            try:
                os.replace(source, target)
                return
            except PermissionError:
                self.sleep(pause)
        os.replace(source, target)

    def unlink(self, path: Path) -> None:
        """Takes the file away."""
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
        """A name that is unique."""
        # Imported late: reading needs no chance, and the start of the program only reads.
        import secrets

        return secrets.token_hex(8)

    @contextmanager
    def opened(self, path: Path, flags: int) -> Iterator[int]:
        """A handle that is closed at the end."""
        handle = self.open(path, flags)
        try:
            yield handle
        except BaseException:
            # What went wrong first is what counts.
            with suppress(OSError):
                self.close(handle)
            raise
        self.close(handle)

    def sync_folder(self, folder: Path) -> None:
        """Waits until the names in a folder are on the disk. Windows neither needs nor knows it."""
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
"""The real one."""
