"""The note of the first games: each effect waits for a key, and how to switch that off."""

from __future__ import annotations

from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.words import Words

from .layout import Layout

H = 58.0
BUTTON = 214.0


def note_box(layout: Layout) -> Box:
    """Between the trick and the sentence that says what happens."""
    prompt = layout.prompt
    return Box(prompt.x, prompt.y - 18 - H, prompt.w, H)


def button_box(layout: Layout) -> Box:
    """The button that switches it off."""
    box = note_box(layout)
    return Box(box.right - BUTTON - 8, box.y + 7, BUTTON, H - 14)


def draw_note(canvas: Canvas, layout: Layout, words: Words) -> None:
    """Draws it, without its button."""
    box = note_box(layout)
    ornaments.panel(canvas, box, opacity=0.95)
    room = button_box(layout).x - box.x - 34
    said = words.say("table.guide.first_games")
    with canvas.region(box.grown(-4)):
        size = 21.0
        lines = canvas.wrap(said, "italic", size, room)
        while len(lines) > 2 and size > 18:
            size -= 0.5
            lines = canvas.wrap(said, "italic", size, room)
        y = box.cy - len(lines) * 12.5
        for line in lines:
            canvas.text(line, box.x + 20, y - 2, "italic", size, "body", fit=room)
            y += 24
