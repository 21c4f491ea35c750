"""What is drawn above the table for what the viewer points at: a large card, goals, a tooltip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.games.tolerance.foresight.goals import goals_shown
from tolerance_game.games.tolerance.rules.cards import RELIGIONS
from tolerance_game.ui.kit import Box, Canvas, Intent, ornaments
from tolerance_game.ui.kit.spots import by_id
from tolerance_game.ui.table.button_tip import button_tip
from tolerance_game.ui.table.rules_marked import PROMPT, mark_text, mark_tip, marked
from tolerance_game.ui.table.slip import draw_words
from tolerance_game.ui.tolerance.cards.slip import draw_slip
from tolerance_game.words.cited import Cited

from . import explained
from .chronicle_panel import panel_of
from .explained import EXPLAINED
from .large_card import LargeCard, Spots
from .model import TableModel
from .role_sheet import draw_role_sheet
from .total import ahead_now, draw_sum, expected_now, spoken

TOLD = ("button/", "points/", "log/", PROMPT, *EXPLAINED)
"""Spots beside which words appear."""
KEYS = (
    *(Intent.MENU, Intent.UNDO, Intent.HINT, Intent.CHRONICLE),
    *(Intent.PREVIEW, Intent.SPEED, Intent.SORT, Intent.FINISH),
)
"""What the buttons called after them do."""


def card_of(model: TableModel, spot: str) -> str | None:
    """The card that a spot is about."""
    kind, _, rest = spot.partition("/")
    if kind in ("hand", "trick", "last"):
        return rest
    if kind == "pile":
        seat, side, religion = rest.split("/")
        pile = model.public.seats[int(seat)].pile(side == "living", RELIGIONS.index(religion))
        return pile[-1] if pile and pile[-1] else None
    line = panel_of(model).line_at(rest) if kind == "log" else None
    return line.card or None if line is not None else None


def draw_closeup(canvas: Canvas, model: TableModel, spots: Spots) -> None:
    """Draws a card large, or the goals of another player, or a tooltip."""
    if not model.on_top:
        # Nothing is looked at below another scene.
        return
    if model.looking.is_close:
        LargeCard(model, spots).draw(canvas)
        return
    spot = model.looking.spot
    if spot and spot.startswith(TOLD) and model.looking.rests:
        found = by_id(spots(), spot)
        if found is not None:
            _tooltip(canvas, model, spot, found.box)
    if spot and spot.startswith("seat/"):
        _goals_of_other(canvas, model, int(spot.removeprefix("seat/")))


SHEET: Final = 352.0, 398.0
"""The size of the goals of another player."""
HAND_W: Final = 282.0
LINE: Final = 32.0


def _goals_of_other(canvas: Canvas, model: TableModel, seat: int) -> None:
    """The sheet of the role, as far as it is known, and beside it the hand, where it is open."""
    goals, hand = goals_shown(model.view, seat, model.public), model.open_hand(seat)
    if goals is None and not hand:
        return
    w, h = SHEET
    wide = (w if goals is not None else 0.0) + (HAND_W + 8 if hand else 0.0)
    panel = model.others[seat]
    x = min(max(16.0, panel.cx - w / 2), model.layout.width - 16 - wide)
    if goals is not None:
        box = Box(x, panel.bottom + 8, w, h)
        draw_role_sheet(canvas, box, goals, model.words, model.names[seat])
        x += w + 8
    if hand:
        _open_hand(canvas, model, hand, Box(x, panel.bottom + 8, HAND_W, 24 + LINE * len(hand)))


def _open_hand(canvas: Canvas, model: TableModel, hand: Sequence[str], box: Box) -> None:
    """Each card with its name."""
    canvas.covered(box)
    ornaments.panel(canvas, box, opacity=1)
    for place, card in enumerate(hand):
        name = model.words.named("card", card)
        slip = Box(box.x + 12, box.y + 12 + place * LINE, box.w - 24, LINE - 4)
        draw_slip(canvas, model.view.options.cards[card], name, slip)


# Tooltips: keys, limits of undo, who has the most.


def text_of(model: TableModel, spot: str) -> str:
    """What is said beside a spot; nothing for most."""
    words = model.words
    if spot.startswith(EXPLAINED):
        return explained.text_of(model, spot)
    if spot.startswith("points/"):
        seat = int(spot.removeprefix("points/"))
        return spoken(words, seat, expected_now(model.shown)[seat])
    if spot.startswith("log/"):
        return _line(model, spot.removeprefix("log/"))
    if spot == PROMPT:
        return mark_tip(model)
    intent = next((one for one in KEYS if spot == f"button/{one.value}"), None)
    if intent is None:
        return ""
    return button_tip(model, intent)


def _line(model: TableModel, number: str) -> str:
    """What a line of the chronicle says in short, in whole sentences."""
    line = panel_of(model).line_at(number)
    said = line is not None and not line.card and len(line.full) > 1
    return Cited("\n".join(line.full), line.paragraph) if line is not None and said else ""


def marked_beside(model: TableModel, large: LargeCard) -> tuple[str, ...]:
    """The paragraphs of the mark beside what is pointed at."""
    spot = model.looking.spot
    if not model.on_top or spot is None:
        return ()
    if model.looking.is_close:
        return large.marked
    told = spot.startswith(TOLD) and model.looking.rests
    return marked(model, text_of(model, spot)) if told else ()


def _tooltip(canvas: Canvas, model: TableModel, spot: str, box: Box) -> None:
    """Draws it on a slip beside the spot."""
    if spot.startswith("points/"):
        seat = int(spot.removeprefix("points/"))
        expected, leads = expected_now(model.shown)[seat], seat in ahead_now(model.shown)
        mark = mark_text(model, spoken(model.words, seat, expected))
        draw_sum(canvas, model.words, seat, expected, box, leads=leads, mark=mark)
        return
    said = text_of(model, spot)
    if said:
        draw_words(canvas, said, box, mark_text(model, said))
