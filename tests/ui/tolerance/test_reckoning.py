"""The score sheet: it can be read, it can be reached, and its figures are the sheet's."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from tests.ui.checks import assert_legible
from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.games import Played, scored, waiting
from tests.ui.rule_marks import MARK
from tests.ui.states_kit import focus_on
from tolerance_game.core.events import visible_to
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.moves import Move, Repay
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.theme import THEMES
from tolerance_game.ui.tolerance.scenes.reckoning import ReckoningScene
from tolerance_game.ui.tolerance.scenes.reckoning_grid import LEFT
from tolerance_game.ui.tolerance.scenes.reckoning_questions import ask_repay
from tolerance_game.ui.tolerance.scenes.reckoning_sum import Notes, OpenSum
from tolerance_game.ui.tolerance.scenes.reckoning_telling import FIRST_AND_LAST, told_boxes
from tolerance_game.ui.tolerance.sheet import ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import ROWS, STAGES
from tolerance_game.ui.tolerance.sheet.stations import stations
from tolerance_game.words.words import figure as plain
from tolerance_game.words.words import signed


def laid(
    desk: Desk,
    game: Played,
    language: str = "en",
    viewer: int | None = None,
    *,
    animate: bool = False,
    done: Callable[[], None] = lambda: None,
    boards: Callable[[], None] | None = lambda: None,
) -> ReckoningScene:
    """The sheet of a game on a desk."""
    events = game.events if viewer is None else visible_to(game.events, viewer)
    sheet = ScoreSheet.from_events(events, game.options)
    scene = ReckoningScene(
        desk.context, sheet, game.teller(language), done, boards, animate=animate
    )
    desk.stage.push(scene)
    desk.pass_time(300)
    return scene


EVERYDAY = {
    (3, SMALL, "de", "woodcut"),
    (4, LARGE, "en", "plain"),
    (5, SMALL, "de", "high_contrast"),
}


@pytest.mark.parametrize(
    ("players", "size", "language", "theme"),
    [
        pytest.param(*case, marks=[] if case in EVERYDAY else pytest.mark.torture)
        for case in product((3, 4, 5), (SMALL, LARGE), ("en", "de"), THEMES)
    ],
)
def test_it_can_be_read(players: int, size: tuple[int, int], language: str, theme: str) -> None:
    for reign in (2, 3):
        desk = Desk(size, language, theme)
        laid(desk, scored(players, reign, seed=1), language)
        assert_legible(desk)


@pytest.mark.parametrize("language", ["en", pytest.param("de", marks=pytest.mark.torture)])
def test_every_sum_can_be_read_and_adds_up_to_its_figure(language: str) -> None:
    desk = Desk(SMALL, language)
    scene = laid(desk, scored(5, 3), language)
    figures = list(scene.page.figures())
    assert len(figures) > 5 * (10 * 3 + 6)
    for figure, _box in figures[:: 1 if language == "de" else 5]:
        assert sum(term.amount for term in figure.terms) == figure.amount
        key = f"tally/{figure.seat}/{figure.row}"
        if key not in desk.spots():
            key = f"sum/{figure.seat}/{figure.reign}/{figure.row}"
        elif figure.reign == 0:
            key = f"sum/{figure.seat}/0/{figure.row}"
        desk.spots()[key].act()
        assert isinstance(scene.opened, OpenSum)
        shown = scene.opened.figure
        written = [one.text for one in assert_legible(desk, scene.opened.box)]
        assert written[-2] in (signed(shown.amount), plain(shown.amount))
        assert (written[-1], scene.marked) == (MARK, (shown.paragraph,))
        for term in shown.terms:
            assert signed(term.amount) in written
        scene.opened = None


def test_the_figures_on_paper_are_those_of_the_state(desk: Desk) -> None:
    game = scored(4, 3, seed=3)
    laid(desk, game)
    written = [one.text for one in desk.texts()]
    for player in game.state.players:
        assert str(player.points) in written
        for tally in player.tallies:
            assert plain(tally) in written


def test_a_hidden_role_shows_totals_alone() -> None:
    game = scored(4, 2, hidden=True, seed=1)
    for language in ("en", "de"):
        desk = Desk(SMALL, language)
        scene = laid(desk, game, language, viewer=1)
        spots = desk.spots()
        assert "sum/1/1/nobles" in spots
        for seat in (0, 2, 3):
            assert f"sum/{seat}/1/nobles" not in spots
            assert f"sum/{seat}/1/reign" in spots
            assert f"sum/{seat}/2/pennants_money" not in spots
        assert "sum/1/2/pennants_money" in spots
        assert_legible(desk)
        desk.click("sum/0/2/reign")
        assert isinstance(scene.opened, OpenSum)
        assert [term.what for term in scene.opened.figure.terms] == ["secret"]
        whole = " ".join(one.text for one in desk.texts())
        for seat in (0, 2, 3):
            name = game.teller(language).words.named("role", game.state.players[seat].role)
            assert name not in whole


@pytest.mark.parametrize("viewer", range(4))
def test_no_frame_crosses_what_covers_a_hidden_role(viewer: int) -> None:
    desk = Desk(LARGE, "de")
    game = scored(4, 1, hidden=True, seed=1)
    scene = laid(desk, game, "de", viewer)
    page, covers = scene.page, scene.page.teller.words.say("reckoning.secret")[:12]
    covered = [one.box for one in desk.texts() if one.text.startswith(covers)]
    assert len(covered) == 3
    framed = 0
    for station in stations(page.sheet, 1):
        page.telling = station
        for box in told_boxes(page):
            framed += 1
            for text in covered:
                apart_across = text.right <= box.x or box.right <= text.x
                assert apart_across or text.bottom <= box.y or box.bottom <= text.y
        if station.section in FIRST_AND_LAST:
            # The name of the row, and the figures of the viewer, are inside.
            row = page.grid.cell(viewer, 1, ROWS[FIRST_AND_LAST[station.section][0]])
            assert any(row.within(box) for box in told_boxes(page))
            assert any(box.x < LEFT for box in told_boxes(page))
    assert framed > 8


def test_it_writes_itself_and_a_click_on_finish_ends_it() -> None:
    game = scored(5, 2, seed=1)
    desk = Desk()
    scene = laid(desk, game, animate=True)
    assert scene.writing
    few = len(list(scene.page.figures()))
    desk.pass_time(60_000, 200)
    assert not scene.writing
    assert len(list(scene.page.figures())) > few
    for how in ("click", Intent.FINISH, Intent.BACK):
        desk = Desk(fresh=False)
        scene = laid(desk, game, animate=True)
        if isinstance(how, Intent):
            desk.wish(how)
        else:
            desk.click("finish")
        assert not scene.writing
        assert scene.opened is None


def test_at_instant_speed_all_stands_there_at_once() -> None:
    desk = Desk(settings=changed(Settings(), "pace.animation", "none"))
    scene = laid(desk, scored(3, 1, seed=1), animate=True)
    desk.pass_time(20)
    assert not scene.writing


def test_the_sheet_grows_through_a_game(desk: Desk) -> None:
    game = scored(4, 3, seed=5)
    sheet = ScoreSheet(game.options)
    scene = ReckoningScene(desk.context, sheet, game.teller("en"), lambda: None, animate=False)
    desk.stage.push(scene)
    sheet.add(game.events)
    fresh = ReckoningScene(desk.context, sheet, game.teller("en"), lambda: None, reign=3)
    desk.stage.replace(fresh)
    desk.pass_time(64)
    desk.wish(Intent.FINISH)
    assert fresh.page.written == set(sheet.figures)
    assert all(sheet.booked(3, stage) for stage in STAGES)


def test_after_the_loans_it_goes_on_where_it_was(desk: Desk) -> None:
    game = waiting("repay", 4)
    scene = laid(desk, game, animate=True)
    desk.wish(Intent.FINISH)
    assert not scene.writing
    assert scene.page.stage == "loans"
    assert set(scene.page.at) == {"piety"}
    state, written = game.state, set(scene.page.written)
    while state.phase == "repay":
        state, events = tolerance.apply(state, tolerance.legal_moves(state)[-1])
        scene.page.sheet.add(events)
    scene.more()
    while scene.writing:
        desk.pass_time(400, 100)
        assert "taxes" not in scene.page.at
    assert scene.page.written > written
    for seat, player in enumerate(state.players):
        standing = scene.page.standing(seat)
        assert (standing.loans, standing.tallies) == (player.loans, player.tallies)


def test_by_keys_alone(desk: Desk) -> None:
    done: list[str] = []
    scene = laid(desk, scored(4, 2, seed=1), done=lambda: done.append("on"))
    desk.wish(Intent.NEXT)
    assert scene.focus == "next"
    seen = set()
    for _step in range(400):
        desk.wish(Intent.NEXT)
        seen.add(scene.focus)
    assert {spot.id for spot in desk.spots().values() if spot.focusable} <= seen
    focus_on(desk, "sum/2/2/clergy")
    desk.wish(Intent.CONFIRM)
    assert isinstance(scene.opened, OpenSum)
    assert_legible(desk, scene.opened.box)
    desk.wish(Intent.UP)
    assert scene.focus == "sum/2/2/nobles"
    desk.wish(Intent.BACK)
    assert scene.opened is None
    assert done == []
    desk.wish(Intent.BACK)
    assert done == [], "Escape never begins the next reign"
    focus_on(desk, "next")
    desk.wish(Intent.CONFIRM)
    assert done == ["on"]


def test_sections_tell_what_was_booked_in_them() -> None:
    for language in ("en", "de"):
        desk = Desk(SMALL, language)
        scene = laid(desk, scored(4, 3, seed=1), language)
        for stage in STAGES:
            desk.click(f"stage/{stage}")
            assert isinstance(scene.opened, Notes)
            assert scene.opened.lines
            desk.picture()
            assert_legible(desk, scene.opened.box)
            desk.click(f"stage/{stage}")
            assert scene.opened is None


def test_earlier_reigns_stay_readable(desk: Desk) -> None:
    scene = laid(desk, scored(3, 2, seed=1))
    desk.click("reign/1/1")
    assert scene.page.reign == 1
    assert "sum/0/2/nobles" in desk.spots()
    assert_legible(desk)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [3, 5])
def test_the_questions(players: int, language: str) -> None:
    chosen: list[Move] = []
    game = waiting("repay", players)
    view = game.view
    desk = Desk(SMALL, language)
    laid(desk, game, language)
    desk.stage.push(ask_repay(desk.context, view, game.teller(language), chosen.append))
    assert_legible(desk)
    desk.click("repay/1")
    assert chosen == [Repay(1)]
