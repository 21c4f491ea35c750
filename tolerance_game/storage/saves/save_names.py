"""Names that people give their games, as names of files that every system takes."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from tolerance_game.storage.disk.safe_write import shortened

FALLBACK: Final = "save"
"""The name of a game whose own name has nothing that a file name can have."""

_LETTERS: Final = 80
_BYTES: Final = 160
"""Leaves room for endings and dates in the 255 bytes that file systems allow."""
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*]+')
_RESERVED: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\Z", re.IGNORECASE
)
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Kinds of characters that nobody can see, or that are no characters."""


def stem_of(name: str) -> str:
    """The name as the stem of a file: without what some system does not take, letters kept."""
    text = unicodedata.normalize("NFC", name.encode("utf-8", "replace").decode("utf-8"))
    # The joiner holds together what is one picture, such as a family.
    text = "".join(
        " " if unicodedata.category(letter) in _UNSEEN and letter != "\u200d" else letter
        for letter in text
    )
    text = _FORBIDDEN.sub("-", text)
    text = _trimmed(shortened(_trimmed(text)[:_LETTERS], _BYTES))
    # Windows takes `con` for the keyboard, whatever ending follows.
    if _RESERVED.match(text.split(".")[0].rstrip()):
        text = f"_{text}"
    return text or FALLBACK


def _trimmed(text: str) -> str:
    """Without dots and blanks at either end: Windows drops them, and a dot in front hides."""
    return " ".join(text.split()).strip(". ")
