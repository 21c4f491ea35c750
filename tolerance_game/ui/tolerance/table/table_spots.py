"""The spots of the table: all that can be pointed at, in the order in which Tab walks through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS, RELIGIONS
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.key_names import first_key
from tolerance_game.ui.kit.spots import Spot
from tolerance_game.ui.kit.widgets.button import Button

from . import chronicle_panel, explained, guide, queue
from .boards import all_places, opponent_seal, own_seal
from .tooltip import text_of
from .total import ahead_now, spot_box

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene


def buttons_of(scene: TableScene) -> list[Button]:
    """The buttons above the table, and those of the queue."""
    say = scene.words.say
    layout = scene.layout
    settings = scene.context.settings

    def made(
        id_: str,
        box: Box,
        text: str,
        icon: str,
        act: object,
        *,
        on: bool = False,
        off: bool = False,
    ) -> Button:
        return Button(f"button/{id_}", box, text, act, icon, on=on, off=off)  # type: ignore[arg-type]

    right = layout.width - 346
    pace = "step" if scene.in_steps else settings.pace.animation
    blocked = scene.session.undo_limit() is not None
    found = [
        made("menu", Box(16, 18, 116, 46), say("table.menu"), "hamburger-menu", scene.actions.menu),
        made(
            "undo",
            Box(142, 18, 156, 46),
            say("table.undo"),
            "anticlockwise-rotation",
            scene.deciding.undo,
            off=blocked,
        ),
    ]
    if settings.play.hints:
        box = Box(308, 18, 102, 46)
        thinks = scene.deciding.hinting.thinks
        icon = "hourglass" if thinks else "light-bulb"
        found.append(made("hint", box, say("table.hint"), icon, scene.deciding.hint, on=thinks))
    if not layout.drawer:
        found.append(
            made(
                "chronicle",
                Box(right - 180, 18, 170, 46),
                say("table.chronicle"),
                "tied-scroll",
                scene.toggle_chronicle,
                on=scene.drawer,
            )
        )
    found += [
        made(
            "preview",
            Box(right, 18, 156, 46),
            say("table.preview_button"),
            "eye-target",
            scene.toggle_preview,
            on=settings.play.preview,
        ),
        made(
            "speed",
            Box(right + 166, 18, 164, 46),
            say(f"table.speed.{pace}"),
            "fast-forward-button",
            scene.next_pace,
        ),
    ]
    if layout.queue:
        y = queue.buttons_y(layout.side)
        x, w = layout.side.x + 20, layout.side.w - 40
        key = step_key(scene)
        found += [
            Button("button/step", Box(x, y, w - 170, 46), say("table.step"), scene.step,
                   "next-button", key, off=not scene.course.timeline.busy, group="queue"),
            Button("button/finish", Box(x + w - 160, y, 160, 46), say("table.finish"),
                   scene.finish, "fast-forward-button", off=not scene.course.timeline.busy,
                   group="queue"),
        ]  # fmt: skip
        if scene.is_led:
            box = guide.button_box(layout)
            found.append(Button("button/by_itself", box, say("table.guide.by_itself"),
                                scene.lead_no_more, size=21, group="queue"))  # fmt: skip
    elif len(scene.shown.hand) > 1:
        which = say(f"table.sort_by.{scene.sort}")
        hand = layout.hand
        box = Box(layout.middle.x, 690, 0, 0) if hand.w < 0 else sort_box(scene)
        found.append(
            Button(
                *("button/sort", box, say("table.sort", which=which), scene.next_sort),
                size=20,
                group="sort",
            )
        )
    return found


def step_key(scene: TableScene) -> str:
    """The key, or the button of a pad, that leads to the next effect; empty where none does."""
    words, bindings = scene.words, scene.context.bindings
    # While something moves, what confirms leads on as well: on a pad nothing else does.
    return first_key(words, bindings, Intent.STEP) or first_key(words, bindings, Intent.CONFIRM)


def sort_box(scene: TableScene) -> Box:
    """Where the order of the hand is chosen: at the lower right of the table."""
    layout = scene.layout
    if layout.preview:
        # As low as it can be: a card that stands out at the right end of the hand comes near it.
        return Box(layout.side.x, 727, layout.side.w, 31)
    return Box(layout.width - 16 - 220, 690, 220, 38)


def declare_boxes(scene: TableScene) -> dict[str, Box]:
    """The four suits that a Wild can be declared as: above its card."""
    card = scene.deciding.declaring
    if card is None or card not in scene.hand:
        return {}
    box = scene.hand_boxes()[scene.hand.index(card)]
    w, gap = 146.0, 8.0
    total = 4 * w + 3 * gap
    # Near its card, but never over the preview, which tells what follows from the choice.
    middle = scene.layout.middle
    x = min(max(box.cx - total / 2, middle.x + 12), middle.right - 12 - total)
    y = box.y - 74
    return {suit: Box(x + n * (w + gap), y, w, 62) for n, suit in enumerate(ORDINARY_SUITS)}


def spots_of(scene: TableScene) -> list[Spot]:
    """All spots; what lies above comes later."""
    found = list(_table(scene))
    layout = scene.layout
    if scene.drawer:
        if not layout.drawer:
            # It lies over the table: nothing below it can be reached.
            area = layout.chronicle
            found = [spot for spot in found if not spot.box.touches(area)]
        found += chronicle_panel.spots_of(scene)
    return found


def _table(scene: TableScene) -> Iterator[Spot]:
    layout, shown, words = scene.layout, scene.shown, scene.words
    for button in scene.buttons():
        yield button.spot
    others = [(seat, layout.opponent(n)) for n, seat in enumerate(shown.order()[:-1])]
    for seat, box in others:
        says = partial(words.say, "table.says.seat", seat=seat)
        yield Spot(f"seat/{seat}", Box(box.x, box.y, box.w, 130), words=says, group="seats")
    yield from explained.spots_of(scene)
    yield from _totals(scene, others)
    for place in all_places(others, layout.board, shown.me):
        pile = shown.seats[place.seat].pile(place.alive, RELIGIONS.index(place.religion))
        says = partial(explained.text_of, scene, place.id)
        mine = place.seat == shown.me and scene.actions.look is not None and pile
        act = partial(_look, scene, place.seat) if mine else None
        box = Box(place.box.x, place.box.y, place.box.w, place.box.h + 22)
        spot = Spot(place.id, box, words=says, group=f"panel/{place.seat}", focusable=bool(pile))
        yield spot if act is None else Spot(place.id, box, act, says, spot.group)
    yield from explained.goal_spots(scene)
    yield from _trick(scene)
    yield from _hand(scene)
    for suit, box in declare_boxes(scene).items():
        says = partial(words.say, "table.says.declare", suit=suit)
        yield Spot(
            f"declare/{suit}",
            box,
            partial(scene.deciding.declare, suit),
            says,
            "declare",
        )


def _totals(scene: TableScene, others: list[tuple[int, Box]]) -> Iterator[Spot]:
    """The points of everyone: beside them stands the sum of what is expected."""
    shown, layout = scene.shown, scene.layout
    seals = [(seat, opponent_seal(box)) for seat, box in others]
    ahead = ahead_now(shown)
    for seat, seal in (*seals, (shown.me, own_seal(layout.board))):
        says, box = partial(text_of, scene, f"points/{seat}"), spot_box(seal, seat in ahead)
        yield Spot(f"points/{seat}", box, words=says, group=f"panel/{seat}")


def _look(scene: TableScene, seat: int) -> None:
    if scene.actions.look is not None:
        scene.actions.look(scene, seat)


def _trick(scene: TableScene) -> Iterator[Spot]:
    layout, shown, words = scene.layout, scene.shown, scene.words
    order = shown.order()
    targets = scene.targets
    for play in shown.trick:
        box = layout.slot(order.index(play.seat))
        card = play.card
        if targets:
            # What is no target acts too: it is refused, with the reason.
            target = partial(words.say, "table.says.target", card=card)
            says = target if card in targets else partial(_says, scene, card)
            act = partial(scene.deciding.choose_target, card)
            yield Spot(f"trick/{card}", box, act, says, "trick")
        else:
            yield Spot(f"trick/{card}", box, words=partial(_says, scene, card), group="trick")


def _says(scene: TableScene, card: str) -> str:
    which = scene.teller.card_text(scene.view.options.cards[card], scene.view.options.rulings)
    return scene.words.say("table.says.card", whole_card=card, which=which)


def _hand(scene: TableScene) -> Iterator[Spot]:
    """Each card as far as it is in sight: the next one lies upon the rest of it."""
    boxes = scene.hand_boxes()
    rights = [*(box.x for box in boxes[1:]), *(10_000.0 for _ in boxes[:1])]
    for card, box, right in zip(scene.hand, boxes, rights, strict=True):
        w = max(20.0, min(box.w, right - box.x))
        reach = Box(box.x, box.y, w, max(box.h, 1080 - box.y))
        act = partial(scene.deciding.choose_card, card)
        yield Spot(f"hand/{card}", reach, act, partial(_says, scene, card), "hand")
