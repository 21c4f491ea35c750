"""T4.8 and T8: booking money and piety, and the pennants a tally earns."""

from __future__ import annotations

from typing import Final

from tolerance_game.core import Seat

from .draft import Draft
from .events import PennantEarned, TallyChanged, Term
from .state import MONEY, TALLIES, PlayerState, with_tally

HIGHEST: Final = 69
"""T4.8: no tally rises above this."""
PENNANT_STEP: Final = 10
PENNANTS: Final = 6
"""T8.1: a tally earns one at 10, 20, ... 60."""


def book(
    draft: Draft,
    seat: Seat,
    tally: int,
    amount: int,
    paragraph: str,
    cause: str = "",
    terms: tuple[Term, ...] = (),
) -> None:
    """One booking, within the bounds of the tally, and the pennants it earns."""
    player = draft.players[seat]
    before = player.tallies[tally]
    after = min(before + amount, HIGHEST)
    if after < 0 and _stops_at_zero(draft, player, tally):
        after = 0
    draft.players[seat] = player._replace(tallies=with_tally(player.tallies, tally, after))
    draft.tell(
        TallyChanged(
            paragraph=paragraph,
            cause=cause,
            seat=seat,
            tally=TALLIES[tally],
            before=before,
            after=after,
            amount=amount,
            terms=terms,
        )
    )
    _earn_pennants(draft, seat, tally, after)


def _stops_at_zero(draft: Draft, player: PlayerState, tally: int) -> bool:
    if tally == MONEY:
        # T7.3: under `section` money may fall below zero between the bookings of a section.
        return draft.rulings.debt_floor == "booking" and player.loans > 0
    return draft.rulings.piety_floor == "zero"


def _earn_pennants(draft: Draft, seat: Seat, tally: int, value: int) -> None:
    """T8.1: checked after every booking; a pennant is never lost."""
    player = draft.players[seat]
    reached = min(value // PENNANT_STEP, PENNANTS)
    earned = player.pennants[tally]
    if reached <= earned:
        return
    for number in range(earned + 1, reached + 1):
        draft.tell(
            PennantEarned(
                paragraph="T8.1",
                seat=seat,
                tally=TALLIES[tally],
                threshold=number * PENNANT_STEP,
                before=number - 1,
                after=number,
            )
        )
    draft.players[seat] = player._replace(pennants=with_tally(player.pennants, tally, reached))
