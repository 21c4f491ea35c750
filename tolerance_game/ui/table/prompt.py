"""The one sentence that says what to do now; always in the same place."""

from __future__ import annotations

from functools import partial

from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.rich import in_rows, rich, rich_lines, rich_width


def draw_prompt(canvas: Canvas, box: Box, sentence: str, *, refusal: bool = False) -> None:
    """Draws it on its strip; a refusal in red ink, in two lines where one is too short."""
    colour = "rubric" if refusal else "ink"
    room = box.w - 64
    lines, size = [sentence], 27.0
    while size > 23 and rich_width(canvas, sentence, size, "label") > room:
        size -= 0.5
    if rich_width(canvas, sentence, size, "label") > room:
        # Two lines want a strip that is a little higher.
        box = Box(box.x, box.y - 9, box.w, box.h + 20)
        lines, size = in_rows(partial(rich_lines, canvas, sentence, room, face="label"), 2, 23)
    ornaments.strip(canvas, box)
    step = max(size, canvas.pixels(size) / canvas.scale.s) * 1.08
    y = box.cy - step * len(lines) / 2 - size * 0.14
    if len(lines) == 1:
        y = box.cy - size * 0.68
    with canvas.region(box):
        for line in lines:
            rich(canvas, line, box.cx, y, size, colour, "label", "c", fit=room)
            y += step
