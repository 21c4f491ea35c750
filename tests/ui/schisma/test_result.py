"""The end of a game: who won and why, the track by turns, and the turn that decided it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.session.tables import Puppets
from tests.ui.checks import assert_legible, assert_reachable, at_both_sizes, everywhere
from tests.ui.desk import LARGE, SMALL, Desk
from tests.ui.schisma.sittings import AGAINST, BOTH
from tests.ui.states_kit import LONG_NAMES, catalogue, home
from tests.ui.states_schisma_result import ending
from tolerance_game.core.game import CHANCE, Outcome
from tolerance_game.core.record import Moment
from tolerance_game.games import schisma
from tolerance_game.games.schisma import NAME, telling
from tolerance_game.games.schisma.foresight.lines import Line
from tolerance_game.games.schisma.foresight.stays import NOWHERE
from tolerance_game.games.schisma.rules.events import Joined
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import AVIGNON, LANDS, ROME
from tolerance_game.match.seats import Opponent, Seats
from tolerance_game.match.series import Series
from tolerance_game.session import Session
from tolerance_game.session.table import lay_table
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.rich import plain
from tolerance_game.ui.kit.theme import rgb
from tolerance_game.ui.pages.player_names import short_names
from tolerance_game.ui.schisma.game import SchismaGame
from tolerance_game.ui.schisma.scenes.finished import (
    FinishedGame,
    groups_of,
    rival_text,
    why_text,
    won_text,
)
from tolerance_game.ui.schisma.scenes.result import AT_ONCE, ResultScene
from tolerance_game.ui.schisma.scenes.result_chart import BADGE
from tolerance_game.ui.schisma.scenes.table import TableScene
from tolerance_game.ui.schisma.table.playback import ENDED
from tolerance_game.ui.table.chronicle import SAID, Group
from tolerance_game.ui.table.game_room import ScreenActions
from tolerance_game.words import Words
from tolerance_game.words.cited import paragraphs_of
from tolerance_game.words.teller import Teller

PROGRAMS: Seats = (Opponent("thumb", "Konrad"), Opponent("thumb", "Anna"))


def played(seed: int, seats: Seats = BOTH, until: int = 10_000, **options: Any) -> Session:
    """A game played by chance to its end, or until so many moves were made."""
    table = lay_table(NAME, options, ("thumb",), seed, catalogue())
    session = Session.begin(home(), table, seats)
    session.opponents.worker = Puppets(at_once=False)
    home().open.remove(session.close)
    match, rng = session.match, Random(f"result {seed}")
    while match.to_act is not None and match.number < until:
        acting = match.to_act
        match.submit(acting, rng.choice(match.legal_moves(acting)), match.stamp)
    return session


@cache
def finished(seed: int = 3, **options: Any) -> FinishedGame:
    """The same as it is told."""
    match = played(seed, **options).match
    return FinishedGame(match.options, match.moments_for_storage())


def long_game(turns: int) -> FinishedGame:
    """A game in which nobody joins a congregation for so many turns."""
    rng = Random(f"long {turns}")
    state = schisma.start(Options(catalogue().of(NAME).material))
    moments: list[Moment] = []
    while (seat := schisma.to_act(state)) is not None:
        if seat == CHANCE:
            move = schisma.chance_move(state, rng)
        else:
            legal = list(schisma.legal_moves(state))
            rng.shuffle(legal)
            staying = (m for m in legal if state.turn < turns and not _joins(state, m))
            move = next(staying, legal[0])
        state, events = schisma.apply(state, move)
        moments.append(Moment(len(moments) + 1, seat, move, state, events))
    return FinishedGame(state.options, tuple(moments))


def _joins(state: State, move: Move) -> bool:
    return any(isinstance(event, Joined) for event in schisma.apply(state, move)[1])


def teller_of(
    options: Options, language: str = "en", seats: tuple[str, ...] = ("Konrad", "Anna")
) -> Teller:
    names = telling.names(options, catalogue().of(NAME))
    return Teller(Words(language, strict=True), names, seats)


def laid(
    desk: Desk, game: FinishedGame, language: str = "en", *, bottom: int = ROME, **more: Any
) -> ResultScene:
    """The result on a desk, with the turn that decided it found."""
    seats = more.pop("seats", ("Konrad", "Anna"))
    teller = teller_of(game.options, language, seats)
    scene = ResultScene(desk.context, game, teller, bottom=bottom, **more)
    desk.stage.push(scene)
    for _ in range(2000):
        if scene.search.done:
            return scene
        desk.pass_time(16)
    raise AssertionError("the search does not end")


# It can be read.


@everywhere
def test_it_can_be_read(size: tuple[int, int], language: str, theme: str) -> None:
    desk = Desk(size, language, theme, fresh=False)
    scene = laid(desk, finished(), language)
    assert_legible(desk)
    desk.point(f"chart/{scene.chart.last // 2}")
    assert_legible(desk)


@pytest.mark.torture
@at_both_sizes
def test_every_end_and_every_length_can_be_read(size: tuple[int, int], language: str) -> None:
    """S4: all endings, long names, the expansion, and games of few and of many turns."""
    long = short_names(LONG_NAMES[:2])
    by_length = sorted((finished(seed, persons="random") for seed in range(12)), key=_turns)
    games = [
        by_length[0],
        by_length[-1],
        *(ending(finished(4), outcome, rival) for outcome, rival in _ENDINGS),
    ]
    for number, game in enumerate(games):
        desk = Desk(size, language, fresh=False)
        scene = laid(desk, game, language, seats=long, bottom=number % 2)
        assert_legible(desk)
        for turn in range(0, scene.chart.last + 1, 1 + _turns(game) // 4):
            desk.point(f"chart/{turn}")
            assert_legible(desk)


def _most_in_a_turn(game: FinishedGame) -> int:
    groups = groups_of(teller_of(game.options), game, None).values()
    return max(len(group.lines) for group in groups)


def _turns(game: FinishedGame) -> int:
    return len(game.turns)


_ENDINGS = (
    (Outcome((AVIGNON,), "noble_and_knight", "S4.2"), ""),
    (Outcome((ROME,), "noble_and_peasant", "S4.3"), "three_persons"),
    (Outcome((ROME,), "condition", "S4.1"), ""),
    (Outcome((), "repetition", "S2.9"), ""),
)


@pytest.mark.parametrize("turns", [45, 110])
def test_a_long_game_can_be_read(turns: int) -> None:
    """The numbers of turns never lie on each other, wherever one is pointed at."""
    desk = Desk(SMALL, fresh=False)
    scene = laid(desk, long_game(turns))
    last = scene.chart.last
    assert last >= turns
    for number in {1, last // 3, last - 3, last, scene.chart.decided or 0}:
        desk.point(f"chart/{number}")
        assert_legible(desk)
        assert number in scene.chart.labels(number)


@at_both_sizes
def test_all_of_a_turn_is_read_or_it_is_said_that_there_is_more(
    size: tuple[int, int], language: str
) -> None:
    """The turns with the most lines of many games; nowhere a heading without what came of it."""
    games = [finished(seed, persons="random") for seed in range(12)]
    desk = Desk(size, language, fresh=False)
    scene = laid(desk, max(games, key=_most_in_a_turn), language)
    most = max(scene.groups, key=lambda number: len(scene.groups[number].lines))
    lines = scene.groups[most].lines
    assert len(lines) >= 12
    desk.point(f"chart/{most}")
    texts = " ".join(one.text for one in assert_legible(desk))
    more = Words(language).say("schisma.table.result.more", number=0).partition("0")[0]
    assert more not in texts
    for line in lines:
        assert plain(line.text) in texts
    # Twice as many.
    group = scene.groups[most]
    scene.groups[most] = Group(group.title, group.subtitle, [*lines, *lines])
    below = [one for one in assert_legible(desk) if one.box.x > scene.chart.box.right]
    left = [one.text for one in below if one.text.startswith(more)]
    assert len(left) == 1
    heads = {line.text for line in lines if line.heads}
    place = next(place for place, one in enumerate(below) if one.text == left[0])
    assert below[place - 1].text not in heads
    shown = 2 * len(lines) - int("".join(filter(str.isdigit, left[0])))
    assert 0 < shown < 2 * len(lines)


def test_the_last_turn_has_its_number_where_the_one_before_it_decided() -> None:
    desk = Desk(SMALL, fresh=False)
    for turns in (12, 20, 30):
        scene = laid(desk, long_game(turns))
        chart = scene.chart
        chart.decided = chart.last - 1
        apart = chart.step
        assert chart.last in chart.labels(None) or apart < 46
        assert {chart.last, chart.last - 1} & set(chart.labels(None))
        assert_legible(desk)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_keys_and_pads_reach_all_of_it(size: tuple[int, int]) -> None:
    desk = Desk(size)
    laid(desk, finished())
    assert_reachable(desk)


# Who won.


def test_it_says_who_won_and_why() -> None:
    """S4.1 to S4.3, each with its paragraph."""
    game = finished(4)
    for language, outcome, rival, won, why, note in (
        ("en", Outcome((ROME,), "three_persons", "S4.1"), "", "Anna wins for Rome.",
         "Three persons in the congregation", ""),
        ("en", Outcome((AVIGNON,), "noble_and_peasant", "S4.2"), "", "Konrad wins for Avignon.",
         "Noble and Peasant both in the opponent’s congregation", ""),
        ("en", Outcome((ROME,), "noble_and_knight", "S4.3"), "three_persons", "Anna wins for Rome.",
         "Noble in their own congregation, Knight in the opponent’s",
         "The other side would have won too (three persons in the congregation),"
         " but it was not their turn"),
        ("en", Outcome((), "repetition", "S2.9"), "", "Nobody wins: a draw.",
         "The same position for the third time at the beginning of a turn", ""),
        ("de", Outcome((AVIGNON,), "three_persons", "S4.1"), "", "Konrad gewinnt für Avignon.",
         "Drei Personen in der Gemeinde", ""),
    ):  # fmt: skip
        teller, one = teller_of(game.options, language), ending(game, outcome, rival)
        assert won_text(teller, one) == won
        assert why_text(teller, one) == why
        # With a rival condition the paragraph of the outcome is the one that settles both.
        settles = "S4.2" if rival else outcome.paragraph
        assert paragraphs_of(why_text(teller, one)) == (settles,)
        assert rival_text(teller, one) == note
        assert paragraphs_of(rival_text(teller, one)) == (("S4.3",) if rival else ())


# The chart.


@pytest.mark.parametrize("bottom", [AVIGNON, ROME])
@pytest.mark.parametrize("seed", range(4))
def test_each_line_ends_every_turn_where_its_person_stands(
    desk: Desk, seed: int, bottom: int
) -> None:
    """S1.2, S3.1: in the band of the land, in the lane of the column; or beyond the track."""
    scene = laid(desk, finished(seed), bottom=bottom)
    chart, game = scene.chart, scene.game
    down = 1 if bottom == ROME else -1
    assert (chart.band(4).y - chart.band(0).y) * down > 0
    for turn in game.turns:
        here = [
            (stay.column, chart.line(stay)[1 + turn.number - stay.began])
            for stay in game.stays
            if 0 <= turn.number - stay.began < len(stay.lands)
        ]
        assert len(here) == sum(standing is not None for standing in turn.display)
        heights = set()
        for column, (x, y) in here:
            standing = turn.display[column]
            assert standing is not None
            band = chart.band(standing.land)
            assert band.y < y < band.bottom
            assert x == chart.x(turn.number)
            heights.add(y)
        assert len(heights) == len(here), "two columns lie on each other"
        assert len(chart.standing(turn.number)) == len(here)
    joined = [event for event in game.events if isinstance(event, Joined)]
    assert len(chart.leavings) == len(joined) == sum(map(len, game.turns[-1].congregations))
    for stay, mark in chart.leavings.items():
        is_below = stay.joined == bottom
        assert (mark.y > chart.band(4 * bottom).bottom) == is_below
        assert (mark.y < chart.band(4 * (1 - bottom)).y) == (not is_below)
    for stay in game.stays:
        if stay.ended is not None and stay.joined == NOWHERE:
            _x, y = chart.crossing(stay)
            assert chart.y(stay.column, (stay.lands or (stay.came,))[-1]) == y


def test_no_badge_lies_on_another(desk: Desk) -> None:
    """Whoever came, left or stays to the end can be made out."""
    for seed in range(6):
        chart = laid(desk, finished(seed)).chart
        marks = chart.marks
        for number, one in enumerate(marks):
            for other in marks[:number]:
                apart = max(abs(one.x - other.x), abs(one.y - other.y))
                assert apart >= BADGE - 1e-6, (seed, one, other)


def test_pointing_at_a_turn_tells_what_was_done_in_it(desk: Desk) -> None:
    """S2.1: both actions, by the chronicle; and the spot says the same."""
    scene = laid(desk, finished())
    for turn in scene.game.turns[1:]:
        desk.point(f"chart/{turn.number}")
        written = {one.text for one in desk.texts()}
        assert f"Turn {turn.number}" in written
        says = desk.spots()[f"chart/{turn.number}"].says
        for action in turn.actions:
            name = scene.context.say(f"schisma.action_name.{action.action}")
            assert any(text.startswith(name) for text in written)
            assert name in says
        assert ("Anna, Rome" if turn.seat == ROME else "Konrad, Avignon") in written


# The turn that decided.


def test_the_page_is_there_at_once_and_the_sentence_comes(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No frame looks at more than its share of lines, whatever the machine."""
    made = []
    then = Line.then

    def counted(line: Line, move: Any) -> Line:
        made.append(move)
        return then(line, move)

    monkeypatch.setattr(Line, "then", counted)
    game = finished()
    scene = ResultScene(desk.context, game, teller_of(game.options))
    assert not made
    desk.stage.push(scene)
    assert "Looking for it …" in {one.text for one in assert_legible(desk)}
    assert "decided" not in desk.spots()
    for _ in range(2000):
        if scene.search.done:
            break
        before = len(made)
        scene.tick(desk.now)
        # A line of two actions, with the choice after a draw, is made of a few moves.
        assert len(made) - before <= 4 * AT_ONCE
    assert scene.search.done
    assert scene.wake_at() is None
    found = scene.search.found
    assert found is not None
    texts = " ".join(one.text for one in assert_legible(desk))
    assert f"Turn {found.turn}, " in texts
    assert scene.chart.decided == found.turn


