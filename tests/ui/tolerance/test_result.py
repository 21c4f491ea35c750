"""The result of a game: every number adds up, all can be read and reached."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from tests.games.tolerance.foresight.courses import any_options, course
from tests.ui.checks import assert_legible, assert_reachable, everywhere
from tests.ui.desk import SMALL, Desk
from tests.ui.games import SEATS, Played, options_of, played
from tolerance_game.core.events import Event, visible_to
from tolerance_game.games.tolerance.rules.events import CardLaid, ReignBegan
from tolerance_game.games.tolerance.rules.state import State
from tolerance_game.ui.kit.box import Box
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.table.game_room import ScreenActions
from tolerance_game.ui.table.points_chart import spread
from tolerance_game.ui.tolerance.scenes.reckoning_sum import OpenSum
from tolerance_game.ui.tolerance.scenes.result import ResultScene
from tolerance_game.ui.tolerance.sheet import ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import END
from tolerance_game.ui.tolerance.sheet.result import Result
from tolerance_game.ui.tolerance.table.shown import Shown
from tolerance_game.ui.tolerance.table.total import expected_now
from tolerance_game.words.cited import paragraphs_of


def result_of(game: Played) -> Result:
    """The result of a game that is over."""
    return Result.of(ScoreSheet.from_events(game.events, game.options), game.moments)


def laid(
    desk: Desk,
    game: Played,
    language: str = "en",
    show_trick: Callable[[int, int], None] = lambda *_: None,
    said: list[str] | None = None,
) -> ResultScene:
    """The result on a desk."""
    log = said if said is not None else []
    scene = ResultScene(
        desk.context,
        result_of(game),
        game.teller(language),
        ScreenActions(
            again=lambda: log.append("again"),
            new_game=lambda: log.append("new"),
            title=lambda: log.append("title"),
        ),
        open_sheet=lambda: log.append("sheet"),
        show_trick=show_trick,
    )
    desk.stage.push(scene)
    desk.pass_time(300)
    return scene


@pytest.mark.parametrize("seed", range(12))
def test_the_sources_add_up_to_the_points_of_the_game(seed: int) -> None:
    rng = Random(f"result {seed}")
    options = any_options(rng)
    events: list[Event] = []
    state: State | None = None
    for step in course(options, rng):
        events += step.events
        state = step.after
    assert state is not None
    for viewer in (None, 0):
        seen = events if viewer is None else list(visible_to(events, viewer))
        result = Result(ScoreSheet.from_events(seen, options))
        for seat, player in enumerate(state.players):
            sources = result.sources(seat)
            assert sum(figure.amount for figure in sources.values()) == player.points
            for figure in sources.values():
                assert sum(term.amount for term in figure.terms) == figure.amount
        ranking = result.ranking()
        assert {place.seat for place in ranking if place.rank == 1} == set(
            state.outcome.winners if state.outcome else ()
        )
        assert [place.points for place in ranking] == sorted(
            (player.points for player in state.players), reverse=True
        )


@everywhere
@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_can_be_read(players: int, size: tuple[int, int], language: str, theme: str) -> None:
    desk = Desk(size, language, theme)
    laid(desk, played(options_of(players), seed=2), language)
    assert_legible(desk)
    desk.point("chart/17")
    assert_legible(desk)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_sum_can_be_read(language: str) -> None:
    desk = Desk(SMALL, language)
    scene = laid(desk, played(options_of(5), seed=2), language)
    for figure, _box in scene.table.figures():
        desk.spots()[f"sum/{figure.seat}/{figure.reign}/{figure.row}"].act()
        opened = scene.opened
        assert isinstance(opened, OpenSum)
        assert_legible(desk, opened.box)
        desk.wish(Intent.BACK)
        assert scene.opened is None


def test_the_chart_ends_with_the_points_and_shows_every_trick(desk: Desk) -> None:
    game = played(options_of(4), seed=3)
    scene = laid(desk, game)
    points = [player.points for player in game.state.players]
    assert list(scene.chart.points[-1]) == points
    # Before the first trick, 36 tricks, the scoring of two reigns, and the end.
    assert len(scene.chart.points) == 1 + 36 + 2 + 1
    desk.point("chart/20")
    written = [one.text for one in desk.texts()]
    assert scene.chart.name(20) in written
    for value in scene.chart.points[20]:
        assert str(value).replace("-", "−") in written


@pytest.mark.parametrize("seed", range(6))
def test_the_marks_of_a_reign_are_the_totals_of_its_sheet(desk: Desk, seed: int) -> None:
    """T6: after execution and loans; the sheet counts the pennants as well (T9.1)."""
    game = played(options_of(4), seed=seed)
    scene = laid(desk, game)
    begun = [place for place, one in enumerate(game.events) if isinstance(one, ReignBegan)]
    for part, place in zip(scene.chart.course.parts, begun[1:], strict=False):
        shown = Shown.begin(game.options, 0)
        for event in game.events[:place]:
            shown.apply(event)
        totals = [one.total for one in expected_now(shown)]
        assert list(scene.chart.points[part.last]) == totals


def test_moments_show_the_cards_of_which_they_tell() -> None:
    """The first picture is the card of the first line."""
    seen = 0
    for seed in range(8):
        for moment in result_of(played(options_of(4), seed=seed)).moments:
            main = moment.main
            card = main.cause or (main.card if isinstance(main, CardLaid) else "")
            if card:
                assert moment.cards[0] == card
                seen += moment.cards[0] != moment.effects[0].cause
    assert seen


@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.torture)])
def test_the_values_of_a_moment_leave_the_names_at_the_ends_in_sight(desk: Desk, step: int) -> None:
    game = played(options_of(5), seed=2)
    scene = laid(desk, game)
    plot = scene.chart.plot
    ends = [one for one in desk.texts() if one.box.x >= plot.right and one.box.y > plot.y]
    for number in range(0, len(scene.chart.points), step):
        desk.point(f"chart/{number}")
        assert {one.text for one in ends} <= {
            one.text for one in desk.texts() if one.box.x >= plot.right
        }


def test_moments_and_buttons(desk: Desk) -> None:
    game = played(options_of(4), seed=2)
    jumps: list[tuple[int, int]] = []
    said: list[str] = []
    laid(desk, game, "en", lambda reign, trick: jumps.append((reign, trick)), said)
    moments = result_of(game).moments
    for number, moment in enumerate(moments):
        desk.click(f"moment/{number}")
        assert jumps[-1] == (moment.reign, moment.trick or 12)
    desk.click("chart/14")
    assert jumps[-1] == (2, 1)
    # The scoring of a reign shows its last trick.
    desk.click("chart/13")
    assert jumps[-1] == (1, 12)
    for name in ("again", "sheet", "new"):
        desk.click(name)
        assert said[-1] == name
    desk.wish(Intent.BACK)
    assert said[-1] == "title"
    assert_reachable(desk)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_moment_says_where_its_points_came_from(language: str) -> None:
    """Its spot names all lines of the sheet that changed; the drawing as many as have room."""
    for players in (3, 4, 5):
        game = played(options_of(players), seed=2)
        desk = Desk(SMALL, language)
        laid(desk, game, language)
        written = [one.text for one in desk.texts()]
        for number, moment in enumerate(result_of(game).moments):
            whose = f"{SEATS[moment.moved]}: "
            lines = desk.spots()[f"moment/{number}"].says.rpartition(whose)[2].split(", ")
            for line, said in zip(moment.lines, lines, strict=True):
                assert said.endswith(f"{line.points:+}".replace("-", "−"))
            assert any(text.startswith(whose + lines[0]) for text in written)


def test_a_tie_is_explained() -> None:
    game = played(options_of(3), seed=1)
    result = result_of(game)
    sheet = result.sheet
    most = max(sheet.points(seat, END) for seat in range(3))
    for seat in range(3):
        key = (seat, END, "final")
        sheet.figures[key] = sheet.figures[key]._replace(amount=most)
    pieties = {place.seat: place.piety for place in result.ranking()}
    for language in ("en", "de"):
        desk = Desk(SMALL, language)
        scene = ResultScene(desk.context, result, game.teller(language))
        desk.stage.push(scene)
        assert scene.note in [one.text for one in assert_legible(desk)]
        assert all(str(piety) in scene.note for piety in pieties.values())
        assert paragraphs_of(scene.note) == ("T9.2",)
        assert not scene.marked
        desk.change("play.paragraphs", True)
        assert scene.marked == ("T9.2",)
        assert_legible(desk)


def test_labels_never_lie_on_each_other() -> None:
    box = Box(0, 0, 100, 300)
    for wanted in ([0, 0, 0, 0, 0], [290, 291, 292, 293, 299], [10, 150, 151, 152, 290]):
        places = spread(wanted, 44, box)
        assert all(b - a >= 44 - 1e-6 for a, b in pairwise(places))
        assert places[0] >= 22
        assert places[-1] <= 278


@pytest.mark.parametrize(
    ("language", "otherwise", "ahead"),
    [
        ("en", "Without this, {} would have won.", "From here on {} was ahead."),
        ("de", "Sonst wäre der Sieg an {} gegangen.", "Von hier an lag {} vorn."),
    ],
)
def test_a_moment_says_what_it_decided(language: str, otherwise: str, ahead: str) -> None:
    """Whose game it would have been without it, or who was ahead from there on."""
    desk, said = Desk(SMALL, language), 0
    for seed in range(6):
        game = played(options_of(4), seed=seed)
        scene = laid(desk, game, language)
        assert game.state.outcome is not None
        written = [one.text for one in desk.texts()]
        for moment in result_of(game).moments:
            if moment.others_win:
                names = scene._teller.words.joined([SEATS[seat] for seat in moment.others_win])
                wanted = otherwise.format(names)
            elif moment.ahead:
                wanted = ahead.format(SEATS[game.state.outcome.winners[0]])
            else:
                continue
            assert wanted in written
            said += 1
        desk.stage.pop()
    assert said > 6
