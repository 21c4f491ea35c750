"""The persons beside the title's sheet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tolerance_game.games.schisma.rules.persons import PersonCard
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.pages.title import LEFT, RIGHT, SHEET, Sides
from tolerance_game.words import Words
from tolerance_game.words.names import Names

from .cards.back import draw_askew_back
from .cards.person import draw_askew

BACK: Final = "back"
FAN: Final = (
    (BACK, 142, 120, 12.0),
    ("bishop", 150, 330, -8.0),
    ("peasant", 140, 560, 7.0),
    ("inquisitor", 150, 790, -11.0),
    (BACK, 140, 1000, 6.0),
    (BACK, 1782, 116, -12.0),
    ("cardinal", 1770, 320, 8.0),
    ("noble", 1770, 540, -6.0),
    ("knight", 1772, 762, 9.0),
    (BACK, 1784, 975, -7.0),
)
"""Who, where the middle is, and how far the card is turned."""
W: Final = 290.0


class PersonFan:
    """Some persons; one that is not there shows its back."""

    def __init__(self, persons: Mapping[str, PersonCard], names: Names) -> None:
        self._persons = persons
        self._names = names

    def draw(self, canvas: Canvas, words: Words, sides: Sides) -> None:
        """Draws those of these sides on the table."""
        words = words.naming(self._names)
        for person, cx, cy, turn in FAN:
            if (LEFT if cx < SHEET.cx else RIGHT) not in sides:
                continue
            if person in self._persons:
                draw_askew(canvas, self._persons[person], words, cx, cy, W, turn)
            else:
                draw_askew_back(canvas, cx, cy, W, turn)
