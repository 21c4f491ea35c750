"""Errors of the disk as reasons for a person: what happened, where, and what to do."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tolerance_game.core import GameError, Reason

from .files import shown
from .folders import name_of
from .safe_write import MAX_BYTES, TooLarge


class DiskError(GameError):
    """A file that could not be read or written."""


@contextmanager
def disk_errors(path: Path) -> Iterator[None]:
    """Turns errors of the system into DiskErrors."""
    try:
        yield
    except OSError as error:
        raise DiskError(trouble(error, path)) from error


def trouble(error: OSError, path: Path) -> Reason:
    """What happened, where, and what to do."""
    file = shown(path)
    if isinstance(error, TooLarge):
        high = MAX_BYTES // 1_000_000
        return Reason("error.disk.too_large_to_read", {"file": file, "high": high})
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return Reason("error.disk.full", {"file": file})
        case errno.EFBIG:
            return Reason("error.disk.too_large", {"file": file})
        case errno.EROFS:
            return Reason("error.disk.read_only", {"file": file})
        case errno.EACCES | errno.EPERM:
            return Reason("error.disk.no_permission", {"file": file})
        case errno.ENOENT | errno.ESTALE:
            return Reason("error.disk.missing", {"file": file})
        case errno.EISDIR | errno.ENOTDIR | errno.EEXIST | errno.ELOOP | errno.ENOTEMPTY:
            return Reason("error.disk.in_the_way", {"file": file})
        case errno.ENAMETOOLONG:
            return Reason("error.disk.long_name", {"file": file})
        case errno.EIO | errno.ENXIO | errno.ENODEV:
            return Reason("error.disk.failing", {"file": file})
    return Reason("error.disk.other", {"file": file, "found": name_of(error)})
