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


def beside(cost: float, **differs: Any) -> Thought:
    """Another card, which came to so much less."""
    return SAME._replace(move=Play("nobles-7"), cost=cost, **differs)


@pytest.mark.parametrize(
    ("second", "name", "values"),
    [
        ({"points": 4.0}, "points", {}),
        ({"rivals": 22.0}, "rivals", {}),
        ({"taste": -2.0}, "taste", {}),
        # What is left of the difference is what the end of the game pays: two points for each
        # further pennant of money, five for a Catholic one; two for each loan before the last
        # reign.
        ({"pennants": (0.1, 0.4, 0.4)}, "end_loans", {}),
        ({"pennants": (0.1, 0.4, 0.4), "cost": 1.2}, "pennant", {"tally": "money"}),
        ({"pennants": (0.4, 0.05, 0.4)}, "pennant", {"tally": "catholic", "low": 5, "high": 40}),
        ({"borrowed": 0.6}, "loan", {"low": 10, "high": 60}),
    ],
)
def test_the_largest_difference_is_told(
    second: dict[str, Any], name: str, values: dict[str, Any]
) -> None:
    other = beside(**{"cost": 2.0, **second})
    if values and "low" not in values:
        values = {**values, "low": 10, "high": 40}
    told = {"manner": "plain", **values}
    assert why(view_of("pierre"), SAME, other) == Reason(f"player.ahead.{name}", told)
    assert why_not(view_of("pierre"), other, SAME) is None


def test_what_is_not_half_of_the_difference_is_not_the_main_one() -> None:
    """Two points: 0.8 by the reign, 0.7 by the others, and half a point at the end of the game."""
    told = why(view_of("pierre"), SAME, beside(2.0, points=5.2, rivals=20.7))
    assert told == Reason("player.ahead.points", {"manner": "partly"})


def test_where_nobody_borrows_the_end_of_the_game_pays_pennants_alone() -> None:
    best = SAME._replace(borrowed=0.0)
    told = why(view_of("pierre"), best, beside(2.0, borrowed=0.0))
    assert told == Reason("player.ahead.end", {"manner": "plain"})


@pytest.mark.parametrize(
    ("high", "low", "said"),
    [(1.0, 0.3, (100, 30)), (0.996, 0.3, (99, 30)), (0.7, 0.0, (70, 0)), (0.7, 0.004, (70, 1))],
)
def test_always_and_never_are_said_of_nothing_else(
    high: float, low: float, said: tuple[int, int]
) -> None:
    best = SAME._replace(pennants=(0.4, high, 0.4))
    told = why(view_of("pierre"), best, beside(5 * (high - low), pennants=(0.4, low, 0.4)))
    assert (told.values["high"], told.values["low"]) == said


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
    """With nobody's card on the table yet, a 3 of Nobles may take it or not."""
    other = SAME._replace(move=Play(card), cost=2.0, points=1.0, trick=trick)
    assert why(view_of("ned"), SAME, other).values["manner"] == manner


LAST_TRICK = "nobles-5 nobles-6 townsfolk-2"
"""Three cards of a trick of Nobles; who plays last settles who takes it."""


def last_to_play(plays: str = LAST_TRICK) -> View:
    played = tuple(Played(seat, card, "") for seat, card in enumerate(plays.split(), start=1))
    return view_of("ned")._replace(trick=Trick("nobles", played))


@pytest.mark.parametrize(
    ("plays", "best", "second", "manner"),
    [
        (LAST_TRICK, Play("nobles-7"), Play("nobles-3"), "takes_surely"),
        (LAST_TRICK, Play("nobles-3"), Play("nobles-7"), "leaves_surely"),
        # Not the last to play: a 14 is the highest there is, and no Wild beats it (T3.5).
        ("nobles-5", Play("nobles-14"), Play("nobles-3"), "takes_surely"),
        ("nobles-5", Play("nobles-13"), Play("nobles-3"), "takes"),
        # Beaten already, or of another suit.
        ("nobles-5", Play("nobles-3"), Play("nobles-14"), "leaves_surely"),
        ("nobles-5", Play("wild-13", "clergy"), Play("nobles-14"), "leaves_surely"),
        ("nobles-5", Play("nobles-6"), Play("nobles-14"), "leaves"),
    ],
)
def test_what_the_rules_settle_of_the_trick_is_told_for_certain(
    plays: str, best: Play, second: Play, manner: str
) -> None:
    """T3.4: the highest card of the suit that was led takes it."""
    takes = manner.startswith("takes")
    first = SAME._replace(move=best, trick=1.0 if takes else 0.1)
    other = SAME._replace(move=second, cost=2.0, points=1.0, trick=0.1 if takes else 1.0)
    assert why(last_to_play(plays), first, other).values["manner"] == manner


