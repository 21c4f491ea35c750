"""A rectangle of the logical canvas: 1920 x 1080 units, whatever the window's size."""

from __future__ import annotations

from typing import NamedTuple

WIDTH = 1920
HEIGHT = 1080


class Box(NamedTuple):
    """Left, top, width and height in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The middle from left to right."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The middle from top to bottom."""
        return self.y + self.h / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: float) -> Box:
        """The box with a margin around it, or smaller by a negative one."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float, dy: float) -> Box:
        """The box somewhere else."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def touches(self, other: Box) -> bool:
        """Whether both share some area."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def within(self, other: Box, slack: float = 0) -> bool:
        """Whether it lies wholly inside another one."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )


CANVAS = Box(0, 0, WIDTH, HEIGHT)
