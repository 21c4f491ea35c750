"""Whole files, read and written so that a crash or a power cut leaves the old one or the new one.

Written is a file of its own in the same folder; it is synced, read back and compared before it
takes the name of the old one, and the folder is synced then. All functions raise OSError as the
system does, unless they say otherwise.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

from .system import BEGAN, CREATING, READING, SYSTEM, System

MAX_BYTES: Final = 32_000_000
"""More than a day of doing and undoing; nothing larger is read."""

_CHUNK: Final = 1 << 20
_TEMPORARY: Final = re.compile(r"\.[0-9a-f]{16}\.tolerance-tmp\Z")
_COARSE: Final = 3
"""Seconds that the times of some file systems may be off."""
_LONGEST: Final = 240
"""Bytes in the name of a file; most file systems allow 255."""


class TooLarge(OSError):
    """A file larger than any that the program writes; it is not read to its end."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), str(path))


def read_file(path: Path, system: System = SYSTEM, most: int | None = None) -> bytes:
    """Everything in a plain file. Above `most` bytes it raises TooLarge, for a folder EISDIR."""
    most = MAX_BYTES if most is None else most
    with system.opened(path, READING) as handle:
        status = system.fstat(handle)
        if not stat.S_ISREG(status.st_mode):
            raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        parts: list[bytes] = []
        size = 0
        while size <= most and status.st_size <= most:
            part = system.read(handle, _CHUNK)
            if not part:
                return b"".join(parts)
            parts.append(part)
            size += len(part)
    raise TooLarge(path)


def write_file(path: Path, data: bytes, system: System = SYSTEM) -> None:
    """Puts the data in place of what the file held; its folder is made when there is none.

    When this raises, the file holds all of what it held before, or all of the data.
    """
    temporary = path.with_name(f".{system.token()}.tolerance-tmp")
    try:
        _write_new(temporary, data, system)
        if read_file(temporary, system) != data:
            raise OSError(errno.EIO, "what was written is not what is read", str(path))
        system.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            system.unlink(temporary)
        raise
    system.sync_folder(path.parent)


def _write_new(path: Path, data: bytes, system: System) -> None:
    try:
        handle = system.open(path, CREATING)
    except FileNotFoundError:
        make_folder(path.parent, system)
        handle = system.open(path, CREATING)
    try:
        write_all(handle, data, system)
        system.fsync(handle)
    except BaseException:
        with suppress(OSError):
            system.close(handle)
        raise
    system.close(handle)


def write_all(handle: int, data: bytes, system: System) -> None:
    """Writes all of the data; the system may take it in pieces."""
    rest = memoryview(data)
    while rest:
        written = system.write(handle, bytes(rest))
        if written <= 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        rest = rest[written:]


def make_folder(folder: Path, system: System = SYSTEM) -> None:
    """Makes the folder and those above it where they are missing, and syncs their names."""
    missing = [folder]
    while True:
        try:
            made = _made(missing[-1], system)
            break
        except FileNotFoundError:
            parent = missing[-1].parent
            if parent == missing[-1]:
                raise
            missing.append(parent)
    if made:
        system.sync_folder(missing[-1].parent)
    # Each once and no oftener: a folder may be there in which nothing can ever be made.
    for below in reversed(missing[:-1]):
        if _made(below, system):
            system.sync_folder(below.parent)


def _made(folder: Path, system: System) -> bool:
    """Makes one folder; whether it was not there before."""
    try:
        system.mkdir(folder)
    except FileExistsError:
        if not stat.S_ISDIR(system.stat(folder).st_mode):
            raise
        return False
    return True


def exists(path: Path, system: System = SYSTEM) -> bool:
    """Whether there is anything of this name."""
    try:
        system.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            return False
        raise
    return True


def aside(path: Path, what: str, system: System = SYSTEM) -> Path:
    """A free name beside the file: `<name>.<what>-<date>`, as for a damaged one to be kept."""
    ending = f".{what}-{system.now():%Y-%m-%d-%H%M%S}"
    name = shortened(path.name, _LONGEST - len(ending) - 4)
    return free_name(path.parent, name + ending, "", system)


def free_name(
    folder: Path, stem: str, suffix: str, system: System = SYSTEM, number: str = "-{}"
) -> Path:
    """The file of this name, with a number behind its stem when there is one already."""
    path, count = folder / f"{stem}{suffix}", 1
    while exists(path, system):
        count += 1
        path = folder / f"{stem}{number.format(count)}{suffix}"
    return path


def shortened(name: str, longest: int) -> str:
    """The beginning of a name that is at most so many bytes long on the disk."""
    while len(name.encode("utf-8", "surrogatepass")) > longest:
        name = name[:-1]
    return name


def set_aside(path: Path, what: str, system: System = SYSTEM) -> Path:
    """Gives the file a name beside its own, so that nothing of it is lost; gives that name."""
    chosen = aside(path, what, system)
    system.replace(path, chosen)
    system.sync_folder(path.parent)
    return chosen


def remove_stale(folder: Path, began: float = BEGAN, system: System = SYSTEM) -> None:
    """Removes the temporary files that were left in a folder before this run began.

    Only files with our own names are touched. Never raises: tidying up can wait.
    """
    try:
        names = system.listdir(folder)
    except OSError:
        return
    for path in (folder / name for name in names if _TEMPORARY.match(name)):
        with suppress(OSError):
            if system.stat(path).st_mtime < began - _COARSE:
                system.unlink(path)
