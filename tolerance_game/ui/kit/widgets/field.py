"""A text field: Enter or a click begins writing, Enter or Tab ends it, Escape takes it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tolerance_game.ui.kit import Box, Canvas, Spot, ornaments
from tolerance_game.ui.kit.spots import Pointed

from .pen import Pen

FACE: Final = "name"
INSET: Final = 12.0
SIGHT: Final = 0.94
"""So much of a long text may stand before the caret: what follows shall be seen to follow."""


@dataclass(frozen=True, slots=True)
class Field:
    """As drawn; its scene keeps the text and says whether it is being written."""

    id: str
    box: Box
    value: str
    change: Callable[[str], None]
    begin: Callable[[], None]
    """Begins the writing."""
    hint: str = ""
    """Shown while the field is empty."""
    most: int = 40
    only_digits: bool = False
    pen: Pen | None = None
    """Where it is being written."""
    says: str = ""
    size: float = 24

    def spots(self) -> tuple[Spot, ...]:
        """Where to click."""
        says = f"{self.says} {self.value or self.hint}".strip()
        return (Spot(self.id, self.box, self.begin, says, self.id.rpartition("/")[0]),)

    @property
    def writing(self) -> bool:
        """Whether it is being written."""
        return self.pen is not None

    def written(self, text: str) -> tuple[str, Pen]:
        """The text with letters put in, as far as they fit and may stand here."""
        kept = "".join(one for one in text if one.isprintable())
        if self.only_digits:
            kept = "".join(one for one in kept if one in "0123456789")
        return (self.pen or Pen.begins(self.value)).written(self.value, kept, self.most)

    def edited(self, key: str) -> tuple[str, Pen]:
        """The text after one of the keys of EDITING."""
        return (self.pen or Pen.begins(self.value)).edited(self.value, key)

    def draw(self, canvas: Canvas, scene: Pointed) -> None:
        """Draws the field with its text and, while it is written, the caret."""
        lit = scene.lit(self.id) or self.writing
        line, width = "rubric" if lit else "ink_second", 2.5 if self.writing else 1.5
        ornaments.tablet(canvas, self.box, "paper_light", line, radius=4, width=width)
        x, room = self.box.x + INSET, self.box.w - 28
        with canvas.region(self.box):
            if self.value:
                self._text(canvas, x, room)
            elif self.hint and not self.writing:
                y, size = self.box.cy - 1, self.size
                canvas.text(self.hint, x, y, "italic", size, "ink_muted", middle=True, fit=room)
        if self.writing and not self.value:
            self._caret(canvas, x)
        if scene.framed == self.id:
            ornaments.outline(canvas, self.box.grown(-2), "rubric", width=3, glow=False)

    def _caret(self, canvas: Canvas, x: float) -> None:
        ornaments.upright(canvas, x + 3, self.box.y + 8, self.box.h - 16, "rubric", 2.5)

    def pen_at(self, canvas: Canvas, x: float) -> Pen:
        """Before which letter a click at this place would write."""
        size, first, last = self._part(canvas)

        def off(end: int) -> float:
            wide = canvas.width(self.value[first:end], FACE, size)
            return abs(self.box.x + INSET + wide - x)

        return Pen(min(range(first, last + 1), key=off))

    def _part(self, canvas: Canvas) -> tuple[float, int, int]:
        """The size of the letters, and which part of the text is seen: its beginning, or, while
        it is written, what is around the caret."""
        room = self.box.w - 28
        size = max(canvas.fitting(self.value, FACE, self.size, room), self.size * 0.85)

        def wide(first: int, last: int) -> float:
            return canvas.width(self.value[first:last], FACE, size)

        at = min(self.pen.at, len(self.value)) if self.pen else 0
        first, last = 0, len(self.value)
        while wide(first, at) > room * SIGHT and first < at:
            first += 1
        while wide(first, last) > room and last > max(at, 1):
            last -= 1
        return size, first, last

    def _text(self, canvas: Canvas, x: float, room: float) -> None:
        """As much of the text as fits."""
        size, first, last = self._part(canvas)
        shown, cy = self.value[first:last], self.box.cy - 1
        if self.pen is None:
            if last < len(self.value):
                shown = _shortened(canvas, shown, size, room)
        elif self.pen.whole:
            wide = min(room, canvas.width(shown, FACE, size))
            canvas.fill(Box(x - 2, self.box.y + 6, wide + 4, self.box.h - 12), "gold", 90)
        canvas.text(shown, x, cy, FACE, size, "ink", middle=True)
        if self.pen is not None:
            at = min(self.pen.at, len(self.value))
            self._caret(canvas, x + canvas.width(self.value[first:at], FACE, size))


def _shortened(canvas: Canvas, text: str, size: float, room: float) -> str:
    """As much of a text as leaves room for the sign that there is more; that sign at least."""
    while text and canvas.width(f"{text}…", FACE, size) > room:
        text = text[:-1].rstrip()
    return f"{text}…"
