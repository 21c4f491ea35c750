"""What moves above the table: flying cards, and changes floating beside their tallies."""

from __future__ import annotations

from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.motion import ease_in_out, ease_out
from tolerance_game.ui.tolerance.cards.face import draw_card
from tolerance_game.ui.tolerance.cards.mini import draw_mini
from tolerance_game.words.words import signed

from . import boards
from .layout import FACE, HAND_WIDTH
from .model import TableModel

SMALL = 84.0
"""The width of a card that just leaves an opponent."""


def flying(model: TableModel) -> list[told.CardPlayed]:
    """The cards flying to the trick now."""
    beat = model.beat
    if beat is None or beat.kind != "card_played":
        return []
    return [event for event in beat.events if isinstance(event, told.CardPlayed)]


def draw_flights(canvas: Canvas, model: TableModel) -> None:
    """Draws the cards in flight."""
    beat, t = model.beat, model.progress.share
    if beat is None or beat.began is None:
        return
    still = model.settings.look.reduced_motion
    if beat.kind == "card_played":
        for played in flying(model):
            _to_the_trick(canvas, model, played, 1.0 if still else ease_in_out(t))
    elif beat.kind == "lay":
        laid = [event for event in beat.events if isinstance(event, told.CardLaid)]
        for number, event in enumerate(laid):
            share = min(1.0, max(0.0, t * 1.4 - number * 0.08))
            _to_its_pile(canvas, model, event, 0.0 if still else ease_in_out(share))


def _to_the_trick(canvas: Canvas, model: TableModel, event: told.CardPlayed, t: float) -> None:
    layout, slot = model.layout, model.slots[event.seat]
    # Two widths only, or every frame would make a face of its own.
    w = slot.w
    if event.seat == model.shown.me:
        start = Box(layout.hand.cx - HAND_WIDTH / 2, layout.hand.y, HAND_WIDTH, HAND_WIDTH * FACE)
        if left := model.carried.waits(event.card):
            start = left[1]
        elif event.card in model.hand_boxes:
            start = model.hand_boxes[event.card]
    else:
        panel = model.others[event.seat]
        start = Box(panel.x + 30, panel.y + 20, SMALL, SMALL * FACE)
        if t <= 0.5:
            w = SMALL
    x = start.x + (slot.x - start.x) * t
    y = start.y + (slot.y - start.y) * t - 40 * (1 - (2 * t - 1) ** 2)
    draw_card(canvas, model.face(event.card), x, y, w)


def _to_its_pile(canvas: Canvas, model: TableModel, event: told.CardLaid, t: float) -> None:
    play = next((play for play in model.shown.trick.cards if play.card == event.card), None)
    if play is None or t <= 0.1:
        return
    slot, goal = model.slots[play.seat], pile_box(model, event)
    x, y = slot.x + (goal.x - slot.x) * t, slot.y + (goal.y - slot.y) * t
    canvas.covered(Box(x, y, goal.w, goal.h))
    draw_mini(canvas, model.view.options.cards[event.card], x, y, goal.w, dead=not event.alive)


def pile_box(model: TableModel, event: told.CardLaid) -> Box:
    """The pile a card is laid on."""
    wanted = (event.seat, event.alive, event.religion)
    return next(place.box for place in boards.all_places(model) if place[1:] == wanted)


def draw_floaters(canvas: Canvas, model: TableModel) -> None:
    """Changes rise beside their tallies; the total changes when its beat ends."""
    seen: dict[tuple[int, str], int] = {}
    for one in model.progress.floaters:
        x, y = boards.tally_place(model, one.seat, one.tally)
        key = (one.seat, one.tally)
        y += 30 * seen.get(key, 0)
        seen[key] = seen.get(key, 0) + 1
        share = min(1.0, (model.now - one.began) / max(1.0, model.progress.floating))
        if not model.settings.look.reduced_motion:
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
