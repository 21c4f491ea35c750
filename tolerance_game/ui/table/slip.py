"""A slip of paper beside what is pointed at, with a few words or whatever a game draws on it."""

from __future__ import annotations

from typing import Final

from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.rich import rich, rich_lines, rich_width

WIDEST: Final = 420.0
LINE: Final = 25.0
MARK: Final = 19.0
"""The size of the mark of the rules."""
APART: Final = 22.0


def draw_slip(canvas: Canvas, near: Box, w: float, h: float) -> Box:
    """Draws a slip of paper below a box, or above it where there is no room."""
    window = canvas.scale.window
    x = min(max(near.cx - w / 2, max(0.0, window.x) + 8), min(1920.0, window.right) - w - 8)
    y = near.bottom + 8
    if y + h > min(1080.0, window.bottom):
        y = near.y - h - 8
    box = Box(x, y, w, h)
    canvas.covered(box)
    canvas.shadow(box, 8, 150)
    ornaments.tablet(canvas, box, "paper_light", "ink", radius=4, width=1.6)
    return box


def draw_words(canvas: Canvas, said: str, near: Box, mark: str = "") -> None:
    """Draws a text on a slip beside a box, with the mark of its rules in the lower corner."""
    lines = [line for part in said.split("\n") for line in rich_lines(canvas, part, WIDEST, 20)]
    w = max(rich_width(canvas, line, 20) for line in lines)
    rows, marked = len(lines), rich_width(canvas, mark, MARK) if mark else 0.0
    if mark and rich_width(canvas, lines[-1], 20) + APART + marked > max(w, WIDEST):
        rows += 1
    elif mark:
        w = max(w, rich_width(canvas, lines[-1], 20) + APART + marked)
    slip = draw_slip(canvas, near, w + 28, LINE * rows + 14)
    with canvas.region(slip):
        for number, line in enumerate(lines):
            rich(canvas, line, slip.x + 14, slip.y + 7 + LINE * number, 20, "ink")
        if mark:
            y = slip.y + 8 + LINE * (rows - 1)
            rich(canvas, mark, slip.right - 14, y, MARK, "rubric", "label", "r")
