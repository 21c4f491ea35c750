"""Where the table of Tolerance leads to, besides where every table does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tolerance_game.core.events import Event, Seat
from tolerance_game.ui.table.actions import TableActions


@dataclass
class ToleranceActions(TableActions):
    """What happens outside of the table."""

    reckon: Callable[[Sequence[Event]], None] | None = None
    """Opens the score sheet for these events; without it the table goes on at once."""
    role: Callable[[], None] | None = None
    """Shows the own role to be read."""
    look: Callable[[Seat], None] | None = None
    """Shows the piles of a seat."""
