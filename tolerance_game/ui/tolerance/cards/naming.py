"""What a card is called, and how its money is written."""

from __future__ import annotations

from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.words.words import UNDRAWABLE, Words, figure


def name_of(card: Card, words: Words) -> str:
    """The name that is printed on a card; an owner may give it in one language only."""
    name = card.names.get(words.language) or next(iter(card.names.values()), card.id)
    return UNDRAWABLE.sub("\N{REPLACEMENT CHARACTER}", name)


def money(card: Card) -> tuple[str, str]:
    """The money of a card, and the colour of the figure: a debt is oxblood and has its sign."""
    return figure(card.money), "rubric" if card.money < 0 else "ink"
