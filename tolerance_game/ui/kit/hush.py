"""Keeps what SDL, ALSA and other C libraries write to stderr away from the terminal."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

STDERR: Final = 2


@contextmanager
def hushed() -> Iterator[None]:
    """Hides the complaints of C libraries: what matters of them is reported in our own words."""
    try:
        kept = os.dup(STDERR)
    except OSError:
        # A program without a terminal may have none to write to.
        yield
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, STDERR)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, STDERR)
        os.close(kept)
