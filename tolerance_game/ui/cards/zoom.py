"""The large drawing of a card, 330 x 475 units: the facts of the strip once more in words."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.games.tolerance.cards import Card
from tolerance_game.games.tolerance.ruleset import Rulings
from tolerance_game.ui import badges, ornaments
from tolerance_game.ui.box import Box
from tolerance_game.words.words import Words

from . import pieces
from .effect_strip import draw_strips
from .effect_words import short_text
from .glyphs import glyphs_of
from .naming import name_lines, name_of
from .stamp import Sheet

WIDTH: Final = 330
HEIGHT: Final = 475
WHOLE: Final = Box(0, 0, WIDTH, HEIGHT)
RADIUS: Final = 14
STRIP: Final = Box(12, 12, 66, 451)
PLATE: Final = Box(88, 12, 230, 252)
NAME: Final = Box(84, 262, 240, 50)
WORDS: Final = Box(84, 310, 240, 158)
MIDDLE: Final = 203
ROOM: Final = 226
SIGNS: Final = ((346, 58), (343, 52), (339, 46), (336, 40))
"""Middle and height of the effect strip; lower where the text needs more lines."""


def draw_zoom(sheet: Sheet, card: Card, words: Words, converted: str, rulings: Rulings) -> None:
    """Draws the whole card."""
    pieces.ground(sheet, card.id, RADIUS, WHOLE)
    pieces.strip(sheet, STRIP, sheet.theme.suit(card.suit), 7, 4)
    _rank(sheet, card)
    badges.suit(sheet, card.suit, 20, 86, 50)
    _initial(sheet, card, words)
    _religion(sheet, card, converted)
    _figures(sheet, card)
    pieces.plate(sheet, f"card-{card.id}-zoom", PLATE, double=True)
    _name(sheet, card, words)
    ornaments.lozenge_rule(sheet, 94, 312, 218)
    _effect(sheet, card, words, rulings)
    pieces.edge(sheet, WHOLE, RADIUS)
    if converted:
        said = words.say("cards.converted")
        ornaments.ribbon(sheet, MIDDLE, 226, said, kind="rubric", size=20, fit=220)


def _rank(sheet: Sheet, card: Card) -> None:
    box = Box(19, 19, 52, 58)
    pieces.tablet(sheet, box, 4)
    size = 48 if card.rank < 10 else 44
    if sheet.theme.plain_faces:
        size += 8
    with sheet.region(box.grown(4)):
        sheet.text(str(card.rank), 45, 47, "figure", size, "ink", "c", middle=True, fit=51)


def _initial(sheet: Sheet, card: Card, words: Words) -> None:
    """The letter of the suit: a sign that needs neither colour nor a sharp eye."""
    letter = words.say(f"cards.initial.{card.suit}")
    tablet = Box(26, 140, 38, 24)
    pieces.tablet(sheet, tablet)
    with sheet.region(tablet.grown(5)):
        sheet.text(letter, 45, 151, "figure", 22, "ink", "c", middle=True)


def _religion(sheet: Sheet, card: Card, converted: str) -> None:
    badges.religion(sheet, converted or card.affiliation, 20, 172, 50)
    if converted:
        old = Box(28, 227, 32, 32)
        badges.religion(sheet, card.affiliation, old.x, old.y, old.w)
        pieces.slash(sheet, old, 2.6)
    if card.guild:
        mark = Box(19, 264, 52, 58)
        pieces.tablet(sheet, mark, 4)
        sheet.icon("hanging-sign", mark.cx, mark.cy, 42)


def _figures(sheet: Sheet, card: Card) -> None:
    piety, coins = Box(19, 330, 52, 58), Box(19, 396, 52, 58)
    text, colour = pieces.money(card)
    for box, icon, said, shade in (
        (piety, "candle-light", str(card.piety), "ink"),
        (coins, "two-coins", text, colour),
    ):
        pieces.tablet(sheet, box, 4)
        sheet.icon(icon, 45, box.y + 14, 24)
        with sheet.region(box.grown(4)):
            sheet.text(said, 45, box.y + 38, "figure", 31, shade, "c", middle=True, fit=50)


def _name(sheet: Sheet, card: Card, words: Words) -> None:
    lines, size = name_lines(sheet, name_of(card, words), words, "heading", 31, ROOM + 6)
    step = sheet.line(size, 0.83)
    y = 287 - step * len(lines) / 2
    with sheet.region(NAME.grown(6)):
        for line in lines:
            sheet.text(
                line, MIDDLE, y + step / 2, "heading", size, "ink", "c", middle=True, worn=True
            )
            y += step


class _Layout(NamedTuple):
    signs: tuple[float, float]
    size: float
    lines: list[str]
    kind: list[str]
    """The line with suit, religion and guild; dropped where there is no room for it."""


def _effect(sheet: Sheet, card: Card, words: Words, rulings: Rulings) -> None:
    strips = glyphs_of(card, rulings)
    face = "body" if sheet.theme.plain_faces else "italic"
    text = short_text(words, card, rulings)
    layout = _layout(sheet, text, _kind(card, words), face)
    middle, height = layout.signs
    bottom = WORDS.bottom - 9
    step = sheet.line(20, 1.05)
    with sheet.region(WORDS):
        top = bottom - step * len(layout.kind)
        for place, line in enumerate(layout.kind):
            y = top + step * (place + 0.5)
            sheet.text(line, MIDDLE, y, "body", 20, "ink_second", "c", middle=True)
        if strips:
            draw_strips(sheet, strips, MIDDLE, middle, height, 226)
        else:
            sheet.icon("own-fleuron", MIDDLE, 352, 50, "ink_ornament")
        colour = "ink" if strips else "ink_muted"
        line_step = sheet.line(layout.size, 1.04)
        y = (middle + height / 2 + top) / 2 + 1 - line_step * len(layout.lines) / 2
        for line in layout.lines:
            sheet.text(line, MIDDLE, y + line_step / 2, face, layout.size, colour, "c", middle=True)
            y += line_step


def _kind(card: Card, words: Words) -> str:
    parts = [
        words.say(f"tolerance.suit.{card.suit}"),
        words.say(f"tolerance.affiliation.{card.affiliation}"),
    ]
    if card.guild:
        parts.append(words.say("cards.guild"))
    return " · ".join(part[:1].upper() + part[1:] for part in parts)


def _layout(sheet: Sheet, text: str, kind: str, face: str) -> _Layout:
    """The largest text that fits under the signs; the signs give way before the text does."""
    kinds = sheet.wrap(kind, "body", 20, ROOM)
    bottom = WORDS.bottom - 9
    found: _Layout | None = None
    for under in (kinds, []):
        below = bottom - sheet.line(20, 1.05) * len(under)
        for signs in SIGNS:
            size = 24.0
            while size >= 20.5:
                lines = sheet.wrap(text, face, size, ROOM)
                room = below - signs[0] - signs[1] / 2
                found = _Layout(signs, size, lines, under)
                if sheet.line(size, 1.04) * len(lines) <= room:
                    return found
                size -= 0.5
    assert found is not None
    return found
