"""The words of a print: where one calls a thing by another name than the program does elsewhere.

    edition_words("de", "german").said("Der Kredit")

The file of a print, `german_print.de.yaml`, names phrases and what stands there instead. A print
that has no file in a language is said in the usual words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.strict_yaml import load

_FOLDER: Final = Path(__file__).parent.parent / "games" / "tolerance" / "data" / "words"


class EditionWords:
    """Phrases of one print, put in the place of the usual ones."""

    def __init__(self, phrases: Mapping[str, str]) -> None:
        self.phrases = dict(phrases)
        for usual, printed in phrases.items():
            self.phrases.setdefault(_capital(usual), _capital(printed))
        longest = sorted(self.phrases, key=len, reverse=True)
        # Whole words only, and none inside of a placeholder or of the name of a sign.
        choice = "|".join(re.escape(phrase) for phrase in longest)
        self._pattern = re.compile(rf"(?<![\w{{<])(?:{choice})(?![\w}}>])") if longest else None

    def said(self, text: str) -> str:
        """The text in the words of the print."""
        if self._pattern is None:
            return text
        return self._pattern.sub(lambda found: self.phrases[found[0]], text)


@cache
def edition_words(language: str, edition: str) -> EditionWords:
    """The words of a print in a language. Raises BadData when their file is no good."""
    name = f"{edition}_print.{language}.yaml"
    if not edition or not (_FOLDER / name).is_file():
        return EditionWords({})
    sheet = FaultList()
    tree = load(_FOLDER / name, f"games/tolerance/data/words/{name}")
    entries = sheet.entry(tree).fields(("words",))
    words = entries["words"].mapping()
    phrases = {phrase: words[phrase].text() for phrase in words}
    sheet.check()
    return EditionWords(phrases)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
