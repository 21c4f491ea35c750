"""The land track as it is drawn: lands, persons, ghosts and arrows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tolerance_game.games.schisma.foresight.plan import Arrow
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.steps import PULL
from tolerance_game.games.schisma.rules.track import COLUMNS, LANDS, LAST
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.dashes import dashed, frame
from tolerance_game.ui.kit.motion import between, ease_in_out
from tolerance_game.ui.schisma import signs
from tolerance_game.ui.schisma.cards.person import draw_person

from .announced import arrows_ahead, petitioned_column
from .chronicle_panel import standing_of
from .layout import LAND
from .model import TableModel
from .warnings import draw_warning

FADED: Final = 132
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
    moving = {event.column for event in _travelling(model)} | _swapping(model)
    told_of, acts = standing_of(model), petitioned_column(model)
    for column, standing in enumerate(model.public.display):
        if standing is None or column in moving:
            continue
        if model.carried is not None and model.carried.column == column:
            continue
        box = model.layout.place(column, standing.land)
        if column in (told_of, acts):
            ornaments.outline(canvas, box, "gold", width=5)
        _frame(canvas, model, column, box)
        dim = _is_dim(model, column)
        card = model.person(standing.person)
        draw_person(canvas, card, model.words, box.x, box.y, box.w, dim=dim,
                    rulings=model.view.options.rulings)  # fmt: skip
        if not _is_marked(model, column):
            draw_warning(canvas, model, column, box)
        _mark(canvas, model, column, box)


def _is_marked(model: TableModel, column: int) -> bool:
    """Whether a person is part of what is being chosen: warnings would only confuse."""
    plan = model.plan
    return plan is not None and (
        plan.column == column or any(one.column == column for one in plan.arrows)
    )


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
    choice, plan = model.choice, model.plan
    if plan is not None and plan.column == column and plan.action not in ("beseech", "chastise"):
        ornaments.outline(canvas, box, "gold", width=5)
    elif plan is not None and any(one.column == column for one in plan.arrows):
        first = next(one for one in plan.arrows if one.column == column)
        ornaments.outline(canvas, box, colour_of(first), width=5)
    elif ahead := [one for one in arrows_ahead(model) if one.column == column]:
        ornaments.outline(canvas, box, colour_of(ahead[0]), width=5)
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


def colour_of(arrow: Arrow) -> str:
    """Pulls are yellow, pushes red; the signs and the direction say the same."""
    return "target" if arrow.verb in (PULL, "swap", "return") else "opposing"


# Ghosts and arrows.


def draw_plan(canvas: Canvas, model: TableModel) -> None:
    """What the choice under way would do: where everybody would stand, and how they get there."""
    plan, arrows, numbered = model.plan, arrows_ahead(model), False
    if plan is not None:
        several = len({one.step for one in plan.arrows}) > 1
        arrows, numbered = plan.arrows, several or plan.action in ("petition", "choose")
    elif arrows:
        numbered = bool(arrows[0].step)
    for column in COLUMNS:
        last = next((one for one in reversed(arrows) if one.column == column), None)
        place = destination(model, arrows, last) if last is not None else None
        if last is not None and place is not None:
            _ghost(canvas, model, last, place)
    for arrow in arrows:
        _arrow(canvas, model, arrows, arrow, numbered=numbered)


def destination(model: TableModel, arrows: Sequence[Arrow], arrow: Arrow) -> Box | None:
    """Where a person would end: on the track, or in a congregation; None for the discarded."""
    layout = model.layout
    if 0 <= arrow.to_land <= LAST:
        return layout.place(arrow.column, arrow.to_land)
    if arrow.verb == "discard":
        return None
    seat = 0 if arrow.to_land < 0 else 1
    joining = [one for one in arrows if one.to_land == arrow.to_land]
    number = len(model.public.congregations[seat]) + joining.index(arrow)
    return layout.joined(seat, number)


def _ghost(canvas: Canvas, model: TableModel, arrow: Arrow, box: Box) -> None:
    card, rulings = model.person(arrow.person), model.view.options.rulings
    draw_person(canvas, card, model.words, box.x, box.y, box.w, ghost=True, rulings=rulings)
    signs.dashed_frame(canvas, box, colour_of(arrow))


def _arrow(
    canvas: Canvas, model: TableModel, arrows: Sequence[Arrow], arrow: Arrow, *, numbered: bool
) -> None:
    """An arrow along the column, with the number of its step where there are several."""
    layout = model.layout
    start = layout.place(arrow.column, arrow.from_land)
    if arrow.verb == "discard":
        signs.cross(canvas, start, colour_of(arrow))
        if numbered:
            x, y = start.right - 22, start.y + 22
            signs.step_number(canvas, x, y, arrow.step, colour_of(arrow))
        return
    end = destination(model, arrows, arrow) or start
    down = end.y > start.y
    # Several arrows in one column stand side by side.
    same = [one for one in arrows if one.column == arrow.column]
    shift = (same.index(arrow) - (len(same) - 1) / 2) * 52 if len(same) > 1 else 0.0
    x = start.cx + shift
    y0, y1 = (start.bottom, end.y) if down else (start.y, end.bottom)
    on_track = 0 <= arrow.to_land <= LAST
    if on_track and abs(layout.row(arrow.to_land) - layout.row(arrow.from_land)) < 2:
        middle = (y0 + y1) / 2
        y0, y1 = (middle - 26, middle + 28) if down else (middle + 26, middle - 28)
    elif not on_track:
        y1 = y0 + (52 if down else -52)
    signs.shaft(canvas, x, y0, y1, colour_of(arrow))
    if numbered:
        y = (y0 + y1) / 2 - (4 if down else -4)
        signs.step_number(canvas, x, y, arrow.step, colour_of(arrow))


# On the way.


def _travelling(model: TableModel) -> list[told.Moved | told.Joined | told.Discarded | told.Drawn]:
    """The events whose persons are on the way now."""
    beat = model.beat
    kinds = (told.Moved, told.Joined, told.Discarded, told.Drawn)
    return [event for event in beat.events if isinstance(event, kinds)] if beat is not None else []


def _swapping(model: TableModel) -> set[int]:
    """The columns of those who change places now."""
    events = model.beat.events if model.beat is not None else ()
    swapped = [event for event in events if isinstance(event, told.Swapped)]
    return {column for event in swapped for column in (event.column, event.other_column)}


def draw_travellers(canvas: Canvas, model: TableModel) -> None:
    """Whoever is on the way now."""
    beat, still = model.beat, model.settings.look.reduced_motion
    if beat is None or beat.began is None:
        return
    t = 1.0 if still else ease_in_out(model.progress.share)
    for event in beat.events:
        if isinstance(event, told.Swapped):
            _travel(canvas, model, event.person, model.layout.place(event.column, event.land),
                    model.layout.place(event.column, event.other_land), t)  # fmt: skip
            _travel(canvas, model, event.other_person,
                    model.layout.place(event.other_column, event.other_land),
                    model.layout.place(event.other_column, event.land), t)  # fmt: skip
    for event in _travelling(model):
        start, end = _way(model, event)
        _travel(canvas, model, event.person, start, end, t)


def _way(
    model: TableModel, event: told.Moved | told.Joined | told.Discarded | told.Drawn
) -> tuple[Box, Box]:
    layout = model.layout
    match event:
        case told.Moved():
            return (
                layout.place(event.column, event.from_land),
                layout.place(event.column, event.to_land),
            )
        case told.Joined():
            number = len(model.public.congregations[event.seat]) + _before(model, event)
            return layout.place(event.column, event.from_land), layout.joined(event.seat, number)
        case told.Discarded():
            return layout.place(event.column, event.land), layout.discard_pile
        case told.Drawn():
            return layout.draw_pile, layout.place(event.column, event.land)


def _before(model: TableModel, event: told.Joined) -> int:
    """How many join the same congregation to the left of this person."""
    same = [one for one in _travelling(model) if isinstance(one, told.Joined)]
    return [one for one in same if one.seat == event.seat].index(event)


def _travel(canvas: Canvas, model: TableModel, person: str, start: Box, end: Box, t: float) -> None:
    x, y = between(start.x, end.x, t), between(start.y, end.y, t)
    draw_person(canvas, model.person(person), model.words, x, y, 204.0,
                rulings=model.view.options.rulings)  # fmt: skip


def draw_carried(canvas: Canvas, model: TableModel) -> None:
    """The person that is drawn along its column, and the place it would take."""
    carried = model.carried
    standing = model.public.display[carried.column] if carried is not None else None
    if carried is None or standing is None:
        return
    box = model.layout.place(carried.column, standing.land)
    to_pile = model.layout.discard_pile.grown(20).holds(*carried.at)
    x, y = box.x, box.y + max(-190.0, min(190.0, carried.y))
    if to_pile or model.carried_to == "excommunicate":
        x, y = carried.at[0] - box.w / 2, carried.at[1] - box.h / 2
    able = bool(model.carried_action)
    draw_person(canvas, model.person(standing.person), model.words, x, y, box.w,
                dim=bool(model.carried_to) and not able,
                rulings=model.view.options.rulings)  # fmt: skip
