"""The layout of the table of Schisma: the land track, and what stands around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tolerance_game.games.schisma.rules.moves import ACTIONS
from tolerance_game.games.schisma.rules.track import LAST, ROME
from tolerance_game.ui.kit.box import Box

DRAWER: Final = 348.0
LEFT: Final = 16.0
LEFT_WIDTH: Final = 292.0
BOARD: Final = 322.0
LAND: Final = 150.0
"""The width of a land's plate with the gap beside it."""
COLUMN: Final = 216.0
ROW: Final = 124.0
TRACK: Final = 222.0
"""Where the uppermost land begins."""
WIDTH: Final = LAND + 5 * COLUMN + 16
CARD_WIDTH: Final = 204.0
CARD_HEIGHT: Final = 112.0
FAR, NEAR = 80.0, 850.0
"""Where the two congregations lie: of the far side, and of the side at the screen."""
SLOTS: Final = 3


def apart(column: float, count: int) -> float:
    """How far apart so many persons of a congregation lie.

    A petition can bring in more than three at once: they overlap.
    """
    return column if count <= SLOTS else column * (SLOTS - 1) / (count - 1)


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of one picture."""

    drawer: bool
    """Whether the chronicle is open, beside the table."""
    bottom: int
    """The side at the lower edge of the screen."""

    @property
    def width(self) -> float:
        """What is left for the table."""
        return 1920 - DRAWER - 12 if self.drawer else 1920

    @property
    def banner(self) -> Box:
        """Hangs from the upper edge."""
        return Box(404, 0, 714, 76)

    @property
    def beside(self) -> Box:
        """The place of the buttons at the right of the banner."""
        left = self.banner.right + 8
        return Box(left, 18, self.width - 16 - left, 46)

    @property
    def chronicle(self) -> Box:
        """The drawer at the right edge."""
        return Box(1920 - DRAWER, 0, DRAWER, 1080)

    @property
    def side(self) -> Box | None:
        """The panel with the ways to win, where no drawer stands; its foot has them otherwise."""
        return None if self.drawer else Box(1584, FAR, 320, 904)

    @property
    def turn(self) -> Box:
        """What was done in this turn, and what is left of it."""
        return Box(LEFT, FAR, LEFT_WIDTH, 206)

    def action(self, action: str) -> Box:
        """The button of an action."""
        return Box(LEFT, 298 + ACTIONS.index(action) * 96, LEFT_WIDTH, 90)

    @property
    def piles(self) -> Box:
        """The panel of both piles."""
        return Box(LEFT, 690, LEFT_WIDTH, 192)

    @property
    def draw_pile(self) -> Box:
        """The cards still to come."""
        return Box(LEFT + 18, 742, 118, 72)

    @property
    def discard_pile(self) -> Box:
        """The cards that went."""
        return Box(LEFT + 156, 744, 122, 67)

    @property
    def note(self) -> Box:
        """The Samaritan rule, as it stands in this turn."""
        return Box(LEFT, 890, LEFT_WIDTH, 106)

    @property
    def cancel(self) -> Box:
        """The button that takes a half-made choice back."""
        return Box(LEFT, 1008, LEFT_WIDTH, 54)

    @property
    def prompt(self) -> Box:
        """The one sentence that says what to do."""
        return Box(BOARD + 8, 1009, WIDTH - 238, 52)

    @property
    def carry_out(self) -> Box:
        """The button that carries out what was chosen."""
        return Box(BOARD + WIDTH - 206, 1008, 206, 54)

    def row(self, land: int) -> int:
        """The row of a land, from the upper one down: the city of the bottom side comes last."""
        return land if self.bottom == ROME else LAST - land

    def land(self, land: int) -> Box:
        """The strip of a land, with its plate at the left."""
        return Box(BOARD, TRACK + self.row(land) * ROW, WIDTH, ROW - 6)

    def plate(self, land: int) -> Box:
        """The picture of a land."""
        strip = self.land(land)
        return Box(strip.x, strip.y, LAND - 4, strip.h)

    def place(self, column: int, land: int) -> Box:
        """Where the person of a column stands at a land; beyond the track, past its end."""
        row = max(-1, min(5, self.row(land)))
        x = BOARD + LAND + 6 + column * COLUMN
        return Box(x, TRACK + row * ROW + 3, CARD_WIDTH, CARD_HEIGHT)

    def congregation(self, seat: int) -> Box:
        """The panel of a congregation."""
        return Box(BOARD, NEAR if seat == self.bottom else FAR, WIDTH, 134)

    def joined(self, seat: int, number: int, count: int = SLOTS) -> Box:
        """The place of a person in a congregation of so many, from 0."""
        panel = self.congregation(seat)
        x = BOARD + LAND + 6 + 2 * COLUMN + number * apart(COLUMN, max(count, number + 1))
        return Box(x, panel.y + 11, CARD_WIDTH, CARD_HEIGHT)

    def is_towards(self, seat: int, from_land: int, to_land: int) -> bool:
        """Whether a way along the track leads towards a side."""
        return (to_land > from_land) == (seat == ROME)

    def rows_left(self, land: int, *, down: bool) -> int:
        """How many lands lie between a land and the upper or lower end of the track."""
        return LAST - self.row(land) if down else self.row(land)

    def points_down(self, from_land: int, to_land: int) -> bool:
        """Whether a way along the track leads down the screen."""
        return self.row(to_land) > self.row(from_land)
