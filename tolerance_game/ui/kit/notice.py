"""A word in passing: something was done that nothing else shows, and it goes by itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from . import ornaments
from .box import Box
from .canvas import Canvas
from .rich import rich, rich_lines, rich_width

LASTS: Final = 3500.0
"""Milliseconds: time enough to read a sentence and a folder."""
SIZE: Final = 25.0
H: Final = 58.0
ROW: Final = 30.0
SPARE: Final = 10.0
"""How far it reaches over a strip that it covers: as far as one with two rows is higher."""
WIDEST: Final = 1500.0
"""More is hard to read in one row."""
RISE: Final = 0.68
"""How far above its middle a row with signs begins, in its size."""


class Notice(NamedTuple):
    """What is said, and until when."""

    text: str
    until: float
    marked: bool = False
    """Whether it has signs and emphasis; a name of a file may have a star of its own."""

    def draw(self, canvas: Canvas, over: Box | None = None) -> None:
        """At the lower edge of what can be seen, above everything; in rows if it must be.

        A strip it would lie across is covered whole (`over`), for what stood out would look torn.
        """
        window = canvas.scale.window
        most = min(WIDEST, window.w - 48)
        w = max(H, min(self._width(canvas) + 120, most))
        lines = [self.text] if w < most else self._rows(canvas, most - 120)
        h = H + ROW * (len(lines) - 1)
        box = Box(window.cx - w / 2, window.bottom - h - 22, w, h)
        if over is not None and over.within(window) and over.touches(box):
            w, h = max(w, over.w + 2 * SPARE), max(h, over.h + 2 * SPARE)
            x = min(max(window.x + 24, over.cx - w / 2), window.right - 24 - w)
            box = Box(x, min(over.cy - h / 2, window.bottom - h), w, h)
        canvas.covered(box)
        ornaments.strip(canvas, box)
        with canvas.region(box.grown(-4)):
            y = box.cy - 1 - ROW * (len(lines) - 1) / 2
            for line in lines:
                if self.marked:
                    rich(
                        canvas, line, box.cx, y - SIZE * RISE, SIZE, "ink", "label", "c", fit=w - 90
                    )
                else:
                    canvas.text(line, box.cx, y, "label", SIZE, "ink", "c", middle=True, fit=w - 90)
                y += ROW

    def _width(self, canvas: Canvas) -> float:
        if self.marked:
            return rich_width(canvas, self.text, SIZE, "label")
        return canvas.width(self.text, "label", SIZE)

    def _rows(self, canvas: Canvas, room: float) -> list[str]:
        if self.marked:
            return rich_lines(canvas, self.text, room, SIZE, "label")
        return canvas.wrap(self.text, "label", SIZE, room)
