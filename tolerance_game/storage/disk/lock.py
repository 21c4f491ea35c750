"""A lock in the data folder, so that only one program writes at a time.

The system releases it when the process ends, however it ends.
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
    {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EINVAL}
)
_ROUNDS: Final = 5

if sys.platform == "win32":
    import msvcrt

    _FAR: Final = 1 << 30
    """The offset of the lock, beyond the text: Windows lets nobody else read what is locked."""

    def _grab(handle: int) -> None:
        os.lseek(handle, _FAR, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _grab(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Whether this program may write in a folder, and if not, why.

    Keep it as long as the program runs. Leaving its `with` block, or `release`, releases it.
    """

    def __init__(self, handle: int | None, may_write: bool, reason: Reason | None = None) -> None:
        self._handle = handle
        self.may_write = may_write
        self.reason = reason
        """To be shown: why this copy may not write, or that the disk knows no locks."""

    def release(self) -> None:
        """Lets another copy write; this one must not write any more."""
        handle, self._handle, self.may_write = self._handle, None, False
        if handle is not None:
            os.close(handle)

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, *_error: object) -> None:
        self.release()


def take_lock(folder: Path) -> Lock:
    """The lock of the data folder, which is made if necessary. Never waits or raises OSError."""
    try:
        make_folder(folder)
        for _round in range(_ROUNDS):
            lock = _locked(folder)
            if lock is not None:
                return lock
        return Lock(None, False, Reason("error.lock.taken", {"file": shown(folder)}))
    except OSError as error:
        values = {"file": shown(folder), "found": name_of(error)}
        return Lock(None, False, Reason("error.lock.unwritable", values))


def _locked(folder: Path) -> Lock | None:
    """The lock; None when another program has it, or its file was replaced in the meantime.

    Raises OSError when the file cannot be opened.
    """
    path = folder / FILE
    # Programs started by this one must not inherit it: they would keep it locked.
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    try:
        _grab(handle)
        if os.path.samestat(os.fstat(handle), os.stat(path)):
            return Lock(handle, True)
    except OSError as error:
        if error.errno in _NO_LOCKS:
            # Better unprotected than unable to play on a disk without locks.
            values = {"file": shown(folder), "found": name_of(error)}
            return Lock(handle, True, Reason("error.lock.unknown", values))
        if error.errno not in _TAKEN and error.errno != errno.ENOENT:
            os.close(handle)
            raise
    os.close(handle)
    return None
