"""What the program reads from and writes to: keyboard and terminal, or whatever stands for them.

Any of the three may be closed, full, broken or no text at all; none of that may end the program
with anything but a clean line and a number.
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
"""What a terminal does not show but obeys: escapes, and signs that turn the order of letters."""
_NAMES: Final = ("stdin", "stdout", "stderr")


def prepare() -> bool:
    """Makes all three usable; whether what is written goes anywhere.

    A terminal that cannot show a letter shows its number instead of failing.
    """
    goes_somewhere = sys.stdout is not None
    for name, mode in zip(_NAMES, _MODES, strict=True):
        stream: TextIO | None = getattr(sys, name)
        if stream is None:
            # Closed, or a program without a console: nothing is typed or read there.
            # Its number is taken at once, or the next file that is opened would get it: a journal,
            # into which libraries would then write their complaints.
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
    """What is still to be written goes nowhere, so that nothing is complained of at the exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    with suppress(OSError, ValueError):
        sys.stdout.flush()


def ask(prompt: str) -> str:
    """What is typed after the prompt. Raises EOFError where nothing can be typed any more."""
    flush()
    try:
        return input(prompt)
    except BrokenPipeError:
        raise
    except (OSError, RuntimeError, ValueError):
        # A keyboard that is no file, such as a folder or a lost terminal.
        raise EOFError from None
