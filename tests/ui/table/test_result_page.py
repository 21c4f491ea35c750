"""The page on which a game ends, as any game may use it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tests.ui.checks import assert_legible, assert_reachable, at_both_sizes
from tests.ui.desk import Desk
from tolerance_game.match import Series
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.table.game_room import ScreenActions
from tolerance_game.ui.table.points_chart import ChartPart, PointsChart, PointsCourse
from tolerance_game.ui.table.result_page import SHEET, ResultLine, ResultPage, below

NAMES = ("Anna", "Wilhelmine F.", "Konrad")
COURSE = PointsCourse(
    heading="Points by round",
    about="after each prize",
    unknown="Nothing is known.",
    seats=NAMES,
    points=[(0, 0, 0), (7, 0, 2), (7, 12, 2), (9, 12, 12)],
    moments=["Start", "Round 1", "Round 2", "End"],
    parts=[ChartPart("First half", 0, 2), ChartPart("Second half", 2, 3)],
)
LINES = (
    ResultLine(1, "Wilhelmine F.", "one prize: 12", "12", True),
    ResultLine(1, "Konrad", "two prizes: 2, 10", "12", True),
    ResultLine(3, "Anna", "two prizes: 7, 2", "9", False),
)


def _page(
    desk: Desk,
    said: list[str],
    course: PointsCourse = COURSE,
    series: Series | None = None,
    **ways: Callable[[], None],
) -> ResultPage:
    actions = replace(
        ScreenActions(again=lambda: said.append("again"), title=lambda: said.append("title")),
        **ways,  # type: ignore[arg-type]
    )
    chart = PointsChart(course, below(len(LINES)))
    won = "Won by Wilhelmine F. and Konrad."
    page = ResultPage(
        desk.context, actions, chart, won, LINES, series=series, names=("Konrad", "Anna")
    )
    desk.stage.push(page)
    return page


@at_both_sizes
def test_all_of_it_can_be_read_and_reached(size: tuple[int, int], language: str) -> None:
    desk = Desk(size, language)
    _page(desk, [])
    assert_legible(desk)
    assert_reachable(desk)
    written = {one.text for one in desk.texts()}
    assert written >= {"1.", "3.", "one prize: 12", "First half", *NAMES}


def test_the_chart_says_every_moment(desk: Desk) -> None:
    _page(desk, [])
    assert desk.spots()["chart/2"].says == "Round 2: Anna 7, Wilhelmine F. 12, Konrad 2"
    desk.point("chart/2")
    assert "Round 2" in {one.text for one in desk.texts()}


def test_where_no_points_are_known_it_says_so(desk: Desk) -> None:
    _page(desk, [], PointsCourse("Points", "", "Nothing is known.", NAMES, (), ()))
    assert "Nothing is known." in {one.text for one in desk.texts()}
    assert not [spot for spot in desk.spots() if spot.startswith("chart/")]


def test_its_buttons_lead_on(desk: Desk) -> None:
    said: list[str] = []
    _page(desk, said)
    desk.click("again")
    desk.wish(Intent.BACK)
    assert said == ["again", "title"]


@at_both_sizes
def test_in_a_match_the_next_game_comes_first(size: tuple[int, int], language: str) -> None:
    said: list[str] = []
    desk = Desk(size, language)
    _page(desk, said)
    assert not {"again_swapped", "next_game"} & set(desk.spots())
    page = _page(
        desk,
        said,
        series=Series(3, 2, (1, 1), (1, 0)),
        again_swapped=lambda: said.append("swapped"),
        next_game=lambda: said.append("next"),
    )
    assert_legible(desk)
    assert_reachable(desk)
    desk.click("again_swapped")
    desk.click("next_game")
    assert said == ["swapped", "next"]
    assert page.first_focus() == "next_game"
    number = "Partie 2 von 3" if language == "de" else "Game 2 of 3"
    assert f"{number} · Konrad 1 : 1 Anna" in {one.text for one in desk.texts()}
    assert page.buttons()[0].box.x >= SHEET.x


@at_both_sizes
def test_after_a_decided_series_no_game_follows(size: tuple[int, int], language: str) -> None:
    desk = Desk(size, language)
    series = Series(3, 3, (1, 2), (1, 0))
    page = _page(desk, [], series=series, next_game=lambda: None)
    assert_legible(desk)
    assert "next_game" not in desk.spots()
    assert page.first_focus() == "new"
    # Player 1 began at the second seat, and sits at the first one now.
    won = "Die Serie gewinnt Konrad" if language == "de" else "Series won by Konrad"
    assert f"{won} · Konrad 2 : 1 Anna" in {one.text for one in desk.texts()}
