"""Choosing a role: what each of them scores can be read before one is taken (T1.3, T2.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.checks import assert_legible, at_both_sizes
from tests.ui.desk import Desk
from tests.ui.games import options_of, played
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.moves import TakeRole
from tolerance_game.games.tolerance.rules.state import TAKE_ROLE
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.scenes.role_choice import RoleChoice

NED = {
    "1": "+2 +6 −3 −5 +3 +3 – −4 – – +3 +1 −1 ×−1 ×5 ×2",
    "2": "+2 +6 −3 −5 +3 +3 – −4 – +1 +4 +1 – ×−1 ×5 ×2",
    "3": "+2 +6 −3 −5 +3 +3 – −4 – +3 +6 +1 – ×−1 ×5 ×2",
}
"""T1.3: by reign, nobles to wild, Guild, dead Catholics and Protestants, pennants C, P, money."""


def laid(desk: Desk, language: str, chosen: list[Any], players: int = 5) -> RoleChoice:
    """The choice of the first who chooses, with all roles that are left."""
    game = played(options_of(players, roles="chosen"), lambda state: state.phase == TAKE_ROLE)
    assert game.state.to_act is not None
    view = tolerance.view(game.state, game.state.to_act)
    scene = RoleChoice(desk.context, view, game.teller(language), chosen.append)
    desk.stage.push(scene)
    desk.pass_time(300)
    return scene


def figures(desk: Desk, role: str) -> str:
    """What stands in the row of a role, from left to right."""
    place = desk.spots()[f"role/{role}"].box
    found = [one for one in desk.texts() if place.y < one.box.cy < place.bottom]
    found.sort(key=lambda one: one.box.x)
    return " ".join(one.text for one in found[1:] if one.text != "/")


@pytest.mark.parametrize("reign", NED)
def test_the_row_says_what_the_role_scores(desk: Desk, reign: str) -> None:
    laid(desk, "en", [])
    desk.click(f"reign/{reign}")
    assert figures(desk, "ned") == NED[reign]


@at_both_sizes
def test_it_can_be_read(size: tuple[int, int], language: str) -> None:
    desk = Desk(size, language)
    scene = laid(desk, language, [])
    for spot in list(desk.spots()):
        desk.point(spot)
        assert_legible(desk, scene.box)


def test_a_role_is_taken_by_mouse_and_by_keys(desk: Desk) -> None:
    chosen: list[Any] = []
    laid(desk, "en", chosen)
    desk.click("role/juba")
    # The first key shows where the focus is.
    desk.wish(Intent.DOWN, Intent.DOWN, Intent.CONFIRM)
    assert chosen == [TakeRole("juba"), TakeRole("margaret")]


def test_what_a_role_is_after_is_told_of_the_one_looked_at(desk: Desk) -> None:
    laid(desk, "en", [])
    desk.point("role/gregory")
    assert any(one.text.startswith("A yeoman: country folk") for one in desk.texts())
    assert "A yeoman: country folk" in desk.spots()["role/gregory"].says


def test_without_a_role_one_gets_only_to_the_menu(desk: Desk) -> None:
    scene = laid(desk, "en", [])
    asked: list[str] = []
    scene.menu = lambda: asked.append("menu")
    desk.wish(Intent.BACK)
    assert asked == ["menu"]
    assert desk.stage.top is scene