def test_the_turn_that_decided_leads_to_its_table(desk: Desk) -> None:
    shown: list[int] = []
    scene = laid(desk, finished(), show_turn=shown.append)
    assert scene.search.found is not None
    desk.click("decided")
    assert shown == [scene.search.found.turn]
    assert scene.decision in desk.spots()["decided"].says


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_way_of_deciding_is_said(language: str) -> None:
    """What could have been played is named by person and land."""
    hows = set()
    for seed in range(30):
        desk = Desk(SMALL, language, fresh=False)
        scene = laid(desk, finished(seed), language)
        found = scene.search.found
        assert found is not None
        hows.add(found.how)
        assert len(scene.decision) > 40
        if found.instead:
            words = scene.context.words
            lands = [words.say(f"schisma.land.{land}") for land in LANDS]
            assert any(land in scene.decision for land in lands)
        assert_legible(desk)
    assert hows >= {"missed_win", "way_out"}


def test_a_draw_was_decided_by_no_turn(desk: Desk) -> None:
    scene = laid(desk, ending(finished(4), Outcome((), "repetition", "S2.9")))
    assert scene.decision == "No turn decided this game: it is a draw."
    assert "decided" not in desk.spots()


# From the table to the page, and back.


def _to_the_end(desk: Desk, session: Session, actions: ScreenActions | None = None) -> SchismaGame:
    """The screen of a game that is over, on its result."""
    screen = SchismaGame(desk.context, session, actions)
    desk.stage.push(screen.table)
    for _ in range(40):
        if desk.stage.top.name == "result":
            return screen
        desk.pass_time(100)
    raise AssertionError(desk.stage.top.name)


