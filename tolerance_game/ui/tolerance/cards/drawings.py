"""Both drawings of a card: a small one with every fact in the strip, a large one with words too."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.games.tolerance.rules.cards import PREVAILING, PREVAILING_RELIGION, Card
from tolerance_game.ui.kit import Box, ornaments
from tolerance_game.ui.kit.canvas import SHRINK
from tolerance_game.ui.kit.stamp import StampSheet
from tolerance_game.ui.table import card_pieces
from tolerance_game.ui.table.card_lines import bound, even_lines, name_lines
from tolerance_game.ui.tolerance import signs

from .effect_strip import draw_strips
from .effect_words import short_text
from .printed import Face


class Design(NamedTuple):
    """One of the two drawings: its size in units, and the radius of its corners."""

    w: int
    h: int
    radius: int

    @property
    def whole(self) -> Box:
        """All of it."""
        return Box(0, 0, self.w, self.h)


SMALL: Final = Design(168, 242, 8)
LARGE: Final = Design(330, 475, 14)

SMALL_NAME: Final = Box(49, 119, 116, 62)
"""Where the name may be; with few pixels it needs some of the room above the effect."""
SMALL_MIDDLE: Final = 107.5
SMALL_ROOM: Final = 102
"""A name is a little narrower than the plate above it."""

NAME: Final = Box(84, 262, 240, 50)
WORDS: Final = Box(84, 310, 240, 158)
BOTTOM: Final = 460
MIDDLE: Final = 203
ROOM: Final = 226
TWO_LINES: Final = 5.0
APART: Final = 1.5
"""Between the effect in words and the line below it."""
SIGNS: Final = ((349, 58), (346, 52), (342, 46), (339, 40))
"""Middle and height of the effect strip; lower where the text needs more lines."""


def draw_small(sheet: StampSheet, face: Face) -> None:
    """Draws the whole card without any rule text."""
    card, converted = face.card, face.new_religion
    card_pieces.ground(sheet, card.id, SMALL.radius, SMALL.whole)
    card_pieces.strip(sheet, Box(5, 5, 42, 232), signs.SUIT_COLOURS[card.suit], 5, 2.5)
    _rank(sheet, card, Box(9, 9, 34, 38), 3, 34, 5)
    signs.suit(sheet, card.suit, 9, 52, 34)
    old = Box(17, 125, 18, 18) if card.guild else Box(15, 129, 22, 22)
    mark = Box(9, 145, 34, 24) if converted else Box(9, 131, 34, 34)
    _religion(sheet, face, Box(10, 91, 32, 32), old, 2)
    _guild(sheet, card, mark, 3, mark.h - 5)
    _small_figures(sheet, face)
    card_pieces.plate(sheet, f"card-{card.id}-hand", Box(52, 5, 111, 118), double=False)
    _small_name(sheet, face)
    if face.strips:
        draw_strips(sheet, face.strips, SMALL_MIDDLE, 203, 48, 112)
    else:
        sheet.icon("own-fleuron", SMALL_MIDDLE, 200, 34, "ink_ornament")
    card_pieces.edge(sheet, SMALL.whole, SMALL.radius)


def draw_large(sheet: StampSheet, face: Face) -> None:
    """Draws the whole card, with the facts of the strip once more in words."""
    card = face.card
    card_pieces.ground(sheet, card.id, LARGE.radius, LARGE.whole)
    card_pieces.strip(sheet, Box(12, 12, 66, 451), signs.SUIT_COLOURS[card.suit], 7, 4)
    _rank(sheet, card, Box(19, 19, 52, 58), 4, 48, 8)
    signs.suit(sheet, card.suit, 20, 86, 50)
    _initial(sheet, face)
    _religion(sheet, face, Box(20, 172, 50, 50), Box(28, 227, 32, 32), 2.6)
    _guild(sheet, card, Box(19, 264, 52, 58), 4, 42)
    _figures(sheet, face)
    card_pieces.plate(sheet, f"card-{card.id}-zoom", Box(88, 12, 230, 252), double=True)
    lower = _name(sheet, face)
    ornaments.lozenge_rule(sheet, 94, 313 + lower, 218)
    _effect(sheet, face, lower)
    card_pieces.edge(sheet, LARGE.whole, LARGE.radius)
    if face.new_religion:
        said = face.words.say("cards.converted")
        ornaments.ribbon(sheet, MIDDLE, 226, said, kind="rubric", size=20, fit=220)


def _rank(
    sheet: StampSheet, card: Card, box: Box, radius: float, size: float, plain_more: float
) -> None:
    """The rank; two figures are smaller, and plain faces larger."""
    card_pieces.tablet(sheet, box, radius)
    size += (0 if card.rank < 10 else -4) + (plain_more if sheet.theme.plain_faces else 0)
    with sheet.region(box.grown(5)):
        sheet.text(
            str(card.rank), box.cx, box.cy - 1, "figure", size, "ink", "c", middle=True,
            fit=box.w - 1,
        )  # fmt: skip


def _religion(sheet: StampSheet, face: Face, box: Box, old: Box, slash: float) -> None:
    """The religion; of a convert the new one, and below it the old one, small and struck."""
    signs.religion(sheet, face.new_religion or face.religion, box.x, box.y, box.w)
    if face.new_religion:
        signs.religion(sheet, face.religion, old.x, old.y, old.w)
        card_pieces.slash(sheet, old, slash)


def _guild(sheet: StampSheet, card: Card, box: Box, radius: float, side: float) -> None:
    if card.guild:
        card_pieces.tablet(sheet, box, radius)
        sheet.icon("hanging-sign", box.cx, box.cy, side)


def _small_figures(sheet: StampSheet, face: Face) -> None:
    piety, coins = Box(9, 171, 34, 28), Box(9, 204, 34, 28)
    for box in (piety, coins):
        card_pieces.tablet(sheet, box)
    sheet.icon("candle-light", 17, piety.cy - 1, 19)
    with sheet.region(piety.grown(3)):
        said = str(face.card.piety)
        sheet.text(said, 32, piety.cy - 1, "figure", 24, "ink", "c", middle=True, fit=17)
    text, colour = face.money
    narrow = len(text) > 1
    sheet.icon("two-coins", 15 if narrow else 17, coins.cy, 12 if narrow else 16)
    with sheet.region(coins.grown(3)):
        x, align, size = (42.5, "r", 20) if narrow else (32, "c", 24)
        sheet.text(text, x, coins.cy - 1, "figure", size, colour, align, middle=True, fit=22.5)


def _small_name(sheet: StampSheet, face: Face) -> None:
    room, one_line = SMALL_ROOM, 0.97
    lines, size = name_lines(sheet, face.name, face.words, "label", 18, room, one_line=one_line)
    step = min(sheet.line(size, 1.03), 54 / len(lines))
    with sheet.region(SMALL_NAME):
        top = 150 - step * len(lines) / 2
        sheet.lines(lines, SMALL_MIDDLE, top, step, "label", size)


def _initial(sheet: StampSheet, face: Face) -> None:
    """The letter of the suit: a sign that needs neither colour nor a sharp eye."""
    letter, tablet = face.words.say(f"cards.initial.{face.card.suit}"), Box(26, 140, 38, 24)
    card_pieces.tablet(sheet, tablet)
    with sheet.region(tablet.grown(5)):
        sheet.text(letter, 45, 151, "figure", 22, "ink", "c", middle=True)


def _figures(sheet: StampSheet, face: Face) -> None:
    piety = Box(19, 330, 52, 58), "candle-light", str(face.card.piety), "ink"
    for box, icon, said, shade in (piety, (Box(19, 396, 52, 58), "two-coins", *face.money)):
        card_pieces.tablet(sheet, box, 4)
        sheet.icon(icon, 45, box.y + 14, 24)
        with sheet.region(box.grown(4)):
            sheet.text(said, 45, box.y + 38, "figure", 31, shade, "c", middle=True, fit=50)


def _name(sheet: StampSheet, face: Face) -> float:
    """Writes the name; gives how much lower all below begins when it takes two lines."""
    font = "heading"
    lines, size = name_lines(sheet, face.name, face.words, font, 31, ROOM, two_lines=SHRINK)
    step = sheet.line(size, 0.80)
    with sheet.region(NAME.grown(6)):
        top = (287 if len(lines) == 1 else 288) - step * len(lines) / 2
        sheet.lines(lines, MIDDLE, top, step, font, size, worn=True)
    return TWO_LINES if len(lines) > 1 else 0.0


def kind_of(face: Face) -> list[str]:
    """Suit, religion and guild in words."""
    parts = [face.words.say(f"tolerance.suit.{face.card.suit}"), _affiliation(face)]
    if face.card.guild:
        parts.append(face.words.say("cards.guild"))
    return [part[:1].upper() + part[1:] for part in parts]


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
        step = sheet.line(kind_size, 1.05)
        sheet.lines(kind, MIDDLE, top, step, "body", kind_size, "ink_second")
        if strips:
            draw_strips(sheet, strips, MIDDLE, middle, height, ROOM)
        else:
            sheet.icon("own-fleuron", MIDDLE, 352, 50, "ink_ornament")
        step = sheet.line(layout.size, 1.04)
        high = step * len(layout.lines)
        bottom = (middle + height / 2 + top) / 2 + 2 + high / 2
        colour = "ink" if strips else "ink_muted"
        sheet.lines(layout.lines, MIDDLE, bottom - high, step, font, layout.size, colour)


def _kind(sheet: StampSheet, face: Face) -> tuple[list[str], float]:
    """Suit, religion and guild in one line if they fit, else the guild below the others."""
    parts, size = kind_of(face), 20.0
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
    for under, least in ((kind, 20.5), (kind, 18.0), (none, 20.5)):
        below = BOTTOM - sheet.line(under[1], 1.05) * len(under[0])
        for middle, height in SIGNS:
            # Their upper edge moves down; the lower one stays.
            signs = (middle + lower / 2, height - lower)
            size = 24.0
            while size >= least:
                lines = even_lines(sheet, text, face, size, ROOM)
                found = _Layout(signs, size, lines, under)
                room = below - signs[0] - signs[1] / 2
                if sheet.line(size, 1.04) * len(lines) + APART <= room:
                    return found
                size -= 0.5
    assert found is not None
    return found
