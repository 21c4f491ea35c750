"""A win in one turn is found, and a loss in the next one is avoided, as the rules foresee them."""

from __future__ import annotations

from functools import partial
from itertools import islice

import pytest

from tests.tiers import sizes
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.state import State

from .foreseen import decision_of, in_danger, is_lost, is_won, to_win

BUDGET = 500
"""Of positions beyond the opponent's next turn; wins and losses are found before those."""
AHEAD = ("able", "strong", "master")
CAREFUL = ("strong", "master")


def _decide(name: str, state: State) -> Move:
    move: Move = decision_of(name, state, BUDGET).move
    return move


@pytest.mark.parametrize("count", sizes(5, 50))
def test_a_win_in_one_turn_is_found(count: int) -> None:
    for state in islice(to_win(7), count):
        for name in AHEAD:
            assert is_won(state, partial(_decide, name)), (name, state)


@pytest.mark.parametrize("count", sizes(2, 12))
def test_a_loss_in_the_next_turn_is_avoided(count: int) -> None:
    for state in islice(in_danger(8), count):
        for name in CAREFUL:
            assert not is_lost(state, partial(_decide, name)), (name, state)


def test_who_looks_no_further_than_one_action_fails_both() -> None:
    decide = partial(_decide, "novice")
    assert not all(is_won(state, decide) for state in islice(to_win(7), 8))
    assert any(is_lost(state, decide) for state in islice(in_danger(8), 3))
