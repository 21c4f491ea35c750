"""A text field: Enter or a click begins writing, Enter or Tab ends it, Escape takes it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tolerance_game.ui import ornaments
from tolerance_game.ui.box import Box
from tolerance_game.ui.canvas import Canvas
from tolerance_game.ui.scene import Scene
from tolerance_game.ui.spots import Spot


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
    writing: bool = False
    says: str = ""
    size: float = 24

    def spots(self) -> tuple[Spot, ...]:
        """Where to click."""
        says = f"{self.says} {self.value or self.hint}".strip()
        return (Spot(self.id, self.box, self.begin, says, self.id.rpartition("/")[0]),)

    def with_more(self, text: str) -> str:
        """The text with letters behind it, as far as they fit and may stand here."""
        kept = "".join(one for one in text if one.isprintable())
        if self.only_digits:
            kept = "".join(one for one in kept if one in "0123456789")
        return (self.value + kept)[: self.most]

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
                x += self._written(canvas, x, room)
            elif self.hint and not self.writing:
                canvas.text(
                    self.hint, x, self.box.cy - 1, "italic", self.size, "ink_muted",
                    middle=True, fit=room,
                )  # fmt: skip
        if self.writing:
            ornaments.upright(canvas, x + 3, self.box.y + 8, self.box.h - 16, "rubric", 2.5)
        if scene.by_keys and scene.focus == self.id:
            ornaments.outline(canvas, self.box.grown(-2), "rubric", width=3, glow=False)

    def _written(self, canvas: Canvas, x: float, room: float) -> float:
        face, least = "name", self.size * 0.85
        size = max(canvas.fitting(self.value, face, self.size, room), least)
        shown = kept = self.value
        # One writes at the end, so the beginning gives way; who only reads begins at the beginning.
        while canvas.width(shown, face, size) > room and len(kept) > 1:
            kept = kept[1:] if self.writing else kept[:-1]
            shown = kept if self.writing else f"{kept.rstrip()}…"
        return canvas.text(shown, x, self.box.cy - 1, face, size, "ink", middle=True)
