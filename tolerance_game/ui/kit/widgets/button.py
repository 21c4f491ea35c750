"""A button: a word, perhaps an icon and a key, and what it does.

Buttons of one row are written in letters of one size: `evened` tells each what stands beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from tolerance_game.ui.kit import ornaments
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.spots import Pointed, Spot

EDGE: Final = 20.0
"""What is left free at both sides of a button, together."""
GAP: Final = 8.0
SAME_ROW: Final = 12.0
"""So far apart the middles of two buttons of one row may be: the one to begin with is higher."""
KEY: Final = 18.0
"""The size of the letters of a key."""


class Written(NamedTuple):
    """What is written on a button, and how wide that button is."""

    label: str
    w: float
    size: float
    has_icon: bool
    key: str

    def fitting(self, canvas: Canvas) -> float:
        """The size at which the label has room."""
        return canvas.fitting(self.label, "label", self.size, self.room(canvas))

    def room(self, canvas: Canvas) -> float:
        """What is left for the label."""
        key_w = key_width(canvas, self.key) + GAP if self.key else 0
        return self.w - EDGE - self.sign - key_w

    @property
    def sign(self) -> float:
        """What the icon takes, with the gap behind it."""
        return (self.size + 4 + (GAP if self.label else 0)) if self.has_icon else 0


def key_width(canvas: Canvas, key: str) -> float:
    """How wide the little tablet of a key is."""
    return canvas.width(key, "body", KEY) + 14


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
    beside: tuple[Written, ...] = ()
    """The other buttons of its row, whose letters have the size of its own."""

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

    @property
    def written(self) -> Written:
        """What those beside it need to know."""
        return Written(self.label, self.box.w, self.size, bool(self.icon), self.key)

    def letters(self, canvas: Canvas) -> float:
        """The size of its letters: that of the longest words of its row."""
        row = (self.written, *self.beside)
        return min((one.fitting(canvas) for one in row if one.label), default=self.size)

    def _write(self, canvas: Canvas, box: Box, colour: str) -> None:
        size, sign = self.letters(canvas), self.written.sign
        key_w = key_width(canvas, self.key) if self.key else 0
        label_w = canvas.width(self.label, "label", size)
        x = box.cx - (sign + label_w + (key_w + GAP if key_w else 0)) / 2
        if self.icon:
            side = self.size + 4
            canvas.icon(self.icon, x + side / 2, box.cy, side, colour)
            x += sign
        with canvas.region(box):
            canvas.text(self.label, x, box.cy - 1, "label", size, colour, middle=True,
                        asked=self.size)  # fmt: skip
            if self.key:
                x += label_w + GAP
                spot = Box(x, box.cy - 12, key_w, 24)
                ornaments.tablet(canvas, spot, "#1A120C", "#6B5640", radius=4, width=1.2)
                canvas.text(self.key, spot.cx, box.cy - 1, "body", KEY, "second", "c", middle=True)


def evened(buttons: Sequence[Button]) -> list[Button]:
    """The same buttons; each knows what else stands in its row."""
    return [
        replace(
            one,
            beside=tuple(
                other.written
                for other in buttons
                if other is not one and abs(other.box.cy - one.box.cy) < SAME_ROW
            ),
        )
        for one in buttons
    ]
