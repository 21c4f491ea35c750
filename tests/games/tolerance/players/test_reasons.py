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
from tolerance_game.games.tolerance.players.reasons import why, why_not
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import PlayerState, State
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
    told = {**values, "manner": "plain"}
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
        names = telling.names(state.options, data)
        said = {
            Teller(Words(language, names, strict=True)).reason(reason)
            for language in languages()
            for reason in reasons
            if reason is not None
        }
        assert all(text and "{" not in text and "⟨" not in text for text in said)
        # The second best has a reason, the others have none.
        assert [one.reason is None for one in decision.others[:2]] in ([], [False], [False, True])