def _said(groups: Iterable[Group]) -> list[str]:
    return [line.text for group in groups for line in group.lines if line.kind == SAID]


@pytest.mark.parametrize("wanted", [True, False])
def test_what_was_said_stands_with_its_turn(wanted: bool) -> None:
    desk = Desk(SMALL, settings=changed(Settings(), "play.remarks", wanted), fresh=False)
    screen = _to_the_end(desk, played(4, (Opponent("fair/monk", "Ambrose"), BOTH[1])))
    page = desk.stage.top
    assert isinstance(page, ResultScene)
    at_table = screen.table.model.chronicle.groups
    assert _said(at_table)
    assert _said(page.groups.values()) == (_said(at_table) if wanted else [])
    if not wanted:
        return
    turn, group = next(one for one in page.groups.items() if _said([one[1]]))
    assert [_said([one]) for one in at_table if one.title == group.title] == [_said([group])]
    desk.point(f"chart/{turn}")
    quote = _said([group])[0].partition("“")[2]
    assert quote in " ".join(one.text for one in assert_legible(desk))


def test_looking_back_shows_the_table_at_the_end_of_each_turn(desk: Desk) -> None:
    session = played(3)
    screen = _to_the_end(desk, session)
    turns = FinishedGame(session.match.options, session.match.moments_for_storage()).turns
    desk.click("chart/0")
    for turn in turns:
        scene = desk.stage.top
        assert isinstance(scene, TableScene)
        assert scene.name == "look_back"
        public = scene.shown.public
        assert (public.turn, public.display) == (turn.number, turn.display)
        assert public.congregations == turn.congregations
        assert [(one.action, one.column) for one in scene.shown.actions] == [
            (action.action, action.column) for action in turn.actions
        ]
        assert not scene.my_turn
        said = "The table before the first turn."
        if turn.number:
            said = f"The table at the end of turn {turn.number}."
        assert scene.prompt() == (said, False)
        assert_legible(desk)
        desk.wish(Intent.REDO)
    desk.wish(Intent.UNDO)
    assert isinstance(desk.stage.top, TableScene)
    assert desk.stage.top.shown.public.turn == turns[-2].number
    desk.wish(Intent.BACK)
    assert desk.stage.top.name == "result"
    desk.click(f"chart/{turns[-1].number}")
    assert isinstance(desk.stage.top, TableScene)
    assert desk.stage.top.shown.public.outcome == session.match.outcome
    assert screen.table.shown.public.outcome == session.match.outcome


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("language", ["en", "de"])
def test_looking_back_can_be_read(size: tuple[int, int], language: str) -> None:
    desk = Desk(size, language, fresh=False)
    _to_the_end(desk, played(5))
    desk.click("chart/2")
    assert desk.stage.top.name == "look_back"
    assert_legible(desk)
    assert_reachable(desk)


