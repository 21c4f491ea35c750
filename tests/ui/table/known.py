"""A table that shows something else than what has happened."""

from __future__ import annotations

from typing import Any

from tolerance_game.core.events import Seat
from tolerance_game.games.tolerance.rules.public import PublicSeat
from tolerance_game.ui.tolerance.table.shown import Shown


def show_seat(shown: Shown, seat: Seat, **values: Any) -> PublicSeat:
    """Shows other values for a seat."""
    seats = list(shown.seats)
    seats[seat] = seats[seat]._replace(**values)
    shown.public = shown.public._replace(seats=tuple(seats))
    return seats[seat]
