"""Thinking ahead: reproducible, quick to stop, and no wiser than a seat may be."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, pairwise
from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.core import Decision
from tolerance_game.games import schisma
from tolerance_game.games.schisma.engine.figures import learned
from tolerance_game.games.schisma.engine.thinking import Stopped, Thinker
from tolerance_game.games.schisma.players import LEVELS
from tolerance_game.games.schisma.rules.ruleset import Rulings
from tolerance_game.games.schisma.rules.state import State

from .foreseen import decision_of, states

BUDGET = 500


def thinker_of(state: State) -> Thinker:
    return Thinker(state.options, state.persons, learned())


@pytest.mark.parametrize("rulings", [Rulings(), Rulings(refill="at_once", end_check="step")])
@pytest.mark.parametrize("name", LEVELS)
def test_decisions_are_legal_and_the_same_again(name: str, rulings: Rulings) -> None:
    for state in islice(states(11, rulings), 3):
        decision = decision_of(name, state, BUDGET)
        assert decision == decision_of(name, state, BUDGET)
        moves = [decision.move, *(one.move for one in decision.others)]
        assert set(moves) <= set(schisma.legal_moves(state))
        assert len(set(moves)) == len(moves)
        assert all(one.cost >= 0 for one in decision.others)


@pytest.mark.parametrize("count", sizes(3, 20))
@pytest.mark.parametrize("name", LEVELS)
def test_the_order_of_the_piles_changes_nothing(name: str, count: int) -> None:
    """S7: what is in them is public, in which order nobody knows."""
    rng = Random(5)
    for state in islice(states(13), count):
        pile, discard = list(state.pile), list(state.discard)
        rng.shuffle(pile)
        rng.shuffle(discard)
        other = replace(state, pile=tuple(pile), discard=tuple(discard))
        assert decision_of(name, other, BUDGET) == decision_of(name, state, BUDGET)


def test_who_is_in_the_pile_matters() -> None:
    """Or the test before would say little: with others to be drawn, draws are worth something
    else."""
    differed = 0
    for state in islice(states(13), 16):
        other = replace(state, pile=state.discard, discard=state.pile)
        if state.discard:
            differed += decision_of("strong", other) != decision_of("strong", state)
    assert differed


@pytest.mark.parametrize("allowed", [0, 1, 5])
def test_it_stops_when_it_is_told_to(allowed: int) -> None:
    state = next(one for one in states(17) if one.turn > 3 and len(schisma.legal_moves(one)) > 30)
    asked = 0

    def should_stop() -> bool:
        nonlocal asked
        asked += 1
        return asked > allowed

    thinker = thinker_of(state)
    with pytest.raises(Stopped):
        thinker.think(schisma.view(state, state.seat), 3, 1_000_000, should_stop)
    nodes = thinker.search.effort.nodes
    # Once it is told to stop, it finishes the turn at hand and looks at no other one.
    assert nodes < 1_000 * (allowed + 2)
    assert _positions(state, 2) > 2 * nodes


def _positions(state: State, depth: int, budget: int = 1_000_000) -> int:
    thinker = thinker_of(state)
    thinker.think(schisma.view(state, state.seat), depth, budget)
    return int(thinker.search.effort.nodes)


def test_it_looks_at_about_as_many_positions_as_it_may() -> None:
    reached = 0
    for state in islice((one for one in states(19) if one.turn > 3), 2):
        budget = _positions(state, 2) + 500
        spent = _positions(state, 3, budget)
        assert spent < budget + 1_000
        reached += spent >= budget
    assert reached


def test_the_first_thought_is_the_best_and_the_second_leads_elsewhere() -> None:
    for state in islice(states(23), 4):
        thoughts = thinker_of(state).think(schisma.view(state, state.seat), 2, 0)
        assert 1 <= len(thoughts) <= 2
        if len(thoughts) == 2:
            best, second = thoughts
            assert best.share >= second.share
            assert best.move != second.move


def test_each_level_decides_something_else() -> None:
    found: list[list[Decision]] = [
        [
            decision_of(name, state, BUDGET, number)
            for number, state in enumerate(islice(states(29), 12))
        ]
        for name in LEVELS
    ]
    for one, other in pairwise(found):
        assert [decision.move for decision in one] != [decision.move for decision in other]