def test_leaving_the_trick_is_no_reason_where_both_do() -> None:
    """T3.4: neither a Peasant nor a 3 takes a trick of Nobles in which a 5 lies."""
    best = SAME._replace(move=Play("peasants-2"), trick=0.0)
    other = beside(0.1, trick=0.0)._replace(move=Play("nobles-3"))
    assert why(last_to_play(), best, other) == Reason("player.good.all")
    far = why(last_to_play(), best, other._replace(cost=2.0, points=4.0))
    assert far.values["manner"] == "plain"


@pytest.mark.parametrize(
    ("one", "deed", "other", "instead"),
    [
        # As good by the reign as by the others; in what they do, too.
        ({"points": 6.4}, "", {"rivals": 19.7}, ""),
        ({"trick": 0.9, "points": 6.4}, "takes", {"rivals": 19.7}, "leaves"),
    ],
)
def test_of_what_is_nearly_equal_it_is_told_what_each_is_good_for(
    one: dict[str, Any], deed: str, other: dict[str, Any], instead: str
) -> None:
    best, second = SAME._replace(**one), beside(0.1, **other)
    view = view_of("ned")
    assert why(view, best, second) == Reason(
        "player.good.points", {"deed": deed, "estimate_points": 40}
    )
    assert why_not(view, second, best) == Reason(
        "player.good.rivals", {"deed": instead, "estimate_points": 30}
    )


def test_of_what_is_nearly_equal_the_end_of_the_game_is_told_too() -> None:
    """Pierre has 2 for a pennant of money and -3 for a Protestant one; a loan costs 2 until the
    last reign."""
    view, best = view_of("pierre"), SAME._replace(borrowed=0.0)

    def told(**differs: Any) -> Reason:
        return why(view, best, beside(0.2, **{"borrowed": 0.0, **differs}))

    assert told(pennants=(0.3, 0.4, 0.4)) == Reason(
        "player.good.pennant", {"deed": "", "tally": "money"}
    )
    assert told(pennants=(0.4, 0.4, 0.5)) == Reason(
        "player.good.unwanted", {"deed": "", "tally": "protestant"}
    )
    assert told(borrowed=0.1) == Reason("player.good.loan", {"deed": ""})
    assert told() == Reason("player.good.end", {"deed": "", "estimate_points": 20})


def test_who_plays_last_is_told_what_the_trick_brings() -> None:
    """T3.4, T6.6a: a Peasant does not win a trick of Nobles, a 7 beats the 3. None of these cards
    does anything; under Mary Ned has 2 and 6 for Nobles, 3 and 3 for Townsfolk, if nobody has
    more: 14."""
    view = last_to_play("nobles-3 townsfolk-2 townsfolk-5")
    takes, leaves = SAME._replace(move=Play("nobles-7"), trick=1.0), beside(0.1, trick=0.0)
    leaves = leaves._replace(move=Play("peasants-4"))
    assert why(view, takes, leaves) == Reason("player.good.worth", {"change": 14})
    assert why_not(view, leaves, takes) == Reason("player.good.deed", {"manner": "leaves_surely"})


def thought(card: str, declared: str = "", cost: float = 0.0) -> Thought:
    return SAME._replace(move=Play(card, declared), cost=cost)


def test_another_card_is_the_second_best_rather_than_the_same_wild() -> None:
    best, again = thought("wild-2", "nobles"), thought("wild-2", "clergy", 0.1)
    near, far = thought("nobles-7", "", 0.35), thought("nobles-8", "", 6.7)
    assert another_card_second([best, again, near]) == [best, near, again]
    assert another_card_second([best, again, far, near]) == [best, far, again, near]
    assert another_card_second([best, far, again]) == [best, far, again]
    assert another_card_second([best, again]) == [best, again]


def test_what_is_left_alone_says_why() -> None:
    """T3.3, T4.4, T6.5: nothing else to do is said where there is nothing else."""
    targets = [ChooseTarget("nobles-3"), ChooseTarget("nobles-7")]
    twins = [Play("nobles-3"), Play("nobles-4")]
    repay = [Repay(0), Repay(1)]
    assert of_the_only_one(targets[:1], targets[0]) == Reason("player.only_move")
    assert of_the_only_one(targets, targets[0]) == Reason("player.none_better")
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
    view, other = view_of("ned"), beside(0.1, points=5.9)
    assert why(view, SAME, other) == Reason("player.good.all")
    assert why_not(view, other, SAME) == Reason("player.good.little")
    assert why_not(view, beside(0.0), SAME) == Reason("player.good.same")


@pytest.mark.parametrize("count", sizes(15, 250))
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
        # What is nearly as good says for what; nothing else does.
        assert all(one.cost < 0.3 for one in decision.others if one.reason is not None)
        assert all(one.reason is None for one in decision.others[1:])
