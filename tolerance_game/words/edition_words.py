"""The words of a print that calls things by other names than the program does elsewhere.

    edition_words("de", "tolerance", "german").said("Der Kredit")

The file of a print, `german_print.de.yaml`, names phrases and what stands there instead. A print
that has no file in a language is said in the usual words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tolerance_game.storage.data.languages import data_folder, named
from tolerance_game.storage.data.reading import FaultList
from tolerance_game.storage.data.strict_yaml import load


class EditionWords:
    """Phrases of one print, put in the place of the usual ones."""

    def __init__(self, phrases: Mapping[str, str], untouched: tuple[str, ...] = ()) -> None:
        self.phrases = dict(phrases)
        self.untouched = untouched
        """The beginnings of ids of texts that every print has in common."""
        for usual, printed in phrases.items():
            self.phrases.setdefault(capital(usual), capital(printed))
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
def edition_words(language: str, game: str, edition: str) -> EditionWords:
    """The words of a print in a language. Raises BadData when their file is faulty."""
    path = data_folder(game) / f"{edition}_print.{language}.yaml" if edition else Path()
    if not path.is_file():
        return EditionWords({})
    sheet = FaultList()
    entries = sheet.entry(load(path, named(path))).fields(("untouched", "words"))
    untouched = tuple(one.text() for one in entries["untouched"].values())
    words = entries["words"].mapping()
    phrases = {phrase: words[phrase].text() for phrase in words}
    sheet.check()
    return EditionWords(phrases, untouched)


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
