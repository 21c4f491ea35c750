"""Texts that take a few lines, as large as they fit."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.ui.kit.canvas import Canvas

LEAST: Final = 18.0


class Lines(NamedTuple):
    """A text in lines."""

    lines: tuple[str, ...]
    size: float
    step: float
    """How far apart the lines stand; never closer than their letters."""


def lines_within(
    canvas: Canvas, text: str, face: str, size: float, room: float, most: int
) -> Lines:
    """A text in at most so many lines, if it need be a little smaller for that."""
    lines = canvas.wrap(text, face, size, room)
    while len(lines) > most and size > LEAST:
        size -= 0.5
        lines = canvas.wrap(text, face, size, room)
    step = max(size, canvas.pixels(size) / canvas.scale.s) * 1.06
    return Lines(tuple(lines), size, step)
