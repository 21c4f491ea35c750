"""What a half-made choice would do: ghosts where persons would stand, and how they get there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.games.schisma.foresight.plan import Arrow
from tolerance_game.games.schisma.rules.congregation import THREE_PERSONS
from tolerance_game.games.schisma.rules.steps import DISCARD, PULL, RETURN, SWAP
from tolerance_game.games.schisma.rules.track import COLUMNS, LAST, ROME
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.schisma import signs

from .layout import ROW, Layout
from .model import TableModel
from .person_shown import draw_shown
from .previewed import Previewed, previewed

INWARD: Final = 34.0
"""How far within the track an arrow past its end begins: the congregation stays free."""
MIDDLE: Final = 62.0
"""Where arrows stand in a column: over the plates, so that names and petitions stay free."""
LANE: Final = 50.0
"""How far apart the arrows of one column stand."""
BACK: Final = Box(0, 0, 84, 51)
"""The card face down that lies on a person who would be replaced."""


def colour_of(verb: str) -> str:
    """Pulls are yellow, pushes red; the signs and the direction say the same."""
    return "target" if verb in (PULL, SWAP, RETURN) else "opposing"


def draw_plan(canvas: Canvas, model: TableModel) -> None:
    """Where everybody would stand, how they get there, and where somebody unknown would come.

    What is announced by others is drawn like what one is about to do oneself.
    """
    shown = previewed(model)
    arrows = shown.arrows
    for column in COLUMNS:
        ours = [one for one in arrows if one.column == column]
        if ours:
            _draw_end(canvas, model, arrows, ours)
    _draw_unknown(canvas, model, shown)
    for column in COLUMNS:
        ours = [one for one in arrows if one.column == column]
        for lane, arrow in enumerate(ours):
            shift = (lane - (len(ours) - 1) / 2) * LANE
            _draw_arrow(canvas, model, arrow, MIDDLE + shift)
    _draw_outcome(canvas, model, shown)


def _draw_end(
    canvas: Canvas, model: TableModel, arrows: Sequence[Arrow], ours: Sequence[Arrow]
) -> None:
    """The places on the way as outlines, and the ghost at the end of it."""
    last, first = ours[-1], ours[0]
    for arrow in ours[:-1]:
        if 0 <= arrow.to_land <= LAST and arrow.to_land != first.from_land:
            signs.dashed_frame(canvas, model.layout.place(arrow.column, arrow.to_land), "edge", 2.5)
    if last.verb == DISCARD:
        _draw_discarded(canvas, model, last)
        return
    place = destination(model, arrows, last)
    if place is None or last.to_land == first.from_land:
        return
    if canvas.theme.textured and 0 <= last.to_land <= LAST:
        # No landscape runs through its words.
        canvas.fill(place.grown(-3), "paper", 150)
    elif not 0 <= last.to_land <= LAST:
        # Nor what is said of an empty place in a congregation.
        canvas.fill(place.grown(-3), "panel")
        canvas.covered(place)
    draw_shown(canvas, model, last.person, place.x, place.y, place.w, ghost=True)
    signs.dashed_frame(canvas, place, colour_of(last.verb), 4)


def destination(model: TableModel, arrows: Sequence[Arrow], arrow: Arrow) -> Box | None:
    """Where a person would end: on the track, or in a congregation; None for the discarded."""
    layout = model.layout
    if 0 <= arrow.to_land <= LAST:
        return layout.place(arrow.column, arrow.to_land)
    if arrow.verb == DISCARD:
        return None
    seat = 0 if arrow.to_land < 0 else 1
    joining = [one for one in arrows if one.to_land == arrow.to_land and one.verb != DISCARD]
    number = len(model.public.congregations[seat]) + joining.index(arrow)
    return layout.joined(seat, number)


# Who goes, and who comes.


def _draw_discarded(canvas: Canvas, model: TableModel, arrow: Arrow) -> None:
    """A person who would be discarded: dark, struck out, and somebody unknown over it."""
    box = model.layout.place(arrow.column, arrow.from_land)
    draw_shown(canvas, model, arrow.person, box.x, box.y, box.w, dim=True)
    signs.cross(canvas, Box(box.x, box.y, 108, box.h), "opposing")
    signs.unknown(canvas, Box(box.right - BACK.w - 6, box.bottom - BACK.h - 4, BACK.w, BACK.h))


def _draw_unknown(canvas: Canvas, model: TableModel, shown: Previewed) -> None:
    """Where columns that fall empty will be refilled, as far as nobody stands there."""
    gone = {one.column for one in shown.arrows if one.verb == DISCARD}
    for due in shown.draws:
        standing = model.public.display[due.column]
        if due.column in gone or (standing is not None and standing.land == due.land):
            continue
        place = model.layout.place(due.column, due.land)
        signs.dashed_frame(canvas, place, "edge", 2.5)
        w, h = BACK.w * 1.3, BACK.h * 1.3
        signs.unknown(canvas, Box(place.cx - w / 2, place.cy - h / 2, w, h))


def _draw_outcome(canvas: Canvas, model: TableModel, shown: Previewed) -> None:
    """Who would win by it, over the person who decides it."""
    if shown.ends is None:
        return
    won = shown.ends.winners[0] if shown.ends.winners else None
    said = (
        model.words.say("schisma.table.preview_wins", seat=won)
        if won is not None
        else model.words.say("schisma.table.preview_draw")
    )
    joining = [one for one in shown.arrows if not 0 <= one.to_land <= LAST and one.verb != DISCARD]
    if shown.ends.ending == THREE_PERSONS:
        # The third person, wherever others went.
        joining = [one for one in joining if (one.to_land > LAST) == (won == ROME)]
    place = destination(model, shown.arrows, joining[-1]) if joining else None
    if place is not None:
        kind = "gold" if won == model.me else "rubric"
        ornaments.ribbon(canvas, place.cx, place.cy - 16, said, kind=kind, fit=place.w - 20)


# Arrows.


def _draw_arrow(canvas: Canvas, model: TableModel, arrow: Arrow, x: float) -> None:
    """An arrow along the column, with its number, if it has one."""
    start, colour = model.layout.place(arrow.column, arrow.from_land), colour_of(arrow.verb)
    at = (start.x + 54, start.cy)
    if arrow.verb != DISCARD:
        y0, y1 = way(model.layout, start, arrow.from_land, arrow.to_land)
        at = (start.x + x, number_at(y0, y1))
        signs.shaft(canvas, start.x + x, y0, y1, colour)
    if arrow.step:
        signs.step_number(canvas, *at, arrow.step, colour)


def number_at(y0: float, y1: float) -> float:
    """Where the number of its step stands on an arrow: in the middle, or else before its head."""
    h = abs(y1 - y0)
    far = min(h / 2 - 4, h - signs.HEAD - signs.NUMBER / 2)
    return y0 + far if y1 > y0 else y0 - far


def way(layout: Layout, start: Box, from_land: int, to_land: int) -> tuple[float, float]:
    """From where to where an arrow goes, from the edge of a person to that of the next place."""
    down = layout.points_down(from_land, to_land)
    if not 0 <= to_land <= LAST:
        beyond = 20 + layout.rows_left(from_land, down=down) * ROW
        edge = start.bottom if down else start.y
        inward = INWARD if beyond < ROW else 0.0
        return (edge - inward, edge + beyond) if down else (edge + inward, edge - beyond)
    far = abs(layout.row(to_land) - layout.row(from_land)) * ROW
    if far <= ROW:
        middle = start.cy + (ROW if down else -ROW) / 2
        return (middle - 26, middle + 28) if down else (middle + 26, middle - 28)
    return (start.bottom, start.y + far) if down else (start.y, start.bottom - far)
