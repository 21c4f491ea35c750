"""Makes paths and other texts of the system printable."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_JOINER: Final = "\u200d"
"""Joins characters into one picture, such as a family."""


def shown(path: Path) -> str:
    """The path as printable text, even if its bytes are not text."""
    return printable(str(path))


def printable(text: str) -> str:
    """The text on one line, with control and invisible characters as escapes."""
    if text.isprintable():
        return text
    return "".join(
        sign
        if sign.isprintable() or sign == _JOINER
        else sign.encode("unicode_escape").decode("ascii")
        for sign in text
    )
