"""*If you win this trick*: what would be carried out, in order, before anything is decided."""

from __future__ import annotations

from tolerance_game.foresight.preview import Entry, Preview
from tolerance_game.games.tolerance.ruleset import Options
from tolerance_game.ui import ornaments
from tolerance_game.ui.box import Box
from tolerance_game.ui.canvas import Canvas
from tolerance_game.ui.cards.effect_strip import draw_strip_left
from tolerance_game.ui.cards.mini import draw_mini
from tolerance_game.ui.rich import rich, rich_width
from tolerance_game.words import Teller

from .effects import changes_text, preview_text

COLOURS = {"gain": "strong", "loss": "loss", "choice": "gold", "nothing": "muted"}


def draw_preview(
    canvas: Canvas, box: Box, preview: Preview, title: str, options: Options, teller: Teller
) -> None:
    """Draws the panel: one entry for each card, and what it all adds up to."""
    words = teller.words
    ornaments.panel(canvas, box)
    with canvas.region(box.grown(-6)):
        canvas.text(title, box.x + 20, box.y + 10, "name", 27, "strong", fit=box.w - 30, worn=True)
        said = words.say("table.preview.order", card=preview.card)
        canvas.text(said, box.x + 20, box.y + 44, "italic", 21, "second", fit=box.w - 40)
        count = len(preview.entries)
        # Where nothing is certain, the sum would only say so once more.
        footer = 34.0 if any(preview.changes) or None not in preview.changes else 0.0
        step = min(77.0, (box.h - 80 - footer) / count)
        y = box.y + 80
        for entry in preview.entries:
            ornaments.line(canvas, box.x + 20, y - 3, box.w - 40)
            _entry(canvas, Box(box.x + 20, y, box.w - 40, step), entry, options, teller)
            y += step
        if not footer:
            return
        ornaments.line(canvas, box.x + 20, box.bottom - footer - 3, box.w - 40)
        sums = changes_text(preview.changes)
        said = words.say("table.preview.together")
        w = canvas.text(said, box.x + 20, box.bottom - footer + 1, "italic", 20, "second", fit=120)
        text = sums or "–"
        y = box.bottom - footer
        rich(canvas, text, box.right - 20, y, 21, "strong", "label", "r", fit=box.w - 52 - w)


def _entry(canvas: Canvas, box: Box, entry: Entry, options: Options, teller: Teller) -> None:
    card = options.cards[entry.card]
    wide = min(42.0, (box.h - 12) / 1.36)
    dead = entry.dead_before or bool(entry.dies)
    draw_mini(canvas, card, box.x, box.y + 3, wide, dead=dead)
    x = box.x + wide + 14
    room = box.right - x
    lines = 3 if box.h >= 66 else 2
    step = (box.h - 8) / lines
    name = teller.words.card(entry.card)
    colour = "off" if entry.dead_before else "strong"
    y = box.y + 1
    size = min(23.0, step)
    canvas.text(name, x, y - 5, "label", size, colour, fit=room)
    if entry.dead_before:
        shown = canvas.fitting(name, "label", size, room)
        w = canvas.width(name, "label", shown)
        ornaments.line(canvas, x - 2, y + size * 0.55, w + 4, "off", 1.6)
    said, kind = preview_text(entry, teller.words) if card.steps else ("", "nothing")
    if lines == 3:
        effect = teller.card_text(card, options.rulings)
        if canvas.fitting(effect, "body", 20, room) >= 18 and (
            canvas.width(effect, "body", 18) <= room
        ):
            canvas.text(effect, x, y + step - 2, "body", 20, "body", fit=room)
        else:
            # Too long for a line: the signs of the card say it as well.
            draw_strip_left(canvas, card, x, y + step * 1.56, step * 0.96, room)
        y += step
    if said and rich_width(canvas, said, 18, "italic") > room - 24:
        said, kind = preview_text(entry, teller.words, options.cards)
    if said:
        y += step - 1
        face = "label" if kind == "gain" else "italic"
        dies = entry.dead_before or entry.may_die
        text = f"<skull> {said}" if kind == "loss" and dies else said
        rich(canvas, text, x, y, 20, COLOURS[kind], face, fit=room)
