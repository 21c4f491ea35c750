"""The cards on both sides of the title's sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.telling import names_of
from tolerance_game.ui.kit import Canvas
from tolerance_game.ui.pages.title import LEFT, RIGHT, SHEET, Sides
from tolerance_game.words import Words

from .cards.face import draw_back, draw_card
from .cards.printed import Face

BACK: Final = "back"
FAN: Final = (
    (BACK, 150, 214, 17.0),
    ("clergy-13", 196, 560, -9.0),
    ("nobles-9", 150, 868, 12.0),
    (BACK, 1772, 196, -14.0),
    ("wild-1a", 1722, 540, 10.0),
    ("wild-14b", 1772, 880, -13.0),
)
"""Which card, where its middle is, and how far it is turned."""
W: Final = 262.0
H: Final = W * 475 / 330


class TitleFan:
    """Some cards of one edition; a card that the edition does not have shows its back."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = {card.id: card for card in cards}
        self._names = names_of(tuple(self._cards.values()))

    def draw(self, canvas: Canvas, words: Words, sides: Sides) -> None:
        """Draws those of these sides on the table."""
        words = words.naming(self._names)
        for name, cx, cy, turn in FAN:
            if (LEFT if cx < SHEET.cx else RIGHT) not in sides:
                continue
            x, y = cx - W / 2, cy - H / 2
            if name in self._cards:
                draw_card(canvas, Face(self._cards[name], words), x, y, W, turn)
            else:
                draw_back(canvas, x, y, W, turn)
