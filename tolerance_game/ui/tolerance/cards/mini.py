"""A card as a small token: suit above, rank below; or the dashed place where one may lie."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.ui.kit import Box, Canvas
from tolerance_game.ui.kit.dashes import dashed, frame
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.kit.vector import rect
from tolerance_game.ui.tolerance import signs

HEIGHT: Final = 1.36
"""Over its width."""
EDGE: Final = 2.2
"""How far the cards of a pile stand out behind each other."""
MOST_EDGES: Final = 3
BAND: Final = 0.40
DEAD_PAPER: Final = "#A79B86"


def draw_mini(
    canvas: Canvas,
    card: Card | None,
    x: float,
    y: float,
    w: float,
    *,
    dead: bool = False,
    number: int | None = None,
) -> Box:
    """Draws the top card of a pile of so many cards, or an empty place."""
    out = _out(card, number)
    if card is not None:
        canvas.covered(Box(x, y - out, w + out, w * HEIGHT + out), meant=False)
    mini_stamp(canvas, card, w, dead=dead, number=number).put(canvas, x, y - out)
    return Box(x, y, w, w * HEIGHT)


def mini_stamp(
    canvas: Canvas, card: Card | None, w: float, *, dead: bool = False, number: int | None = None
) -> Stamp:
    """Its picture, with the edges of the cards below it."""
    out = _out(card, number)
    h = w * HEIGHT

    def draw(sheet: StampSheet) -> None:
        if card is None:
            _slot(sheet, Box(0, 0, w, h))
            return
        for place in range(round(out / EDGE), 0, -1):
            edge = Box(place * EDGE, out - place * EDGE, w, h)
            fill = "#857A68" if dead else "#CDBB90"
            body = rect(edge, 1, rx=4, fill=fill, stroke=sheet.theme.edge, stroke_width=1.6)
            sheet.shape(body, edge)
        _token(sheet, card, Box(0, out, w, h), dead=dead)

    what = (card.suit, card.rank, dead, out) if card else None
    scale = canvas.scale
    return Stamp(("mini", what, w), scale.px(w + out), scale.px(h + out), scale.s, draw)


def _out(card: Card | None, number: int | None) -> float:
    """How far the cards below stand out."""
    return min(MOST_EDGES, (number or 1) - 1) * EDGE if card else 0.0


def _slot(sheet: StampSheet, box: Box) -> None:
    path = dashed(frame(1, 1, box.w - 2, box.h - 2, 4), (4, 3))
    body = rect(box, 1, rx=4, fill="#000", fill_opacity=0.22)
    body += f'<path d="{path}" fill="none" stroke="{sheet.theme.line}" stroke-width="1.3"/>'
    sheet.shape(body, box)


def _token(sheet: StampSheet, card: Card, box: Box, *, dead: bool) -> None:
    theme = sheet.theme
    w, h = box.w, box.h
    paper = DEAD_PAPER if dead else theme.paper
    body = rect(box, 1, rx=4, fill=paper, stroke=theme.edge, stroke_width=1.8)
    band = Box(0, 0, w, h * BAND + 5)
    body += rect(band, 2.5, rx=2.5, fill=signs.SUIT_COLOURS[card.suit])
    if dead:
        # A stroke across the corner: grey paper alone would be a sign by colour.
        body += (
            f'<path d="M{w - 2:g} {h * 0.74:g}L{w * 0.66:g} {h - 2:g}M{w - 2:g} {h * 0.83:g}'
            f'L{w * 0.78:g} {h - 2:g}M{w - 2:g} {h * 0.92:g}L{w * 0.9:g} {h - 2:g}"'
            f' stroke="{theme.edge}" stroke-opacity=".7" stroke-width="1.3"/>'
        )
    sheet.shape(body, box)
    name, _, down = signs.SUIT_ICONS[card.suit]
    sheet.icon(name, box.cx, box.y + h * (0.23 + down * 0.2), h * 0.33, "paper")
    with sheet.region(box.grown(2)):
        rank, y, size = str(card.rank), box.y + h * 0.69, h * 0.46
        sheet.text(rank, box.cx, y, "figure", size, "ink", "c", middle=True, fit=w - 4)
