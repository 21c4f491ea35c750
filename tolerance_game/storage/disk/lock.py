"""One program writes at a time: a lock in the data folder.

The system releases it when the process ends, however it ends: no lock is ever left behind.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final

from tolerance_game.core import Reason

from .files import shown
from .folders import name_of
from .safe_write import make_folder

FILE: Final = "lock"

_TAKEN: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})
_NO_LOCKS: Final = frozenset(
    getattr(errno, name) for name in ("ENOLCK", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EINVAL")
    if hasattr(errno, name)
)  # fmt: skip
_ROUNDS: Final = 5

if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 30
    """Windows keeps others from reading what is locked: so far behind the text of the file."""

    def _grab(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _grab(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Whether this program may write in a folder, and if not, why.

    Keep it as long as the program runs. Leaving its `with` block, or `release`, gives it back.
    """

    def __init__(self, handle: int | None, may_write: bool, reason: Reason | None = None) -> None:
        self._handle = handle
        self.may_write = may_write
        self.reason = reason
        """To be shown: why this copy may not write, or that it cannot be told which one does."""

    def release(self) -> None:
        """Lets another copy write; this one must not any more."""
        handle, self._handle, self.may_write = self._handle, None, False
        if handle is not None:
            os.close(handle)

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, *_error: object) -> None:
        self.release()


def take_lock(folder: Path) -> Lock:
    """The lock of the data folder, which is made if need be. Never waits, never raises OSError."""
    path = folder / FILE
    try:
        make_folder(folder)
        for _round in range(_ROUNDS):
            handle = _locked(path)
            if handle is not None:
                return Lock(handle, True)
        return Lock(None, False, Reason("error.lock.taken", {"file": shown(folder)}))
    except _CannotLock as error:
        # Better unprotected than unable to play on such a disk.
        values = {"file": shown(folder), "found": name_of(error.error)}
        return Lock(error.handle, True, Reason("error.lock.unknown", values))
    except OSError as error:
        values = {"file": shown(folder), "found": name_of(error)}
        return Lock(None, False, Reason("error.lock.unwritable", values))


class _CannotLock(Exception):
    """The disk knows no locks."""

    def __init__(self, handle: int, error: OSError) -> None:
        super().__init__(str(error))
        self.handle = handle
        self.error = error


def _locked(path: Path) -> int | None:
    """The open and locked file; None when another program has it, or it was replaced meanwhile.

    Raises OSError when it cannot be opened, and _CannotLock when the disk knows no locks.
    """
    # Never passed on to programs that this one starts: they would keep it locked.
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    try:
        _grab(handle)
        if os.path.samestat(os.fstat(handle), os.stat(path)):
            return handle
    except OSError as error:
        if error.errno in _NO_LOCKS:
            raise _CannotLock(handle, error) from error
        if error.errno not in _TAKEN and error.errno != errno.ENOENT:
            os.close(handle)
            raise
    os.close(handle)
    return None
