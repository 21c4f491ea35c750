"""A column of the help's page of signs: a heading, and below it each sign with its meaning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, ornaments
from tolerance_game.ui.kit.rich import in_rows

TOP: Final = 212.0
HEIGHT: Final = 726.0
HEADING: Final = 48.0
"""A column begins so far below its heading."""
SIZE: Final = 22.0
STEP: Final = 26.0


def sign_rows(
    canvas: Canvas, title: str, names: Sequence[str], column: Box
) -> Iterator[tuple[str, Box]]:
    """Each entry of a column with its place; the heading stands above the column."""
    head = Box(column.x, column.y - HEADING, column.w, 44)
    with canvas.region(head):
        canvas.text(title, head.x, head.cy, "heading", 30, "rubric", middle=True, fit=column.w)
    pitch = column.h / len(names)
    for place, name in enumerate(names):
        row = Box(column.x, column.y + place * pitch, column.w, pitch)
        yield name, row
        ornaments.line(canvas, row.x, row.bottom - 2, row.w, "ink_ornament")


def sign_meaning(canvas: Canvas, text: str, row: Box, indent: float) -> None:
    """Two lines at most, around the middle of the row."""
    room = row.w - indent
    with canvas.region(row):
        lines, size = in_rows(partial(canvas.wrap, text, "body", room=room), 2, SIZE)
        y = row.cy - 2 - STEP * (len(lines) - 1) / 2
        for line in lines:
            canvas.text(line, row.x + indent, y, "body", size, "ink", middle=True, fit=room)
            y += STEP
