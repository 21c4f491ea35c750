"""From logical units to pixels: one factor for everything, and where the canvas lies.

A person's own scale below 100 % leaves wood around the canvas; above it the canvas is larger than
the window, which then shows the part around the pointer or the focus, as a lens would. So does a
window that is smaller than `LEAST`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from .box import HEIGHT, WIDTH, Box

SMALLEST_TEXT = 12
"""In pixels; no text is drawn smaller."""
LEAST = (1152, 648)
"""The least size of a window: in smaller ones texts that can still be read would lie on each other,
which is measured over all states of all scenes (`tests/ui/test_texts.py`). What is smaller all the
same, as a whole screen may be, shows a part of what that size shows."""
SMALLEST = LEAST[0] / WIDTH
"""For the same reason nothing becomes smaller by a person's own scale."""


@dataclass(frozen=True, slots=True)
class Scale:
    """The factor `s`, and the pixel at which the canvas begins."""

    width: int
    height: int
    s: float
    left: int
    top: int

    @classmethod
    def of(cls, width: int, height: int, percent: int = 100) -> Scale:
        """The scale of a window of any size, even none. It has a lower bound, which all loops and
        divisions by lengths in pixels rely on.
        """
        width, height = max(1, width), max(1, height)
        whole = max(min(width / WIDTH, height / HEIGHT), SMALLEST)
        s = max(whole * percent / 100, SMALLEST)
        left, top = (width - round(WIDTH * s)) // 2, (height - round(HEIGHT * s)) // 2
        return cls(width, height, s, left, top)

    def px(self, units: float) -> int:
        """A length in pixels."""
        return round(units * self.s)

    def x(self, units: float) -> int:
        """The pixel column of a place."""
        return self.left + round(units * self.s)

    def y(self, units: float) -> int:
        """The pixel row of a place."""
        return self.top + round(units * self.s)

    def logical(self, x: float, y: float) -> tuple[float, float]:
        """The place on the canvas under a pixel of the window."""
        return (x - self.left) / self.s, (y - self.top) / self.s

    @property
    def window(self) -> Box:
        """The part of the logical plane that the window shows."""
        x, y = self.logical(0, 0)
        return Box(x, y, self.width / self.s, self.height / self.s)

    def looking_at(self, x: float, y: float) -> Scale:
        """The canvas moved so that this place is in sight, where it is larger than the window."""
        return replace(
            self,
            left=_offset(self.width, WIDTH * self.s, x * self.s),
            top=_offset(self.height, HEIGHT * self.s, y * self.s),
        )


def _offset(window: int, canvas: float, at: float) -> int:
    """Where the canvas begins so that `at` is as near to the middle as its edges allow."""
    spare = window - round(canvas)
    return spare // 2 if spare >= 0 else max(spare, min(0, round(window / 2 - at)))
