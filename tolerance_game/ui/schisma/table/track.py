"""The land track as it is drawn: the lands, and the persons who stand there."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.schisma.rules.track import COLUMNS, LANDS
from tolerance_game.ui.kit import badges, ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.dashes import dashed, frame
from tolerance_game.ui.schisma import signs
from tolerance_game.ui.schisma.cards.person import SMALL_ROWS

from .acting import acting
from .chronicle_panel import standing_of
from .layout import LAND
from .model import TableModel
from .person_shown import draw_shown
from .preview import colour_of
from .previewed import previewed
from .threats import pointed_threat
from .traces import draw_new
from .travel import moving_columns
from .warnings import draw_warning

FADED: Final = 158
"""How much paper lies over the landscape, of 255."""
PAPER: Final = ("#D9C8A0", "#E0D0A8", "#E9DBB6", "#E0D0A8", "#D9C8A0")
"""Genoa, where everybody begins, is the lightest land."""


def draw_land(canvas: Canvas, model: TableModel, land: int) -> None:
    """The strip of a land: its landscape, the places of the columns, and its plate."""
    layout = model.layout
    strip, plate = layout.land(land), layout.plate(land)
    name = LANDS[land]
    canvas.shadow(strip, 5, 120, 0, 2)
    shade = PAPER[land] if canvas.theme.textured else "paper"
    ornaments.tablet(canvas, strip, shade, "edge", radius=5, width=2)
    if canvas.theme.textured:
        row = Box(strip.x + LAND, strip.y + 2, strip.w - LAND - 3, strip.h - 4)
        canvas.plate(f"land-{name}-row", row)
        # Persons and arrows must stand out from the landscape.
        canvas.fill(row, shade, FADED)
    for column in COLUMNS:
        box = layout.place(column, land).grown(-1)
        path = dashed(frame(1, 1, box.w - 2, box.h - 2, 7), (5, 6))
        body = (
            f'<path d="{path}" fill="none" stroke="#6A543C" stroke-opacity=".4"'
            ' stroke-width="1.4"/>'
        )
        canvas.shape(body, box)
    canvas.plate(f"land-{name}", plate)
    body = (
        f'<rect x="1.5" y="1.5" width="{plate.w - 3:g}" height="{plate.h - 3:g}" fill="none"'
        f' stroke="{canvas.theme.edge}" stroke-width="3"/>'
    )
    canvas.shape(body, plate)
    said = model.words.say(f"schisma.land.{name}")
    w = min(plate.w - 12, canvas.width(said, "heading", 27) + 26)
    pill = Box(plate.cx - w / 2, plate.bottom - 38, w, 32)
    ornaments.tablet(canvas, pill, "paper", "ink", radius=3, width=1.8)
    with canvas.region(pill):
        canvas.text(said, pill.cx, pill.cy - 1, "heading", 27, "ink", "c", middle=True, fit=w - 12)


def draw_persons(canvas: Canvas, model: TableModel) -> None:
    """Everybody on the track who is not on the way."""
    moving = moving_columns(model)
    told_of = standing_of(model)
    for column, standing in enumerate(model.public.display):
        if standing is None or column in moving:
            continue
        if model.carried is not None and model.carried.column == column:
            continue
        box = model.layout.place(column, standing.land)
        if column == told_of:
            ornaments.outline(canvas, box, "gold", width=5)
        _frame(canvas, model, column, box)
        dim = _is_dim(model, column)
        draw_shown(canvas, model, standing.person, box.x, box.y, box.w, dim=dim)
        if not _is_marked(model, column):
            draw_warning(canvas, model, column, box)
        _mark(canvas, model, column, box)
        _mark_acting(canvas, model, column, box)
        draw_new(canvas, model, column, box)


def _is_marked(model: TableModel, column: int) -> bool:
    """Whether a person is part of what is previewed: warnings would only confuse."""
    plan = model.plan
    if plan is None and not pointed_threat(model):
        return False
    is_about = plan is not None and plan.column == column
    return is_about or any(one.column == column for one in previewed(model).arrows)


def _is_dim(model: TableModel, column: int) -> bool:
    """Whether the choice under way cannot meet this person."""
    choice = model.choice
    if not model.my_turn:
        return False
    if choice.plan is not None and choice.plan.ask is not None:
        ask = choice.plan.ask
        is_part = column in ask.picked or any(one.column == column for one in choice.plan.arrows)
        return ask.why_not[column] is not None and not is_part and column != choice.plan.column
    return bool(choice.action) and column not in model.able


def _frame(canvas: Canvas, model: TableModel, column: int, box: Box) -> None:
    """The light around a person: who acts, who is chosen, who moves, who is in danger."""
    choice, acts, arrows = model.choice, acting(model), previewed(model).arrows
    if acts is not None and acts.column == column:
        ornaments.outline(canvas, box, "gold", width=5)
    elif first := next((one for one in arrows if one.column == column), None):
        ornaments.outline(canvas, box, colour_of(first.verb), width=5)
    elif (
        choice.menu == column
        or (model.lit(f"person/{column}") and model.my_turn)
        or choice.advised == f"person/{column}"
    ):
        ornaments.outline(canvas, box, "gold", width=4)


def _mark(canvas: Canvas, model: TableModel, column: int, box: Box) -> None:
    """Brackets around whoever can be chosen now, and a sign for whoever was."""
    choice = model.choice
    if not model.my_turn:
        return
    ask = choice.plan.ask if choice.plan is not None else None
    able = column in model.able
    if ask is not None:
        able = ask.why_not[column] is None and column not in ask.picked
    if able:
        ornaments.brackets(canvas, box.grown(9))


def _mark_acting(canvas: Canvas, model: TableModel, column: int, box: Box) -> None:
    """The step of a petition that is asked or shown now, and the sign of what others do."""
    acts = acting(model)
    if acts is None or acts.column != column:
        return
    standing = model.public.display[column]
    assert standing is not None
    if acts.step:
        steps = model.person(standing.person).petition
        _rule, first, apart = SMALL_ROWS[len(steps) > 2]
        y = box.y + first + (acts.step - 1) * apart
        row = Box(box.x + 85, y - apart / 2 + 1, 116, apart - 2)
        canvas.fill(row, "gold", 70)
        body = (
            f'<rect x="1" y="1" width="{row.w - 2:g}" height="{row.h - 2:g}" rx="4" fill="none"'
            f' stroke="{canvas.theme.rubric}" stroke-width="2"/>'
        )
        canvas.shape(body, row)
    if acts.is_shown and model.public.seat != model.me:
        badges.disc(canvas, box.x + 8, box.y + 4, 40, signs.DARK, "gold", 2.5)
        canvas.icon(signs.ACTION_ICONS[acts.action], box.x + 8, box.y + 4, 26, "gold")
