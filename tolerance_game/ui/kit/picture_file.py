"""The files of baked pictures: PNG, or JPEG where a package has made large ones smaller."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO, Final

PNG, JPEG = ".png", ".jpg"

_SIZE_FOLLOWS: Final = {0xC0, 0xC1, 0xC2}
"""The marks in a JPEG after which its size stands."""
_BARE: Final = {0xD8, 0x01, *range(0xD0, 0xD8)}
"""The marks after which nothing stands."""


def picture_file(folder: Path, name: str) -> Path:
    """The file of a picture, of whichever kind it is; it may be lost."""
    path = folder / f"{name}{PNG}"
    return path if path.exists() else folder / f"{name}{JPEG}"


def width_of(path: Path) -> int:
    """How wide a picture file is, from its head alone; 0 where it is not there, or is none."""
    try:
        with path.open("rb") as file:
            return _jpeg(file) if path.suffix == JPEG else int.from_bytes(file.read(20)[16:])
    except OSError:
        return 0


def _jpeg(file: BinaryIO) -> int:
    """Goes from mark to mark until the one that tells of the size."""
    while (mark := file.read(2))[:1] == b"\xff" and len(mark) == 2:
        if mark[1] in _BARE:
            continue
        length = int.from_bytes(file.read(2))
        if mark[1] in _SIZE_FOLLOWS:
            # Depth, height, width.
            return int.from_bytes(file.read(5)[3:])
        file.seek(max(length - 2, 0), 1)
    return 0
