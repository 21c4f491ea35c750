"""PNG files of 256 colours, written here because pygame writes 32 bits for each pixel."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np

from .field import Bytes


def encode(pixels: Bytes, colours: Bytes, alphas: Bytes | None = None) -> bytes:
    """The bytes of a file: `pixels` are indices of `colours`, each with its opacity."""
    height, width = pixels.shape
    rows = np.zeros((height, width + 1), dtype=np.uint8)  # the first byte of a row: no filter
    rows[:, 1:] = pixels
    chunks = [
        _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        _chunk(b"PLTE", colours.astype(np.uint8).tobytes()),
    ]
    if alphas is not None:
        chunks.append(_chunk(b"tRNS", alphas.astype(np.uint8).tobytes()))
    chunks += [_chunk(b"IDAT", zlib.compress(rows.tobytes(), 9)), _chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def encode_true(picture: Bytes) -> bytes:
    """The bytes of a file with red, green, blue and alpha, for many translucent colours."""
    height, width = picture.shape[:2]
    # Each row is stored as its difference from the row above, which compresses better.
    rows = np.full((height, 1 + width * 4), 2, dtype=np.uint8)
    flat = picture.reshape(height, width * 4)
    rows[:, 1:] = flat
    rows[1:, 1:] -= flat[:-1]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        [
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)),
            _chunk(b"IDAT", zlib.compress(rows.tobytes(), 9)),
            _chunk(b"IEND", b""),
        ]
    )


def write(path: Path, data: bytes) -> None:
    """Write a file and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = zlib.crc32(kind + data)
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", check)
