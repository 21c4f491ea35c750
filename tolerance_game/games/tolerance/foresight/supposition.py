"""A table that agrees with all that a seat knows, so that the rules can be applied to it.

The hands of others are left empty. Boards are those the seat can see or has followed (`Public`);
otherwise the tricks of the reign are resolved again, with every choice of their winners that leads
to the piles of the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.public import UNKNOWN, Public, PublicSeat
from tolerance_game.games.tolerance.rules.state import REPAY, Board, Pile, PlayerState, State, Trick
from tolerance_game.games.tolerance.rules.view import BoardView, PileView, SeatView, View

from .branches import as_won, branches

MOST_BOARDS: Final = 64
"""How many boards are thought of for a seat; where more are possible, the board is not known."""


class Known(NamedTuple):
    """What is known of the board of one seat."""

    living: tuple[int, ...]
    """The sizes of its piles, which are public (T5.2)."""
    dead: tuple[int, ...]
    boards: tuple[Board, ...]
    """Every possible board: one if it is known, none if there are too many."""


def known_of(board: Board) -> Known:
    """A board about which everything is known."""
    return Known(tuple(map(len, board.living)), tuple(map(len, board.dead)), (board,))


class Supposition(NamedTuple):
    """The table as one seat may suppose it to be."""

    state: State
    """A board that is not known has its true tops and sizes, and UNKNOWN for the other cards."""
    known: tuple[Known, ...]
    """By seat."""


def supposed(view: View, memory: Public | None = None) -> Supposition:
    """The table that this view shows."""
    bare = supposed_state(view, memory)
    known = tuple(_known(bare, view, seat, memory) for seat in range(len(view.seats)))
    players = tuple(
        player._replace(board=_only(one) or PublicSeat().corrected(seen).board)
        for player, one, seen in zip(bare.players, known, view.seats, strict=True)
    )
    return Supposition(bare._replace(players=players), known)


def with_players(
    table: Supposition, players: Sequence[PlayerState], victim: str = ""
) -> Supposition:
    """The table with its seats changed, as far as their boards are known then; the `victim` of a
    royal execution is one of the changes (T6.1)."""
    known = []
    for one, before, player in zip(table.known, table.state.players, players, strict=True):
        if player.board == before.board:
            known.append(one)
        elif len(one.boards) == 1:
            known.append(known_of(player.board))
        elif victim:
            known.append(_without(one, player.board, victim))
        else:
            known.append(known_of(player.board)._replace(boards=()))
    return Supposition(table.state._replace(players=tuple(players)), tuple(known))


def _without(one: Known, board: Board, victim: str) -> Known:
    """A board that is not certain, after a card on it has died (T6.1)."""
    sizes = known_of(board)
    boards = tuple(each.with_death(victim) for each in one.boards if victim in each.living_cards())
    return Known(sizes.living, sizes.dead, boards)


def view_as_told(view: View, told: Public) -> View:
    """A view whose figures and boards are those of the events told so far.

    What is shown lags behind the game; a view of now would give away what has yet to be shown.
    """
    seats = tuple(
        seen._replace(
            tallies=one.tallies,
            pennants=one.pennants,
            loans=one.loans,
            points=one.points,
            board=_board_view(one.board, covered=_is_covered(view, seat, told)),
        )
        for seat, (seen, one) in enumerate(zip(view.seats, told.seats, strict=True))
    )
    tricks = view.tricks[: len(told.tricks)] if told.reign == view.reign else ()
    return view._replace(reign=told.reign, seats=seats, tricks=tricks)


def _is_covered(view: View, seat: Seat, memory: Public | None) -> bool:
    """T5.2: whether covered cards of this seat do not count (ruling *covered_cards*)."""
    if memory is None or memory.counts_covered or seat == view.seat:
        return False
    return any(pile.cards is None for pile in view.seats[seat].board.piles)


def _board_view(board: Board, *, covered: bool) -> BoardView:
    piles = [
        PileView(len(pile), pile[-1] if pile else "", None if covered or UNKNOWN in pile else pile)
        for pile in board.piles
    ]
    return BoardView(tuple(piles[:3]), tuple(piles[3:]))


def _only(known: Known) -> Board | None:
    return known.boards[0] if len(known.boards) == 1 else None


def supposed_state(view: View, memory: Public | None = None) -> State:
    """The table without the boards, which is all that a trick needs."""
    return State(
        options=view.options,
        phase=view.phase,
        to_act=view.to_act,
        players=tuple(
            PlayerState(
                role=seen.role,
                hand=view.hand if seat == view.seat else (),
                tallies=seen.tallies,
                pennants=seen.pennants,
                loans=seen.loans,
                loan_reign=_loan_reign(view, seat, seen, memory),
                points=seen.points,
            )
            for seat, seen in enumerate(view.seats)
        ),
        reign=view.reign,
        chooser=view.chooser,
        starter=view.starter,
        trick=view.trick,
        tricks=view.tricks,
        resolution=view.resolution,
        outcome=view.outcome,
    )


def _loan_reign(view: View, seat: Seat, seen: SeatView, memory: Public | None) -> int:
    """T7.2: a view does not say when a loan was taken; without a memory, in this reign."""
    if memory is not None and memory.reign == view.reign:
        known = memory.seats[seat]
        if known.loans == seen.loans:
            return known.loan_reign
    return view.reign if seen.loans else 0


def _known(bare: State, view: View, seat: Seat, memory: Public | None) -> Known:
    seen = view.seats[seat].board
    return Known(
        tuple(pile.size for pile in seen.living),
        tuple(pile.size for pile in seen.dead),
        _boards(bare, view, seat, memory),
    )


def _boards(bare: State, view: View, seat: Seat, memory: Public | None) -> tuple[Board, ...]:
    seen = view.seats[seat].board
    shown = _shown(seen)
    if shown is not None:
        return (shown,)
    if _is_covered(view, seat, memory):
        return ()
    if memory is not None and memory.reign == view.reign:
        board = memory.seats[seat].board
        if _fits(board, seen) and UNKNOWN not in (*board.living_cards(), *board.dead_cards()):
            return (board,)
    return _deduced(bare, view, seat)


def _shown(seen: BoardView) -> Board | None:
    """A board that can be read off: it is open, or no pile hides a card."""
    piles: list[Pile] = []
    for pile in seen.piles:
        if pile.cards is not None:
            piles.append(pile.cards)
        elif pile.size <= 1:
            piles.append((pile.top,) if pile.size else ())
        else:
            return None
    return Board(tuple(piles[:3]), tuple(piles[3:]))


def _fits(board: Board, seen: BoardView) -> bool:
    """Whether a board looks like this."""
    return all(
        len(pile) == found.size and (not pile or pile[-1] == found.top)
        for pile, found in zip(board.piles, seen.piles, strict=True)
    )


def _deduced(bare: State, view: View, seat: Seat) -> tuple[Board, ...]:
    """Every board that the tricks of the reign can have led to."""
    seen = view.seats[seat].board
    # T6.1: the execution is the one thing that takes a card off a living pile.
    lost = 1 if view.phase == REPAY else 0
    boards = [Board()]
    for trick in view.tricks:
        if trick.winner != seat:
            continue
        ends = _ends(bare, trick)
        grown = dict.fromkeys(_joined(board, end) for board in boards for end in ends)
        boards = [board for board in grown if _within(board, seen, lost)]
        if len(boards) > MOST_BOARDS:
            return ()
    if lost:
        monarch = view.options.monarchs[view.reign]
        boards += [
            board.with_death(card)
            for board in boards
            for card in board.living_cards()
            if card != monarch
        ]
    return tuple(board for board in boards if _fits(board, seen))


def some_board(view: View, seat: Seat) -> Board:
    """One of the boards that the tricks of the reign can have led to, however many there are."""
    bare, seen = supposed_state(view), view.seats[seat].board
    lost = 1 if view.phase == REPAY else 0
    monarch = view.options.monarchs[view.reign]
    ends = [_ends(bare, trick) for trick in view.tricks if trick.winner == seat]
    vain: set[tuple[int, tuple[tuple[int, str], ...]]] = set()

    def grown(board: Board, number: int) -> Board | None:
        """The board after the tricks from this one on, if it can become what is seen."""
        if number == len(ends):
            dying = [card for card in board.living_cards() if card != monarch] if lost else []
            last = (board, *map(board.with_death, dying))
            return next((one for one in last if _fits(one, seen)), None)
        # What comes of a board depends on how it looks, but for who may be executed at the end.
        looks = number, tuple((len(pile), pile[-1] if pile else "") for pile in board.piles)
        if looks in vain:
            return None
        for end in ends[number]:
            more = _joined(board, end)
            found = grown(more, number + 1) if _within(more, seen, lost) else None
            if found is not None:
                return found
        vain.add(looks)
        return None

    found = grown(Board(), 0)
    assert found is not None
    return found


def _ends(bare: State, trick: Trick) -> tuple[Board, ...]:
    """The boards that a trick can make of an empty board."""
    won = as_won(bare, trick, trick.winner)
    return tuple(dict.fromkeys(branch.player.board for branch in branches(won)))


def _joined(board: Board, laid: Board) -> Board:
    """A board with more cards on its piles."""
    piles = [pile + more for pile, more in zip(board.piles, laid.piles, strict=True)]
    return Board(tuple(piles[:3]), tuple(piles[3:]))


def _within(board: Board, seen: BoardView, lost: int) -> bool:
    """Whether a board can still grow to these sizes when `lost` living cards die."""
    return all(
        len(pile) <= found.size + lost for pile, found in zip(board.piles, seen.piles, strict=True)
    )
