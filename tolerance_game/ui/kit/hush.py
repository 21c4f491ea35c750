"""What libraries below SDL write to the terminal by themselves, kept away from it for a moment."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

STDERR: Final = 2


@contextmanager
def hushed() -> Iterator[None]:
    """Nothing that C code complains of is seen meanwhile.

    SDL tries one kind of display after the other; that some are not there is no fault, and that
    none is we say in words of our own.
    """
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
