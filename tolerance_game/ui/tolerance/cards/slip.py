"""A card as a slip: suit, rank, name, and the sign of a member of the Guild, in one line."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.ui.kit import Box, Canvas, fonts
from tolerance_game.ui.kit.stamp import Stamp, StampSheet
from tolerance_game.ui.kit.vector import rect
from tolerance_game.ui.tolerance import signs

from .mini import DEAD_PAPER

FACE: Final = "body"
SIZE: Final = 0.70
"""Of the letters, over the height of a slip."""
RANK: Final = 1.12
"""The room of a rank, and of the sign of the Guild, over the same."""
GUILD: Final = 0.86
BEFORE: Final = 0.1
"""Before a name, and after it."""
END: Final = 0.24
MEASURED: Final = 60
"""The size in pixels at which names are measured: fine enough for every window."""
SPARE: Final = 1.04
"""Small letters may be a little wider."""


BARE: Final = 1 + RANK
"""The width of a slip with suit and rank alone, over its height."""


def slip_width(card: Card, name: str, h: float, *, plain: bool = False) -> float:
    """How wide a slip of this height is; it may do without a name."""
    w = h * (1 + RANK + (GUILD if card.guild else 0))
    if not name:
        return w
    wide = fonts.width(name, FACE, MEASURED, plain) / MEASURED * max(h * SIZE, 18.0) * SPARE
    return w + wide + h * (BEFORE + END)


def draw_slip(canvas: Canvas, card: Card, name: str, box: Box, *, dead: bool = False) -> None:
    """Draws it into a box."""
    canvas.covered(box, meant=False)
    scale = canvas.scale

    def draw(sheet: StampSheet) -> None:
        _draw(sheet, card, name, Box(0, 0, box.w, box.h), dead=dead)

    key = "slip", card.suit, card.rank, card.guild, name, dead, box.w, box.h
    Stamp(key, scale.px(box.w), scale.px(box.h), scale.s, draw).put(canvas, box.x, box.y)


def _draw(sheet: StampSheet, card: Card, name: str, box: Box, *, dead: bool) -> None:
    theme, h = sheet.theme, box.h
    paper = DEAD_PAPER if dead else theme.paper
    body = rect(box, 1, rx=4, fill=paper, stroke=theme.edge, stroke_width=1.6)
    band = Box(0, 0, h, h)
    body += rect(band, 2.2, rx=2.5, fill=signs.SUIT_COLOURS[card.suit])
    if dead:
        # As on small cards: grey paper alone would be a sign by colour.
        w = box.w
        body += (
            f'<path d="M{w - 2:g} {h * 0.45:g}L{w - h * 0.5:g} {h - 2:g}'
            f'M{w - 2:g} {h * 0.65:g}L{w - h * 0.3:g} {h - 2:g}"'
            f' stroke="{theme.edge}" stroke-opacity=".7" stroke-width="1.3"/>'
        )
    sheet.shape(body, box)
    icon, _, down = signs.SUIT_ICONS[card.suit]
    sheet.icon(icon, h / 2, h * (0.5 + down * 0.4), h * 0.7, "paper")
    with sheet.region(box.grown(2)):
        size, middle = h * 0.78, h / 2 - 0.5
        rank = str(card.rank)
        sheet.text(
            rank, h * (1 + RANK / 2), middle, "figure", size, "ink", "c", middle=True,
            fit=h * RANK - 2,
        )  # fmt: skip
        right = box.w - (h * END if name else 0.0)
        if card.guild and box.w > h * (BARE + 0.1):
            right -= h * GUILD
            sheet.icon("hanging-sign", right + h * GUILD / 2, h / 2, h * 0.72, "ink")
        if name:
            left, letters = h * (1 + RANK + BEFORE), max(h * SIZE, 18.0)
            sheet.text(name, left, middle, FACE, letters, "ink", middle=True, fit=right - left + 2)
