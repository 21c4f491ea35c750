"""T7 and T6.5: taking loans, and paying them back."""

from __future__ import annotations

from typing import Final

from tolerance_game.core import Seat

from .draft import Draft
from .events import LoansRepaid, LoanTaken
from .ruleset import Rulings
from .state import MONEY, PlayerState
from .tallies import book

LOAN_PRICE: Final = 5
"""T6.5: money to repay one loan."""
UNPAID_LOAN: Final = 3
"""T7.4: victory points off for a loan unpaid at the end of the game: see `unpaid_points`."""


def unpaid_points(rulings: Rulings, loans: int) -> int:
    """T7.4: the points that so many unpaid loans cost (ruling *unpaid_loans*)."""
    return UNPAID_LOAN * (min(loans, 1) if rulings.unpaid_loans == "once" else loans)


def check_debt(draft: Draft, seat: Seat) -> None:
    """T7.1-2: at the end of a scoring section no player stays below zero."""
    player = draft.players[seat]
    money = player.tallies[MONEY]
    if money >= 0:
        return
    if _may_borrow(draft, player):
        draft.players[seat] = player._replace(loans=player.loans + 1, loan_reign=draft.reign)
        draft.tell(
            LoanTaken(paragraph="T7.1", seat=seat, before=player.loans, after=player.loans + 1)
        )
        book(draft, seat, MONEY, 1 - money, "T7.1")
    else:
        book(draft, seat, MONEY, -money, "T7.2")


def _may_borrow(draft: Draft, player: PlayerState) -> bool:
    """T7.2, ruling *loans*."""
    if draft.rulings.loans == "one_per_round":
        return player.loan_reign != draft.reign
    return player.loans == 0


def repay(draft: Draft, seat: Seat, loans: int) -> None:
    """T6.5: hand loans back."""
    if loans == 0:
        return
    before = draft.players[seat].loans
    draft.players[seat] = draft.players[seat]._replace(loans=before - loans)
    draft.tell(LoansRepaid(paragraph="T6.5", seat=seat, before=before, after=before - loans))
    book(draft, seat, MONEY, -LOAN_PRICE * loans, "T6.5")
