"""T4.4, T6.5: what comes of each answer while the game waits for one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.tolerance.hidden import with_buried_cards_shuffled
from tests.games.tolerance.material import box, role
from tests.games.tolerance.redeal import redealt
from tests.games.tolerance.scenarios import Table, table
from tolerance_game.core.events import Seat
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.choices import Cause, Consequence, consequences
from tolerance_game.games.tolerance.foresight.goals import supposed_score
from tolerance_game.games.tolerance.foresight.supposition import supposed
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Play, Repay
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.ruleset import Options

from .courses import any_course

QUIET = "peasants-1 peasants-3 peasants-8"


def wishes(reign: int = 1, end: tuple[int, int, int] = (0, 0, 0), **worth: Any) -> Role:
    return role("wishes", {reign: worth}, end)


def answers(game: Table, seat: Seat) -> tuple[Consequence, ...]:
    return consequences(tolerance.view(game.state, seat))


def test_a_target() -> None:
    """T4.1, T4.4: Coligny kills Charles, and the Matriarch taxes 3 + 2; or he kills her.

    Then Charles taxes 1 + 2, and gains his own 4 Catholic and Coligny's 4 Protestant piety.
    A living Clergyman is worth 3, a living Townswoman 1.
    """
    game = table(2, roles=(wishes(2, clergy=(3, 0), townsfolk=(1, 0)),), role="wishes")
    charles, matriarch = answers(game.trick("townsfolk-13 clergy-13 nobles-13"), 0)
    cause = Cause("any", "townsfolk", 1, True)
    assert charles == Consequence(move=ChooseTarget("clergy-13"), change=1, cause=cause)
    assert matriarch.change == 3
    assert matriarch.cause == Cause("any", "clergy", 3, True)


@pytest.mark.parametrize(
    ("others", "catholic", "kill", "change", "cause"),
    [
        # Two Nobles against one: the most as well, 3 + 6. The Swineherd counts for nothing.
        ("nobles-9", 0, "peasants-3", 9, Cause("most", "nobles", 6, True)),
        # One against two: only any.
        ("nobles-9 nobles-6", 0, "nobles-3", 3, Cause("any", "nobles", 3, True)),
        # Two against two: the joint most.
        ("nobles-9 nobles-6", 0, "peasants-3", 9, Cause("most", "nobles", 6, True)),
        # 8 and two living Catholics are a pennant (T6.4, T8), 5 times 1; and any Noble.
        ("nobles-9 nobles-6", 8, "nobles-3", 8, Cause("pennants", "catholic", 5, True)),
    ],
)
def test_the_largest_cause_of_a_change(
    others: str, catholic: int, kill: str, change: int, cause: Cause
) -> None:
    """T4.5, T6.6a: the Knight kills a Noble or a Peasant for somebody who, under Mary, has 3 for
    any Nobles and 6 for the most, and 5 for each Catholic pennant."""
    wanted = wishes(1, (0, 5, 0), nobles=(3, 6))
    game = table(1, open_piles=True, roles=(wanted,), role="wishes").seat(0, catholic=catholic)
    game.seat(1, f"C {others}")
    found = {
        way.move.card: way
        for way in answers(game.trick("nobles-8 nobles-3 peasants-3"), 0)
        if isinstance(way.move, ChooseTarget)
    }
    assert set(found) == {"nobles-3", "peasants-3"}
    assert (found[kill].change, found[kill].cause) == (change, cause)


def test_what_all_choices_share_is_no_cause() -> None:
    """T4.5, T6.6a, T6.6c: the Plaguebearer kills one of three. All keep any Wild, 5, and the most,
    7; only one leaves a dead Protestant, 2."""
    worth = wishes(2, wild=(5, 7), dead=(0, 2))
    game = table(2, roles=(worth,), role="wishes")
    game.trick("clergy-14 peasants-1 wild-1a:nobles")
    found = {way.move.card: way for way in answers(game, 0) if isinstance(way.move, ChooseTarget)}
    assert {card: way.change for card, way in found.items()} == {"clergy-14": 14, "peasants-1": 12}
    assert found["clergy-14"].cause == Cause("dead", "protestant", 2, True)


def test_piety_is_a_cause_where_no_line_of_the_goals_differs() -> None:
    """T4.5b: Preacher Lamb brings the piety of one card by its religion: Cranmer's 7 Protestant, no
    pennant yet (T8.1); of himself, whom nothing converts under Elizabeth, none (T4.6)."""
    game = table(2, roles=(wishes(2, clergy=(3, 0)),), role="wishes")
    game.trick("clergy-14 clergy-11 nobles-1")
    found = {way.move.card: way for way in answers(game, 0) if isinstance(way.move, ChooseTarget)}
    assert {way.change for way in found.values()} == {3}
    assert found["clergy-14"].cause == Cause("tally", "protestant", 7, True)
    assert found["clergy-11"].cause == Cause("tally", "protestant", 0, False)


def test_nothing_changes_without_a_cause() -> None:
    """T6.6: whom no card is worth anything to, no choice is."""
    game = table(1).trick("nobles-8 nobles-3 peasants-3")
    assert [(way.change, way.cause) for way in answers(game, 0)] == [(0, None), (0, None)]


def test_another_choice_follows() -> None:
    """T4.4: Townsfolk are worth 2, Clergy 5; what the second Plaguebearer does best is foreseen."""
    worth = wishes(2, townsfolk=(2, 0), clergy=(5, 0))
    game = table(2, plague_cards=2, roles=(worth,), role="wishes")
    game.trick("wild-1b:nobles wild-1a:nobles townsfolk-2 clergy-14")
    found = {way.move.card: way for way in answers(game, 0) if isinstance(way.move, ChooseTarget)}
    # The other Plaguebearer dead: all is kept. Else it can kill the first one.
    assert {card: way.change for card, way in found.items()} == {
        "wild-1a": 7,
        "townsfolk-2": 5,
        "clergy-14": 2,
    }


def test_a_loan_repaid() -> None:
    """T6.5, T7.4: 5 money for 3 points in the end."""
    game = table(1, roles=(wishes(),), role="wishes", loans=1, money=9, points=9)
    keep, pay = answers(game.trick(QUIET, last=True), 0)
    assert (keep.move, pay.move) == (Repay(0), Repay(1))
    assert (keep.change, pay.change) == (0, 3)
    assert (keep.cause, pay.cause) == (None, Cause("loans", "", 3, False))


def test_starting_players_and_roles_do_nothing_right_away() -> None:
    """T2.4-6."""
    seen = set()
    state = tolerance.start(Options(material=box(), roles="chosen", players=3))
    rng = Random(1)
    while state.phase != "play":
        if state.to_act == -1:
            state, _events = tolerance.apply(state, tolerance.chance_move(state, rng))
            continue
        assert state.to_act is not None
        view = tolerance.view(state, state.to_act)
        found = consequences(view)
        assert [way.move for way in found] == list(view.moves)
        assert all(way.change == 0 for way in found)
        seen.add(state.phase)
        state, _events = tolerance.apply(state, view.moves[0])
    assert seen == {"take_role", "starter"}
    assert state.to_act is not None
    # Cards to play have no consequences of their own.
    assert consequences(tolerance.view(state, state.to_act)) == ()


def test_what_is_foreseen_comes_true() -> None:
    """T4.4, T6.5: in random games with random rulings."""
    met = {"target": 0, "repay": 0}
    exact = finals = 0
    for seed in range(60):
        for before, move, after, events, memory in any_course(seed):
            if before.phase not in met:
                continue
            seat = before.to_act
            assert seat is not None
            view = tolerance.view(before, seat)
            (way,) = [each for each in consequences(view, memory) if each.move == move]
            met[before.phase] += 1
            now = supposed_score(supposed(view, memory), seat)
            assert now is not None
            if before.phase == "target" and after.phase == "play":
                seen = supposed(tolerance.view(after, seat), memory.after(events))
                then = supposed_score(seen, seat)
                assert then is not None
                assert then.total - now.total == way.change
                exact += 1
            elif before.phase != "target" and after.phase == "over":
                assert way.change is not None
                earned = after.players[seat].points - before.players[seat].points
                assert now.total + way.change == earned
                finals += 1
    assert min(met.values()) > 20
    assert exact > 100
    assert finals > 10


def test_what_is_hidden_changes_nothing() -> None:
    """T2.2, T2.6, T5.2: other hands and roles, cards left out, buried cards."""
    rng, compared = Random(6), 0
    for seed in range(12):
        for step in any_course(seed):
            before = step.before
            if before.phase != "target" or isinstance(step.move, Play):
                continue
            assert before.to_act is not None
            changed = redealt(before, before.to_act, rng)
            if not before.options.open_piles:
                changed = with_buried_cards_shuffled(changed, before.to_act, rng)
            other = tolerance.view(changed, before.to_act)
            assert consequences(other) == consequences(tolerance.view(before, before.to_act))
            compared += 1
    assert compared > 50
