"""Compares a file with what the bake makes: by pixels, as compressors write different bytes."""

from __future__ import annotations

import io
from pathlib import Path

import pygame


def same(path: Path, data: bytes) -> bool:
    """Whether the file has the same pixels as the data."""
    return path.is_file() and pixels(path.read_bytes()) == pixels(data)


def pixels(data: bytes) -> tuple[tuple[int, int], bytes]:
    """The size of a picture and its red, green, blue and alpha."""
    surface = pygame.image.load(io.BytesIO(data), "x.png")
    return surface.get_size(), pygame.image.tobytes(surface, "RGBA")
