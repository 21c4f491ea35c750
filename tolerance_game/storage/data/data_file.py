"""Reading a whole file of data, with its size known before its content."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from tolerance_game.storage.disk.safe_write import TooLarge, read_file

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
        return read_file(path, most=MAX_BYTES)
    except TooLarge:
        fault = Fault(id="fault.file.too_large", file=file, high=MAX_BYTES)
    except OSError as error:
        fault = _fault_of(error, path, file)
    except ValueError:  # a NUL in the path
        fault = Fault(id="fault.file.missing", file=file)
    raise BadData([fault])


def _fault_of(error: OSError, path: Path, file: str) -> Fault:
    if os.path.isdir(path):  # Windows calls a folder "permission denied"
        return Fault(id="fault.file.not_a_file", file=file)
    number = error.errno or 0
    if number in _IDS:
        return Fault(id=_IDS[number], file=file)
    name = errno.errorcode.get(number, type(error).__name__)
    return Fault(id="fault.file.unreadable", file=file, found=name)
