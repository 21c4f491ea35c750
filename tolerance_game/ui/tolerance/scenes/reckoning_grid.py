"""The layout of the score sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit import Box
from tolerance_game.ui.tolerance.sheet.figure import ROWS, STAGES

PARCHMENT: Final = Box(36, 22, 1848, 1036)
LEFT: Final = 76.0
WIDTH: Final = 1768.0
LABELS: Final = 224.0
HEAD: Final = 166.0
"""The top of the portraits."""
FIRST_ROW: Final = 288.0
FOOT: Final = Box(76, 982, 1768, 50)
ROW_H: Final = 38.0
POINTS_H: Final = 66.0
"""The row of wax seals."""
TALLY_H: Final = 60.0
"""A row of pennants."""
FINAL_H: Final = 62.0
"""The row of the last seals."""


@dataclass(frozen=True, slots=True)
class Grid:
    """The grid for a number of players; the last row is the end of the game."""

    players: int
    final: bool = False
    """Whether the game is over."""

    @property
    def player_w(self) -> float:
        """What each player gets of the width."""
        return (WIDTH - LABELS) / self.players

    @property
    def reign_w(self) -> float:
        """The width of a reign's column."""
        return (self.player_w - 34) / 3

    def player(self, seat: int) -> float:
        """The left edge of a player's columns."""
        return LEFT + LABELS + seat * self.player_w

    def head(self, seat: int) -> Box:
        """The place of a player's portrait and name."""
        return Box(self.player(seat) + 12, HEAD, self.player_w - 16, 80)

    def column(self, seat: int, reign: int) -> Box:
        """The name of a reign above its column."""
        x = self.player(seat) + 17 + self.reign_w * (reign - 1)
        return Box(x + 2, HEAD + 84, self.reign_w - 4, 32)

    def row_y(self, row: str) -> float:
        """The top of a row."""
        if row in ROWS:
            return FIRST_ROW + ROWS.index(row) * ROW_H
        reign = FIRST_ROW + len(ROWS) * ROW_H + 7
        pennants = reign + ROW_H + POINTS_H + 10
        if row in TALLIES:
            return pennants + TALLIES.index(row) * TALLY_H
        return {"reign": reign, "points": reign + ROW_H}.get(row, pennants + 3 * TALLY_H + 6)

    def height(self, row: str) -> float:
        """The height of a row."""
        if row in TALLIES:
            return TALLY_H
        return {"points": POINTS_H, "final": FINAL_H}.get(row, ROW_H)

    def cell(self, seat: int, reign: int, row: str) -> Box:
        """The place of a figure of a reign."""
        x = self.player(seat) + 17 + self.reign_w * (reign - 1)
        return Box(x + 2, self.row_y(row) + 2, self.reign_w - 4, self.height(row) - 4)

    # The rows of pennants.

    @property
    def flag_step(self) -> float:
        """The distance between two pennants of a row."""
        return min(46.0, (self.player_w - 76 - 74) / 6)

    def value(self, seat: int, row: str) -> Box:
        """A tally's value."""
        return Box(self.player(seat) + 6, self.row_y(row) + 8, 64, TALLY_H - 16)

    def flag(self, seat: int, row: str, place: int) -> Box:
        """One of the six pennants."""
        x = self.player(seat) + 76 + place * self.flag_step
        return Box(x, self.row_y(row) + 4, min(36.0, self.flag_step), TALLY_H - 6)

    def multiplier(self, seat: int, row: str) -> Box:
        """What each pennant of the row is worth, or has brought in the end."""
        x = self.player(seat) + 76 + 6 * self.flag_step + 2
        right = self.player(seat) + self.player_w - 6
        return Box(x, self.row_y(row) + 4, right - x, TALLY_H - 8)

    def loans(self, seat: int) -> Box:
        """The loans, below the money."""
        box = self.value(seat, "money")
        return Box(box.x, box.bottom - 20, box.w, 26)

    @property
    def bottom(self) -> float:
        """The lower edge of the table."""
        return self.row_y("final") + FINAL_H

    @property
    def stages(self) -> dict[str, Box]:
        """The ribbon of sections; the pennants are there only at the end of the game."""
        names = STAGES if self.final else STAGES[:-1]
        x, y, w = PARCHMENT.right - 40 - 160.0 * len(names), PARCHMENT.y + 38, 160.0
        return {name: Box(x + w * place, y, w - 4, 42) for place, name in enumerate(names)}
