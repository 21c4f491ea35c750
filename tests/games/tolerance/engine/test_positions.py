"""From a view to a position: what a seat knows, and nothing else, stands in it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.games.tolerance.hidden import with_buried_cards_shuffled
from tests.tiers import sizes
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine import flat
from tolerance_game.games.tolerance.engine.positions import Positions
from tolerance_game.games.tolerance.foresight.supposition import some_board, supposed
from tolerance_game.games.tolerance.rules.state import REPAY, Board, State
from tolerance_game.games.tolerance.rules.view import View, view_of

from .twins import any_options, follow, hand_of, snapshot


def fill(engine: flat.Engine, state: State, positions: Positions, seat: int) -> None:
    """Deals what the seat does not know as it is."""
    for other, player in enumerate(state.players):
        engine.role[other] = positions.role(player.role)
        if other != seat:
            for card in player.hand:
                engine.give(other, positions.place(card))


@pytest.mark.parametrize("games", sizes(4, 60))
def test_a_view_with_all_that_it_does_not_tell_is_the_position(games: int) -> None:
    rng = Random(games)
    for _ in range(games):
        options = replace(any_options(rng), open_piles=True)
        for state, played, positions in follow(options, rng):
            if state.to_act is None or state.to_act < 0 or rng.random() < 0.7:
                continue
            seen = positions.engine()
            positions.see(seen, tolerance.view(state, state.to_act))
            fill(seen, state, positions, state.to_act)
            for seat, player in enumerate(state.players):
                # T7.2: a view does not tell in which reign a loan was taken.
                seen.seats[seat * 8 + flat.BORROWED] = player.loan_reign
                # T6.5: nor whether in this reckoning, when there is no money left to repay it.
                seen.repayable[seat] = played.repayable[seat]
            assert snapshot(seen) == snapshot(played)


def looks(board: Board) -> list[tuple[int, str]]:
    return [(len(pile), pile[-1] if pile else "") for pile in board.piles]


def shown(view: View, seat: int) -> list[tuple[int, str]]:
    return [(pile.size, pile.top) for pile in view.seats[seat].board.piles]


@pytest.mark.parametrize("games", sizes(3, 40))
def test_a_board_that_is_not_known_looks_as_it_is_seen(games: int) -> None:
    rng, found = Random(games), 0
    for _ in range(games):
        options = replace(any_options(rng), open_piles=False)
        for state, _played, _positions in follow(options, rng):
            if state.to_act is None or state.to_act < 0 or len(state.tricks) < 6:
                continue
            if state.phase != REPAY and rng.random() < 0.9:
                continue
            view = tolerance.view(state, state.to_act)
            for seat, _player in enumerate(state.players):
                board = some_board(view, seat)
                assert looks(board) == shown(view, seat)
                cards = sorted((*board.living_cards(), *board.dead_cards()))
                won = [trick for trick in view.tricks if trick.winner == seat]
                assert cards == sorted(play.card for trick in won for play in trick.plays)
                found += 1
    assert found


@pytest.mark.parametrize("games", sizes(2, 20))
def test_what_the_seat_cannot_see_does_not_change_the_position(games: int) -> None:
    rng, closed = Random(games), 0
    for _ in range(games):
        options = replace(any_options(rng), open_piles=False)
        for state, _played, positions in follow(options, rng):
            seat = state.to_act
            if seat is None or seat < 0 or rng.random() < 0.8:
                continue
            other = with_buried_cards_shuffled(state, seat, rng)
            hands = [player.hand for at, player in enumerate(other.players) if at != seat]
            players = [
                player._replace(hand=player.hand if at == seat else hands.pop())
                for at, player in enumerate(other.players)
            ]
            other = other._replace(players=tuple(players))
            view = tolerance.view(state, seat)
            if view != view_of(other, seat, view.moves):
                # The piles are open, as they are while they are counted.
                continue
            closed += 1
            seen, seen_too = positions.engine(), positions.engine()
            positions.see(seen, view)
            positions.see(seen_too, view_of(other, seat, view.moves))
            assert snapshot(seen) == snapshot(seen_too)
            for at, _player in enumerate(state.players):
                assert hand_of(seen, at, positions) == (list(view.hand) if at == seat else [])
    assert closed


def test_of_several_possible_boards_the_one_that_is_given_is_taken() -> None:
    rng, several = Random(7), 0
    while not several:
        options = replace(any_options(rng), open_piles=False)
        for state, _played, positions in follow(options, rng):
            if state.to_act is None or state.to_act < 0 or state.phase != "play":
                continue
            view = tolerance.view(state, state.to_act)
            known = supposed(view).known
            if all(len(one.boards) == 1 for one in known):
                continue
            if not all(one.boards for one in known):
                continue
            several += 1
            for boards in ([one.boards[0] for one in known], [one.boards[-1] for one in known]):
                engine = positions.engine()
                positions.see(engine, view, boards=boards)
                players = [
                    player._replace(board=board)
                    for player, board in zip(state.players, boards, strict=True)
                ]
                expected = positions.engine()
                positions.load(expected, state._replace(players=tuple(players)))
                assert list(engine.board) == list(expected.board)
                assert list(engine.log) == list(expected.log)
