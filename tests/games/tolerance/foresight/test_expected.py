"""T9.1: what a seat would end with, from what it has and what its pennants are worth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.tolerance.material import PROGRAM, role
from tolerance_game.core.events import Event
from tolerance_game.games.tolerance.foresight.expected import (
    Expected,
    ExpectedTerm,
    ahead_of_all,
    expected_of,
)
from tolerance_game.games.tolerance.rules import events
from tolerance_game.games.tolerance.rules.ruleset import Options, Rulings

from .courses import Step, any_course, course

MULTIPLIED = role("multiplied", {}, (2, 5, 0))


def test_points_and_pennants_by_the_multipliers_of_the_role() -> None:
    """T9.1: 9 points, 3 pennants of money at 2, 1 Catholic at 5, 2 Protestant at 0: 9 + 6 + 5."""
    found = expected_of(MULTIPLIED, 9, (3, 1, 2), 0)
    assert found.terms == (
        ExpectedTerm("money", 3, 2, 6),
        ExpectedTerm("catholic", 1, 5, 5),
        ExpectedTerm("protestant", 2, 0, 0),
    )
    assert (found.points, found.total, found.held) == (9, 20, 0)


def test_each_loan_costs_three() -> None:
    """T9.1, T7.4: 4 + 2 - 2 x 3."""
    found = expected_of(MULTIPLIED, 4, (1, 0, 0), 2)
    assert found.terms is not None
    assert found.terms[-1] == ExpectedTerm("loans", 2, -3, -6)
    assert found.total == 0


def test_points_never_fall_below_zero_after_any_line() -> None:
    """T9.1: 1 - 2 x 4 is held at 0, and the Catholic pennant counts from there: 5, not -2."""
    found = expected_of(role("held", {}, (-4, 5, 0)), 1, (2, 1, 0), 0)
    assert (found.total, found.held) == (5, 7)
    assert expected_of(MULTIPLIED, 2, (0, 0, 0), 1).total == 0


def test_the_laurel_counts_the_pennants() -> None:
    """Ten points do not lead nine with six pennants of 2 (T9.1: 9 + 12)."""
    ten, nine = expected_of(MULTIPLIED, 10, (0, 0, 0), 0), expected_of(MULTIPLIED, 9, (6, 0, 0), 0)
    assert (ten.total, nine.total) == (10, 21)
    assert ahead_of_all((ten.total, nine.total)) == (1,)
    assert ahead_of_all((nine.total, ten.total, nine.total)) == (0, 2)


@pytest.mark.parametrize(
    ("ruling", "loans", "cost", "what"),
    [("each", 2, 6, "unpaid"), ("once", 2, 3, "unpaid_once"), ("once", 1, 3, "unpaid")],
)
def test_unpaid_loans_cost_what_the_ruling_says(
    ruling: str, loans: int, cost: int, what: str
) -> None:
    """T7.4, *unpaid_loans*: 3 for each, or 3 for all of them; and it is told so."""
    found = expected_of(MULTIPLIED, 9, (0, 0, 0), loans, Rulings(unpaid_loans=ruling))
    assert found.total == 9 - cost
    assert found.terms is not None
    term = found.terms[-1]
    assert (term.of, term.number, term.points, term.what) == ("loans", loans, -cost, what)


def test_nobody_leads_where_a_total_is_hidden_or_all_are_zero() -> None:
    hidden = expected_of(None, 30, (1, 1, 1), 0)
    assert hidden == Expected(30, None, None)
    assert ahead_of_all((hidden.total, 12)) == ()
    assert ahead_of_all((0, 0)) == ()


@pytest.mark.parametrize("seed", range(12))
def test_right_before_the_end_it_is_what_the_game_ends_with(seed: int) -> None:
    """Random games with random roles, figures and rulings (T9.1)."""
    assert _agrees_with_the_end(any_course(seed))


def test_so_it_is_for_every_shipped_role() -> None:
    """The seven unique ones and Bertram, each with the figures that are shipped."""
    met = set(_agrees_with_the_end(course(_options(roles="bertram"), Random("bertram"))))
    for seed in range(4):
        met |= set(_agrees_with_the_end(course(_options(roles="unique"), Random(seed))))
    assert met == {known.id for known in PROGRAM.roles}


def _options(**more: Any) -> Options:
    return Options(PROGRAM, players=5, **more)


def _agrees_with_the_end(game: Iterator[Step]) -> list[str]:
    """Plays a game and compares; gives the roles that were held in it."""
    *_earlier, last = game
    assert last.after.outcome is not None
    public = last.memory.after(_before_the_end(last))
    roles = last.after.options.role_by_id
    for player, end in zip(public.seats, last.after.players, strict=True):
        found = expected_of(roles[end.role], player.points, player.pennants, player.loans)
        assert found.total == end.points
    return [player.role for player in last.after.players]


def _before_the_end(last: Step) -> list[Event]:
    """What the last move told before the pennants were counted."""
    ends = [
        number
        for number, event in enumerate(last.events)
        if isinstance(event, events.SectionScored) and event.reign == 0
    ]
    return list(last.events[: ends[0]])
