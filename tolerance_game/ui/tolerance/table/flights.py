"""What moves above the table: cards on their way, and changes that rise beside their tallies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.motion import ease_in_out, ease_out
from tolerance_game.ui.tolerance.cards.face import draw_card
from tolerance_game.ui.tolerance.cards.mini import draw_mini
from tolerance_game.words.placeholders import signed

from . import boards
from .layout import FACE, HAND_WIDTH

if TYPE_CHECKING:
    from tolerance_game.ui.tolerance.scenes.table import TableScene


def flying(scene: TableScene) -> list[told.CardPlayed]:
    """The cards that are on their way to the table now."""
    beat = scene.course.timeline.current
    if beat is None or beat.kind != "card_played":
        return []
    return list(beat.values["events"])


def draw_flights(canvas: Canvas, scene: TableScene) -> None:
    """Draws the cards that are on their way now."""
    timeline = scene.course.timeline
    beat = timeline.current
    if beat is None or beat.began is None:
        return
    t = timeline.progress(scene.now)
    still = scene.context.settings.look.reduced_motion
    if beat.kind == "card_played":
        for event in flying(scene):
            _to_the_trick(canvas, scene, event, 1.0 if still else ease_in_out(t))
    elif beat.kind == "lay":
        for number, event in enumerate(beat.values["events"]):
            share = min(1.0, max(0.0, t * 1.4 - number * 0.08))
            _to_its_pile(canvas, scene, event, 0.0 if still else ease_in_out(share))


def _to_the_trick(canvas: Canvas, scene: TableScene, event: told.CardPlayed, t: float) -> None:
    layout, shown = scene.layout, scene.shown
    order = shown.order()
    slot = layout.slot(order.index(event.seat))
    # Two widths only, or every frame would make a face of its own.
    w = slot.w
    if event.seat == shown.me:
        start = Box(layout.hand.cx - HAND_WIDTH / 2, layout.hand.y, HAND_WIDTH, HAND_WIDTH * FACE)
        if left := scene.carrying.start_of(event.card):
            start = left
        elif event.card in scene.hand:
            start = scene.hand_boxes()[scene.hand.index(event.card)]
    else:
        panel = layout.opponent(order.index(event.seat))
        start = Box(panel.x + 30, panel.y + 20, SMALL, SMALL * FACE)
        if t <= 0.5:
            w = SMALL
    x = start.x + (slot.x - start.x) * t
    y = start.y + (slot.y - start.y) * t - 40 * (1 - (2 * t - 1) ** 2)
    options = scene.view.options
    draw_card(
        canvas,
        options.cards[event.card],
        scene.words,
        x,
        y,
        w,
        rulings=options.rulings,
        reign=shown.reign,
    )


SMALL = 84.0
"""How wide a card is that just leaves an opponent."""


def _to_its_pile(canvas: Canvas, scene: TableScene, event: told.CardLaid, t: float) -> None:
    layout, shown = scene.layout, scene.shown
    order = shown.order()
    play = next((play for play in shown.trick if play.card == event.card), None)
    if play is None or t <= 0.1:
        return
    slot = layout.slot(order.index(play.seat))
    goal = pile_box(scene, event)
    x, y = slot.x + (goal.x - slot.x) * t, slot.y + (goal.y - slot.y) * t
    canvas.covered(Box(x, y, goal.w, goal.h))
    draw_mini(canvas, scene.view.options.cards[event.card], x, y, goal.w, dead=not event.alive)


def pile_box(scene: TableScene, event: told.CardLaid) -> Box:
    """Where a card comes to lie."""
    layout, shown = scene.layout, scene.shown
    places = (
        boards.own_piles(layout.board, event.seat)
        if event.seat == shown.me
        else boards.opponent_piles(layout.opponent(shown.order().index(event.seat)), event.seat)
    )
    return next(
        place.box
        for place in places
        if place.alive == event.alive and place.religion == event.religion
    )


def draw_floaters(canvas: Canvas, scene: TableScene) -> None:
    """Changes rise beside their tallies; the total changes when its beat ends."""
    layout, shown = scene.layout, scene.shown
    order = shown.order()
    seen: dict[tuple[int, str], int] = {}
    for one in scene.course.floaters:
        if one.seat == shown.me:
            x, y = boards.own_tally_place(layout.board, one.tally)
        else:
            x, y = boards.tally_place(layout.opponent(order.index(one.seat)), one.tally)
        key = (one.seat, one.tally)
        y += 30 * seen.get(key, 0)
        seen[key] = seen.get(key, 0) + 1
        share = min(1.0, (scene.now - one.began) / max(1.0, scene.course.floating))
        if not scene.context.settings.look.reduced_motion:
            y -= 18 * ease_out(share)
        _chip(canvas, x, y, one.amount)


def _chip(canvas: Canvas, x: float, y: float, amount: int) -> None:
    text = signed(amount)
    w = canvas.width(text, "heavy", 25) + 18
    box = Box(x, y, w, 30)
    canvas.covered(box)
    line, ink = ("done", "gain") if amount > 0 else ("rubric", "rubric")
    ornaments.tablet(canvas, box, "paper_light", line, radius=6, width=3)
    canvas.text(text, box.cx, box.cy - 1, "heavy", 25, ink, "c", middle=True)
