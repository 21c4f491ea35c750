"""A board laid open: its six piles as far as the viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tolerance_game.core.events import Seat
from tolerance_game.games.tolerance.rules.cards import RELIGIONS
from tolerance_game.games.tolerance.rules.state import Board
from tolerance_game.games.tolerance.rules.view import PileView, View


class Pile(NamedTuple):
    """A pile: its known cards from the bottom to the top, and how many lie unseen below them."""

    religion: str
    alive: bool
    cards: tuple[str, ...]
    unseen: int = 0


class SeatPiles(NamedTuple):
    """All piles of a seat."""

    seat: Seat
    role: str
    """Empty where it is secret."""
    living: tuple[Pile, ...]
    dead: tuple[Pile, ...]
    reign: int
    """Whose religion prevails."""

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The living first."""
        return self.living + self.dead

    @property
    def size(self) -> int:
        """The known cards of the longer line."""
        return max(sum(len(pile.cards) for pile in line) for line in (self.living, self.dead))


def shelf_of_board(seat: Seat, role: str, board: Board, reign: int) -> SeatPiles:
    """A board of which everything is known."""
    living, dead = (
        tuple(
            Pile(religion, alive, cards) for religion, cards in zip(RELIGIONS, piles, strict=True)
        )
        for alive, piles in ((True, board.living), (False, board.dead))
    )
    return SeatPiles(seat, role, living, dead, reign)


def shelves_of_boards(
    boards: Sequence[Board], roles: Sequence[str], reign: int
) -> tuple[SeatPiles, ...]:
    """All boards, everything known, as when they are scored."""
    return tuple(
        shelf_of_board(seat, role, board, reign)
        for seat, (board, role) in enumerate(zip(boards, roles, strict=True))
    )


def shelves_of_view(view: View, seats: Iterable[Seat] | None = None) -> tuple[SeatPiles, ...]:
    """The boards of a view, or of some of its seats; of closed piles the top card alone."""
    wanted = range(len(view.seats)) if seats is None else seats
    return tuple(
        SeatPiles(
            seat,
            view.seats[seat].role,
            _piles(view.seats[seat].board.living, alive=True),
            _piles(view.seats[seat].board.dead, alive=False),
            view.reign,
        )
        for seat in wanted
    )


def _piles(piles: Sequence[PileView], *, alive: bool) -> tuple[Pile, ...]:
    found = []
    for religion, pile in zip(RELIGIONS, piles, strict=True):
        cards = pile.cards
        if cards is None:
            cards = (pile.top,) if pile.top else ()
        found.append(Pile(religion, alive, cards, pile.size - len(cards)))
    return tuple(found)
