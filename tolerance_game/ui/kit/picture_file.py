"""The files of baked pictures: PNG, or the smaller forms that a package has made of them."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO, Final

from .assets import in_a_form

PNG, WEBP, JPEG = ".png", ".webp", ".jpg"
FORMS: Final = (PNG, WEBP, JPEG)

_SIZE_FOLLOWS: Final = {0xC0, 0xC1, 0xC2}
"""The marks in a JPEG after which its size stands."""
_BARE: Final = {0xD8, 0x01, *range(0xD0, 0xD8)}
"""The marks after which nothing stands."""
_LOSSLESS: Final = 0x2F
"""The sign before the size in a WebP."""


def picture_file(folder: Path, name: str) -> Path:
    """The file of a picture, in whichever form it is; it may be lost."""
    return in_a_form(folder, name, FORMS)


def width_of(path: Path) -> int:
    """How wide a picture file is, from its head alone; 0 where it is not there, or is none."""
    try:
        with path.open("rb") as file:
            if path.suffix == JPEG:
                return _jpeg(file)
            head = file.read(25)
            return _webp(head) if path.suffix == WEBP else int.from_bytes(head[16:20])
    except OSError:
        return 0


def _webp(head: bytes) -> int:
    """Of the lossless kind, which alone a package makes: a sign, and the width less one."""
    if len(head) < 25 or head[8:16] != b"WEBPVP8L" or head[20] != _LOSSLESS:
        return 0
    return 1 + (int.from_bytes(head[21:], "little") & 0x3FFF)


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
