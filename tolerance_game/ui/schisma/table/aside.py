"""The column at the left: this turn, the four actions, both piles, and the Samaritan rule."""

from __future__ import annotations

from typing import Final

from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.moves import ACTIONS, PETITION
from tolerance_game.games.schisma.rules.ruleset import MOVED, OFF
from tolerance_game.games.schisma.rules.samaritan import CIRCLE, SAMARITAN, barred
from tolerance_game.games.schisma.rules.state import CHOOSING
from tolerance_game.games.schisma.rules.verbs import VERB_OF
from tolerance_game.ui.kit import badges, ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.schisma.cards.back import draw_flat_back
from tolerance_game.ui.schisma.signs import ACTION_ICONS

from .lines import lines_within
from .model import TableModel
from .person_shown import draw_shown
from .shown import DoneAction

ICONS: Final = ACTION_ICONS
EDGE: Final = 20.0


def draw_turn(canvas: Canvas, model: TableModel) -> None:
    """What was done in this turn, and what is left of it."""
    box, say, public = model.layout.turn, model.words.say, model.public
    ornaments.panel(canvas, box)
    with canvas.region(box.grown(-8)):
        title = say("schisma.table.this_turn")
        wide = canvas.text(title, box.x + EDGE, box.y + 12, "name", 29, "strong", fit=136)
        number = 1 if public.turn == 1 else 2
        said = say(f"schisma.table.different.{number}")
        room = box.w - 2 * EDGE - wide - 10
        size = canvas.fitting(said, "italic", 21, room)
        if canvas.width(said, "italic", size) <= room:
            canvas.text(said, box.right - EDGE, box.y + 20, "italic", size, "second", "r")
    done = model.shown.actions
    for place in range(number):
        row = Box(box.x + 14, box.y + 60 + 70 * place, box.w - 28, 62)
        if place < len(done):
            _done(canvas, model, row, done[place])
        elif place == len(done) and not model.is_past:
            _now(canvas, model, row, place + 1)
        else:
            ornaments.tablet(canvas, row, "button_off", "line", radius=5, width=1.5, opacity=0.6)


def _done(canvas: Canvas, model: TableModel, row: Box, done: DoneAction) -> None:
    ornaments.tablet(canvas, row, "button", "line_strong", radius=5, width=2)
    badges.disc(canvas, row.x + 28, row.cy, 36, "done", "paper")
    canvas.icon("check-mark", row.x + 28, row.cy, 20, "strong")
    with canvas.region(row):
        name = model.words.say(f"schisma.action_name.{done.action}")
        canvas.text(name, row.x + 58, row.y + 6, "label", 24, "strong", fit=row.w - 68)
        said = brief(model, done)
        canvas.text(said, row.x + 58, row.y + 33, "italic", 20, "body", fit=row.w - 66)


def brief(model: TableModel, done: DoneAction) -> str:
    """An action in a few words."""
    say = model.words.say
    if done.action == PETITION:
        return model.words.named("person", done.person)
    for event in done.events:
        if isinstance(event, told.Moved):
            return say("schisma.table.brief.moved", person=event.person, to_land=event.to_land)
        if isinstance(event, told.Joined):
            return say("schisma.table.brief.joined", person=event.person, land=4 * event.seat)
        if isinstance(event, told.Drawn):
            values = {"person": done.person, "other_person": event.person}
            return say("schisma.table.brief.replaced", **values)
    return model.words.named("person", done.person)


def _now(canvas: Canvas, model: TableModel, row: Box, number: int) -> None:
    # While a petition goes on after a draw, no other action is to be chosen (S3.2, `at_once`).
    mine = model.my_turn and model.view.phase != CHOOSING
    fill, line = ("row", "gold") if mine else ("button_off", "line")
    ornaments.tablet(canvas, row, fill, line, radius=5, width=2)
    badges.disc(canvas, row.x + 28, row.cy, 36, "gold" if mine else "second", "paper")
    canvas.text(str(number), row.x + 28, row.cy - 1, "heavy", 24, "ink", "c", middle=True)
    choice, say = model.choice, model.words.say
    action = choice.plan.action if choice.plan is not None else choice.action
    with canvas.region(row):
        x, room = row.x + 58, row.w - 66
        if not action or action not in ACTIONS:
            said = say("schisma.table.choose_action" if mine else "schisma.table.open_action")
            lines, size, step = lines_within(canvas, said, "italic", 21, room, 2)
            y = row.cy - 1 - step * (len(lines) - 1) / 2
            for line in lines:
                canvas.text(line, x, y, "italic", size, "body", middle=True)
                y += step
            return
        canvas.text(say(f"schisma.action_name.{action}"), x, row.y + 6, "label", 24, "strong",
                    fit=room)  # fmt: skip
        long, short = _chosen(model)
        said = long if canvas.width(long, "italic", 19) <= room else short
        canvas.text(said, x, row.y + 33, "italic", 20, "body", fit=room)


def _chosen(model: TableModel) -> tuple[str, str]:
    """Whom the action under way concerns, and what is asked; and the same in fewer words."""
    plan, words = model.choice.plan, model.words
    if plan is None:
        said = words.say("schisma.table.choose_person")
        return said, said
    if plan.ask is None:
        said = words.named("person", plan.person)
        return said, said
    step = plan.ask.step
    lands = {"count_lands": step.lands} if VERB_OF[step.verb].along else {}
    which = words.say(f"schisma.table.verb.{step.verb}", **lands)
    return words.say("schisma.table.asked", person=plan.person, which=which), which


