"""The rules of both games as one law, whose paragraphs are found by their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from tolerance_game.words.rulebook import Paragraph, Rulebook, RuleChoice, load_rulebook

GAMES: Final = {"T": "tolerance", "S": "schisma"}
"""The game of a paragraph, by the letter of its number."""


class Law:
    """The rules of both games in one language."""

    def __init__(self, language: str, edition: str = "") -> None:
        self.books: Mapping[str, Rulebook] = {
            game: load_rulebook(game, language, edition) for game in GAMES.values()
        }
        self.numbers = [number for book in self.books.values() for number in book.by_id]

    def paragraph(self, number: str) -> Paragraph:
        """As the rulebook of the game has it."""
        return self.books[GAMES.get(number[:1], "tolerance")].paragraph(number)

    def parts(self, number: str) -> tuple[Paragraph, ...]:
        """The lettered parts of a paragraph, such as T4.5a to T4.5f of T4.5."""
        parts = (name for name in self.numbers if name[:-1] == number and name[-1].isalpha())
        return tuple(map(self.paragraph, parts))


def lines_of(paragraph: Paragraph) -> tuple[str, ...]:
    """All that a paragraph says, whatever is played."""
    texts: list[str] = []
    for part in paragraph.parts:
        if isinstance(part, str):
            texts.append(part)
        else:
            texts += filter(None, (part.about, *part.values.values(), part.origin))
    return tuple(line for text in texts for line in text.split("\n"))


def choices_of(paragraph: Paragraph) -> tuple[RuleChoice, ...]:
    """The rulings and options of a paragraph."""
    return tuple(part for part in paragraph.parts if isinstance(part, RuleChoice))


@cache
def law(language: str, edition: str = "") -> Law:
    """The rules in a language, in the words of a print where one is named."""
    return Law(language, edition)
