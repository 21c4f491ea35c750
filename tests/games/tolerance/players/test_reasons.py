"""Reasons: what is told was found in the games thought through, and can be said."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.tolerance.material import PROGRAM
from tests.games.tolerance.redeal import positions
from tests.tiers import sizes
from tolerance_game.core import Reason
from tolerance_game.games import room, tolerance
from tolerance_game.games.tolerance.engine.thinking import Thought
from tolerance_game.games.tolerance.players import LEVELS
from tolerance_game.games.tolerance.players.dominated import undominated
from tolerance_game.games.tolerance.players.levels import another_card_second
from tolerance_game.games.tolerance.players.reasons import of_the_only_one, why, why_not
from tolerance_game.games.tolerance.rules.moves import ChooseTarget, Play, Repay
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import Played, PlayerState, State, Trick
from tolerance_game.games.tolerance.rules.view import View
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.words import Words, languages
from tolerance_game.words.teller import Teller

from .thinkers import decision_of

SAME = Thought(
    move=Play("nobles-3"),
    cost=0.0,
    games=50,
    pennants=(0.4, 0.4, 0.4),
    borrowed=0.1,
    trick=0.5,
    points=6.0,
    rivals=20.0,
    taste=0.0,
)
"""Gregory: 2 for a pennant of money, 5 for a Catholic one."""


def view_of(role: str) -> View:
    options = Options(PROGRAM, roles="unique")
    seats = tuple(PlayerState(role=one) for one in (role, "ned", "george", "juba"))
    state = State(options=options, phase="play", to_act=0, players=seats)
    return tolerance.view(state, 0)


@pytest.mark.parametrize(
    ("second", "name", "values"),
    [
        ({"points": 4.5}, "points", {"estimate_points": 150}),
        ({"rivals": 22.25}, "rivals", {"estimate_points": 225}),
        ({"borrowed": 0.6}, "loan", {"low": 10, "high": 60}),
        ({"taste": -1.5}, "taste", {}),
        ({"pennants": (0.1, 0.4, 0.4)}, "pennant", {"tally": "money", "low": 10, "high": 40}),
        # What outweighs the rest is told, and nothing that speaks for the second.
        (
            {"pennants": (0.4, 0.05, 0.4), "points": 5.0},
            "pennant",
            {"tally": "catholic", "low": 5, "high": 40},
        ),
        (
            {"pennants": (0.9, 0.4, 0.4), "points": 3.0},
            "points",
            {"estimate_points": 300},
        ),
    ],
)
def test_the_largest_difference_is_told(
    second: dict[str, Any], name: str, values: dict[str, Any]
) -> None:
    other = SAME._replace(move=Play("nobles-7"), cost=2.0, **second)
    view = view_of("pierre")
    # The figure of the whole difference is said with the second best, and no other beside it.
    told = {key: value for key, value in values.items() if key != "estimate_points"}
    told["manner"] = "plain"
    assert why(view, SAME, other) == Reason(f"player.ahead.{name}", told)
    assert why_not(view, other, SAME) == Reason(f"player.behind.{name}", values)


def test_what_only_later_reigns_can_show_is_called_so() -> None:
    """Nothing that is counted differs, and yet one came to more: by what is still to come."""
    other = SAME._replace(move=Play("nobles-7"), cost=2.0, points=5.96)
    view = view_of("ned")
    assert why(view, SAME, other) == Reason("player.ahead.later", {"manner": "plain"})
    assert why_not(view, other, SAME) == Reason("player.behind.later")


def test_a_pennant_that_costs_points_is_called_unwanted() -> None:
    view = view_of("pierre")
    role = view.options.role_by_id["pierre"]
    hating = replace(role, pennant_worth=(2, 5, -3))
    roles = tuple(hating if one is role else one for one in PROGRAM.roles)
    view = view._replace(options=Options(replace(PROGRAM, roles=roles), roles="unique"))
    other = SAME._replace(move=Play("nobles-7"), cost=2.0, pennants=(0.4, 0.4, 0.9))
    assert why(view, SAME, other) == Reason(
        "player.ahead.unwanted",
        {"tally": "protestant", "low": 40, "high": 90, "manner": "plain"},
    )


@pytest.mark.parametrize(
    ("card", "trick", "manner"),
    [
        ("nobles-7", 0.5, "plain"),
        ("nobles-7", 0.1, "takes"),
        ("nobles-7", 0.9, "leaves"),
        ("wild-3", 0.5, "keeps_wild"),
        ("wild-3", 0.9, "leaves"),
    ],
)
def test_what_becomes_of_the_trick_and_of_wilds_is_told(
    card: str, trick: float, manner: str
) -> None:
    other = SAME._replace(move=Play(card), cost=2.0, points=1.0, trick=trick)
    assert why(view_of("ned"), SAME, other).values["manner"] == manner


LAST_TRICK = "nobles-5 nobles-6 townsfolk-2"
"""Three cards of a trick of Nobles; who plays last settles who takes it."""


def last_to_play(plays: str = LAST_TRICK) -> View:
    played = tuple(Played(seat, card, "") for seat, card in enumerate(plays.split(), start=1))
    return view_of("ned")._replace(trick=Trick("nobles", played))


@pytest.mark.parametrize(
    ("best", "second", "manner"),
    [
        ("nobles-7", "nobles-3", "takes_surely"),
        ("nobles-3", "nobles-7", "leaves_surely"),
        # Both take it, or neither does, whatever the share in the games thought through.
        ("nobles-7", "nobles-8", "plain"),
        ("nobles-3", "nobles-4", "plain"),
    ],
)
def test_who_plays_last_knows_who_takes_the_trick(best: str, second: str, manner: str) -> None:
    """T3.4: the highest card of the suit that was led takes it."""
    first = SAME._replace(move=Play(best), trick=1.0)
    other = SAME._replace(move=Play(second), cost=2.0, points=1.0, trick=0.6)
    assert why(last_to_play(), first, other).values["manner"] == manner


@pytest.mark.parametrize(
    ("trick", "second", "name"),
    [
        (0.9, "nobles-7", "close_usually_takes"),
        (0.1, "nobles-7", "close_usually_leaves"),
        (0.5, "nobles-7", "close"),
        (0.9, "wild-3", "close_keeps_wild"),
    ],
)
def test_what_is_nearly_equal_is_told_by_what_it_does(trick: float, second: str, name: str) -> None:
    best = SAME._replace(trick=trick)
    other = SAME._replace(move=Play(second), cost=0.1)
    assert why(view_of("ned"), best, other) == Reason(f"player.ahead.{name}")


def test_what_is_nearly_equal_is_told_for_certain_by_whoever_plays_last() -> None:
    """T3.4, T6.6a: a Peasant does not win a trick of Nobles, a 7 beats the 3. None of these cards
    does anything; under Mary Ned has 2 and 6 for Nobles, 3 and 3 for Townsfolk, if nobody has
    more: 14."""
    view = last_to_play("nobles-3 townsfolk-2 townsfolk-5")
    other = SAME._replace(move=Play("peasants-4"), cost=0.1)
    leaves = why(view, SAME._replace(move=Play("peasants-2"), trick=1.0), other)
    assert leaves == Reason("player.ahead.close_leaves", {"seat": 1})
    takes = why(view, SAME._replace(move=Play("nobles-7"), trick=0.0), other)
    assert takes == Reason("player.ahead.close_takes_worth", {"change": 14})


def thought(card: str, declared: str = "", cost: float = 0.0) -> Thought:
    return SAME._replace(move=Play(card, declared), cost=cost)


def test_another_card_is_the_second_best_rather_than_the_same_wild() -> None:
    best, again = thought("wild-2", "nobles"), thought("wild-2", "clergy", 0.1)
    near, far = thought("nobles-7", "", 0.35), thought("nobles-7", "", 0.5)
    assert another_card_second([best, again, near]) == [best, near, again]
    assert another_card_second([best, again, far]) == [best, again, far]
    assert another_card_second([best, far, again]) == [best, far, again]


def test_what_is_left_alone_says_why() -> None:
    """T3.3, T4.4, T6.5: nothing else to do is said where there is nothing else."""
    targets = [ChooseTarget("nobles-3"), ChooseTarget("nobles-7")]
    wild = [Play("wild-2", suit) for suit in ("nobles", "clergy")]
    twins = [Play("nobles-3"), Play("nobles-4")]
    repay = [Repay(0), Repay(1)]
    assert of_the_only_one(targets[:1], targets[0]) == Reason("player.only_move")
    assert of_the_only_one(targets, targets[0]) == Reason("player.none_better")
    assert of_the_only_one(wild, wild[0]) == Reason("player.any_suit")
    assert of_the_only_one(twins, twins[0]) == Reason("player.twins")
    assert of_the_only_one(repay, repay[1]) == Reason("player.repay")


def test_a_choice_that_another_covers_is_named_where_it_costs_least() -> None:
    """T4.4: nobody makes it, but who is told what is second best looks at all choices."""
    named = []
    for state in positions(60, 27):
        seat = tolerance.to_act(state)
        assert seat is not None
        view = tolerance.view(state, seat)
        left = undominated(view, view.moves)
        if isinstance(view.moves[0], ChooseTarget) and 1 < len(left) < len(view.moves):
            decision = decision_of("strong", state, seat, 400)
            assert decision.move in left
            second = decision.others[0]
            assert second.cost >= 0
            named.append(second.move not in left)
    assert any(named)


def test_what_makes_no_difference_is_not_explained() -> None:
    other = SAME._replace(move=Play("nobles-7"), cost=0.1, points=5.9)
    assert why(view_of("ned"), SAME, other) == Reason("player.ahead.close")
    assert why_not(view_of("ned"), other, SAME) == Reason("player.behind.close")


@pytest.mark.parametrize("count", sizes(25, 250))
@pytest.mark.parametrize("name", LEVELS)
def test_every_reason_can_be_said(name: str, count: int) -> None:
    data = load_catalogue().of("tolerance")
    telling = room("tolerance", "telling")
    for state in positions(count, 17):
        seat = tolerance.to_act(state)
        assert seat is not None
        decision = decision_of(name, state, seat, 40)
        reasons = [decision.reason, *(one.reason for one in decision.others)]
        names = telling.names(state.options, data, tuple("ABCDEF"))
        said = {
            Teller(Words(language, names, strict=True)).reason(reason)
            for language in languages()
            for reason in reasons
            if reason is not None
        }
        assert all(text and "{" not in text and "⟨" not in text for text in said)
        # The second best has a reason, the others have none.
        assert [one.reason is None for one in decision.others[:2]] in ([], [False], [False, True])
