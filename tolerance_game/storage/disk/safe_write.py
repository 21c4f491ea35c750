"""Reads and writes whole files so that a crash or a power cut leaves the old or the new one.

The data are written to a temporary file in the same folder, synced, read back and compared; then it
replaces the old file, and the folder is synced. All functions raise OSError like the system, unless
they say otherwise.
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
"""More than a day of moves and undos; nothing larger is read."""

_CHUNK: Final = 1 << 20
_TEMPORARY: Final = re.compile(r"\.[0-9a-f]{16}\.tolerance-tmp\Z")
_COARSE: Final = 3
"""By how many seconds the times of some file systems may be wrong."""
_LONGEST: Final = 240
"""The most bytes in the name of a file; most file systems allow 255."""


class TooLarge(OSError):
    """A file larger than any that the program writes."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EFBIG, os.strerror(errno.EFBIG), str(path))


def read_file(path: Path, system: System = SYSTEM, most: int | None = None) -> bytes:
    """The content of a plain file. Raises TooLarge above `most` bytes, and EISDIR for a folder."""
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
    """Replaces the content of a file, whose folder is made if necessary.

    When this raises, the file holds all of its old content or all of the data.
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
    """Writes all of the data, in as many pieces as the system wants."""
    rest = memoryview(data)
    while rest:
        written = system.write(handle, bytes(rest))
        if written <= 0:
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        rest = rest[written:]


def make_folder(folder: Path, system: System = SYSTEM) -> None:
    """Makes the folder and missing folders above it, and syncs their names."""
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
    # Each is tried only once: there are folders in which nothing can ever be made.
    for below in reversed(missing[:-1]):
        if _made(below, system):
            system.sync_folder(below.parent)


def _made(folder: Path, system: System) -> bool:
    """Makes one folder; whether it is new."""
    try:
        system.mkdir(folder)
    except FileExistsError:
        if not stat.S_ISDIR(system.stat(folder).st_mode):
            raise
        return False
    return True


def exists(path: Path, system: System = SYSTEM) -> bool:
    """Whether anything has this name."""
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
    """A free name beside the file, such as for a damaged one: `<name>.<what>-<date>`."""
    ending = f".{what}-{system.now():%Y-%m-%d-%H%M%S}"
    name = shortened(path.name, _LONGEST - len(ending) - 4)
    return free_name(path.parent, name + ending, "", system)


def free_name(
    folder: Path, stem: str, suffix: str, system: System = SYSTEM, number: str = "-{}"
) -> Path:
    """The path of this name, with a number after its stem if it is taken."""
    path, count = folder / f"{stem}{suffix}", 1
    while exists(path, system):
        count += 1
        path = folder / f"{stem}{number.format(count)}{suffix}"
    return path


def shortened(name: str, longest: int) -> str:
    """The beginning of a name that has at most `longest` bytes on the disk."""
    while len(name.encode("utf-8", "surrogatepass")) > longest:
        name = name[:-1]
    return name


def set_aside(path: Path, what: str, system: System = SYSTEM) -> Path:
    """Renames the file to a free name beside its own, and returns that."""
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
