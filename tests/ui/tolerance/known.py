"""What a table shows: changed by hand, or compared with the view."""

from __future__ import annotations

from typing import Any

from tolerance_game.core.events import Seat
from tolerance_game.games.tolerance.rules.public import PublicSeat
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.ui.tolerance.table.shown import Shown


def show_seat(shown: Shown, seat: Seat, **values: Any) -> PublicSeat:
    """Shows other values for a seat."""
    seats = list(shown.public.seats)
    seats[seat] = seats[seat]._replace(**values)
    shown.public = shown.public._replace(seats=tuple(seats))
    return seats[seat]


def differences(shown: Shown, view: View) -> list[str]:
    """Where what is shown is not what the view says."""
    seats = zip(shown.public.seats, shown.public.corrected(view).seats, strict=True)
    faults = [
        f"seat {number} {name}: {getattr(one, name)} is {getattr(seat, name)}"
        for number, (one, seat) in enumerate(seats)
        for name in PublicSeat._fields
        if getattr(one, name) != getattr(seat, name)
    ]
    if view.seat >= 0 and sorted(shown.hand) != sorted(view.hand):
        faults.append(f"hand: {shown.hand} is {view.hand}")
    return faults
