"""T6.6, T7.4, T9.1: what a trick would change of the own goals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tolerance.material import role
from tests.games.tolerance.scenarios import table
from tests.tiers import sizes
from tolerance_game.core.events import Seat
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.foresight.goals import Goals, goals_of
from tolerance_game.games.tolerance.foresight.preview import current, if_played, if_won
from tolerance_game.games.tolerance.foresight.prospect import LineChange, Prospect, prospect_of
from tolerance_game.games.tolerance.rules.events import CardLaid
from tolerance_game.games.tolerance.rules.moves import Play
from tolerance_game.games.tolerance.rules.roles import Role

from .courses import any_course
from .lying import seen


def wishes(end: tuple[int, int, int] = (0, 0, 0), **worth: Any) -> Role:
    return role("wishes", {1: worth}, end)


def test_the_most_peasants_and_a_second_pennant() -> None:
    """T4.5a, T6.6a, T8.1: three Peasants against one, the most worth 6; the Lord of the Manor taxes
    2 - 1 + 0, and 19 money become 20, a second pennant worth 2."""
    game = table(1, roles=(wishes((2, 0, 0), peasants=(0, 6)),), role="wishes")
    game.seat(0, role="wishes", money=19)
    game.seat(1, "C peasants-10", role="wishes")
    view = seen(game, "peasants-14 peasants-3 peasants-5", 3)
    found = current(view)
    assert found is not None
    assert found.changes == (2 - 1 + 0, 0, 0)
    prospect = prospect_of(view, found)
    assert prospect is not None
    assert prospect.lines == (
        LineChange("most", "peasants", 6, True, 0, 0),
        LineChange("pennants", "money", 2, True, 2, 1),
    )
    assert (prospect.points, prospect.depends) == (8, False)
    assert prospect.counts["peasants"] == (3, 1)


def test_another_one_takes_the_most_away() -> None:
    """T6.6a: two Nobles against two for whoever wins with them: no longer the joint most, 4."""
    game = table(1, roles=(wishes(nobles=(1, 4)),), role="wishes")
    game.seat(0, "C nobles-9", role="wishes").seat(1, "C nobles-1", role="wishes")
    view = seen(game, "townsfolk-5 townsfolk-14 nobles-3", 3)
    found = current(view)
    assert found is not None
    assert found.seat == 1
    prospect = prospect_of(view, found)
    assert prospect is not None
    assert prospect.winner == 1
    assert prospect.lines == (LineChange("most", "nobles", -4, False, 0, 0),)


def test_what_depends_on_a_choice_is_not_told_as_certain() -> None:
    """T4.4-5: the Knight kills the Lady or the Swineherd, of whom she alone is worth anything."""
    game = table(1, open_piles=True, roles=(wishes(nobles=(1, 4), dead=(3, 0)),), role="wishes")
    game.seat(2, "P nobles-5 nobles-7", role="wishes")
    view = seen(game, "nobles-8 nobles-3 peasants-3", 3)
    found = current(view)
    assert found is not None
    prospect = prospect_of(view, found)
    assert prospect is not None
    assert {line[:3] for line in prospect.lines} >= {
        ("any", "nobles", 1),
        ("most", "nobles", None),
        ("dead", "catholic", 3),
    }
    assert prospect.depends
    assert prospect.counts["nobles"] == (None, 2)


def lines_of(goals: Goals, once: bool = False) -> dict[tuple[str, str], int]:
    """The points of each line, in the plainest way; T7.4: several loans may cost as much as one."""
    found = {("loans", ""): -3 * (min(goals.loans, 1) if once else goals.loans)}
    for row in (*goals.suits, goals.guild):
        assert row.earns_any is not None
        assert row.earns_most is not None
        found["any", row.of] = row.any if row.earns_any else 0
        found["most", row.of] = row.most if row.earns_most else 0
    found |= {("dead", dead.religion): dead.each * dead.dead for dead in goals.deaths}
    found |= {("pennants", one.tally): one.each * one.earned for one in goals.pennants}
    return found


@pytest.mark.parametrize("games", sizes(24, 600))
def test_what_is_foreseen_of_the_goals_comes_true(games: int) -> None:
    """Before the last card of a trick, and after the trick was carried out by the rules: all that
    is told as certain is so, and where there is no choice, all of it is certain."""
    certain = depending = gained = lost = 0
    for seed in range(games):
        pending: tuple[Seat, Goals, Prospect, bool] | None = None
        for step in any_course(f"prospect {seed}"):
            before, move = step.before, step.move
            if isinstance(move, Play) and len(before.trick.plays) == len(before.players) - 1:
                seat = before.to_act
                assert seat is not None
                view = tolerance.view(before, seat)
                found = if_played(view, move.card, move.declared, step.memory)
                if found.seat == seat:
                    assert found == if_won(view, move.card, move.declared or None, step.memory)
                goals = goals_of(view, seat, step.memory)
                prospect = prospect_of(view, found, step.memory)
                assert goals is not None
                assert prospect is not None
                chooses = any(entry.needs_choice for entry in found.entries)
                pending = seat, goals, prospect, chooses
            if pending is None or not any(isinstance(one, CardLaid) for one in step.events):
                continue
            seat, goals, prospect, chooses = pending
            pending = None
            if step.after.phase != "play":
                continue
            after = goals_of(tolerance.view(step.after, seat), seat, step.memory.after(step.events))
            assert after is not None
            once = step.after.options.rulings.unpaid_loans == "once"
            was, now = lines_of(goals, once), lines_of(after, once)
            told = {(line.kind, line.of): line.points for line in prospect.lines}
            for line, points in was.items():
                change = told.get(line, 0)
                assert change is None or change == now[line] - points, (seed, line)
                certain += change is not None and bool(change)
                gained += bool(change and change > 0)
                lost += bool(change and change < 0)
            for row in (*after.suits, after.guild):
                for count, real in zip(
                    prospect.counts[row.of], (row.owned, row.best_other), strict=True
                ):
                    assert count is None or count == real
            depending += prospect.depends
            if not chooses:
                assert not prospect.depends
                assert prospect.points == sum(now.values()) - sum(was.values())
    assert min(gained, lost) > 5 * games
    assert depending > games / 4
