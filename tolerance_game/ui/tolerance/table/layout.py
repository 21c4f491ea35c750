"""The layout of the table of Tolerance, for 3 to 5 players, drawer open or closed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tolerance_game.ui.kit import Box

MARGIN: Final = 16
GUTTER: Final = 14
DRAWER: Final = 348
HAND_WIDTH: Final = 184.0
"""Of a card in the hand."""
SUNKEN_WIDTH: Final = 150.0
"""The same while effects are carried out."""
FACE: Final = 242 / 168
"""Height over width of a card in the hand and in the trick."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The rectangles of one picture."""

    players: int
    drawer: bool
    """Whether the chronicle is beside the table."""
    queue: bool
    """Whether effects are being carried out: the queue takes the place of preview and hand."""
    preview: bool

    @property
    def width(self) -> float:
        """What is left for the table."""
        return 1920 - DRAWER - 12 if self.drawer else 1920

    @property
    def banner(self) -> Box:
        """Hangs from the upper edge."""
        return Box(self.width / 2 - 350, 0, 700, 90)

    @property
    def chronicle(self) -> Box:
        """The drawer at the right edge; in every window the table closes up beside it."""
        return Box(1920 - DRAWER, 0, DRAWER, 1080)

    def opponent(self, place: int) -> Box:
        """The panel of another player, counted clockwise from the next one."""
        count = self.players - 1
        w = (self.width - 2 * MARGIN - GUTTER * (count - 1)) / count
        return Box(MARGIN + place * (w + GUTTER), 114, w, 204)

    @property
    def role(self) -> Box:
        """The sheet of the own role."""
        return Box(MARGIN, 332, 352, 398)

    @property
    def board(self) -> Box:
        """The own board."""
        return Box(MARGIN, 742, 352, 324)

    @property
    def side(self) -> Box:
        """Preview, or the queue of effects."""
        if self.queue:
            return Box(self.width - 440, 332, 424, 734)
        # Three cards leave room for more words about them.
        w = 424 if self.players == 3 else 320
        return Box(self.width - MARGIN - w, 332, w, 392)

    @property
    def middle(self) -> Box:
        """The place of the trick."""
        right = self.side.x - GUTTER if self.queue or self.preview else self.width - MARGIN
        return Box(384, 332, right - 384, 320)

    @property
    def card_width(self) -> float:
        """Of a card of the trick."""
        widths = (176.0, 166.0, 148.0) if self.queue else (180.0, 176.0, 148.0)
        room = (self.middle.w - self.gap * (self.players - 1)) / self.players
        return min(widths[self.players - 3], room)

    @property
    def gap(self) -> float:
        """Between two cards of the trick."""
        if self.players == 3:
            return 38
        return 26 if self.players < 5 and not self.queue else 20

    def slot(self, place: int) -> Box:
        """The place of a card in the trick: the others clockwise, me last."""
        w = self.card_width
        total = self.players * w + (self.players - 1) * self.gap
        x = self.middle.cx - total / 2 + place * (w + self.gap)
        return Box(x, 384 if self.queue else 380, w, w * FACE)

    @property
    def prompt(self) -> Box:
        """The one sentence that says what to do."""
        w = min(800.0, self.middle.w - 4)
        y = 782 if self.queue else 680
        return Box(self.middle.cx - w / 2, y, w, 52)

    @property
    def hand(self) -> Box:
        """The place of the own cards; its top is the upper edge of a card at rest."""
        if self.queue:
            return Box(self.middle.x, 856, self.middle.w, 224)
        return Box(388, 802, self.width - 20 - 388, 278)

    def hand_places(self, count: int, focus: int) -> list[Box]:
        """The place of each card of the hand; those to the right of the focus make room for it."""
        hand = self.hand
        w = SUNKEN_WIDTH if self.queue else HAND_WIDTH
        if count == 0:
            return []
        spare = 0 if self.queue or focus < 0 else 66
        step = min(122.0 if not self.queue else 78.0, (hand.w - w - spare) / max(1, count - 1))
        total = step * (count - 1) + w
        push = 0.0
        if 0 <= focus < count - 1 and not self.queue:
            push = max(0.0, min(w - step, hand.w - total))
        x = hand.cx - total / 2 - push / 2
        return [
            Box(x + n * step + (push if 0 <= focus < n else 0), hand.y, w, w * FACE)
            for n in range(count)
        ]
