"""The standard streams: keyboard and terminal, or what replaces them.

Each of the three may be closed, full, broken or not text; in every case the program must end with a
clean line and an exit code.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final, TextIO

_MODES: Final = ("r", "w", "w")
_OBEYED: Final = re.compile("[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069]")
"""Characters that a terminal obeys: escapes, and marks that change the writing direction."""
_NAMES: Final = ("stdin", "stdout", "stderr")


def prepare() -> bool:
    """Makes all three usable; returns whether standard output goes anywhere.

    A terminal that cannot show a letter shows its number instead of failing.
    """
    goes_somewhere = sys.stdout is not None
    for name, mode in zip(_NAMES, _MODES, strict=True):
        stream: TextIO | None = getattr(sys, name)
        if stream is None:
            # Closed, or a program without a console. Its number is taken at once, or a journal
            # might get it, and libraries would write their messages into that.
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    return goes_somewhere


class Unheard(Exception):
    """What was said could not be written: the disk is full, or gone."""


def tell(text: str = "") -> None:
    """Writes a line. Raises Unheard, or BrokenPipeError when the reader has gone."""
    with _heard():
        print(_harmless(text))


def flush() -> None:
    """Sends on what was written so far. Raises like `tell`."""
    with _heard():
        sys.stdout.flush()


def warn(text: str) -> None:
    """Writes a line to the error stream; where that is not possible, nothing happens."""
    with suppress(OSError, ValueError):
        print(_harmless(text), file=sys.stderr, flush=True)


def is_watched() -> bool:
    """Whether the error stream is a terminal, where somebody reads what is said there."""
    with suppress(OSError, ValueError, AttributeError):
        return sys.stderr.isatty()
    return False


def _harmless(text: str) -> str:
    return _OBEYED.sub("\N{REPLACEMENT CHARACTER}", text)


@contextmanager
def _heard() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except (OSError, ValueError) as error:
        raise Unheard from error


def hush() -> None:
    """Discards pending output, so that flushing it at exit cannot fail."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    with suppress(OSError, ValueError):
        sys.stdout.flush()


def ask(prompt: str) -> str:
    """What is typed after the prompt. Raises EOFError at the end of input."""
    flush()
    try:
        return input(prompt)
    except BrokenPipeError:
        raise
    except (OSError, RuntimeError, ValueError):
        # Standard input cannot be read, such as a folder or a lost terminal.
        raise EOFError from None
