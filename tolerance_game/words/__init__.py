"""Words: every text by its id, in English and German; cards, log lines and refusals in words.

`teller.Teller` is what the rest of the program needs: it says events, reasons, cards, petitions and
moves.
"""

from tolerance_game.storage.data.languages import FALLBACK, languages

from .names import Names
from .words import MissingText, Words

__all__ = ["FALLBACK", "MissingText", "Names", "Words", "languages"]
