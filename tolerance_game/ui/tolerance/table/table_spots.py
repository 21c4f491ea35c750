"""The spots of the table: all that can be pointed at, in the order in which Tab walks through."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from tolerance_game.games.tolerance.card_texts import card_text
from tolerance_game.games.tolerance.rules.cards import RELIGIONS
from tolerance_game.ui.kit import Box, Button, Spot
from tolerance_game.ui.kit.spots import look_only
from tolerance_game.ui.kit.widgets.row import side_by_side
from tolerance_game.ui.table.button_tip import step_key
from tolerance_game.ui.table.table_buttons import SIZE, play_buttons

from . import explained, queue
from .boards import all_places, opponent_seal, own_seal
from .chronicle_panel import panel_of
from .closeup import text_of
from .commands import ToleranceCommands
from .model import TableModel
from .total import spot_box


def buttons_of(model: TableModel, commands: ToleranceCommands) -> list[Button]:
    """The buttons above the table, and those of the queue."""
    say, layout, play = model.words.say, model.layout, model.settings.play
    right, may_undo = layout.width - 346, model.undo_limit is None
    menu = commands.actions.menu
    found = play_buttons(model.words, commands, menu, may_undo=may_undo, hints=play.hints)
    if not layout.drawer:
        box, act = Box(right - 180, 18, 170, 46), commands.toggle_chronicle
        found.append(Button("button/chronicle", box, say("table.chronicle"), act, "tied-scroll",
                            size=SIZE))  # fmt: skip
    box, label = Box(right, 18, 156, 46), say("table.preview_button")
    act, on = commands.toggle_preview, play.preview
    found.append(Button("button/preview", box, label, act, "eye-target", on=on, size=SIZE))
    box, label = Box(right + 166, 18, 164, 46), say(f"table.speed.{model.progress.speed}")
    found.append(Button("button/speed", box, label, commands.next_pace,
                        "fast-forward-button", size=SIZE))  # fmt: skip
    if layout.queue:
        y, off = layout.side.bottom - 106, not model.busy
        room = Box(layout.side.x + 20, y, layout.side.w - 40, 46)
        leading = [
            Button("button/step", room, say("table.step"), commands.step, "next-button",
                   step_key(model), off=off, group="queue"),
            Button("button/finish", room, say("table.finish"), commands.finish,
                   "fast-forward-button", off=off, group="queue"),
        ]  # fmt: skip
        found += side_by_side(leading, room, gap=10, fill=True)
        if model.progress.is_led:
            box, label = queue.note_button(layout), say("table.guide.by_itself")
            act = commands.lead_no_more
            found.append(Button("button/by_itself", box, label, act, size=21, group="queue"))
    elif len(model.shown.hand) > 1:
        label = say("table.sort", which=say(f"table.sort_by.{play.sort}"))
        box = Box(layout.middle.x, 690, 0, 0) if layout.hand.w < 0 else sort_box(model)
        act = commands.next_sort
        found.append(Button("button/sort", box, label, act, size=20, group="sort"))
    return found


def sort_box(model: TableModel) -> Box:
    """Where the order of the hand is chosen: at the lower right of the table."""
    layout = model.layout
    if layout.preview:
        # As low as possible: a raised card at the right end of the hand comes near it.
        return Box(layout.side.x, 727, layout.side.w, 31)
    return Box(layout.width - 16 - 220, 690, 220, 38)


def first_focus(model: TableModel) -> str | None:
    """The first thing that can be done."""
    if model.targets:
        return f"trick/{model.targets[0]}"
    if model.leaders:
        return f"starter/{model.me}"
    hand, legal = model.hand, model.legal
    card = next((one for one in hand if one in legal), hand[0] if hand else None)
    return f"hand/{card}" if card else None


def spots_of(
    model: TableModel, commands: ToleranceCommands, buttons: Sequence[Button]
) -> list[Spot]:
    """All spots, from the lowest up."""
    found = list(_table(model, commands, buttons))
    if model.drawer.is_open:
        found += panel_of(model).spots(commands.toggle_chronicle)
    return found


def _table(
    model: TableModel, commands: ToleranceCommands, buttons: Sequence[Button]
) -> Iterator[Spot]:
    shown, words = model.shown, model.words
    for button in buttons:
        yield button.spot
    for seat, box in model.others.items():
        says = partial(words.say, "table.says.seat", seat=seat)
        yield Spot(f"seat/{seat}", Box(box.x, box.y, box.w, 130), words=says, group="seats")
    yield from explained.spots_of(model)
    yield from _totals(model)
    for place in all_places(model):
        pile = shown.public.seats[place.seat].pile(place.alive, RELIGIONS.index(place.religion))
        says = partial(explained.text_of, model, place.id)
        look = commands.actions.look if place.seat == shown.me and pile else None
        box = Box(place.box.x, place.box.y, place.box.w, place.box.h + 22)
        act = partial(look, place.seat) if look is not None else look_only
        group = f"panel/{place.seat}"
        yield Spot(place.id, box, act, says, group, focusable=bool(pile))
    yield from explained.goal_spots(model, commands.actions.role)
    yield from _trick(model, commands)
    yield from _leaders(model, commands)
    yield from _hand(model, commands)
    for suit, box in model.declare_boxes.items():
        says = partial(words.say, "table.says.declare", suit=suit)
        yield Spot(f"declare/{suit}", box, partial(commands.declare, suit), says, "declare",
                   decides=True)  # fmt: skip


def _totals(model: TableModel) -> Iterator[Spot]:
    """The points of every seat, whose tooltip is the expected total."""
    seals = {seat: opponent_seal(box) for seat, box in model.others.items()}
    seals[model.shown.me] = own_seal(model.layout.board)
    for seat, seal in seals.items():
        says, box = partial(text_of, model, f"points/{seat}"), spot_box(model.shown, seat, seal)
        yield Spot(f"points/{seat}", box, words=says, group=f"panel/{seat}")


def _trick(model: TableModel, commands: ToleranceCommands) -> Iterator[Spot]:
    targets = model.targets
    for play in model.shown.trick.cards:
        card, says = play.card, partial(_says, model, play.card)
        if card in targets:
            says = partial(model.words.say, "table.says.target", card=card)
        # Other cards act too: they are refused, with the reason.
        act = partial(commands.choose_target, card) if targets else look_only
        yield Spot(f"trick/{card}", model.slots[play.seat], act, says, "trick", silent=True,
                   decides=True)  # fmt: skip


def _leaders(model: TableModel, commands: ToleranceCommands) -> Iterator[Spot]:
    """The places of the trick, while it is asked whose card comes first."""
    for seat in model.leaders:
        says = partial(model.words.say, "table.says.leads", seat=seat)
        act = partial(commands.let_lead, seat)
        yield Spot(f"starter/{seat}", model.slots[seat], act, says, "trick")


def _says(model: TableModel, card: str) -> str:
    options = model.view.options
    which = card_text(model.words, options.cards[card], options.rulings)
    return model.words.say("table.says.card", whole_card=card, which=which)


def _hand(model: TableModel, commands: ToleranceCommands) -> Iterator[Spot]:
    """Each card as far as it is in sight: the next one covers the rest."""
    boxes = model.hand_boxes
    rights = [*(box.x for box in boxes.values()), 10_000.0][1:]
    for (card, box), right in zip(boxes.items(), rights, strict=True):
        w = max(20.0, min(box.w, right - box.x))
        reach = Box(box.x, box.y, w, max(box.h, 1080 - box.y))
        act = partial(commands.choose_card, card)
        yield Spot(f"hand/{card}", reach, act, partial(_says, model, card), "hand", silent=True,
                   decides=True)  # fmt: skip
