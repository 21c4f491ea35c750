"""The one sentence that says what to do now; always in the same place."""

from __future__ import annotations

from functools import partial
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.rich import in_rows, rich, rich_lines, rich_width

SIZE: Final = 27.0
LEAST: Final = 23.0
"""A sentence that is longer in one line has two; from three on it may be smaller still."""
ROWS: Final = 2, 3, 4
SMALLEST: Final = 20.0
HIGHER: Final = (0.0, 20.0, 38.0, 64.0)
"""How much higher the strip is for each number of rows."""
FEW: Final = 0.4
"""A last row of less than so much of the room would stand there alone."""
HIGHEST: Final = 29.0
"""How far it rises at most: a tag below the cards of a trick ends there."""
LOWEST: Final = 1074.0
MARK: Final = 36.0
"""How much of the strip is left to the mark of the rules."""
REACH: Final = 74.0
"""How far beyond its place a strip of several rows may reach, with its shadow."""


def draw_prompt(
    canvas: Canvas,
    box: Box,
    sentence: str,
    *,
    refusal: bool = False,
    rises: float = REACH,
    marked: bool = False,
) -> None:
    """Draws it on its strip; a refusal in red ink, in up to four lines where one is too short.

    `rises` is how far up a strip of several lines may grow at most. Where it is `marked`, the end
    of the strip stays free for the mark of the rules.
    """
    colour = "rubric" if refusal else "ink"
    room = box.w - 64 - (MARK if marked else 0.0)
    middle = box.cx - (MARK / 2 if marked else 0.0)
    lines, size = [sentence], SIZE
    while size > LEAST and rich_width(canvas, sentence, size, "label") > room:
        size -= 0.5
    if rich_width(canvas, sentence, size, "label") > room:
        rows_at = partial(rich_lines, canvas, sentence, room, face="label")
        for most in ROWS:
            lines, size = in_rows(rows_at, most, LEAST, SMALLEST)
            if len(lines) <= most:
                break
        lines = _evened(canvas, sentence, size, room, lines)
        higher = HIGHER[min(len(lines), len(HIGHER)) - 1]
        # At the lower edge of the table it grows upwards.
        y = min(box.y - min(higher / 2 - 1, HIGHEST, rises), LOWEST - box.h - higher)
        box = Box(box.x, y, box.w, box.h + higher)
    ornaments.strip(canvas, box)
    step = max(size, canvas.pixels(size) / canvas.scale.s) * 1.08
    y = box.cy - step * len(lines) / 2 - size * 0.14
    if len(lines) == 1:
        y = box.cy - size * 0.68
    with canvas.region(box):
        for line in lines:
            rich(canvas, line, middle, y, size, colour, "label", "c", fit=room)
            y += step


def _evened(canvas: Canvas, sentence: str, size: float, room: float, lines: list[str]) -> list[str]:
    """The lines, of like lengths if the last one is only a word or two."""
    least = FEW * room
    if len(lines) < 2 or rich_width(canvas, lines[-1], size, "label") >= least:
        return lines
    evened = lines
    while rich_width(canvas, evened[-1], size, "label") < least:
        room -= 10
        tried = rich_lines(canvas, sentence, room, size, "label")
        if len(tried) > len(lines) or room < least:
            break
        evened = tried
    return evened
