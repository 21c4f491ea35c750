"""Reading a whole file of data, with its size known before its content."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

from .faults import BadData, Fault

MAX_BYTES: Final = 1_000_000

_IDS: Final = {
    errno.ENOENT: "fault.file.missing",
    errno.ENOTDIR: "fault.file.missing",
    errno.EISDIR: "fault.file.not_a_file",
    errno.EACCES: "fault.file.no_permission",
    errno.EPERM: "fault.file.no_permission",
}


def read_bytes(path: Path, file: str) -> bytes:
    """Everything in a plain file of at most MAX_BYTES.

    Raises BadData with one fault when there is no such file, or it cannot be read, or is too large.
    """
    try:
        # Without O_NONBLOCK, opening a pipe would wait for ever for somebody to write to it.
        handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _binary())
        with open(handle, "rb") as stream:
            status = os.fstat(handle)
            if not stat.S_ISREG(status.st_mode):
                raise BadData([Fault(id="fault.file.not_a_file", file=file)])
            content = b"" if status.st_size > MAX_BYTES else stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadData([_fault_of(error, path, file)]) from error
    except ValueError as error:  # a NUL in the path
        raise BadData([Fault(id="fault.file.missing", file=file)]) from error
    if status.st_size > MAX_BYTES or len(content) > MAX_BYTES:
        raise BadData([Fault(id="fault.file.too_large", file=file, high=MAX_BYTES)])
    return content


def _binary() -> int:
    return getattr(os, "O_BINARY", 0)


def _fault_of(error: OSError, path: Path, file: str) -> Fault:
    if os.path.isdir(path):  # Windows calls a folder "permission denied"
        return Fault(id="fault.file.not_a_file", file=file)
    number = error.errno or 0
    if number in _IDS:
        return Fault(id=_IDS[number], file=file)
    name = errno.errorcode.get(number, type(error).__name__)
    return Fault(id="fault.file.unreadable", file=file, found=name)
