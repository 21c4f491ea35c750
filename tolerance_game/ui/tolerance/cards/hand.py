"""The small drawing of a card, 168 x 242 units: every fact in the strip, no rule text."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.stamp import StampSheet
from tolerance_game.ui.table import card_pieces
from tolerance_game.ui.table.card_lines import name_lines
from tolerance_game.ui.tolerance import signs

from .effect_strip import draw_strips
from .printed import Face

WIDTH: Final = 168
HEIGHT: Final = 242
WHOLE: Final = Box(0, 0, WIDTH, HEIGHT)
RADIUS: Final = 8
STRIP: Final = Box(5, 5, 42, 232)
PLATE: Final = Box(52, 5, 111, 118)
NAME: Final = Box(49, 119, 116, 62)
"""Where the name may be; with few pixels it needs some of the room above the effect."""
MIDDLE: Final = 107.5
ROOM: Final = 102
"""A name is a little narrower than the plate above it."""


def draw_hand(sheet: StampSheet, face: Face) -> None:
    """Draws the whole card."""
    card = face.card
    card_pieces.ground(sheet, card.id, RADIUS, WHOLE)
    card_pieces.strip(sheet, STRIP, signs.SUIT_COLOURS[card.suit], 5, 2.5)
    _rank(sheet, card)
    signs.suit(sheet, card.suit, 9, 52, 34)
    _religion(sheet, face)
    _figures(sheet, face)
    card_pieces.plate(sheet, f"card-{card.id}-hand", PLATE, double=False)
    _name(sheet, face)
    if face.strips:
        draw_strips(sheet, face.strips, MIDDLE, 203, 48, 112)
    else:
        sheet.icon("own-fleuron", MIDDLE, 200, 34, "ink_ornament")
    card_pieces.edge(sheet, WHOLE, RADIUS)


def _rank(sheet: StampSheet, card: Card) -> None:
    box = Box(9, 9, 34, 38)
    card_pieces.tablet(sheet, box)
    size = 34 if card.rank < 10 else 30
    if sheet.theme.plain_faces:
        size += 5
    with sheet.region(box.grown(5)):
        sheet.text(str(card.rank), 26, 27, "figure", size, "ink", "c", middle=True, fit=33)


def _religion(sheet: StampSheet, face: Face) -> None:
    """The religion; of a convert the new one, and below it the old one, small and struck."""
    card, printed, converted = face.card, face.religion, face.new_religion
    signs.religion(sheet, converted or printed, 10, 91, 32)
    if converted:
        old = Box(17, 125, 18, 18) if card.guild else Box(15, 129, 22, 22)
        signs.religion(sheet, printed, old.x, old.y, old.w)
        card_pieces.slash(sheet, old, 2)
    if card.guild:
        mark = Box(9, 145, 34, 24) if converted else Box(9, 131, 34, 34)
        card_pieces.tablet(sheet, mark)
        sheet.icon("hanging-sign", mark.cx, mark.cy, mark.h - 5)


def _figures(sheet: StampSheet, face: Face) -> None:
    piety, coins = Box(9, 171, 34, 28), Box(9, 204, 34, 28)
    for box in (piety, coins):
        card_pieces.tablet(sheet, box)
    sheet.icon("candle-light", 17, piety.cy - 1, 19)
    with sheet.region(piety.grown(3)):
        sheet.text(
            str(face.card.piety), 32, piety.cy - 1, "figure", 24, "ink", "c", middle=True, fit=17
        )
    text, colour = face.money
    narrow = len(text) > 1
    sheet.icon("two-coins", 15 if narrow else 17, coins.cy, 12 if narrow else 16)
    with sheet.region(coins.grown(3)):
        x, align, size = (42.5, "r", 20) if narrow else (32, "c", 24)
        sheet.text(text, x, coins.cy - 1, "figure", size, colour, align, middle=True, fit=22.5)


def _name(sheet: StampSheet, face: Face) -> None:
    lines, size = name_lines(sheet, face.name, face.words, "label", 18, ROOM, one_line=0.97)
    step = min(sheet.line(size, 1.03), 54 / len(lines))
    y = 150 - step * len(lines) / 2
    with sheet.region(NAME):
        for line in lines:
            sheet.text(line, MIDDLE, y + step / 2, "label", size, "ink", "c", middle=True)
            y += step
