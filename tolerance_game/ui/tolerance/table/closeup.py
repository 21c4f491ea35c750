"""What is drawn above the table for what the viewer points at: a large card, goals, a tooltip."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tolerance_game.games.tolerance.foresight.goals import goals_of
from tolerance_game.games.tolerance.rules.cards import RELIGIONS
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.spots import Spot

from .chronicle_panel import panel_of
from .large_card import LargeCard
from .model import TableModel
from .role_sheet import draw_role_sheet
from .tooltip import TOLD, draw_tooltip


def card_of(model: TableModel, spot: str) -> str | None:
    """The card that a spot is about."""
    kind, _, rest = spot.partition("/")
    if kind in ("hand", "trick", "last"):
        return rest
    if kind == "pile":
        seat, side, religion = rest.split("/")
        pile = model.shown.seats[int(seat)].pile(side == "living", RELIGIONS.index(religion))
        return pile[-1] if pile and pile[-1] else None
    line = panel_of(model).line_at(rest) if kind == "log" else None
    return line.card or None if line is not None else None


def draw_closeup(canvas: Canvas, model: TableModel, spots: Callable[[], Sequence[Spot]]) -> None:
    """Draws a card large, or the goals of another player, or a tooltip."""
    if not model.on_top:
        # Nothing is looked at below another scene.
        return
    if model.looking.is_close:
        LargeCard(model, spots).draw(canvas)
        return
    spot = model.looking.spot
    if spot and spot.startswith(TOLD) and model.looking.rests:
        found = next((one for one in spots() if one.id == spot), None)
        if found is not None:
            draw_tooltip(canvas, model, spot, found.box)
    if spot and spot.startswith("seat/"):
        _goals_of_other(canvas, model, int(spot.removeprefix("seat/")))


def _goals_of_other(canvas: Canvas, model: TableModel, seat: int) -> None:
    goals = goals_of(model.view, seat, model.public)
    if goals is None:
        return
    panel = model.layout.opponent(model.shown.order().index(seat))
    x = min(max(16.0, panel.cx - 176), model.layout.width - 16 - 352)
    draw_role_sheet(
        canvas, Box(x, panel.bottom + 8, 352, 398), goals, model.words, model.names[seat]
    )
