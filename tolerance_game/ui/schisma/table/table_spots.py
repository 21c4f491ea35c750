"""The spots of the table: all that can be pointed at, in the order in which Tab walks through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Protocol

from tolerance_game.games.schisma import petition_texts
from tolerance_game.games.schisma.foresight.plan import CHOOSE
from tolerance_game.games.schisma.rules.moves import ACTIONS
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.widgets.button import Button, evened
from tolerance_game.ui.kit.widgets.row import side_by_side
from tolerance_game.ui.table.button_tip import step_key
from tolerance_game.ui.table.source import Pages
from tolerance_game.ui.table.table_buttons import SIZE, longest_speed, page_buttons, play_buttons

from .chronicle_panel import panel_of
from .commands import SchismaCommands
from .model import TableModel
from .threats import spots_of_threats
from .tooltip import text_of
from .ways import threats_box


class Turned(Protocol):
    """What the buttons need from the table."""

    pages: Pages | None

    def turn(self, by: int) -> None:
        """Turns to another page."""

    def show_last_turn(self) -> None:
        """Plays the last turn of the other side back once more."""


def buttons_of(model: TableModel, commands: SchismaCommands, table: Turned) -> list[Button]:
    """The buttons above and below the table."""
    say, layout, play = model.words.say, model.layout, model.settings.play
    menu = commands.actions.menu
    room = layout.beside
    chronicle = _chronicle_button(model, commands, room)
    if table.pages is not None:
        right = layout.width - 16
        chronicle = side_by_side(chronicle, room)
        actions = commands.actions
        back = page_buttons(model.words, table.pages, table.turn, actions, right)
        return evened([*back, *chronicle])
    may_undo = model.undo_limit is None
    found = play_buttons(model.words, commands, menu, may_undo=may_undo, hints=play.hints)
    beside = [
        *chronicle,
        Button("button/flip", room, say("schisma.table.flip"), commands.flip, "cycle",
               size=SIZE),
        Button("button/threats", room, say("schisma.table.threats.button"),
               commands.toggle_threats, "eye-target", on=model.threats_shown, size=SIZE),
        Button("button/speed", room, say(f"table.speed.{model.progress.speed}"),
               commands.next_pace, "fast-forward-button", size=SIZE),
    ]  # fmt: skip
    found += side_by_side(beside, room, at_right=True, widest=longest_speed(model.words))
    choice = model.choice
    # A petition that goes on after a draw cannot be cancelled, only what was picked for it.
    begun = choice.plan is not None and (choice.plan.action != CHOOSE or choice.plan.picks)
    if begun or choice.action or choice.menu is not None:
        which = "petition" if model.is_petition else "choice"
        found.append(
            Button("button/cancel", layout.cancel, say(f"schisma.table.cancel.{which}"),
                   commands.cancel, "cross-mark", group="choice")
        )  # fmt: skip
    elif model.busy and model.progress.is_led:
        found.append(
            Button("button/by_itself", layout.cancel, say("table.guide.by_itself"),
                   commands.lead_no_more, "fast-forward-button", group="choice")
        )  # fmt: skip
    elif model.shown.last_turn[0] >= 0:
        found.append(
            Button("button/last_turn", layout.cancel, say("schisma.table.last_turn"),
                   table.show_last_turn, "backward-time", off=model.busy, group="choice")
        )  # fmt: skip
    if model.busy:
        found.append(
            Button("button/step", layout.carry_out, say("table.step"), commands.step,
                   "next-button", step_key(model), group="choice")
        )  # fmt: skip
    plan = choice.plan
    ask = plan.ask if plan is not None else None
    if ask is not None and ask.may_stop:
        full = len(ask.picked) == ask.most
        found.append(
            Button("button/enough", layout.carry_out, say("schisma.table.enough"), commands.enough,
                   "check-mark", primary=full, off=ask.why_not_stop is not None, group="choice")
        )  # fmt: skip
    elif plan is not None:
        found.append(
            Button("button/carry_out", layout.carry_out, say("schisma.table.carry_out"),
                   commands.carry_out, "check-mark", primary=model.can_confirm,
                   off=not model.can_confirm, group="choice")
        )  # fmt: skip
    return evened(found)


def _chronicle_button(model: TableModel, commands: SchismaCommands, box: Box) -> list[Button]:
    if model.layout.drawer:
        return []
    label = model.words.say("table.chronicle")
    return [Button("button/chronicle", box, label, commands.toggle_chronicle, "tied-scroll",
                   size=SIZE)]  # fmt: skip


def first_focus(model: TableModel) -> str | None:
    """The first thing that can be done."""
    if model.busy:
        return "button/step"
    plan = model.choice.plan
    if plan is not None and plan.ask is None:
        return "button/carry_out"
    if plan is not None and plan.ask is not None:
        able = [column for column, why in enumerate(plan.ask.why_not) if why is None]
        return f"person/{able[0]}" if able else "button/enough"
    menu = model.choice.menu
    if menu is not None:
        return next((f"menu/{one}" for one in ACTIONS if model.refusal(one, menu) is None), None)
    if model.able:
        return f"person/{min(model.able)}"
    able = [column for column, standing in enumerate(model.view.display) if standing is not None]
    return f"person/{able[len(able) // 2]}" if able else None


def spots_of(model: TableModel, commands: SchismaCommands, buttons: Sequence[Button]) -> list[Spot]:
    """All spots, from the lowest up."""
    found = list(_table(model, commands, buttons))
    box = threats_box(model)
    if box is not None and model.threats_shown:
        found += spots_of_threats(model, box)
    if model.drawer.is_open:
        found += panel_of(model).spots(commands.toggle_chronicle)
    return found


def _table(
    model: TableModel, commands: SchismaCommands, buttons: Sequence[Button]
) -> Iterator[Spot]:
    layout, words, public = model.layout, model.words, model.public
    for button in buttons:
        yield button.spot
    for action in ACTIONS:
        says = partial(words.say, f"schisma.action_name.{action}")
        act = partial(commands.choose_action, action)
        yield Spot(f"action/{action}", layout.action(action), act, says, "actions", silent=True,
                   decides=True)  # fmt: skip
    for pile, box in (("draw", layout.draw_pile), ("discard", layout.discard_pile)):
        yield Spot(
            f"pile/{pile}", box, words=partial(text_of, model, f"pile/{pile}"), group="piles"
        )
    for seat, persons in enumerate(public.congregations):
        for number, person in enumerate(persons):
            box = layout.joined(seat, number, len(persons))
            says = partial(words.named, "person", person)
            yield Spot(f"joined/{seat}-{number}", box, words=says, group=f"congregation-{seat}")
    for column, standing in enumerate(public.display):
        if standing is not None:
            says = partial(person_text, model, standing.person, standing.land)
            act = partial(commands.choose_person, column)
            place = layout.place(column, standing.land)
            yield Spot(f"person/{column}", place, act, says, "persons", silent=True, decides=True)
    for action, box in model.menu_boxes.items():
        assert model.choice.menu is not None
        says = partial(words.say, f"schisma.action_name.{action}")
        act = partial(commands.act_on, action, model.choice.menu)
        yield Spot(f"menu/{action}", box, act, says, "menu", silent=True, decides=True)


def person_text(model: TableModel, person: str, land: int) -> str:
    """A person in words: who, where, and what the petition does."""
    words, rulings = model.words, model.view.options.rulings
    petition = petition_texts.petition_text(words, model.person(person), rulings)
    return words.say("schisma.table.says.person", person=person, land=land, name=petition)
