"""T2.7, T5.2: what one seat may know. Programs, table, log and undo get this, never a State.

An onlooker (seat -1) sees what is public: no hand, and no hidden role.
"""

from __future__ import annotations

from typing import NamedTuple

from tolerance_game.core import Outcome, Seat

from .moves import Move
from .ruleset import Options
from .state import EXECUTION, OVER, REPAY, Board, Phase, Pile, PlayerState, Resolution, State, Trick


class PileView(NamedTuple):
    """T5.2: a pile as a seat sees it: its size, its top card, and the rest if it may look."""

    size: int
    top: str
    cards: Pile | None
    """From the bottom to the top; None for a closed pile."""


class BoardView(NamedTuple):
    """The six piles of a board, in the order of RELIGIONS each."""

    living: tuple[PileView, ...]
    dead: tuple[PileView, ...]

    @property
    def piles(self) -> tuple[PileView, ...]:
        """All six, the living first."""
        return self.living + self.dead


class SeatView(NamedTuple):
    """What is known of a seat."""

    role: str
    """Empty while the role is hidden from the viewer."""
    cards_in_hand: int
    tallies: tuple[int, int, int]
    pennants: tuple[int, int, int]
    loans: int
    points: int
    board: BoardView


class View(NamedTuple):
    """A game of Tolerance as one seat sees it."""

    seat: Seat
    options: Options
    phase: Phase
    to_act: Seat | None
    reign: int
    hand: tuple[str, ...]
    seats: tuple[SeatView, ...]
    left_out: int
    """How many cards stay out of this reign, unseen."""
    chooser: Seat
    starter: Seat
    trick: Trick
    tricks: tuple[Trick, ...]
    """The tricks of this reign, as everyone saw them played."""
    resolution: Resolution | None
    moves: tuple[Move, ...]
    """What this seat may do now; nothing while another one acts."""
    outcome: Outcome | None


def view_of(state: State, seat: Seat, moves: tuple[Move, ...]) -> View:
    """What a seat may know of a state."""
    opened = state.options.open_piles or _boards_are_open(state)
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        to_act=state.to_act,
        reign=state.reign,
        hand=state.players[seat].hand if seat >= 0 else (),
        seats=tuple(
            _seat_view(
                player,
                sees_role=other == seat or not state.options.hidden_roles or state.phase == OVER,
                sees_piles=other == seat or opened,
            )
            for other, player in enumerate(state.players)
        ),
        left_out=len(state.left_out),
        chooser=state.chooser,
        starter=state.starter,
        trick=state.trick,
        tricks=state.tricks,
        resolution=state.resolution,
        moves=moves if seat == state.to_act else (),
        outcome=state.outcome,
    )


def _boards_are_open(state: State) -> bool:
    """T6.1, ruling *execution_view*: the boards are opened before they are scored."""
    if state.phase == OVER:
        return True
    return state.phase in (EXECUTION, REPAY) and state.options.rulings.execution_view == "open"


def _seat_view(player: PlayerState, *, sees_role: bool, sees_piles: bool) -> SeatView:
    return SeatView(
        role=player.role if sees_role else "",
        cards_in_hand=len(player.hand),
        tallies=player.tallies,
        pennants=player.pennants,
        loans=player.loans,
        points=player.points,
        board=_board_view(player.board, sees_piles),
    )


def _board_view(board: Board, open_piles: bool) -> BoardView:
    def pile(cards: Pile) -> PileView:
        return PileView(len(cards), cards[-1] if cards else "", cards if open_piles else None)

    return BoardView(tuple(map(pile, board.living)), tuple(map(pile, board.dead)))
