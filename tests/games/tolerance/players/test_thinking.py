"""Thinking ahead: fair, reproducible, quick to stop; and what it tells is what it found."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.tolerance.redeal import changed_by_redealing, positions
from tolerance_game.core.events import Seat
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine import search as terms
from tolerance_game.games.tolerance.engine.thinking import Stopped, without_twins
from tolerance_game.games.tolerance.players import LEVELS
from tolerance_game.games.tolerance.rules.cards import ORDINARY_SUITS, WILD
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.state import State

from .thinkers import cheating, decision_of, thinker_of

BUDGET = 24


def test_whoever_looked_at_the_hands_would_be_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def decide(state: State, seat: Seat) -> object:
        return cheating(thinker_of(state.options), state, seat, BUDGET, monkeypatch)

    assert len(changed_by_redealing(decide, positions(12, 7))) > 6


@pytest.mark.parametrize("name", LEVELS)
def test_decisions_are_legal_and_depend_on_the_seed_alone(name: str) -> None:
    for state in positions(20, 11):
        seat = tolerance.to_act(state)
        assert seat is not None
        decision = decision_of(name, state, seat, BUDGET)
        assert decision == decision_of(name, state, seat, BUDGET)
        moves = tolerance.legal_moves(state)
        compared = [decision.move, *(one.move for one in decision.others)]
        assert set(compared) <= set(moves)
        assert len(set(compared)) == len(compared)
        assert all(one.cost >= 0 for one in decision.others)


def test_other_seeds_imagine_other_worlds() -> None:
    (state,) = positions(1, 3)
    thinker = thinker_of(state.options)
    seat = tolerance.to_act(state)
    assert seat is not None
    view = tolerance.view(state, seat)
    found = {tuple(thinker.think(view, view.moves, Random(seed), BUDGET)) for seed in range(5)}
    assert len(found) == 5


@pytest.mark.parametrize("allowed", [0, 1, 30])
def test_it_stops_before_the_next_playout(allowed: int) -> None:
    state = next(one for one in positions(50, 5) if len(tolerance.legal_moves(one)) > 8)
    thinker = thinker_of(state.options)
    seat = tolerance.to_act(state)
    assert seat is not None
    view = tolerance.view(state, seat)
    asked = 0

    def should_stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > allowed

    with pytest.raises(Stopped):
        thinker.think(view, view.moves, Random(1), 100_000, should_stop)
    assert asked == allowed + 1
    assert _playouts(thinker.search) == allowed


def _playouts(search: terms.Search) -> int:
    return round(sum(search.sums[:: terms.TERMS]))


def test_it_plays_as_many_games_as_it_may() -> None:
    for state in positions(15, 9):
        thinker = thinker_of(state.options)
        seat = tolerance.to_act(state)
        assert seat is not None
        view = tolerance.view(state, seat)
        for budget in (60, 200):
            thoughts = thinker.think(view, view.moves, Random(1), budget)
            assert sum(one.games for one in thoughts) == _playouts(thinker.search)
            # One more world for those that are left is the most that can be too much.
            assert 0.75 * budget <= _playouts(thinker.search) <= 1.25 * budget + len(thoughts)
            # The best two were played on in the same worlds, and in more than all others.
            assert thoughts[0].games == thoughts[1].games == max(one.games for one in thoughts)


def test_a_wild_that_cannot_win_is_thought_of_once() -> None:
    """T3.4: in reply it is the same whichever other suit it is declared as; as a lead it is not."""
    replies = leads = 0
    for state in positions(200, 13):
        seat = tolerance.to_act(state)
        assert seat is not None
        view = tolerance.view(state, seat)
        if state.phase != "play":
            assert without_twins(view, view.moves) == view.moves
            continue
        kept = without_twins(view, view.moves)
        for card in view.hand:
            suits = [move.declared for move in kept if isinstance(move, Play) and move.card == card]
            if view.options.cards[card].suit != WILD:
                assert suits in ([""], [])
            elif view.trick.plays:
                assert len(suits) == 2
                assert view.trick.suit in suits
                replies += 1
            else:
                assert suits == list(ORDINARY_SUITS)
                leads += 1
    assert min(replies, leads) > 20