def _heard(seats: Seats, winners: tuple[int, ...]) -> list[str]:
    for seed in range(30):
        session = played(seed, seats)
        assert session.match.outcome is not None
        if session.match.outcome.winners == winners:
            desk = Desk(SMALL, fresh=False)
            heard: list[str] = []
            desk.context.sound = heard.append
            _to_the_end(desk, session)
            return heard
    raise AssertionError("no game ended so")


def test_the_end_is_heard() -> None:
    """For a person by whether they have won; else for whoever has."""
    ends = ("victory", "defeat", "reign")
    for seats, winner, sound in (
        (AGAINST, ROME, "victory"),
        (AGAINST, AVIGNON, "defeat"),
        (BOTH, ROME, "victory"),
        (BOTH, AVIGNON, "victory"),
        (PROGRAMS, AVIGNON, "victory"),
    ):
        heard = _heard(seats, (winner,))
        assert [one for one in heard if one in ends] == [sound]


def _before_the_end(pace: str) -> tuple[Desk, SchismaGame]:
    """A table at which the last move of a game has just been made."""
    whole = played(3).match.moments_for_storage()
    last = next(moment for moment in reversed(whole) if moment.seat >= 0)
    session = played(3, until=last.number - 1)
    desk = Desk(SMALL, settings=changed(Settings(), "pace.animation", pace), fresh=False)
    screen = SchismaGame(desk.context, session)
    desk.stage.push(screen.table)
    desk.pass_time(64)
    assert session.match.outcome is None
    session.match.submit(last.seat, last.move, session.match.stamp)
    assert session.match.outcome is not None
    return desk, screen


