"""The signs of what threatens, beside the persons on the track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.games.schisma.foresight.dangers import (
    LEAVING,
    THIRD_PERSON,
    WOULD_LOSE,
    WOULD_WIN,
    Danger,
)
from tolerance_game.games.schisma.rules.track import ROME
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.schisma import signs

from .lines import lines_within
from .model import TableModel
from .threats import pointed_threat

SLIP: Final = 214.0
"""The width of a slip, no wider than a column."""
NEAR: Final = 2
"""So many lands from a congregation a person who would end the game there is marked."""


def threatening(model: TableModel, column: int) -> list[Danger]:
    """Whether the person of a column would end the game by a move or two, the nearest first."""
    found = [
        one
        for one in model.dangers
        if one.column == column
        and one.kind in (THIRD_PERSON, WOULD_WIN, WOULD_LOSE)
        and (one.lands or 0) <= NEAR
    ]
    return sorted(found, key=lambda one: one.lands or 0)


def risks(model: TableModel) -> list[Danger]:
    """Whoever is one land from ending the game for the other side."""
    columns = range(len(model.public.display))
    found = [one for column in columns for one in threatening(model, column)]
    return [one for one in found if one.lands == 1 and one.seat != model.me]


def leaving(model: TableModel, column: int) -> Danger | None:
    """Whether the person of a column is one land from leaving."""
    found = (one for one in model.dangers if one.column == column and one.kind == LEAVING)
    return next(found, None)


def said(model: TableModel, found: Sequence[Danger]) -> str:
    """The nearest of the dangers of a person in one sentence."""
    danger = found[0]
    say, land = model.words.say, 4 * danger.congregation
    if danger.kind == LEAVING:
        return say("schisma.table.danger.leaving", land=land)
    number = danger.lands or 0
    if wins_either(found):
        return say("schisma.table.danger.either", number=number, land=land)
    return say("schisma.table.danger.ends", number=number, land=land, seat=danger.seat)


def wins_either(found: Sequence[Danger]) -> bool:
    """S4.3: whether each side would win by the same step of a person, if it were its turn."""
    first = found[0]
    same = (first.congregation, first.lands)
    seats = {one.seat for one in found if (one.congregation, one.lands) == same}
    return len(seats) > 1


def _colour(model: TableModel, found: Sequence[Danger]) -> str:
    """Gold where the viewer alone would win by it, red where the other side would."""
    return "danger" if wins_either(found) or found[0].seat != model.me else "gold"


def draw_warning(canvas: Canvas, model: TableModel, column: int, box: Box) -> None:
    """Draws the signs of a person: a red frame and a slip, or a small arrow."""
    found = threatening(model, column)
    if found:
        ornaments.outline(canvas, box, _colour(model, found), width=5, glow=model.plan is None)
        # Over the plate: name and petition stay free.
        signs.warning_triangle(canvas, Box(box.x + 39, box.y - 22, 46, 44))
        return
    one = leaving(model, column)
    if one is not None:
        down = (one.congregation == ROME) == (model.bottom == ROME)
        y = box.bottom - 4 if down else box.y + 4
        signs.leaving_badge(canvas, box.x + 62, y, down=down)


def draw_slips(canvas: Canvas, model: TableModel) -> None:
    """What each red frame means, in words, where nothing is being chosen."""
    if model.plan is not None or pointed_threat(model):
        return
    if model.choice.menu is not None or model.looking.inspected:
        return
    for column, standing in enumerate(model.public.display):
        found = threatening(model, column)
        if standing is None or not found:
            continue
        place = model.layout.place(column, standing.land)
        lines, size, step = lines_within(canvas, said(model, found), "label", 19, SLIP - 10, 2)
        h = step * len(lines) + 12
        slip = Box(place.x - 5, place.bottom + 6, SLIP, h)
        if slip.bottom > 850:
            # Above the triangle.
            slip = Box(slip.x, place.y - 24 - h, SLIP, h)
        colour = _colour(model, found)
        ornaments.tablet(canvas, slip, "row" if colour == "gold" else "#3A120E", colour,
                         radius=5, width=2)  # fmt: skip
        y = slip.cy - step * (len(lines) - 1) / 2
        with canvas.region(slip):
            for line in lines:
                canvas.text(line, slip.cx, y, "label", size, "#FBE6D8", "c", middle=True)
                y += step
