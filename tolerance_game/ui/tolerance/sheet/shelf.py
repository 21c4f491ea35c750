"""An open board: its six piles as far as the viewer may know them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.foresight.goals import Goals, everyones_goals
from tolerance_game.games.tolerance.rules.cards import RELIGIONS
from tolerance_game.games.tolerance.rules.public import Public
from tolerance_game.games.tolerance.rules.state import Board
from tolerance_game.games.tolerance.rules.view import BoardView, PileView, View


class Pile(NamedTuple):
    """A pile: its known cards from bottom to top, and the number of hidden ones below them."""

    religion: str
    alive: bool
    cards: tuple[str, ...]
    unseen: int = 0


class SeatFigures(NamedTuple):
    """What a seat wants in this reign, and has."""

    goals: Goals
    """Of a hidden role only what it has."""
    tallies: tuple[int, int, int]


class SeatPiles(NamedTuple):
    """All piles of a seat."""

    seat: Seat
    role: str
    """Empty where it is secret."""
    living: tuple[Pile, ...]
    dead: tuple[Pile, ...]
    reign: int
    """Whose religion prevails."""
    figures: SeatFigures | None = None
    """None where they are those of another time."""


def shelves_of_boards(
    boards: Sequence[Board], roles: Sequence[str], reign: int
) -> tuple[SeatPiles, ...]:
    """All boards, everything known, as when they are scored."""
    seats = enumerate(zip(roles, boards, strict=True))
    return tuple(_shelf(seat, role, board, reign) for seat, (role, board) in seats)


def shelves_of_view(
    view: View, seats: Iterable[Seat] | None = None, memory: Public | None = None
) -> tuple[SeatPiles, ...]:
    """The boards of a view, or of some of its seats; of closed piles the top card alone."""
    goals = everyones_goals(view, memory)
    return tuple(
        _shelf(seat, view.seats[seat].role, view.seats[seat].board, view.reign)._replace(
            figures=SeatFigures(goals[seat], view.seats[seat].tallies)
        )
        for seat in (range(len(view.seats)) if seats is None else seats)
    )


def _shelf(seat: Seat, role: str, board: Board | BoardView, reign: int) -> SeatPiles:
    living, dead = _piles(board.living, alive=True), _piles(board.dead, alive=False)
    return SeatPiles(seat, role, living, dead, reign)


def _piles(piles: Sequence[PileView | tuple[str, ...]], *, alive: bool) -> tuple[Pile, ...]:
    found = []
    for religion, pile in zip(RELIGIONS, piles, strict=True):
        if isinstance(pile, PileView):
            cards = pile.cards
            if cards is None:
                cards = (pile.top,) if pile.top else ()
            found.append(Pile(religion, alive, cards, pile.size - len(cards)))
        else:
            found.append(Pile(religion, alive, pile))
    return tuple(found)
