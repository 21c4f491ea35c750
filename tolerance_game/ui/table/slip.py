"""A slip of paper beside what is pointed at, with a few words or whatever a game draws on it."""

from __future__ import annotations

from typing import Final

from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.rich import rich, rich_lines, rich_width

WIDEST: Final = 420.0
LINE: Final = 25.0


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


def draw_words(canvas: Canvas, said: str, near: Box) -> None:
    """Draws a text on a slip beside a box."""
    lines = [line for part in said.split("\n") for line in rich_lines(canvas, part, WIDEST, 20)]
    w = max(rich_width(canvas, line, 20) for line in lines) + 28
    slip = draw_slip(canvas, near, w, LINE * len(lines) + 14)
    with canvas.region(slip):
        for number, line in enumerate(lines):
            rich(canvas, line, slip.x + 14, slip.y + 7 + LINE * number, 20, "ink")
