"""What the other side did last: where everybody came from, faintly, and who is new."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.track import ABSENT, BEYOND_AVIGNON, BEYOND_ROME, LAST
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.schisma import signs

from .layout import ROW
from .model import TableModel
from .preview import INWARD, MIDDLE
from .threats import pointed_threat

FAINT: Final = 0.62


class Trace(NamedTuple):
    """The way of one person in a turn."""

    column: int
    person: str
    from_land: int
    to_land: int


def traces_of(events: Iterable[Event]) -> list[Trace]:
    """The way of everybody who moved, from where they stood at first to where they ended."""
    on: dict[int, Trace] = {}
    gone: list[Trace] = []

    def moves(column: int, person: str, from_land: int, to_land: int) -> None:
        before = on.pop(column, None)
        start = before.from_land if before is not None else from_land
        trace = Trace(column, person, start, to_land)
        if 0 <= to_land <= LAST:
            on[column] = trace
        else:
            gone.append(trace)

    for event in events:
        match event:
            case told.Moved():
                moves(event.column, event.person, event.from_land, event.to_land)
            case told.Swapped():
                moves(event.column, event.person, event.land, event.other_land)
                moves(event.other_column, event.other_person, event.other_land, event.land)
            case told.Joined():
                end = BEYOND_ROME if event.seat else BEYOND_AVIGNON
                moves(event.column, event.person, event.from_land, end)
            case told.Discarded():
                moves(event.column, event.person, event.land, ABSENT)
    return [*gone, *(one for one in on.values() if one.from_land != one.to_land)]


def newcomers(events: Iterable[Event]) -> dict[int, str]:
    """Who was drawn last, by column."""
    return {one.column: one.person for one in events if isinstance(one, told.Drawn)}


def _last_turn(model: TableModel) -> list[Event]:
    """What the other side's last turn brought about, while nothing else is shown or chosen."""
    seat, actions = model.shown.last_turn
    previews = model.plan is not None or pointed_threat(model)
    if seat in (-1, model.me) or model.busy or previews or not model.my_turn:
        return []
    return [event for done in actions for event in done.events]


def draw_traces(canvas: Canvas, model: TableModel) -> None:
    """The places they left, each with an arrow towards where they stand."""
    for trace in _last_turn_traces(model):
        start = model.layout.place(trace.column, trace.from_land)
        signs.dashed_frame(canvas, start, "ink", 2, FAINT)
        if trace.to_land != ABSENT:
            y0, y1 = _way(model, start, trace)
            signs.thin_arrow(canvas, start.x + MIDDLE, y0, y1)


def _last_turn_traces(model: TableModel) -> list[Trace]:
    """The ways that still hold: whoever moved stands where they came to, or has left."""
    display, found = model.public.display, []
    for trace in traces_of(_last_turn(model)):
        standing = display[trace.column]
        there = standing is not None and standing == (trace.person, trace.to_land)
        # Somebody new may stand where the one who left stood.
        free = standing is None or standing.land != trace.from_land
        if free and (there or not 0 <= trace.to_land <= LAST):
            found.append(trace)
    return found


def _way(model: TableModel, start: Box, trace: Trace) -> tuple[float, float]:
    """From within the place that was left to the edge of where they stand."""
    layout = model.layout
    down = layout.points_down(trace.from_land, trace.to_land)
    lands = abs(layout.row(trace.to_land) - layout.row(trace.from_land)) - 1
    if not 0 <= trace.to_land <= LAST:
        lands = layout.rows_left(trace.from_land, down=down)
    far = lands * ROW
    begin, end = INWARD + 8, 11 + far
    return (start.bottom - begin, start.bottom + end) if down else (start.y + begin, start.y - end)


def draw_new(canvas: Canvas, model: TableModel, column: int, box: Box) -> None:
    """A tag at whoever was drawn in the last turn."""
    standing = model.public.display[column]
    came = newcomers(_last_turn(model)).get(column)
    if standing is None or came != standing.person:
        return
    said = model.words.say("schisma.table.new")
    w = canvas.width(said, "label", 18) + 16
    tag = Box(box.x - 6, box.y - 11, w, 24)
    ornaments.tablet(canvas, tag, "paper_light", "ink", radius=4, width=1.6)
    with canvas.region(tag.grown(2)):
        canvas.text(said, tag.cx, tag.cy - 1, "label", 18, "rubric", "c", middle=True)
