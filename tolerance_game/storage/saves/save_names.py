"""Turns the names that people give their games into file names for every system."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from tolerance_game.storage.disk.safe_write import shortened

FALLBACK: Final = "save"
"""The file of a game whose name has no character that a file name can have."""

_LETTERS: Final = 80
_BYTES: Final = 160
"""Leaves space for endings and dates in the 255 bytes that file systems allow."""
_FORBIDDEN: Final = re.compile(r'[<>:"/\\|?*]+')
_RESERVED: Final = re.compile(
    r"(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\Z", re.IGNORECASE
)
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Categories of invisible characters, and of code points without a character."""


def stem_of(name: str) -> str:
    """The name as the stem of a file, without what some system does not accept."""
    text = unicodedata.normalize("NFC", name.encode("utf-8", "replace").decode("utf-8"))
    # The joiner joins characters into one picture, such as a family.
    text = "".join(
        " " if unicodedata.category(letter) in _UNSEEN and letter != "\u200d" else letter
        for letter in text
    )
    text = _FORBIDDEN.sub("-", text)
    text = _trimmed(shortened(_trimmed(text)[:_LETTERS], _BYTES))
    # On Windows, `con` is a device, whatever ending follows.
    if _RESERVED.match(text.split(".")[0].rstrip()):
        text = f"_{text}"
    return text or FALLBACK


def _trimmed(text: str) -> str:
    """Without dots and blanks at the ends: Windows drops them, and a leading dot hides a file."""
    return " ".join(text.split()).strip(". ")
