"""A text field: Enter or a click begins writing, Enter or Tab ends it, Escape takes it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tolerance_game.ui import ornaments
from tolerance_game.ui.box import Box
from tolerance_game.ui.canvas import Canvas
from tolerance_game.ui.scene import Scene
from tolerance_game.ui.spots import Spot

from .pen import Pen

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
    """What stands there while nothing else does."""
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

    def draw(self, canvas: Canvas, scene: Scene) -> None:
        """Draws the field with its text and, while it is written, the caret."""
        lit = scene.lit(self.id) or self.writing
        ornaments.tablet(
            canvas, self.box, "paper_light", "rubric" if lit else "ink_second", radius=4,
            width=2.5 if self.writing else 1.5,
        )  # fmt: skip
        x, room = self.box.x + 12, self.box.w - 28
        with canvas.region(self.box):
            if self.value:
                self._text(canvas, x, room)
            elif self.hint and not self.writing:
                canvas.text(
                    self.hint, x, self.box.cy - 1, "italic", self.size, "ink_muted",
                    middle=True, fit=room,
                )  # fmt: skip
        if self.writing and not self.value:
            self._caret(canvas, x)
        if scene.by_keys and scene.focus == self.id:
            ornaments.outline(canvas, self.box.grown(-2), "rubric", width=3, glow=False)

    def _caret(self, canvas: Canvas, x: float) -> None:
        ornaments.upright(canvas, x + 3, self.box.y + 8, self.box.h - 16, "rubric", 2.5)

    def _text(self, canvas: Canvas, x: float, room: float) -> None:
        """As much of the text as fits: its beginning, or, while it is written, the part around
        the caret."""
        face, least = "name", self.size * 0.85
        size = max(canvas.fitting(self.value, face, self.size, room), least)

        def wide(text: str) -> float:
            return canvas.width(text, face, size)

        cy = self.box.cy - 1
        if self.pen is None:
            kept = shown = self.value
            while wide(shown) > room and len(kept) > 1:
                kept = kept[:-1]
                shown = f"{kept.rstrip()}…"
            canvas.text(shown, x, cy, face, size, "ink", middle=True)
            return
        at = min(self.pen.at, len(self.value))
        first, last = 0, len(self.value)
        while wide(self.value[first:at]) > room * SIGHT and first < at:
            first += 1
        while wide(self.value[first:last]) > room and last > at:
            last -= 1
        shown = self.value[first:last]
        if self.pen.whole:
            marked = Box(x - 2, self.box.y + 6, min(room, wide(shown)) + 4, self.box.h - 12)
            canvas.fill(marked, "gold", 90)
        canvas.text(shown, x, cy, face, size, "ink", middle=True)
        self._caret(canvas, x + wide(self.value[first:at]))
