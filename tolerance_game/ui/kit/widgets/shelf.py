"""A list with more rows than fit, some of them in sight."""

from __future__ import annotations

from dataclasses import dataclass

from tolerance_game.ui.kit import Box, Canvas, ornaments


@dataclass(slots=True)
class RowWindow:
    """Which rows are in sight; it moves by whole rows, so nothing is ever cut."""

    box: Box
    row: float
    """The height of one row."""
    count: int = 0
    first: int = 0

    @property
    def fits(self) -> int:
        """How many rows are in sight at once."""
        return max(1, int(self.box.h // self.row))

    def hold(self, count: int) -> None:
        """Sets how many rows there are."""
        self.count = count
        self.turn(0)

    def turn(self, by: int) -> bool:
        """Scrolls by a number of rows; returns whether that moved anything."""
        before = self.first
        self.first = max(0, min(self.first + by, self.count - self.fits))
        return self.first != before

    def show(self, row: int) -> None:
        """Brings a row into sight."""
        self.first = max(row - self.fits + 1, min(self.first, row))
        self.turn(0)

    def rows(self) -> tuple[tuple[int, Box], ...]:
        """The rows in sight with their places."""
        box, seen = self.box, range(self.first, min(self.count, self.first + self.fits))
        tops = ((row, box.y + (row - self.first) * self.row) for row in seen)
        return tuple((row, Box(box.x, y, box.w, self.row)) for row, y in tops)

    def draw(self, canvas: Canvas) -> None:
        """The mark at the right edge that says where in the whole one is."""
        if self.count <= self.fits:
            return
        rail = Box(self.box.right + 10, self.box.y, 8, self.box.h)
        ornaments.tablet(canvas, rail, "paper_aged", "ink_ornament", radius=4)
        h = max(30.0, rail.h * self.fits / self.count)
        top = (rail.h - h) * self.first / (self.count - self.fits)
        ornaments.tablet(canvas, Box(rail.x, rail.y + top, 8, h), "rubric", radius=4, width=0)
