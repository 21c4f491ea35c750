"""A word in passing: something was done that nothing else shows, and it goes by itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from . import ornaments
from .box import Box
from .canvas import Canvas

LASTS: Final = 3500.0
"""Milliseconds: time enough to read a sentence and a folder."""
SIZE: Final = 25.0
H: Final = 58.0


class Notice(NamedTuple):
    """What is said, and until when."""

    text: str
    until: float

    def draw(self, canvas: Canvas) -> None:
        """At the lower edge of what can be seen, above everything."""
        window = canvas.scale.window
        w = max(H, min(canvas.width(self.text, "label", SIZE) + 120, window.w - 48))
        box = Box(window.cx - w / 2, window.bottom - H - 22, w, H)
        canvas.covered(box)
        ornaments.strip(canvas, box)
        with canvas.region(box.grown(-4)):
            y, room = box.cy - 1, w - 90
            canvas.text(self.text, box.cx, y, "label", SIZE, "ink", "c", middle=True, fit=room)
