"""Moves that nobody should make: they are found where there are any, and no level makes one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from tests.games.tolerance.material import INDIFFERENT, PROGRAM, role
from tests.games.tolerance.redeal import positions
from tests.tiers import sizes
from tolerance_game.core.game import CHANCE
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.players import LEVELS, levels
from tolerance_game.games.tolerance.players.dominated import better_moves, undominated
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Execute, Move, Play, Repay
from tolerance_game.games.tolerance.rules.ruleset import PLAYERS, Options
from tolerance_game.games.tolerance.rules.state import EXECUTION, PLAY, REPAY, State

from .late import late, to_the_end
from .thinkers import decision_of

RICH = role("rich", end=(5, 0, 0))
BELIEVER = role("believer", end=(0, 4, 5))
HATING = role("hating", {reign: {"nobles": (0, -4)} for reign in (1, 2, 3)}, end=(0, 0, 5))


def found(state: State) -> dict[Move, Move]:
    seat = tolerance.to_act(state)
    assert seat is not None
    view = tolerance.view(state, seat)
    return better_moves(view, view.moves)


def _equals(count: int) -> Iterator[tuple[State, Play, Play]]:
    """Plays of equals, the higher first, late in reigns of random games."""
    rng, seen = Random(8), 0
    while True:
        options = Options(PROGRAM, roles="unique", players=rng.choice(PLAYERS))
        state = tolerance.start(options)
        while (acting := tolerance.to_act(state)) is not None:
            moves = tolerance.legal_moves(state)
            if state.phase == PLAY and len(state.tricks) > 7:
                for high, low in found(state).items():
                    assert isinstance(high, Play)
                    assert isinstance(low, Play)
                    yield state, high, low
                    seen += 1
                    if seen == count:
                        return
            move = tolerance.chance_move(state, rng) if acting == CHANCE else rng.choice(moves)
            state, _events = tolerance.apply(state, move)


@pytest.mark.parametrize("count", sizes(15, 100))
def test_the_same_comes_of_two_equals_whatever_is_played(count: int) -> None:
    """T3.4, T4: the rest of the reign twice, the two cards having changed places: all have the same
    at its end. And it is the lower one that is left."""
    for state, high, low in _equals(count):
        ranks = [state.options.cards[move.card].rank for move in (low, high)]
        assert ranks == sorted(ranks)
        for seed in range(3):
            assert _end(state, high, {}, seed) == _end(
                state, low, {high.card: low.card, low.card: high.card}, seed
            )


def test_cards_between_which_another_may_come_are_no_equals() -> None:
    """Thatcher and Milkmaid are alike, and the Witch Hunters have the rank of the higher one:
    declared as a peasant they beat the Milkmaid alone (T3.3-5)."""
    hands = "peasants-6 peasants-7/wild-7 nobles-1/nobles-3 clergy-4/clergy-2 clergy-3"
    state = late(3, hands, INDIFFERENT)
    cards = state.options.cards
    assert replace(cards["peasants-6"], id="", rank=0, names={}, sources={}) == replace(
        cards["peasants-7"], id="", rank=0, names={}, sources={}
    )
    assert found(state) == {}


def _end(state: State, move: Move, exchanged: dict[str, str], seed: int) -> object:
    """What all have when the reign is over. Moves are drawn as if no cards were exchanged."""
    reign, rng = state.reign, Random(seed)
    state, _events = tolerance.apply(state, move)
    while state.reign == reign and tolerance.to_act(state) not in (None, CHANCE):
        legal = {repr(_exchanged(one, exchanged)): one for one in tolerance.legal_moves(state)}
        state, _events = tolerance.apply(state, legal[rng.choice(sorted(legal))])
    return [(one.tallies, one.pennants, one.loans, one.points) for one in state.players]


def _exchanged(move: Move, names: dict[str, str]) -> Move:
    match move:
        case Play(card, declared):
            return Play(names.get(card, card), declared)
        case ChooseTarget(card):
            return ChooseTarget(names.get(card, card))
        case Execute(card):
            return Execute(names.get(card, card))
        case _:
            return move


def test_the_piety_of_a_card_that_gives_less_is_not_chosen() -> None:
    """T4.5: Preacher Lamb gives the piety of one card. Of the Catholics Preacher Gilbert has the
    most; the Protestant piety of the Vicar is paid for, too, so it is no worse."""
    state = late(
        1,
        "clergy-11 nobles-1/clergy-2 peasants-2/clergy-6 peasants-3/clergy-10 nobles-3",
        BELIEVER,
        played="clergy-11 clergy-2 clergy-6 clergy-10",
    )
    worse = found(state)
    assert set(worse) == {ChooseTarget("clergy-6")}
    assert worse[ChooseTarget("clergy-6")] in (ChooseTarget("clergy-10"), ChooseTarget("clergy-11"))


def test_at_the_end_of_the_last_reign_every_loan_is_repaid() -> None:
    """T9.1: 5 money are good for nothing any more, a loan costs 3 points."""
    for seed in range(200):
        state = late(
            3,
            "nobles-14 wild-14c/townsfolk-7 peasants-2/townsfolk-3 peasants-3/clergy-2 nobles-3",
            RICH,
            tallies=(25, 0, 0),
            loans=1,
        )
        for after in to_the_end(state, Random(seed)):
            if after.phase == REPAY and after.to_act == 0:
                assert found(after) == {Repay(0): Repay(1)}
                return
    raise AssertionError


def test_in_earlier_reigns_a_loan_may_be_kept() -> None:
    """5 money may be part of a pennant that is still to come (T8.1)."""
    kept = [state for state in positions(3000, 2) if state.phase == REPAY and state.reign < 3]
    assert kept
    assert all(found(state) == {} for state in kept)


@pytest.mark.parametrize("count", sizes(1500, 10_000))
def test_executions_that_are_left_are_not_worse(count: int) -> None:
    """T6.1: a better victim leaves the own seat no fewer points and nobody else more of them."""
    seen = 0
    for state in positions(count, 4):
        if state.phase != EXECUTION:
            continue
        seat = tolerance.to_act(state)
        assert seat is not None
        for worse, better in found(state).items():
            seen += 1
            one, other = (_points(state, move) for move in (worse, better))
            assert other[seat] >= one[seat]
            for rival in range(len(one)):
                assert rival == seat or other[rival] <= one[rival]
    assert seen > 5


@pytest.mark.parametrize("count", sizes(3000, 20_000))
def test_fair_reckons_executions(count: int) -> None:
    """T6.1-6, T9.1: in the last reign nobody else of the victims leaves it a larger lead."""
    seen = 0
    for state in positions(count, 14):
        roles_are_open = not state.options.hidden_roles
        is_open = state.options.rulings.execution_view == "open"
        if state.phase == EXECUTION and state.reign == 3 and roles_are_open and is_open:
            seat = tolerance.to_act(state)
            assert seat is not None
            # Points stop at zero after each pennant, which is not reckoned.
            rich = tuple(one._replace(points=60) for one in state.players)
            state = state._replace(players=rich)
            moves = tolerance.legal_moves(state)
            leads = {move: _lead(_points(state, move), seat) for move in moves}
            chosen = decision_of("fair", state, seat).move
            assert leads[chosen] == pytest.approx(max(leads.values()))
            seen += 1
    assert seen


def _lead(points: list[int], seat: int) -> float:
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def _points(state: State, move: Move) -> list[int]:
    """What all have after the reign, when nobody repays anything."""
    state, _events = tolerance.apply(state, move)
    while state.phase == REPAY:
        state, _events = tolerance.apply(state, Repay(0))
    return [player.points for player in state.players]


@pytest.mark.parametrize("count", sizes(150, 3000))
@pytest.mark.parametrize("name", LEVELS)
def test_no_level_makes_a_dominated_move(name: str, count: int) -> None:
    for state in positions(count, 23):
        seat = tolerance.to_act(state)
        assert seat is not None
        view = tolerance.view(state, seat)
        worse = better_moves(view, view.moves)
        if worse:
            assert decision_of(name, state, seat, 20).move not in worse


def test_without_the_filter_levels_make_some(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the test before this one can fail."""
    monkeypatch.setattr(levels, "better_moves", lambda _view, _moves: {})
    monkeypatch.setattr(levels, "undominated", lambda _view, moves: moves)
    made: Counter[str] = Counter()
    for state in positions(3000, 23):
        seat = tolerance.to_act(state)
        assert seat is not None
        view = tolerance.view(state, seat)
        worse = better_moves(view, view.moves)
        if worse:
            for name in ("novice", "fair"):
                made[name] += decision_of(name, state, seat).move in worse
    assert made["novice"]
    assert made["fair"]


def test_something_is_always_left() -> None:
    for state in positions(1000, 6):
        seat = tolerance.to_act(state)
        assert seat is not None
        view = tolerance.view(state, seat)
        assert undominated(view, view.moves)
