"""Help: what the signs mean, on the cards, in their effects, and at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tolerance_game.games.tolerance.rules.cards import CATHOLIC, PREVAILING, PROTESTANT, SUITS
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.verbs import VERBS, KillAll
from tolerance_game.ui.kit import Box, Canvas
from tolerance_game.ui.table.sign_column import HEIGHT, TOP, sign_meaning, sign_rows
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.effect_strip import draw_strips
from tolerance_game.ui.tolerance.cards.glyphs import strip_of
from tolerance_game.words import Words

COLUMN: Final = 476.0
COLUMNS: Final = {"cards": 192.0, "effects": 722.0, "table": 1252.0}
SIDE: Final = 38.0
STRIP: Final = (150.0, 46.0)
EFFECTS: Final = {verb.id: verb.example for verb in VERBS if verb.step is not KillAll}
"""A verb that kills all looks like the one that kills one, without the number."""
TABLE: Final = {
    "led": "",
    "pennant": "own-pennant",
    "points": "own-wax-seal",
    "loan": "tied-scroll",
    "dead": "death-skull",
    "earned": "check-mark",
    "won": "laurels",
    "thinks": "hourglass",
    "advised": "light-bulb",
    "target": "pointing",
}
PRINTED: Final = (CATHOLIC, PREVAILING, PROTESTANT, "guild", "piety", "money")
"""What is on cards besides their suits."""
RED: Final = ("pennant", "points")


def draw_signs(canvas: Canvas, words: Words) -> None:
    """Three columns with a heading each."""
    cards = {suit: words.say(f"tolerance.suit.{suit}") for suit in SUITS}
    cards |= {name: words.say(f"scene.signs.cards.{name}") for name in PRINTED}
    for name, row in _rows(canvas, words, "cards", tuple(cards)):
        sign_meaning(canvas, cards[name], row, SIDE + 22)
        _on_cards(canvas, name, row)
    for name, row in _rows(canvas, words, "effects", tuple(EFFECTS)):
        _effect(canvas, words, name, row)
    for name, row in _rows(canvas, words, "table", tuple(TABLE)):
        sign_meaning(canvas, words.say(f"scene.signs.table.{name}"), row, SIDE + 22)
        _at_the_table(canvas, name, row)


def _rows(
    canvas: Canvas, words: Words, group: str, names: tuple[str, ...]
) -> Iterator[tuple[str, Box]]:
    """Each entry of a column with its place."""
    title = words.say(f"scene.signs.{group}.title")
    return sign_rows(canvas, title, names, Box(COLUMNS[group], TOP, COLUMN, HEIGHT))


def _on_cards(canvas: Canvas, name: str, row: Box) -> None:
    x, y = row.x, row.cy - 2 - SIDE / 2
    if name in SUITS:
        signs.suit(canvas, name, x, y, SIDE)
    elif name in (CATHOLIC, PREVAILING, PROTESTANT):
        signs.religion(canvas, name, x, y, SIDE)
    else:
        icon = {"guild": "hanging-sign", "piety": "candle-light", "money": "two-coins"}[name]
        canvas.icon(icon, x + SIDE / 2, row.cy - 2, SIDE)


def _effect(canvas: Canvas, words: Words, name: str, row: Box) -> None:
    w, h = STRIP
    strips = (strip_of(EFFECTS[name], Rulings()),)
    draw_strips(canvas, strips, row.x + w / 2, row.cy - 2, h, w)
    sign_meaning(canvas, words.say(f"scene.signs.effects.{name}"), row, w + 20)


def _at_the_table(canvas: Canvas, name: str, row: Box) -> None:
    if not TABLE[name]:
        signs.suit(canvas, SUITS[0], row.x, row.cy - 2 - SIDE / 2, SIDE)
        return
    colour = "rubric" if name in RED else "ink"
    canvas.icon(TABLE[name], row.x + SIDE / 2, row.cy - 2, SIDE, colour)
