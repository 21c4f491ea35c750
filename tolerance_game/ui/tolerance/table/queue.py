"""The effects of a trick, one after the other: done, struck out, acting, to come."""

from __future__ import annotations

from functools import partial
from typing import Final

from tolerance_game.games.tolerance.rules.cards import Card
from tolerance_game.games.tolerance.rules.events import EffectLapsed, TargetChosen
from tolerance_game.ui.kit import Box, Canvas, badges, ornaments
from tolerance_game.ui.kit.dashes import dashed
from tolerance_game.ui.kit.rich import in_rows, rich, rich_lines, rich_paragraph
from tolerance_game.ui.tolerance.cards.effect_strip import draw_strip_left
from tolerance_game.ui.tolerance.cards.mini import draw_mini
from tolerance_game.words import Words

from .effects import booked, changes_text, result_text, silenced_text, summed_to_nothing
from .layout import Layout
from .model import TableModel
from .shown import ACTING, DONE, SILENCED, QueueRow, Shown

HEAD = 82
FOOT = 116
OPACITY = 0.95
NOTE, NOTE_BUTTON = 58.0, 214.0
"""The height of the note of the first games, and the width of its button."""
NOTHING = "nothing"
"""The mark of a card whose turn is over and that did nothing: no tick, for nothing was done."""


def row_box(box: Box, place: int, count: int) -> Box:
    """The place of a row."""
    height = min(130.0, (box.h - HEAD - FOOT) / count)
    return Box(box.x + 9, box.y + HEAD + place * height, box.w - 18, height - 2)


def draw_queue(model: TableModel, waits: str, shift: float, canvas: Canvas) -> None:
    """Draws the panel; `waits` is what the acting effect waits for, `shift` slides the rows."""
    box, shown, words = model.layout.side, model.shown, model.words
    ornaments.panel(canvas, box, opacity=OPACITY)
    with canvas.region(box.grown(-4)):
        title = words.say("table.resolves", name=model.names[shown.trick.winner])
        canvas.text(title, box.x + 22, box.y + 10, "name", 30, "strong", worn=True, fit=box.w - 44)
        said = words.say("table.queue.order")
        canvas.text(said, box.x + 22, box.y + 48, "italic", 21, "second", fit=box.w - 44)
        count = len(shown.queue)
        first, last = row_box(box, 0, count), row_box(box, count - 1, count)
        _spine(canvas, box.x + 41, first.cy, last.cy)
        for place in range(count):
            where = row_box(box, place, count).moved(shift * (60 + 60 * place), 0)
            _row(canvas, model, where, place, waits)
        _foot(canvas, box, shown, words)


def _spine(canvas: Canvas, x: float, top: float, bottom: float) -> None:
    h = max(1.0, bottom - top)
    body = (
        f'<path d="{dashed([(3, 0), (3, h)], (2, 6))}" fill="none"'
        f' stroke="{canvas.theme.line}" stroke-width="2"/>'
    )
    canvas.shape(body, Box(x - 3, top, 6, h))


def _row(canvas: Canvas, model: TableModel, box: Box, place: int, waits: str) -> None:
    shown, words = model.shown, model.words
    row = shown.queue[place]
    card, acts, silent = shown.options.cards[row.card], row.state == ACTING, row.state == SILENCED
    if acts:
        ornaments.tablet(canvas, box, "row", "gold", radius=7, width=2.5)
    _disc(canvas, box.x + 32, box.cy - 6, mark_of(row, card), place)
    wide = min(66.0, (box.h - 26) / 1.36)
    killer = next((play.killer for play in shown.trick.cards if play.card == row.card), "")
    draw_mini(canvas, card, box.x + 67, box.y + 12, wide, dead=bool(killer))
    x = box.x + 149 if wide > 60 else box.x + 67 + wide + 14
    room = box.right - 8 - x
    name = words.named("card", row.card)
    colour = "off" if silent else "strong"
    with canvas.region(box):
        size = canvas.fitting(name, "label", 25, room)
        w = canvas.text(name, x, box.y + 4, "label", size, colour)
        if silent:
            ornaments.line(canvas, x - 2, box.y + 4 + size * 0.64, w + 4, "off", 2)
        said = result_text(row.events, words) or summed_to_nothing(row.events)
        said = said or (waits if acts else "")
        if silent and not row.events:
            said = silenced_text(shown.options.cards[killer], words, acts=bool(card.trick_steps))
        _lines(canvas, model, box, row, said, x)
    below = shown.queue[place + 1 : place + 2]
    if below and not acts and below[0].state != ACTING:
        ornaments.line(canvas, x, box.bottom - 2, room, "empty")


SMALLEST_STRIP: Final = 22.0


