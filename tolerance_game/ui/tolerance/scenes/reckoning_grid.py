"""Where everything stands on the score sheet: geometry alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.tolerance.sheet.figure import ROWS
from tolerance_game.ui.tolerance.sheet.ledger import STAGES

PARCHMENT: Final = Box(36, 22, 1848, 1036)
LEFT: Final = 76.0
WIDTH: Final = 1768.0
LABELS: Final = 224.0
HEAD: Final = 166.0
"""The top of the portraits."""
FIRST_ROW: Final = 288.0
FOOT: Final = Box(76, 982, 1768, 50)


@dataclass(frozen=True, slots=True)
class Grid:
    """The grid for so many players; the last row is the end of the game, expected or as it is."""

    players: int
    final: bool = False
    """Whether the game is over."""

    @property
    def row_h(self) -> float:
        """The height of a row of a reign."""
        return 38.0

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
            return FIRST_ROW + ROWS.index(row) * self.row_h
        below = FIRST_ROW + len(ROWS) * self.row_h
        if row == "reign":
            return below + 7
        if row == "points":
            return below + 7 + self.row_h
        pennants = below + 7 + self.row_h + self.points_h + 10
        if row == "final":
            return pennants + 3 * self.tally_h + 6
        return pennants + TALLIES.index(row) * self.tally_h

    @property
    def points_h(self) -> float:
        """The height of the row of wax seals."""
        return 66.0

    @property
    def tally_h(self) -> float:
        """The height of a row of pennants."""
        return 60.0

    @property
    def final_h(self) -> float:
        """The height of the row of the last seals."""
        return 62.0

    def height(self, row: str) -> float:
        """The height of a row."""
        if row in TALLIES:
            return self.tally_h
        return {"points": self.points_h, "final": self.final_h}.get(row, self.row_h)

    def cell(self, seat: int, reign: int, row: str) -> Box:
        """The place of a figure of a reign."""
        x = self.player(seat) + 17 + self.reign_w * (reign - 1)
        h = self.height(row)
        return Box(x + 2, self.row_y(row) + 2, self.reign_w - 4, h - 4)

    # The rows of pennants.

    @property
    def flag_step(self) -> float:
        """How far apart the pennants of a row stand."""
        return min(46.0, (self.player_w - 76 - 74) / 6)

    def value(self, seat: int, row: str) -> Box:
        """A tally's value."""
        return Box(self.player(seat) + 6, self.row_y(row) + 8, 64, self.tally_h - 16)

    def flag(self, seat: int, row: str, place: int) -> Box:
        """One of the six pennants."""
        x = self.player(seat) + 76 + place * self.flag_step
        return Box(x, self.row_y(row) + 4, min(36.0, self.flag_step), self.tally_h - 6)

    def multiplier(self, seat: int, row: str) -> Box:
        """What each pennant of the row is worth, or has brought in the end."""
        x = self.player(seat) + 76 + 6 * self.flag_step + 2
        right = self.player(seat) + self.player_w - 6
        return Box(x, self.row_y(row) + 4, right - x, self.tally_h - 8)

    def loans(self, seat: int) -> Box:
        """The loans, below the money."""
        box = self.value(seat, "money")
        return Box(box.x, box.bottom - 20, box.w, 26)

    @property
    def bottom(self) -> float:
        """Where the table ends."""
        return self.row_y("final") + self.final_h


def stage_box(place: int, count: int) -> Box:
    """A step of the ribbon of sections."""
    w = 160.0
    return Box(PARCHMENT.right - 40 - w * (count - place), PARCHMENT.y + 38, w - 4, 42)


def stages(*, final: bool) -> tuple[str, ...]:
    """The sections of the ribbon; the pennants only in the last reign."""
    return STAGES if final else STAGES[:-1]
