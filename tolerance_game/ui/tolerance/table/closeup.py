"""What lies above the table while one looks at something: a card large, goals, a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tolerance_game.games.tolerance.foresight.goals import goals_of
from tolerance_game.games.tolerance.rules.cards import RELIGIONS
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas

from . import chronicle_panel
from .role_sheet import draw_role_sheet
from .tooltip import TOLD, draw_tooltip

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene


def card_of(scene: TableScene, spot: str) -> str | None:
    """The card that a spot is about."""
    kind, _, rest = spot.partition("/")
    if kind in ("hand", "trick", "last"):
        return rest
    if kind == "pile":
        seat, side, religion = rest.split("/")
        pile = scene.shown.seats[int(seat)].pile(side == "living", RELIGIONS.index(religion))
        return pile[-1] if pile and pile[-1] else None
    if kind == "log":
        for one in chronicle_panel.placed(scene):
            if one.line is not None and str(one.number) == rest:
                return one.line.card or None
    return None


def draw_closeup(canvas: Canvas, scene: TableScene) -> None:
    """Draws a card large, or the goals of another player, or a tooltip."""
    if scene.context.stage.top is not scene:
        # Whoever reads a menu looks at nothing below it.
        return
    if scene.gaze.close:
        scene.large.draw(canvas)
        return
    spot = scene.gaze.spot
    if spot and spot.startswith(TOLD) and scene.gaze.rests:
        found = next((one for one in scene.spots() if one.id == spot), None)
        if found is not None:
            draw_tooltip(canvas, scene, spot, found.box)
    if spot and spot.startswith("seat/"):
        _goals_of_other(canvas, scene, int(spot.removeprefix("seat/")))


def _goals_of_other(canvas: Canvas, scene: TableScene, seat: int) -> None:
    goals = goals_of(scene.view, seat, scene.course.memory)
    if goals is None:
        return
    panel = scene.layout.opponent(scene.shown.order().index(seat))
    x = min(max(16.0, panel.cx - 176), scene.layout.width - 16 - 352)
    draw_role_sheet(
        canvas, Box(x, panel.bottom + 8, 352, 398), goals, scene.words, scene.names[seat]
    )
