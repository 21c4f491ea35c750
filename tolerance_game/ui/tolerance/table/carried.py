"""A card dragged from the hand: where it is, or where it returns from."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.ui.kit import Box


class Returning(NamedTuple):
    """A card returning to the hand."""

    card: str
    start: Box
    began: float


class Carried(NamedTuple):
    """What the pointer holds."""

    card: str | None = None
    grip: tuple[float, float] = (0.0, 0.0)
    """Where on the card it was gripped."""
    at: tuple[float, float] = (0.0, 0.0)
    returning: Returning | None = None
    left: tuple[str, Box] | None = None
    """Where the last card was dropped over the table: it flies to its place from there."""

    def away(self, under_way: str | None) -> str | None:
        """The card that is not in its place in the hand."""
        waits = self.waits(under_way)
        if waits is not None:
            return waits[0]
        return self.card or (self.returning.card if self.returning else None)

    def waits(self, under_way: str | None) -> tuple[str, Box] | None:
        """The card that stays where it was dropped until the move is on the disk."""
        return self.left if self.left is not None and self.left[0] == under_way else None

    def start_of(self, card: str) -> Box | None:
        """Where a card that is played now was dropped."""
        return self.left[1] if self.left is not None and self.left[0] == card else None


NOTHING_CARRIED: Final = Carried()
