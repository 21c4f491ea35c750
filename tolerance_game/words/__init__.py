"""Words: every text by its id, in each language; names, numbers and lists in them.

`teller.Teller` is what the rest of the program needs: it says events, moves, reasons and faults.
What only one game can say, its `telling` says.
"""

from tolerance_game.storage.data.languages import FALLBACK, languages

from .names import Names
from .teller import Teller
from .words import MissingText, Words

__all__ = ["FALLBACK", "MissingText", "Names", "Teller", "Words", "languages"]
