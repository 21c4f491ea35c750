"""Persons on their way: by what is played back, and in the hand of whoever draws them along."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tolerance_game.core.events import Event
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.motion import between, ease_in_out, ease_out
from tolerance_game.ui.schisma import signs
from tolerance_game.ui.schisma.cards.back import draw_flat_back

from .acting import verb_of
from .layout import CARD_WIDTH
from .model import TableModel
from .person_shown import draw_shown
from .preview import MIDDLE, colour_of, number_at, way

FADE: Final = 120.0
"""Milliseconds in which ghost and arrow fade; and with reduced motion, one place for the other."""
LIFT, LIFTED = 0.28, 16.0
"""The share of a beat in which somebody who leaves is lifted first, and how high."""
TURNED: Final = 0.55
"""The share of the way on which somebody drawn lies face down."""


class Travel(NamedTuple):
    """The way of one person in a beat."""

    person: str
    start: Box
    end: Box
    event: Event


def travels(model: TableModel, events: Iterable[Event]) -> list[Travel]:
    """Everybody on the way by these events."""
    layout = model.layout
    found: list[Travel] = []

    def goes(person: str, start: Box, end: Box, event: Event) -> None:
        found.append(Travel(person, start, end, event))

    for event in events:
        match event:
            case told.Moved():
                start = layout.place(event.column, event.from_land)
                goes(event.person, start, layout.place(event.column, event.to_land), event)
            case told.Joined():
                start = layout.place(event.column, event.from_land)
                goes(event.person, start, _joined(model, event, found), event)
            case told.Discarded():
                start = layout.place(event.column, event.land)
                goes(event.person, start, layout.discard_pile, event)
            case told.Drawn() | told.Laid():
                end = layout.place(event.column, event.land)
                goes(event.person, layout.draw_pile, end, event)
            case told.Swapped():
                one, two, a, b = event.column, event.other_column, event.land, event.other_land
                goes(event.person, layout.place(one, a), layout.place(one, b), event)
                goes(event.other_person, layout.place(two, b), layout.place(two, a), event)
    return found


def _joined(model: TableModel, event: told.Joined, before: Sequence[Travel]) -> Box:
    """The place in the congregation, behind those who join it at the same time."""
    number = len(model.public.congregations[event.seat]) + sum(
        isinstance(one.event, told.Joined) and one.event.seat == event.seat for one in before
    )
    return model.layout.joined(event.seat, number)


def moving_columns(model: TableModel) -> set[int]:
    """The columns whose persons are on the way."""
    beat = model.beat
    found: set[int] = set()
    for event in beat.events if beat is not None else ():
        if isinstance(event, told.Moved | told.Joined | told.Discarded | told.Drawn | told.Laid):
            found.add(event.column)
        elif isinstance(event, told.Swapped):
            found |= {event.column, event.other_column}
    return found


def draw_travellers(canvas: Canvas, model: TableModel) -> None:
    """Whoever is on the way now, over the place they leave and the arrow they follow.

    Who has arrived and waits for a key lies below the arrow: else its head would not be seen.
    """
    beat = model.beat
    if beat is None or beat.began is None:
        return
    found = travels(model, beat.events)
    for one in found:
        _draw_place_left(canvas, model, one)
    if not model.has_arrived:
        for one in found:
            _draw_arrow(canvas, model, one)
    for one in found:
        if model.settings.look.reduced_motion:
            _draw_changed(canvas, model, one)
        else:
            _draw_moved(canvas, model, one)
    if model.has_arrived:
        for one in found:
            _draw_arrow(canvas, model, one)


def _draw_step(canvas: Canvas, model: TableModel, x: float, y: float, colour: str) -> None:
    step = model.beat.step if model.beat is not None else 0
    if step:
        signs.step_number(canvas, x, y, step, colour)


def _elapsed(model: TableModel) -> tuple[float, float]:
    """Milliseconds since the beat began, and how long it takes, at normal speed."""
    length = model.beat.length if model.beat is not None else 0.0
    return model.progress.share * length, length


def _seen(model: TableModel, one: Travel) -> float:
    """How much is seen of the place somebody leaves, and of the arrow: 0 for nothing."""
    if not isinstance(one.event, told.Moved | told.Swapped | told.Joined):
        return 0.0
    elapsed, length = _elapsed(model)
    # In a few steps, each of which is drawn once.
    left = FADE if model.progress.waits else length - elapsed
    return round(4 * max(0.0, min(1.0, left / FADE))) / 4


def _draw_place_left(canvas: Canvas, model: TableModel, one: Travel) -> None:
    if seen := _seen(model, one):
        signs.dashed_frame(canvas, one.start, _colour(model, one), 3, seen)


def _draw_arrow(canvas: Canvas, model: TableModel, one: Travel) -> None:
    """From the place that is left; with the number of its step, once it lies above everybody."""
    seen = _seen(model, one)
    if not seen:
        return
    colour, x = _colour(model, one), one.start.x + MIDDLE
    y0, y1 = _arrow(model, one)
    signs.shaft(canvas, x, y0, y1, colour, seen)
    if model.has_arrived:
        _draw_step(canvas, model, x, number_at(y0, y1), colour)


def _colour(model: TableModel, one: Travel) -> str:
    return colour_of(verb_of(one.event, model.public.seat))


def _arrow(model: TableModel, one: Travel) -> tuple[float, float]:
    event, layout = one.event, model.layout
    match event:
        case told.Moved():
            return way(layout, one.start, event.from_land, event.to_land)
        case told.Joined():
            return way(layout, one.start, event.from_land, 5 if event.seat else -1)
        case told.Swapped():
            first, second = event.land, event.other_land
            lands = (first, second) if one.person == event.person else (second, first)
            return way(layout, one.start, *lands)
    return one.start.cy, one.end.cy


def _draw_moved(canvas: Canvas, model: TableModel, one: Travel) -> None:
    """Somebody slides; who leaves the track is lifted first, and who is drawn turns over."""
    share = model.progress.share
    match one.event:
        case told.Joined() | told.Discarded():
            up = min(1.0, share / LIFT)
            t = ease_in_out(max(0.0, (share - LIFT) / (1 - LIFT)))
            lift = LIFTED * ease_out(up) * (1 - t)
        case told.Drawn() | told.Laid():
            t, lift = ease_out(share), 0.0
            if share < TURNED:
                x, y = between(one.start.x, one.end.x, t), between(one.start.y, one.end.y, t)
                w = between(one.start.w, CARD_WIDTH, t)
                draw_flat_back(canvas, Box(x, y, w, w * 112 / 204))
                return
        case _:
            t, lift = ease_in_out(share), 0.0
    x, y = between(one.start.x, one.end.x, t), between(one.start.y, one.end.y, t)
    if lift:
        shade = Box(x + 4, y + 6, CARD_WIDTH, 112)
        canvas.shadow(shade, 14, 150, -2, lift)
    w = CARD_WIDTH
    if isinstance(one.event, told.Discarded):
        # As small as the pile is, in few sizes, each of which is drawn once.
        w = between(one.start.w, one.end.w, round(3 * t) / 3)
    _draw_person(canvas, model, one, x, y - lift, w)


def _draw_changed(canvas: Canvas, model: TableModel, one: Travel) -> None:
    """With reduced motion one place fades into the other."""
    elapsed, _length = _elapsed(model)
    t = max(0.0, min(1.0, elapsed / FADE))
    if t < 1:
        ghost = one.start if t > 0.5 else one.end
        _draw_person(canvas, model, one, ghost.x, ghost.y, ghost=True)
    if t <= 0.5 and not isinstance(one.event, told.Drawn | told.Laid):
        _draw_person(canvas, model, one, one.start.x, one.start.y)
    elif t > 0.5 and not isinstance(one.event, told.Discarded):
        _draw_person(canvas, model, one, one.end.x, one.end.y)


def _draw_person(
    canvas: Canvas,
    model: TableModel,
    one: Travel,
    x: float,
    y: float,
    w: float = CARD_WIDTH,
    *,
    ghost: bool = False,
) -> None:
    draw_shown(canvas, model, one.person, x, y, w, ghost=ghost)
    moves = isinstance(one.event, told.Moved | told.Swapped | told.Joined)
    if moves and not ghost and not model.has_arrived:
        _draw_step(canvas, model, x + MIDDLE, y + 2, _colour(model, one))


def draw_carried(canvas: Canvas, model: TableModel) -> None:
    """The person that is drawn along its column, and the place it would take."""
    carried = model.carried
    standing = model.public.display[carried.column] if carried is not None else None
    if carried is None or standing is None:
        return
    box = model.layout.place(carried.column, standing.land)
    pile = model.layout.discard_pile
    to_pile = pile.grown(20).holds(*carried.at)
    x, y = box.x, box.y + max(-190.0, min(190.0, carried.y))
    if to_pile or model.carried_to == "excommunicate":
        x, y = carried.at[0] - box.w / 2, carried.at[1] - box.h / 2
    able = bool(model.carried_action)
    if to_pile and able:
        ornaments.outline(canvas, pile, "target", width=4)
    canvas.shadow(Box(x, y, box.w, box.h), 14, 170, -2, 12)
    draw_shown(canvas, model, standing.person, x, y, box.w, dim=bool(model.carried_to) and not able)
