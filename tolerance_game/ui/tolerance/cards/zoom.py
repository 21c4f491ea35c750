"""The large drawing of a card, 330 x 475 units: the facts of the strip once more in words."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.games.tolerance.rules.cards import PREVAILING, PREVAILING_RELIGION, Card
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import SHRINK
from tolerance_game.ui.kit.stamp import StampSheet
from tolerance_game.ui.table import card_pieces
from tolerance_game.ui.table.card_lines import bound, even_lines, name_lines
from tolerance_game.ui.tolerance import signs
from tolerance_game.words import Words

from .effect_strip import draw_strips
from .effect_words import short_text
from .printed import Face

WIDTH: Final = 330
HEIGHT: Final = 475
WHOLE: Final = Box(0, 0, WIDTH, HEIGHT)
RADIUS: Final = 14
STRIP: Final = Box(12, 12, 66, 451)
PLATE: Final = Box(88, 12, 230, 252)
NAME: Final = Box(84, 262, 240, 50)
WORDS: Final = Box(84, 310, 240, 158)
BOTTOM: Final = 460
MIDDLE: Final = 203
ROOM: Final = 226
TWO_LINES: Final = 5.0
SIGNS: Final = ((349, 58), (346, 52), (342, 46), (339, 40))
"""Middle and height of the effect strip; lower where the text needs more lines."""


def draw_zoom(sheet: StampSheet, face: Face) -> None:
    """Draws the whole card."""
    card, words = face.card, face.words
    card_pieces.ground(sheet, card.id, RADIUS, WHOLE)
    card_pieces.strip(sheet, STRIP, signs.SUIT_COLOURS[card.suit], 7, 4)
    _rank(sheet, card)
    signs.suit(sheet, card.suit, 20, 86, 50)
    _initial(sheet, card, words)
    _religion(sheet, face)
    _figures(sheet, face)
    card_pieces.plate(sheet, f"card-{card.id}-zoom", PLATE, double=True)
    lower = _name(sheet, face)
    ornaments.lozenge_rule(sheet, 94, 313 + lower, 218)
    _effect(sheet, face, lower)
    card_pieces.edge(sheet, WHOLE, RADIUS)
    if face.new_religion:
        said = words.say("cards.converted")
        ornaments.ribbon(sheet, MIDDLE, 226, said, kind="rubric", size=20, fit=220)


def _rank(sheet: StampSheet, card: Card) -> None:
    box = Box(19, 19, 52, 58)
    card_pieces.tablet(sheet, box, 4)
    size = 48 if card.rank < 10 else 44
    if sheet.theme.plain_faces:
        size += 8
    with sheet.region(box.grown(4)):
        sheet.text(str(card.rank), 45, 47, "figure", size, "ink", "c", middle=True, fit=51)


def _initial(sheet: StampSheet, card: Card, words: Words) -> None:
    """The letter of the suit: a sign that needs neither colour nor a sharp eye."""
    letter = words.say(f"cards.initial.{card.suit}")
    tablet = Box(26, 140, 38, 24)
    card_pieces.tablet(sheet, tablet)
    with sheet.region(tablet.grown(5)):
        sheet.text(letter, 45, 151, "figure", 22, "ink", "c", middle=True)


def _religion(sheet: StampSheet, face: Face) -> None:
    card, printed, converted = face.card, face.religion, face.new_religion
    signs.religion(sheet, converted or printed, 20, 172, 50)
    if converted:
        old = Box(28, 227, 32, 32)
        signs.religion(sheet, printed, old.x, old.y, old.w)
        card_pieces.slash(sheet, old, 2.6)
    if card.guild:
        mark = Box(19, 264, 52, 58)
        card_pieces.tablet(sheet, mark, 4)
        sheet.icon("hanging-sign", mark.cx, mark.cy, 42)


def _figures(sheet: StampSheet, face: Face) -> None:
    piety = Box(19, 330, 52, 58), "candle-light", str(face.card.piety), "ink"
    for box, icon, said, shade in (piety, (Box(19, 396, 52, 58), "two-coins", *face.money)):
        card_pieces.tablet(sheet, box, 4)
        sheet.icon(icon, 45, box.y + 14, 24)
        with sheet.region(box.grown(4)):
            sheet.text(said, 45, box.y + 38, "figure", 31, shade, "c", middle=True, fit=50)


def _name(sheet: StampSheet, face: Face) -> float:
    """Writes the name; gives how much lower all below begins when it takes two lines."""
    name, font = face.name, "heading"
    lines, size = name_lines(sheet, name, face.words, font, 31, ROOM, two_lines=SHRINK)
    step = sheet.line(size, 0.80)
    y = (287 if len(lines) == 1 else 288) - step * len(lines) / 2
    with sheet.region(NAME.grown(6)):
        for line in lines:
            sheet.text(line, MIDDLE, y + step / 2, font, size, "ink", "c", middle=True, worn=True)
            y += step
    return TWO_LINES if len(lines) > 1 else 0.0


def _affiliation(face: Face) -> str:
    """T4.6: the religion of a card; of what prevails, also what that is in the reign."""
    affiliation = face.new_religion or face.card.affiliation
    if affiliation == PREVAILING and face.reign:
        return face.words.say(f"cards.prevailing_in.{PREVAILING_RELIGION[face.reign]}")
    return face.words.say(f"tolerance.affiliation.{affiliation}")


class _Layout(NamedTuple):
    signs: tuple[float, float]
    size: float
    lines: list[str]
    kind: tuple[list[str], float]
    """Suit, religion and guild, and the size; dropped where there is no room for them."""


def _effect(sheet: StampSheet, face: Face, lower: float) -> None:
    strips = face.strips
    font = "body" if sheet.theme.plain_faces else "italic"
    text = bound(short_text(face.words, face.card, face.rulings))
    layout = _layout(sheet, text, _kind(sheet, face), font, lower)
    middle, height = layout.signs
    kind, kind_size = layout.kind
    top = BOTTOM - sheet.line(kind_size, 1.05) * len(kind)
    with sheet.region(WORDS):
        _lines(sheet, kind, BOTTOM, "body", kind_size, "ink_second")
        if strips:
            draw_strips(sheet, strips, MIDDLE, middle, height, ROOM)
        else:
            sheet.icon("own-fleuron", MIDDLE, 352, 50, "ink_ornament")
        high = sheet.line(layout.size, 1.04) * len(layout.lines)
        bottom = (middle + height / 2 + top) / 2 + 2 + high / 2
        colour = "ink" if strips else "ink_muted"
        _lines(sheet, layout.lines, bottom, font, layout.size, colour, 1.04)


def _lines(
    sheet: StampSheet,
    lines: list[str],
    bottom: float,
    face: str,
    size: float,
    colour: str,
    share: float = 1.05,
) -> None:
    step = sheet.line(size, share)
    y = bottom - step * len(lines) + step / 2
    for line in lines:
        sheet.text(line, MIDDLE, y, face, size, colour, "c", middle=True)
        y += step


def _kind(sheet: StampSheet, face: Face) -> tuple[list[str], float]:
    """Suit, religion and guild in one line if they fit, else the guild below the others."""
    parts = [face.words.say(f"tolerance.suit.{face.card.suit}"), _affiliation(face)]
    if face.card.guild:
        parts.append(face.words.say("cards.guild"))
    parts = [part[:1].upper() + part[1:] for part in parts]
    size = 20.0
    while size >= 20 * SHRINK:
        if sheet.width(" · ".join(parts), "body", size) <= ROOM:
            return [" · ".join(parts)], size
        size -= 0.5
    if sheet.width(" · ".join(parts[:2]), "body", 19) <= ROOM:
        return [" · ".join(parts[:2]), *parts[2:]], 19
    return parts, 19


def _layout(
    sheet: StampSheet, text: str, kind: tuple[list[str], float], face: str, lower: float
) -> _Layout:
    """The largest text that fits under the signs; the signs give way before the text does."""
    none: tuple[list[str], float] = ([], 20)
    found: _Layout | None = None
    for under in (kind, none):
        below = BOTTOM - sheet.line(under[1], 1.05) * len(under[0])
        for middle, height in SIGNS:
            # Their upper edge moves down; the lower one stays.
            signs = (middle + lower / 2, height - lower)
            size = 24.0
            while size >= 20.5:
                lines = even_lines(sheet, text, face, size, ROOM)
                found = _Layout(signs, size, lines, under)
                room = below - signs[0] - signs[1] / 2
                if sheet.line(size, 1.04) * len(lines) <= room:
                    return found
                size -= 0.5
    assert found is not None
    return found
