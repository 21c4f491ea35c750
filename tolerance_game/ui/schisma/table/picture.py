"""How the whole table is drawn: what lies still, and what lies or moves above it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from tolerance_game.games.schisma.rules.moves import ACTIONS
from tolerance_game.games.schisma.rules.track import LAST, SEATS
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.widgets.button import Button
from tolerance_game.ui.table.focus_frame import draw_focus
from tolerance_game.ui.table.ground import Ground, Panel
from tolerance_game.ui.table.prompt import REACH, draw_prompt
from tolerance_game.ui.table.rules_marked import mark_panel, mark_text, marked
from tolerance_game.ui.table.slip import draw_words
from tolerance_game.ui.table.warning_bar import draw_warning

from . import aside, preview, traces, track, travel, warnings, ways
from .banner import draw_banner
from .chronicle_panel import panel_of
from .congregation import draw_congregation
from .model import TableModel
from .person_shown import draw_shown
from .prompting import mark_of_prompt, prompt
from .threats import threats_key
from .tooltip import TOLD, text_of

FRAMED: Final = ("pile/", "joined/", "log/", "filter/", "threat/")
"""Prefixes of spots that do not draw the focus themselves."""
SHADOW: Final = 20
LARGE: Final = 440.0


def draw(
    canvas: Canvas,
    model: TableModel,
    buttons: Sequence[Button],
    spots: Callable[[], Sequence[Spot]],
    ground: Ground,
) -> None:
    """Everything, from the wood up."""
    ground.draw(canvas, (model.chronicle, model.names), list(panels_of(model, buttons)))
    traces.draw_traces(canvas, model)
    track.draw_persons(canvas, model)
    preview.draw_plan(canvas, model)
    warnings.draw_slips(canvas, model)
    travel.draw_travellers(canvas, model)
    _menu(canvas, model)
    travel.draw_carried(canvas, model)
    draw_focus(canvas, model.looking, spots, FRAMED)
    draw_focus(canvas, model.looking, spots, ("person/",), apart=5)
    draw_warning(canvas, model.teller, model.warnings, model.layout.width)
    _closeup(canvas, model, spots)


def panels_of(model: TableModel, buttons: Sequence[Button]) -> Iterator[Panel]:
    """Everything on the wood that changes seldom."""
    layout, public = model.layout, model.public
    banner = layout.banner
    key: object = (public.turn, public.seat, public.used, public.outcome is not None)
    yield Panel("banner", Box(banner.x - 24, -60, banner.w + 48, 170), key,
                partial(draw_banner, model=model))  # fmt: skip
    for seat in SEATS:
        box = layout.congregation(seat)
        key = (box, model.congregations[seat], public.seat, public.turn, model.thinking == seat,
               model.dangers, public.outcome, model.turned, model.seen.key(seat))  # fmt: skip
        yield Panel(f"congregation/{seat}", box.grown(SHADOW), key,
                    partial(draw_congregation, model=model, seat=seat))  # fmt: skip
    for land in range(LAST + 1):
        box = layout.land(land)
        yield Panel(f"land/{land}", box.grown(10), box,
                    partial(track.draw_land, model=model, land=land))  # fmt: skip
    yield from _aside(model)
    side = layout.side
    if side is not None:
        found = threats_key(model)
        told = (ways.explained_person(model), ways.explained_step(model))
        ways_key = (model.stamp, model.me, public.display, model.congregations)
        key = (side, ways_key, found, told, model.shown.last_turn)
        yield Panel("side", side.grown(SHADOW), key, partial(ways.draw_side, model=model))
    if layout.drawer:
        chronicle = panel_of(model)
        yield Panel(
            "chronicle", chronicle.ground, chronicle.key(model.looking.spot), chronicle.draw
        )
    for button in buttons:
        look = (button.box, button.label, button.icon, button.key, button.on, button.off,
                button.primary, button.beside)  # fmt: skip
        held = (model.lit(button.id), model.pressed == button.id, model.framed == button.id)
        yield Panel(button.id, button.box.grown(SHADOW), (look, held),
                    partial(button.draw, scene=model))  # fmt: skip
    sentence, refused = prompt(model)
    if sentence:
        box = layout.prompt
        mark = mark_of_prompt(model)
        show = partial(draw_prompt, box=box, sentence=sentence, refusal=refused,
                       marked=mark is not None)  # fmt: skip
        yield Panel("prompt", box.grown(REACH), (sentence, refused, mark is None), show)
        if mark is not None:
            yield mark_panel(mark, model)


def _aside(model: TableModel) -> Iterator[Panel]:
    layout, choice, public = model.layout, model.choice, model.public
    plan = choice.plan
    asked = plan.ask.number if plan is not None and plan.ask is not None else 0
    chosen = (choice.action, plan is not None and (plan.action, plan.person, asked))
    key: object = (tuple(model.shown.actions), chosen, model.my_turn, public.turn)
    yield Panel("turn", layout.turn.grown(SHADOW), key, partial(aside.draw_turn, model=model))
    for action in ACTIONS:
        spot, box = f"action/{action}", layout.action(action)
        is_chosen = action in (choice.action, plan.action if plan is not None else "")
        key = (action in public.used, is_chosen, model.my_turn, model.stamp, model.lit(spot),
               model.pressed == spot, model.framed == spot)  # fmt: skip
        yield Panel(spot, box.grown(SHADOW), key,
                    partial(aside.draw_action, model=model, action=action))  # fmt: skip
    key = (public.pile, public.discard, model.turned)
    yield Panel("piles", layout.piles.grown(SHADOW), key, partial(aside.draw_piles, model=model))
    key = (model.stamp, model.my_turn, public.used)
    yield Panel("note", layout.note.grown(SHADOW), key, partial(aside.draw_note, model=model))


def _menu_ground(model: TableModel) -> Box:
    """The panel of the menu beside a person."""
    boxes = list(model.menu_boxes.values())
    first, last = boxes[0], boxes[-1]
    return Box(first.x - 10, first.y - 10, first.w + 20, last.bottom - first.y + 20)


def _menu(canvas: Canvas, model: TableModel) -> None:
    """What can be done with the person that was chosen first."""
    boxes = model.menu_boxes
    column = model.choice.menu
    if not boxes or column is None:
        return
    ground = _menu_ground(model)
    canvas.covered(ground)
    ornaments.panel(canvas, ground, active=True, opacity=1)
    for number, (action, box) in enumerate(boxes.items(), 1):
        refused = model.refusal(action, column) is not None
        lit = model.lit(f"menu/{action}")
        state = "d" if refused else "h" if lit else "n"
        colour = ornaments.button_face(canvas, box, state)
        canvas.icon(aside.ICONS[action], box.x + 28, box.cy, 30, colour)
        with canvas.region(box):
            name = model.words.say(f"schisma.action_name.{action}")
            room = box.w - 84
            canvas.text(name, box.x + 54, box.cy - 1, "label", 23, colour, middle=True, fit=room)
            canvas.text(str(number), box.right - 18, box.cy - 1, "body", 19, colour, "c",
                        middle=True)  # fmt: skip
        if model.framed == f"menu/{action}":
            ornaments.outline(canvas, box, width=3, glow=False)


# Looking closely.


def person_at(model: TableModel, spot: str) -> str | None:
    """The spot itself, where it is about a person that can be shown large."""
    return spot if shown_at(model, spot) else None


def shown_at(model: TableModel, spot: str) -> str:
    """The person that a spot is about; empty for most."""
    kind, _, rest = spot.partition("/")
    public = model.public
    match kind:
        case "person":
            standing = public.display[int(rest)]
            return standing.person if standing is not None else ""
        case "joined":
            seat, number = map(int, rest.split("-"))
            persons = public.congregations[seat]
            return persons[number] if number < len(persons) else ""
        case _:
            return ""


def _closeup(canvas: Canvas, model: TableModel, spots: Callable[[], Sequence[Spot]]) -> None:
    """A person large, or a few words, for what the viewer points at."""
    if not model.on_top or model.carried is not None:
        return
    looking = model.looking
    if looking.inspected and model.choice.menu is None:
        if model.choice.plan is None and not model.choice.action:
            found = next((one for one in spots() if one.id == looking.inspected), None)
            if found is not None:
                _large(canvas, model, shown_at(model, looking.inspected), found.box)
        return
    spot = looking.spot
    if spot and spot.startswith(TOLD) and looking.rests:
        found = next((one for one in spots() if one.id == spot), None)
        said = text_of(model, spot) if found is not None else ""
        if found is not None and said:
            # Beside the whole menu: the rest of it stays in sight.
            menu = _menu_ground(model) if spot.startswith("menu/") else None
            draw_words(canvas, said, menu or found.box, mark_text(model, said))


def marked_beside(model: TableModel) -> tuple[str, ...]:
    """The paragraphs of the mark beside what is pointed at."""
    looking = model.looking
    if not model.on_top or model.carried is not None or looking.inspected or not looking.rests:
        return ()
    told = looking.spot is not None and looking.spot.startswith(TOLD)
    return marked(model, text_of(model, looking.spot)) if told and looking.spot else ()


def _large(canvas: Canvas, model: TableModel, person: str, near: Box) -> None:
    """The large card beside its place, so that the place itself stays in sight."""
    if not person:
        return
    h = LARGE * 272 / 440
    x = near.right + 24 if near.right + 24 + LARGE < model.layout.width else near.x - 24 - LARGE
    y = min(max(near.cy - h / 2, 90.0), 1080 - h - 20)
    draw_shown(canvas, model, person, x, y, LARGE)
