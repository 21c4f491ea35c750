"""When the program cannot even be loaded, as where a file of it is missing or damaged.

What was loaded by then is not relied upon: this module needs little else of the program.
"""

from __future__ import annotations

import locale
import os
import sys
import tempfile
import traceback
from contextlib import suppress
from pathlib import Path

from .crash_words import crash_words
from .exit_codes import FAILED


def tell(error: BaseException) -> int:
    """Says so on the error stream, in a box of the system and in a file; gives the exit code."""
    words, report = crash_words(_language()), "\n".join(_lines(error))
    message = words.message(type(error).__name__, _kept(report))
    with suppress(OSError, ValueError, AttributeError):
        print(f"{message}\n\n{report}", file=sys.stderr)
    with suppress(Exception):
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        # Imported late: it may be what is missing.
        import pygame

        pygame.display.message_box(words.title, message, "error")
    return FAILED


def _kept(report: str) -> str | None:
    """The file into which the report was written, if there is a place for one."""
    try:
        handle, path = tempfile.mkstemp(".txt", "tolerance-crash-")
        with open(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(report + "\n")
    except OSError:
        return None
    return path


def _lines(error: BaseException) -> list[str]:
    """The places alone, for paths would name whose folders they are."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno} in {frame.name}" for frame in frames]
    text = "".join(traceback.format_exception_only(error)).rstrip("\n")
    text = text.replace(os.path.expanduser("~"), "~")
    return [f"python {sys.version.split()[0]}, {sys.platform}", *places, *text.split("\n")]


def _language() -> str:
    with suppress(ValueError):
        names = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        return (next(filter(None, names), None) or locale.getlocale()[0] or "en")[:2].lower()
    return "en"
