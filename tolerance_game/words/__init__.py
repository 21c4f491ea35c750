"""Words: every text by its id, in English and German; cards, log lines and refusals in words.

`teller.Teller` is what the rest of the program needs: it says events, reasons, cards, petitions and
moves.
"""

from .names import Names
from .texts import LANGUAGES
from .words import MissingText, Words

__all__ = ["LANGUAGES", "MissingText", "Names", "Words"]
