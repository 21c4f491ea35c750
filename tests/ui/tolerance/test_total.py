"""T9.1, T2.7: the expected total and its laurel, on the table and on the score sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.tolerance.material import PROGRAM
from tests.ui.desk import SMALL
from tests.ui.games import options_of, played
from tests.ui.states import STATES
from tolerance_game.core.events import visible_to
from tolerance_game.core.game import Outcome
from tolerance_game.games.tolerance.rules.events import RoleRevealed
from tolerance_game.games.tolerance.rules.public import PublicSeat
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import State
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.sheet import ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import TRICKS
from tolerance_game.ui.tolerance.table.shown import Shown
from tolerance_game.ui.tolerance.table.total import ahead_now, expected_now, lines_of, standing_out
from tolerance_game.words import Words

PENNANTS = {"margaret": (0, 5, 4), "juba": (5, 2, 3), "ned": (2, 0, 5), "george": (2, 4, 0)}
"""What these tests count with, however the figures are tuned: money, Catholic, Protestant."""

BOX = replace(
    PROGRAM,
    roles=tuple(
        replace(role, pennant_worth=PENNANTS.get(role.id, role.pennant_worth))
        for role in PROGRAM.roles
    ),
)


def shown(*seats: tuple[str, int, tuple[int, int, int], int]) -> Shown:
    """A table where each seat has a role, points, pennants and loans."""
    found = Shown.begin(Options(BOX, players=len(seats), roles="unique"), 0)
    known = (
        PublicSeat(role=role, points=points, pennants=pennants, loans=loans)
        for role, points, pennants, loans in seats
    )
    found.public = found.public._replace(seats=tuple(known))
    return found


def test_the_laurel_lies_with_the_highest_total_not_the_highest_points() -> None:
    """T9.1: Juba's 9 and two pennants of money at 5 lead over Margaret's 10 and two at 0."""
    table = shown(
        ("margaret", 10, (2, 0, 0), 0), ("juba", 9, (2, 0, 0), 0), ("ned", 3, (0, 0, 0), 1)
    )
    assert [one.total for one in expected_now(table)] == [10, 19, 0]
    assert ahead_now(table) == (1,)
    assert standing_out(table, 1) > standing_out(table, 0)


def test_the_sum_has_a_line_for_each_tally_and_for_loans() -> None:
    """Ned, 4 points, one pennant of each tally (2, 0, 5) and a loan: 4 + 2 + 0 + 5 - 3 = 8."""
    table = shown(("ned", 4, (1, 1, 1), 1), ("juba", 0, (0, 0, 0), 0), ("george", 0, (0, 0, 0), 0))
    lines = lines_of(Words("en", strict=True), expected_now(table)[0])
    assert [line.amount for line in lines] == ["4", "+2", "0", "+5", "−3"]
    assert [line.sign for line in lines] == ["", "<money>", "<catholic>", "<protestant>", "<loan>"]
    assert expected_now(table)[0].total == 8


def test_a_hidden_role_is_marked_and_nobody_wears_the_laurel() -> None:
    table = shown(("ned", 4, (1, 0, 0), 0), ("", 30, (6, 6, 6), 0), ("", 0, (0, 0, 0), 0))
    assert [one.total for one in expected_now(table)] == [6, None, None]
    assert ahead_now(table) == ()
    lines = lines_of(Words("de", strict=True), expected_now(table)[1])
    assert [line.amount for line in lines] == ["30", ""]


def test_points_that_hold_the_pennants_already_are_the_total() -> None:
    """T9: at the end nothing is counted twice, and whoever has won wears the laurel."""
    table = shown(
        ("juba", 20, (2, 0, 0), 0), ("ned", 20, (0, 0, 0), 0), ("george", 1, (0, 0, 0), 0)
    )
    outcome = Outcome((1,), "points", "T9.2")
    table.public = table.public._replace(settled=True, outcome=outcome)
    assert [one.total for one in expected_now(table)] == [20, 20, 1]
    assert ahead_now(table) == (1,)


@pytest.mark.parametrize("language", ["en", "de"])
def test_hidden_roles_show_nothing_of_the_others(language: str) -> None:
    """Their panels, spots and sums are the same whatever they hold."""
    desk = STATES["table_total_hidden"].desk(SMALL, language, fresh=False)
    scene = desk.stage.top
    assert isinstance(scene, TableScene)
    roles = {player.role for player in _state(scene).players[1:]}
    assert not {scene.words.named("role", role) for role in roles} & {
        box.text for box in desk.texts()
    }
    spots = desk.spots()
    assert all("?" in spots[f"points/{seat}"].says for seat in (1, 2, 3))
    assert "?" not in spots["points/0"].says


def _state(scene: TableScene) -> State:
    match = scene.session.match
    state: State = match.state_for_storage(match.number)
    return state


def test_the_sheet_expects_what_the_end_then_brings() -> None:
    """T9.1: as the third reign's points stand, before pennants and loans are booked."""
    game = played(options_of(4), seed=2)
    sheet = ScoreSheet.from_events(game.events, game.options)
    for seat in range(4):
        found = sheet.expected(seat, 3, sheet.standings(3, "points")[seat])
        final = sheet.figure(seat, 0, "final")
        assert found is not None
        assert final is not None
        assert found.amount == final.amount
        assert sum(term.amount for term in found.terms) == found.amount


def test_the_sheet_of_hidden_roles_expects_the_own_total_alone() -> None:
    """T2.7: until the roles are revealed."""
    game = played(options_of(4, hidden=True), seed=2)
    seen = visible_to(game.events, 2)
    until = next(n for n, event in enumerate(seen) if isinstance(event, RoleRevealed))
    sheet = ScoreSheet.from_events(seen[:until], game.options)
    for stage in (TRICKS, "points"):
        unknown = [
            sheet.expected(seat, 3, sheet.standings(3, stage)[seat]) is None for seat in range(4)
        ]
        assert unknown == [True, True, False, True]
