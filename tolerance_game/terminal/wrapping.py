"""Texts in lines that a terminal takes."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

WIDTH: Final = 78


def wrapped(text: str, margin: int = 0, hanging: int = 2) -> Iterator[str]:
    """A text in lines that a terminal takes."""
    yield from wrap(
        text, WIDTH, initial_indent=" " * margin, subsequent_indent=" " * (margin + hanging)
    )
