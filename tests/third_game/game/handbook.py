"""What the handbook says of the game beyond its rules."""

from __future__ import annotations

from tolerance_game.words import Words
from tolerance_game.words.text_tables import Chapter

from .reading import Data


def chapters(_words: Words, _data: Data) -> tuple[Chapter, ...]:
    """Nothing but the rules."""
    return ()
