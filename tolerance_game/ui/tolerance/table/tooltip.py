"""A few words beside what the pointer rests on: keys, limits of undo, who has the most."""

from __future__ import annotations

from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.ui.kit.rich import rich, rich_lines, rich_width

from . import explained
from .chronicle_panel import panel_of
from .explained import EXPLAINED
from .model import TableModel
from .total import ahead_now, draw_slip, draw_sum, expected_now, spoken

TOLD = ("button/", "points/", "log/", *EXPLAINED)
"""Spots beside which words appear."""
WIDEST = 420.0
KEYS = {
    "button/menu": Intent.MENU,
    "button/undo": Intent.UNDO,
    "button/hint": Intent.HINT,
    "button/chronicle": Intent.CHRONICLE,
    "button/preview": Intent.PREVIEW,
    "button/speed": Intent.SPEED,
    "button/sort": Intent.SORT,
    "button/finish": Intent.FINISH,
}


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
    intent = KEYS.get(spot)
    if intent is None:
        return ""
    key = first_key(words, model.bindings, intent)
    about = words.say(f"table.tip.{intent.value}")
    said = words.say("table.tip.key", name=about, sign=key) if key else about
    if intent is Intent.UNDO:
        reason = model.undo_limit
        if reason is not None:
            said += "\n" + model.teller.reason(reason)
    return said


def _line(model: TableModel, number: str) -> str:
    """What a line of the chronicle says in short, in whole sentences."""
    line = panel_of(model).line_at(number)
    said = line is not None and not line.card and len(line.full) > 1
    return "\n".join(line.full) if line is not None and said else ""


def draw_tooltip(canvas: Canvas, model: TableModel, spot: str, box: Box) -> None:
    """Draws it on a slip beside the spot."""
    if spot.startswith("points/"):
        seat = int(spot.removeprefix("points/"))
        expected, leads = expected_now(model.shown)[seat], seat in ahead_now(model.shown)
        draw_sum(canvas, model.words, seat, expected, box, leads=leads)
        return
    said = text_of(model, spot)
    if not said:
        return
    lines = [line for part in said.split("\n") for line in rich_lines(canvas, part, WIDEST, 20)]
    w = max(rich_width(canvas, line, 20) for line in lines) + 28
    slip = draw_slip(canvas, box, w, 25.0 * len(lines) + 14)
    with canvas.region(slip):
        for number, line in enumerate(lines):
            rich(canvas, line, slip.x + 14, slip.y + 7 + 25 * number, 20, "ink")