def draw_action(canvas: Canvas, model: TableModel, action: str) -> None:
    """The button of an action: what it does in a line, and its key."""
    box, say = model.layout.action(action), model.words.say
    choice = model.choice
    chosen = choice.action == action or (choice.plan is not None and choice.plan.action == action)
    used = action in model.public.used
    over = model.is_past or model.view.outcome is not None
    off = over or (model.my_turn and not model.is_open(action))
    lit = model.lit(f"action/{action}") or model.carried_action == action
    state = "p" if chosen else "d" if used or off else "h" if lit else "n"
    moved = box.moved(0, 2) if model.pressed == f"action/{action}" else box
    colour = ornaments.button_face(canvas, moved, state)
    box, x = moved, moved.x + 90
    paper = "paper" if state != "d" else "#8B7C64"
    ornaments.tablet(canvas, Box(box.x + 12, box.y + 13, 64, 64), paper, "ink", radius=5, width=2)
    canvas.icon(ICONS[action], box.x + 44, box.cy, 48)
    with canvas.region(box):
        room = box.w - 102
        about = say(f"schisma.table.about.{action}")
        lines, size, step = lines_within(canvas, about, "italic", 20, room - 14, 2)
        # In a small window letters are as large as in any other: there may be less room, or none.
        tight = 40 + 2 * step > box.h - 5
        above = 8 if not tight else 2 if len(lines) <= 2 else box.h / 2 - 18
        wide = canvas.text(say(f"schisma.action_name.{action}"), x, box.y + above, "label", 27,
                           colour, fit=room)  # fmt: skip
        second = "off" if state == "d" else "on_rubric" if chosen else "body"
        for number, line in enumerate(lines if len(lines) <= 2 else ()):
            y = box.y + above + (29 if tight else 32) + number * step
            canvas.text(line, x, y, "italic", size, second, fit=room)
        key = str(ACTIONS.index(action) + 1)
        canvas.text(key, box.right - 20, box.bottom - 30, "body", 20, second, "c")
    if used:
        ornaments.line(canvas, x, box.y + above + 17, wide, "off", 2)
    if model.framed == f"action/{action}":
        ornaments.outline(canvas, box, width=3, glow=False)


def draw_piles(canvas: Canvas, model: TableModel) -> None:
    """What may still come, and what went."""
    layout, say, public = model.layout, model.words.say, model.public
    ornaments.panel(canvas, layout.piles)
    draw, discard = layout.draw_pile, layout.discard_pile
    with canvas.region(layout.piles):
        for name, box in (("draw", draw), ("discard", discard)):
            title = say(f"schisma.table.pile.{name}")
            canvas.text(title, box.cx, layout.piles.y + 10, "name", 27, "strong", "c", fit=132)
    if public.pile:
        for layer in range(min(3, len(public.pile))):
            draw_flat_back(canvas, draw.moved(-2.0 * layer, -3.0 * layer))
    else:
        ornaments.tablet(canvas, draw, "#000000", "line_strong", radius=6, width=2, opacity=0.25)
    if public.discard:
        draw_shown(canvas, model, public.discard[-1], discard.x, discard.y, discard.w)
    else:
        ornaments.tablet(canvas, discard, "#000000", "line_strong", radius=6, width=2, opacity=0.25)
    for count, box in ((len(public.pile), draw), (len(public.discard), discard)):
        badges.count(canvas, box.right - 4, box.y, count, 22)
    with canvas.region(layout.piles):
        left = say("schisma.table.pile.left", number=len(public.pile))
        canvas.text(left, draw.cx, draw.bottom + 18, "italic", 22, "body", "c", fit=132)
        last = public.discard[-1] if public.discard else ""
        said = model.words.named("person", last) if last else say("schisma.table.pile.none")
        canvas.text(said, discard.cx, draw.bottom + 18, "italic", 22, "body", "c", fit=132)


def draw_note(canvas: Canvas, model: TableModel) -> None:
    """What this turn may not end with (S2.7, S2.9)."""
    box, say = model.layout.note, model.words.say
    ornaments.panel(canvas, box)
    bars = barred(model.state) if model.my_turn else None
    kinds = frozenset() if bars is None else bars.kinds
    samaritan = model.view.options.rulings.samaritan
    which = CIRCLE if CIRCLE in kinds else "free"
    if bars is not None and SAMARITAN in kinds:
        which = MOVED if bars.moved else SAMARITAN
    elif which == "free" and model.public.left == 2 and samaritan != OFF:
        which = "later_moved" if samaritan == MOVED else "later"
    ruling = "no_circles" if which == CIRCLE else "samaritan"
    with canvas.region(box.grown(-4)):
        canvas.text(say(f"schisma.ruling.{ruling}.name"), box.x + EDGE, box.y + 4, "label", 23,
                    "gold", fit=box.w - 2 * EDGE)  # fmt: skip
        values = {} if which in (CIRCLE, "free") else {"seat": 1 - model.public.seat}
        said = say(f"schisma.table.samaritan.{which}", **values)
        room = box.w - 2 * EDGE + 8
        lines, size, step = lines_within(canvas, said, "italic", 19.5, room, 3)
        above = min(31.0, box.h - 8 - len(lines) * step)
        for number, line in enumerate(lines):
            canvas.text(line, box.x + EDGE, box.y + above + number * step, "italic", size, "body",
                        fit=room)  # fmt: skip
