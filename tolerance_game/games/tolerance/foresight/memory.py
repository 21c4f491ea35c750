"""T5.1-2: what somebody who has watched the game and forgets nothing knows of all boards.

Every card is played in the open, its death and its conversion are seen, and so is the pile on which
it is laid. A view shows the tops of other boards alone; the public events tell the rest.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance.rules.events import (
    CardExecuted,
    CardLaid,
    LoanTaken,
    ReignBegan,
)
from tolerance_game.games.tolerance.rules.state import Board

Value = TypeVar("Value")


class Memory(NamedTuple):
    """What the public events of a game have told; `NOTHING` before the first one.

    Where a reign began before the memory did, or the memory does not fit what a view shows, it is
    not used: whoever takes back moves must make it anew from the events that are left.
    """

    reign: int = 0
    """The reign that is remembered from its beginning; 0 while there is none."""
    boards: tuple[Board, ...] = ()
    """By seat; seats that are not listed have won nothing yet."""
    loan_reigns: tuple[int, ...] = ()
    """By seat: the reign of the last loan; 0, or not listed, when there was none (T7.2)."""

    def after(self, events: Iterable[Event]) -> Memory:
        """What is known when these have happened too. Events of any seat will do."""
        reign, boards, loan_reigns = self.reign, list(self.boards), list(self.loan_reigns)
        for event in events:
            match event:
                case ReignBegan():
                    reign = event.reign
                    # T6.7: all cards have gone back to the deck.
                    boards.clear()
                case CardLaid():
                    _reach(boards, event.seat, Board())
                    laid = boards[event.seat].with_card(event.card, event.religion, event.alive)
                    boards[event.seat] = laid
                case CardExecuted():
                    _reach(boards, event.seat, Board())
                    if event.card in boards[event.seat].living_cards():
                        boards[event.seat] = boards[event.seat].with_death(event.card)
                case LoanTaken():
                    _reach(loan_reigns, event.seat, 0)
                    loan_reigns[event.seat] = reign
        return Memory(reign, tuple(boards), tuple(loan_reigns))

    def board(self, seat: Seat) -> Board:
        """The board of a seat."""
        return self.boards[seat] if seat < len(self.boards) else Board()

    def loan_reign(self, seat: Seat) -> int:
        """The reign of the last loan of a seat; 0 when there was none."""
        return self.loan_reigns[seat] if seat < len(self.loan_reigns) else 0


NOTHING = Memory()
"""The memory of somebody who has seen no event."""


def _reach(values: list[Value], seat: Seat, empty: Value) -> None:
    """Make the list long enough for a seat."""
    values.extend([empty] * (seat + 1 - len(values)))