@pytest.mark.parametrize(("pace", "share"), [("normal", 1.0), ("fast", 0.5), ("slow", 1.7)])
def test_the_last_table_lies_before_the_result_comes(pace: str, share: float) -> None:
    """S4.1: the game is over, who decided it is framed, and nothing hurries."""
    desk, screen = _before_the_end(pace)
    for _ in range(2000):
        beat = screen.table.playback.timeline.current
        if beat is not None and beat.kind == "ended":
            break
        desk.pass_time(16)
    assert screen.table.shown.public.outcome is not None
    assert "won: " in screen.table.prompt()[0]
    desk.pass_time(ENDED * share - 200)
    assert desk.stage.top.name == "table"
    desk.pass_time(400)
    assert desk.stage.top.name == "result"


def test_whoever_decided_is_framed_in_gold() -> None:
    """S4.1, S4.2: at the table and on the page, and nobody else."""
    for seed in range(4):
        session = played(seed)
        desk = Desk(LARGE, fresh=False)
        screen = _to_the_end(desk, session)
        page = desk.stage.top
        assert isinstance(page, ResultScene)
        on_page, layout = desk.picture(), screen.table.model.layout
        desk.stage.pop()
        desk.pass_time(600)
        on_table, gold = desk.picture(), rgb(desk.context.theme.gold)
        for seat, persons in enumerate(page.game.turns[-1].congregations):
            for number in range(len(persons)):
                decided = (seat, number) in page.game.deciders
                for picture, place in (
                    (on_table, layout.joined(seat, number, len(persons))),
                    (on_page, page.joined(seat, number)),
                ):
                    row = [
                        picture.get_at((round(place.x) + dx, round(place.cy)))[:3]
                        for dx in range(-8, 8)
                    ]
                    assert (gold in row) == decided, (seed, seat, number)


def test_a_click_leads_on_to_the_result() -> None:
    """Nobody must wait."""
    desk, _screen = _before_the_end("normal")
    desk.pass_time(32)
    for _ in range(60):
        if desk.stage.top.name == "result":
            return
        desk.wish(Intent.STEP)
        desk.pass_time(16)
    raise AssertionError(desk.stage.top.name)


def test_the_ways_on() -> None:
    said: list[str] = []
    desk = Desk(SMALL)
    actions = ScreenActions(
        again=lambda: said.append("again"),
        again_swapped=lambda: said.append("swapped"),
        next_game=lambda: said.append("next"),
        new_game=lambda: said.append("new"),
        title=lambda: said.append("title"),
    )
    rival = ending(finished(4), Outcome((ROME,), "noble_and_knight", "S4.3"), "noble_and_knight")
    series = Series.first(3, 2).counted((ROME,))
    names = short_names(LONG_NAMES[:2])
    laid(desk, rival, seats=names, actions=actions, series=series, names=names)
    for button in ("again", "again_swapped", "next_game", "new", "to_title"):
        desk.click(button)
    desk.wish(Intent.BACK)
    assert said == ["again", "swapped", "next", "new", "title", "title"]
    assert_legible(desk)
