"""Help: what the signs mean, on the cards, in their effects, and at the table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from tolerance_game.games.tolerance.rules.cards import CATHOLIC, PREVAILING, PROTESTANT, SUITS
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.verbs import VERBS, KillAll
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.rich import in_rows
from tolerance_game.ui.tolerance import signs
from tolerance_game.ui.tolerance.cards.effect_strip import draw_strips
from tolerance_game.ui.tolerance.cards.glyphs import strip_of
from tolerance_game.words import Words

COLUMN: Final = 476.0
COLUMNS: Final = {"cards": 192.0, "effects": 722.0, "table": 1252.0}
TOP: Final = 212.0
HEIGHT: Final = 726.0
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
        _said(canvas, cards[name], row, SIDE + 22)
        _on_cards(canvas, name, row)
    for name, row in _rows(canvas, words, "effects", tuple(EFFECTS)):
        _effect(canvas, words, name, row)
    for name, row in _rows(canvas, words, "table", tuple(TABLE)):
        _said(canvas, words.say(f"scene.signs.table.{name}"), row, SIDE + 22)
        _at_the_table(canvas, name, row)


def _rows(
    canvas: Canvas, words: Words, group: str, names: tuple[str, ...]
) -> Iterator[tuple[str, Box]]:
    """Each entry of a column with its place, below the heading."""
    x = COLUMNS[group]
    head = Box(x, TOP - 48, COLUMN, 44)
    with canvas.region(head):
        title = words.say(f"scene.signs.{group}.title")
        canvas.text(title, x, head.cy, "heading", 30, "rubric", middle=True, fit=COLUMN)
    pitch = HEIGHT / len(names)
    for place, name in enumerate(names):
        row = Box(x, TOP + place * pitch, COLUMN, pitch)
        yield name, row
        ornaments.line(canvas, x, row.bottom - 2, COLUMN, "ink_ornament")


def _said(canvas: Canvas, text: str, row: Box, indent: float) -> None:
    """Two lines at most, around the middle of the row."""
    room = row.w - indent
    with canvas.region(row):
        lines, size = in_rows(partial(canvas.wrap, text, "body", room=room), 2, 22)
        step = 26.0
        y = row.cy - 2 - step * (len(lines) - 1) / 2
        for line in lines:
            canvas.text(line, row.x + indent, y, "body", size, "ink", middle=True, fit=room)
            y += step


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
    _said(canvas, words.say(f"scene.signs.effects.{name}"), row, w + 20)


def _at_the_table(canvas: Canvas, name: str, row: Box) -> None:
    if not TABLE[name]:
        signs.suit(canvas, SUITS[0], row.x, row.cy - 2 - SIDE / 2, SIDE)
        return
    colour = "rubric" if name in RED else "ink"
    canvas.icon(TABLE[name], row.x + SIDE / 2, row.cy - 2, SIDE, colour)
