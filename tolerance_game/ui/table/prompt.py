"""The one sentence that says what to do now; always in the same place."""

from __future__ import annotations

from tolerance_game.ui import ornaments
from tolerance_game.ui.box import Box
from tolerance_game.ui.canvas import Canvas
from tolerance_game.ui.rich import rich, rich_lines, rich_width


def draw_prompt(canvas: Canvas, box: Box, sentence: str, *, refusal: bool = False) -> None:
    """Draws it on its strip; a refusal in red ink, in two lines where one is too short."""
    canvas.covered(box)
    ornaments.strip(canvas, box)
    colour = "rubric" if refusal else "ink"
    room = box.w - 64
    size = 27.0
    with canvas.region(box):
        while size > 23 and rich_width(canvas, sentence, size, "label") > room:
            size -= 0.5
        if rich_width(canvas, sentence, size, "label") <= room:
            y = box.cy - size * 0.68
            rich(canvas, sentence, box.cx, y, size, colour, "label", "c")
            return
        size = 22.0
        lines = rich_lines(canvas, sentence, room, size, "label")
        while len(lines) > 2 and size > 18:
            size -= 0.5
            lines = rich_lines(canvas, sentence, room, size, "label")
        step = min(size * 1.06, (box.h - 6) / len(lines))
        y = box.cy - step * len(lines) / 2 - size * 0.14
        for line in lines:
            rich(canvas, line, box.cx, y, size, colour, "label", "c", fit=room)
            y += step
