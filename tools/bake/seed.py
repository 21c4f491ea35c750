"""Seeds."""

from __future__ import annotations

import zlib


def seed_of(name: str) -> int:
    """The seed that belongs to a name, so that a picture never changes between builds."""
    return zlib.crc32(name.encode()) % 90_000 + 1
