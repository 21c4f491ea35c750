"""Sounds as Ogg Vorbis, a third of what was baked; the same file comes out every time."""

from __future__ import annotations

import shutil
import wave
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import soundfile

from .contents import ROOT

SOUNDS: Final = ROOT / "assets" / "sounds"
BYTES: Final = 2
"""Of a sample, as the sounds are baked."""
LEVEL: Final = 0.2
"""How much is left out, from 0 to 1: most cues are noise, which needs more than music does."""

PAGE: Final = b"OggS"
"""What each page of the container begins with."""
SERIAL: Final = slice(14, 18)
"""Where a page has the number of its stream, which the encoder draws at random."""
CHECKSUM: Final = slice(22, 26)
TABLE: Final = 26
"""Where a page says how many segments it has; after that, how long each is."""
POLYNOMIAL: Final = 0x04C11DB7


def smaller_sounds(target: Path, source: Path = SOUNDS) -> Path:
    """Puts the sounds into a folder, all as Ogg Vorbis; gives the folder."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    for path in sorted(source.iterdir()):
        encode(path, target / f"{path.stem}.ogg")
    return target


def encode(baked: Path, path: Path) -> None:
    """Writes what was baked as Ogg Vorbis."""
    with wave.open(str(baked), "rb") as sound:
        assert sound.getsampwidth() == BYTES
        rate, channels = sound.getframerate(), sound.getnchannels()
        samples = sound.readframes(sound.getnframes())
    with soundfile.SoundFile(
        path, "w", rate, channels, format="OGG", subtype="VORBIS", compression_level=LEVEL
    ) as made:
        made.buffer_write(samples, dtype="int16")
    path.write_bytes(b"".join(_numbered(path.read_bytes())))


def _numbered(data: bytes) -> Iterator[bytes]:
    """The pages, as those of the stream 1."""
    while data:
        assert data.startswith(PAGE)
        table = data[TABLE + 1 : TABLE + 1 + data[TABLE]]
        length = TABLE + 1 + len(table) + sum(table)
        page, data = bytearray(data[:length]), data[length:]
        page[SERIAL] = (1).to_bytes(4, "little")
        page[CHECKSUM] = bytes(4)
        page[CHECKSUM] = _checksum(page).to_bytes(4, "little")
        yield bytes(page)


def _checksum(page: bytearray) -> int:
    """The one of Ogg: the highest bit first, from zero, and taken as it is."""
    found = 0
    for byte in page:
        found ^= byte << 24
        for _ in range(8):
            found = found << 1 ^ (POLYNOMIAL if found & 0x80000000 else 0)
        found &= 0xFFFFFFFF
    return found
