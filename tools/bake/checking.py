"""Whether a file shows what the bake makes: pixel by pixel, for packers differ in the bytes."""

from __future__ import annotations

import io
from pathlib import Path

import pygame


def same(path: Path, data: bytes) -> bool:
    """Whether the file shows what the data show."""
    return path.is_file() and pixels(path.read_bytes()) == pixels(data)


def pixels(data: bytes) -> tuple[tuple[int, int], bytes]:
    """The size of a picture and its red, green, blue and alpha."""
    surface = pygame.image.load(io.BytesIO(data), "x.png")
    return surface.get_size(), pygame.image.tobytes(surface, "RGBA")
