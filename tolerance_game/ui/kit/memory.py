"""What the process keeps of the memory it no longer uses: on Linux too much, unless told.

Its allocator learns from the first big picture that is freed to take all further ones from the
heap, where small things between them keep their room occupied for ever: at the table that was as
much as all that was in use. Other systems give big blocks back by themselves.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

_MMAP_THRESHOLD: Final = -3
_ARENA_MAX: Final = -8
BLOCK: Final = 128 * 1024
"""Bytes: what is larger is a mapping of its own, and gone when it is freed."""


def keep_little() -> None:
    """At the start: big pictures lie by themselves, and all threads share one heap."""
    if sys.platform == "linux":
        # A C library without these calls has no such habits either.
        with suppress(AttributeError, OSError):
            library = ctypes.CDLL(None)
            library.mallopt(_MMAP_THRESHOLD, BLOCK)
            library.mallopt(_ARENA_MAX, 1)


def give_back() -> None:
    """Gives the system what is free; takes some milliseconds, so it is for moments of rest.

    What is alive after that will mostly stay: Python need not look through it again while cards
    fly, which would take as long as a frame.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):
            ctypes.CDLL(None).malloc_trim(0)