def _lines(canvas: Canvas, model: TableModel, box: Box, row: QueueRow, said: str, x: float) -> None:
    """The effect as a strip, and below it what it did."""
    options, silent, low = model.view.options, row.state == SILENCED, box.h < 112
    card, room = options.cards[row.card], box.right - 8 - x
    y, strip = (box.y + 33, 34.0) if low else (box.y + 38, 42.0)
    lines, size = in_rows(partial(rich_lines, canvas, said, room), 1, 21)
    if len(lines) == 2 and not low:
        # With two lines anyway, no smaller than necessary.
        size = 20.0
        lines = rich_lines(canvas, said, room, size)
    line = 1.15 if len(lines) > 1 else 1.08
    step = max(size, canvas.pixels(size) / canvas.scale.s) * line
    if len(lines) > 1:
        # The strip shrinks before lines overlap.
        strip = max(SMALLEST_STRIP, min(strip, box.bottom - 5 - step * len(lines) - 2 - y))
    if card.trick_steps:
        strip_of = partial(draw_strip_left, rulings=options.rulings, reign=model.public.reign)
        strip_of(canvas, card, x, y + strip / 2, strip, room, dim=silent)
    else:
        # T4.1: what a Monarch does, it does later; its axe would say that it acts here.
        text = "table.acts_later" if card.steps else "table.no_effect"
        canvas.text(model.words.say(text), x, y + 4, "italic", 20, "muted", fit=room)
    if not said:
        return
    top = min(y + strip + 2, box.bottom - step * len(lines) - 5)
    face, colour = ("italic", "muted") if silent else ("body", "body")
    rich_paragraph(
        canvas, said, x, top, room, size, colour, face, line, strong_colour="strong",
        sign_colour="loss" if "<skull>" in said else "",
    )  # fmt: skip


def mark_of(row: QueueRow, card: Card) -> str:
    """How far a row is: its state, or NOTHING where its turn has come to nothing."""
    acted = any(not isinstance(event, EffectLapsed | TargetChosen) for event in row.events)
    return NOTHING if row.state == DONE and not (card.trick_steps and acted) else row.state


def _disc(canvas: Canvas, cx: float, cy: float, mark: str, place: int) -> None:
    fill = {DONE: "done", SILENCED: "empty", ACTING: "gold"}.get(mark, "panel")
    edge = {ACTING: "ink", NOTHING: "line"}.get(mark, "strong")
    badges.disc(canvas, cx, cy, 44, fill, edge)
    if mark == DONE:
        canvas.icon("check-mark", cx, cy, 25, "#FBF3DE")
    elif mark == SILENCED:
        canvas.icon("death-skull", cx, cy, 27, "#E9DBBE")
    elif mark == NOTHING:
        canvas.text("–", cx, cy - 1, "heavy", 28, "muted", "c", middle=True)
    else:
        colour = "ink" if mark == ACTING else "strong"
        canvas.text(str(place + 1), cx, cy - 1, "heavy", 28, colour, "c", middle=True)


def _foot(canvas: Canvas, box: Box, shown: Shown, words: Words) -> None:
    """What the trick has brought so far."""
    y = box.bottom - 46
    ornaments.line(canvas, box.x + 22, y - 4, box.w - 44)
    said = words.say("table.queue.so_far")
    w = canvas.text(said, box.x + 22, y + 6, "italic", 22, "second", fit=170)
    sums = booked(event for row in shown.queue for event in row.events)
    text = changes_text(sums, all_of_them=True)
    room = box.w - 56 - w
    rich(canvas, text, box.right - 22, y + 5, 24, "strong", "figure", "r", fit=room)


# The note of the first games: each effect waits for a key, and how to switch that off.


def note_box(layout: Layout) -> Box:
    """Between the trick and the sentence that says what happens."""
    prompt = layout.prompt
    return Box(prompt.x, prompt.y - 18 - NOTE, prompt.w, NOTE)


def note_button(layout: Layout) -> Box:
    """The button that switches it off."""
    box = note_box(layout)
    return Box(box.right - NOTE_BUTTON - 8, box.y + 7, NOTE_BUTTON, NOTE - 14)


def draw_note(canvas: Canvas, model: TableModel) -> None:
    """Draws it, without its button."""
    box = note_box(model.layout)
    ornaments.panel(canvas, box, opacity=OPACITY)
    room = note_button(model.layout).x - box.x - 34
    said = model.words.say("table.guide.first_games")
    with canvas.region(box.grown(-4)):
        lines, size = in_rows(partial(canvas.wrap, said, "italic", room=room), 2, 21)
        y = box.cy - len(lines) * 12.5
        for line in lines:
            canvas.text(line, box.x + 20, y - 2, "italic", size, "body", fit=room)
            y += 24
