"""The panels of the table, from the lowest up: what each depends on, and how it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from tolerance_game.games.tolerance.state import PLAY, TARGET
from tolerance_game.ui.box import Box
from tolerance_game.ui.canvas import Canvas
from tolerance_game.ui.motion import ease_out
from tolerance_game.ui.scale import SMALLEST_TEXT

from . import boards, chronicle_panel, queue, trick
from .banner import draw_banner
from .flights import flying
from .ground import Panel
from .hand import draw_hand
from .preview import draw_preview
from .prompt import draw_prompt
from .prompting import consequence_text
from .role_sheet import draw_role_sheet

if TYPE_CHECKING:
    from tolerance_game.ui.scenes.table import TableScene

ROWS, ROW = 3, 20.0
"""So many rows below a target, and how far apart: the prompt stands below them."""
SHADOW = 20
"""How far the shadow of a panel reaches at most."""


def panels_of(scene: TableScene) -> Iterator[Panel]:
    """Everything that lies on the wood now."""
    yield _rosette(scene)
    yield _banner(scene)
    yield from _opponents(scene)
    yield from _own(scene)
    yield from _side(scene)
    if scene.drawer and scene.layout.drawer:
        key = chronicle_panel.key_of(scene)
        draw = partial(chronicle_panel.draw, scene=scene)
        yield Panel("chronicle", chronicle_panel.ground_of(scene), key, draw)
    yield _trick(scene)
    yield _hand(scene)
    for button in scene.buttons():
        look = (button.box, button.label, button.icon, button.key, button.on, button.off)
        held = (scene.lit(button.id), scene.pressed == button.id, scene.by_keys)
        draw = partial(button.draw, scene=scene)
        yield Panel(button.id, button.box.grown(SHADOW), (look, held), draw)
    yield from _prompt(scene)


# Around the table.


def _rosette(scene: TableScene) -> Panel:
    layout = scene.layout
    middle, y = layout.middle.cx, layout.slot(0).cy
    reach = Box(middle - 302, y - 302, 604, 604)
    return Panel(
        "rosette", reach, (middle, y), lambda canvas: trick.draw_rosette(canvas, scene.layout)
    )


def _banner(scene: TableScene) -> Panel:
    box, shown = scene.layout.banner, scene.shown
    reach = Box(box.x - 24, -60, box.w + 48, 194)
    key = (box, shown.reign, shown.number, shown.scoring)
    return Panel(
        "banner",
        reach,
        key,
        lambda canvas: draw_banner(canvas, scene.layout.banner, scene.shown, scene.words),
    )


def _opponents(scene: TableScene) -> Iterator[Panel]:
    acting = _acting(scene)
    for place, seat in enumerate(scene.shown.order()[:-1]):
        box = scene.layout.opponent(place)
        state = (acting == seat, scene.thinking == seat)
        key = (box, seat, scene.shown.seats[seat].key, state)
        draw = partial(_opponent, scene, box, seat, state)
        yield Panel(f"seat/{seat}", box.grown(SHADOW), key, draw)


def _opponent(
    scene: TableScene, box: Box, seat: int, state: tuple[bool, bool], canvas: Canvas
) -> None:
    acts, thinks = state
    shown, words = scene.shown, scene.words
    boards.draw_opponent(
        canvas, box, shown, seat, scene.names[seat], words, acts=acts, thinks=thinks
    )


def _acting(scene: TableScene) -> int | None:
    return None if scene.course.timeline.busy else scene.view.to_act


def _own(scene: TableScene) -> Iterator[Panel]:
    layout, shown, words = scene.layout, scene.shown, scene.words
    goals = scene.insight.goals
    if goals is not None:
        yield Panel(
            "role",
            layout.role.grown(32),
            (layout.role, goals),
            lambda canvas: draw_role_sheet(canvas, layout.role, goals, words),
        )
    active = scene.my_turn
    yield Panel(
        "board",
        layout.board.grown(SHADOW),
        (layout.board, shown.me, shown.seats[shown.me].key, active),
        lambda canvas: boards.draw_own_board(
            canvas, layout.board, shown, scene.names[shown.me], words, active=active
        ),
    )


def _side(scene: TableScene) -> Iterator[Panel]:
    layout, shown, words = scene.layout, scene.shown, scene.words
    box = layout.side
    if layout.queue:
        beat = scene.course.timeline.current
        shift = 0.0
        if beat is not None and beat.kind == "trick_won":
            shift = 1 - ease_out(scene.course.timeline.progress(scene.now))
        waits = ""
        still = not scene.course.timeline.busy
        if still and scene.view.phase == TARGET and scene.view.to_act is not None:
            waits = words.say("table.queue.choose", seat=scene.view.to_act)
        rows = tuple((row.card, row.state, len(row.events)) for row in shown.queue)
        yield Panel(
            "queue",
            box.grown(SHADOW),
            (box, rows, shown.winner, waits, shift),
            lambda canvas: queue.draw_queue(
                canvas, box, shown, scene.names, words, waits=waits, shift=shift
            ),
        )
        return
    preview = scene.insight.preview() if layout.preview else None
    if preview is None:
        return
    mine = preview.seat == shown.me
    if mine:
        title = words.say("table.preview.title")
    elif any(entry.seat == shown.me and entry.card in shown.hand for entry in preview.entries):
        # A card of the hand is in it that would not win.
        title = words.say("table.preview.title_loses", seat=preview.seat)
    else:
        title = words.say("table.preview.title_now", seat=preview.seat)
    options, teller = scene.view.options, scene.teller
    yield Panel(
        "preview",
        box.grown(SHADOW),
        (box, preview, title),
        lambda canvas: draw_preview(canvas, box, preview, title, options, teller, mine=mine),
    )


# In the middle.


def _trick(scene: TableScene) -> Panel:
    layout, shown, targets = scene.layout, scene.shown, scene.targets
    first, last = layout.slot(0), layout.slot(len(shown.seats) - 1)
    below = 190 if targets else 60
    reach = Box(first.x - 60, first.y - 60, last.right - first.x + 120, first.h + 60 + below)
    key = (
        (first, last, shown.me, shown.suit, shown.winner, shown.scoring),
        tuple((p.seat, p.card, p.declared, p.killer, p.converted, p.laid) for p in shown.trick),
        tuple((row.card, row.state) for row in shown.queue),
        (_acting(scene), scene.my_turn, scene.winning, targets, scene.deciding.advised),
        tuple(event.card for event in flying(scene)),
        next((card for card in targets if scene.lit(f"trick/{card}")), ""),
        scene.sitting.match.stamp if targets else 0,
    )
    return Panel("trick", reach, key, partial(_draw_trick, scene))


def _draw_trick(scene: TableScene, canvas: Canvas) -> None:
    layout, shown, words = scene.layout, scene.shown, scene.words
    trick.draw_names(canvas, layout, shown, scene.names, _acting(scene))
    by_seat = {play.seat: play for play in shown.trick}
    winning, targets = scene.winning, scene.targets
    places = {row.card: number for number, row in enumerate(shown.queue)}
    away = {event.card for event in flying(scene)}
    for place, seat in enumerate(shown.order()):
        slot = layout.slot(place)
        play = by_seat.get(seat)
        if play is None or play.laid or play.card in away:
            mine = seat == shown.me
            said = words.say("table.your_card") if mine and scene.my_turn else ""
            if not shown.queue and not shown.scoring:
                trick.draw_empty(canvas, slot, said, mine=mine)
            continue
        acts = killed = ""
        if play.card in places and shown.queue[places[play.card]].state == "acting":
            acts = words.say("table.acts_now", number=places[play.card] + 1)
        if play.killer:
            rank = scene.view.options.cards[play.killer].rank
            killed = words.say("table.killed_by", rank=rank)
        trick.draw_play(
            canvas,
            slot,
            play,
            shown,
            words,
            winning=words.say("table.winning") if play.card == winning else "",
            acting=acts,
            killed=killed,
            target=play.card in targets,
            advised=play.card == scene.deciding.advised,
            lit=scene.lit(f"trick/{play.card}") and play.card in targets,
        )
    if targets:
        _targets(canvas, scene)


def _targets(canvas: Canvas, scene: TableScene) -> None:
    """Arrows from the acting card, and what each choice would mean."""
    layout, shown = scene.layout, scene.shown
    order = shown.order()
    slots = {play.card: layout.slot(order.index(play.seat)) for play in shown.trick}
    acting = next((row.card for row in shown.queue if row.state == "acting"), None)
    below = layout.slot(0).bottom + 34
    for card in scene.targets:
        slot = slots[card]
        if acting in slots and acting != card:
            start = slots[acting].cx + (20 if slot.cx > slots[acting].cx else -20)
            trick.draw_arrow(canvas, start, slot.cx, below, 46)
        y = below + 33
        left, w = slot.x - layout.gap / 2 - 6, slot.w + layout.gap + 12
        with canvas.region(Box(left, below, w, layout.prompt.y - 9 - below)):
            _below(canvas, scene, card, slot.cx, y, slot.w + layout.gap - 6)


def _below(canvas: Canvas, scene: TableScene, card: str, cx: float, y: float, room: float) -> None:
    """The name of a target and what choosing it would mean: three rows at most."""
    said = consequence_text(scene, card)
    name, size = canvas.wrap(scene.words.card(card), "figure", 20, room), 20.0
    rows = canvas.wrap(said, "italic", size, room)
    if len(name) + len(rows) > ROWS:
        # The name can do with fewer letters to a unit; what follows from it can not.
        name = [scene.words.card(card)]
    while len(name) + len(rows) > ROWS and canvas.pixels(size) > SMALLEST_TEXT:
        size -= 0.5
        rows = canvas.wrap(said, "italic", size, room)
    for line in name:
        canvas.text(line, cx, y, "figure", 20, "target", "c", fit=room)
        y += ROW
    for line in rows:
        canvas.text(line, cx, y, "italic", size, "body", "c", fit=room)
        y += ROW


def _hand(scene: TableScene) -> Panel:
    hand, boxes, layout = scene.hand, scene.hand_boxes(), scene.layout
    legal = scene.legal
    if not scene.my_turn or scene.view.phase != PLAY:
        legal = frozenset(hand)
    chosen = scene.chosen
    mark = ""
    if chosen:
        mark = "select" if scene.deciding.selected == chosen else "focus"
    if boxes:
        first, last = boxes[0], boxes[-1]
        top = min(box.y for box in boxes)
        reach = Box(first.x, top, last.right - first.x, 1080 - top).grown(36)
    else:
        reach = layout.hand
    return Panel(
        "hand",
        reach,
        (tuple(hand), tuple(boxes), legal, chosen, mark, layout.queue, scene.deciding.advised),
        lambda canvas: draw_hand(
            canvas,
            layout,
            hand,
            boxes,
            scene.view.options,
            scene.words,
            legal=legal,
            chosen=chosen,
            mark=mark,
            advised=scene.deciding.advised,
            dimmed=layout.queue,
        ),
    )


def _prompt(scene: TableScene) -> Iterator[Panel]:
    sentence, refusal = scene.prompt()
    if sentence:
        box = scene.layout.prompt
        yield Panel(
            "prompt",
            box.grown(34),
            (box, sentence, refusal),
            lambda canvas: draw_prompt(canvas, box, sentence, refusal=refusal),
        )
