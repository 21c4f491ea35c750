"""A card that is drawn from the hand with the mouse: where it is, or from where it goes back."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.ui.kit.box import Box


class Returning(NamedTuple):
    """A card on its way back to the hand."""

    card: str
    start: Box
    began: float


class Carried(NamedTuple):
    """What the pointer holds."""

    card: str | None = None
    grip: tuple[float, float] = (0.0, 0.0)
    """Where on the card it was taken hold of."""
    at: tuple[float, float] = (0.0, 0.0)
    returning: Returning | None = None
    left: tuple[str, Box] | None = None
    """Where the last card was let go over the table: from there it flies to its place."""

    def away(self, under_way: str | None) -> str | None:
        """The card that is not in its place in the hand."""
        waits = self.waits(under_way)
        if waits is not None:
            return waits[0]
        return self.card or (self.returning.card if self.returning else None)

    def waits(self, under_way: str | None) -> tuple[str, Box] | None:
        """The card that lies where it was let go until the disk has it."""
        return self.left if self.left is not None and self.left[0] == under_way else None

    def start_of(self, card: str) -> Box | None:
        """Where a card was let go that is played now."""
        return self.left[1] if self.left is not None and self.left[0] == card else None


NOTHING_CARRIED: Final = Carried()
