"""Texts that take a few lines, as large as they fit."""

from __future__ import annotations

from typing import NamedTuple

from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.rich import in_rows


class FittedLines(NamedTuple):
    """A text in lines."""

    lines: tuple[str, ...]
    size: float
    step: float
    """How far apart the lines stand; never closer than their letters."""


def lines_within(
    canvas: Canvas, text: str, face: str, size: float, room: float, most: int
) -> FittedLines:
    """A text in at most so many lines, if it need be a little smaller for that."""
    lines, size = in_rows(lambda size: canvas.wrap(text, face, size, room), most, size)
    step = max(size, canvas.pixels(size) / canvas.scale.s) * 1.06
    return FittedLines(tuple(lines), size, step)
