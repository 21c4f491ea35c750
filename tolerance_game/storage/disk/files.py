"""Paths and other texts of a system, made fit to show."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_JOINER: Final = "\u200d"
"""Holds together what is one picture, such as a family."""


def shown(path: Path) -> str:
    """The path as text that can be shown, even when its bytes are no text."""
    return printable(str(path))


def printable(text: str) -> str:
    """The text on one line, with control and invisible characters written out."""
    if text.isprintable():
        return text
    return "".join(
        sign
        if sign.isprintable() or sign == _JOINER
        else sign.encode("unicode_escape").decode("ascii")
        for sign in text
    )
