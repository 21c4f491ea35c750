"""A button: a word, perhaps an icon and a key, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.spots import Pointed, Spot


@dataclass(frozen=True, slots=True)
class Button:
    """As drawn; made anew whenever its scene changes."""

    id: str
    box: Box
    label: str
    act: Callable[[], None]
    icon: str = ""
    key: str = ""
    primary: bool = False
    on: bool = False
    """For switches: whether it is switched on."""
    off: bool = False
    """Whether it cannot do anything now; its act then says why."""
    size: float = 22
    group: str = "buttons"
    says: str = ""

    @property
    def spot(self) -> Spot:
        """Where to click."""
        return Spot(self.id, self.box, self.act, self.says or self.label, self.group)

    def draw(self, canvas: Canvas, scene: Pointed) -> None:
        """Draws it as the scene's pointer and focus have it."""
        lit = scene.lit(self.id)
        state = "d" if self.off else "n"
        if self.primary:
            state = "ph" if lit else "p"
        elif (lit or self.on) and not self.off:
            state = "h"
        box = self.box.moved(0, 2) if scene.pressed == self.id else self.box
        colour = ornaments.button_face(canvas, box, state)
        self._write(canvas, box, colour)
        if scene.framed == self.id:
            ornaments.outline(canvas, box, width=3, glow=False)

    def _write(self, canvas: Canvas, box: Box, colour: str) -> None:
        sign = self.size + 4 if self.icon else 0
        gap = 8 if self.icon and self.label else 0
        key_w = canvas.width(self.key, "body", 18) + 14 if self.key else 0
        room = box.w - 20 - sign - gap - (key_w + 8 if key_w else 0)
        size = canvas.fitting(self.label, "label", self.size, room)
        label_w = canvas.width(self.label, "label", size)
        x = box.cx - (sign + gap + label_w + (key_w + 8 if key_w else 0)) / 2
        if self.icon:
            canvas.icon(self.icon, x + sign / 2, box.cy, sign, colour)
            x += sign + gap
        with canvas.region(box):
            canvas.text(self.label, x, box.cy - 1, "label", size, colour, middle=True)
            if self.key:
                x += label_w + 8
                spot = Box(x, box.cy - 12, key_w, 24)
                ornaments.tablet(canvas, spot, "#1A120C", "#6B5640", radius=4, width=1.2)
                canvas.text(self.key, spot.cx, box.cy - 1, "body", 18, "second", "c", middle=True)
