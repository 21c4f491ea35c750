"""The end of a reign is told on the sheet, booking after booking, and no total runs ahead of it."""

from __future__ import annotations

import pytest

from tests.ui.desk import Desk
from tests.ui.games import Played, scored, waiting
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.cards import PREVAILING_RELIGION, RELIGIONS
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.tolerance.scenes.reckoning import ReckoningScene
from tolerance_game.ui.tolerance.sheet import ScoreSheet
from tolerance_game.ui.tolerance.sheet.figure import TRICKS
from tolerance_game.ui.tolerance.sheet.stations import Station, stations


def sheet_of(players: int, seed: int, reign: int = 1) -> tuple[Played, ScoreSheet]:
    """A game right after a reign was scored."""
    game = scored(players, reign, seed=seed)
    last = max(n for n, one in enumerate(game.events) if isinstance(one, told.PointsTotalled))
    return game, ScoreSheet.from_events(game.events[: last + 1], game.options)


@pytest.mark.parametrize("reign", [1, 2, 3])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_they_come_in_the_order_of_the_rules(players: int, reign: int) -> None:
    # T6: execution, taxes, piety, loans, points (suits, Guild, deaths); T9.1 after the third.
    _game, sheet = sheet_of(players, players + reign, reign)
    found = list(stations(sheet, reign))
    order = ["execution", "taxes", "piety", "loans", "points", "end"]
    places = [order.index(one.stage) for one in found]
    assert places == sorted(places)
    for stage in ("taxes", "piety"):
        # T6.2: everybody, in the same order.
        seats = [one.seat for one in found if one.stage == stage]
        assert seats == list(sheet.turn(reign))
    assert [one.stage for one in found].count("execution") == 1
    sections = [one.section for one in found if one.stage == "points"]
    assert sections == ["suits", "guild", "deaths", "reign"]
    assert ("end" in [one.stage for one in found]) == (reign == 3)


def _board(sheet: ScoreSheet, one: Station, place: int) -> int:
    return len(sheet.standings(sheet.reign, "points")[one.seat].board.living[place])


@pytest.mark.parametrize("reign", [1, 2])
@pytest.mark.parametrize("seed", range(8))
def test_each_is_worth_what_the_board_says(seed: int, reign: int) -> None:
    # T6.3: 1 money for each living card of the Monarch's religion; T6.4: 1 piety for each.
    _game, sheet = sheet_of(3 + seed % 3, seed, reign)
    before = sheet.standings(reign, TRICKS)
    for one in stations(sheet, reign):
        if one.seat < 0 or one.stage not in ("taxes", "piety"):
            continue
        old, new = before[one.seat].tallies, one.standings[one.seat].tallies
        gained = [after - was for after, was in zip(new, old, strict=True)]
        has_loan = any(isinstance(event, told.LoanTaken) for event in one.events)
        if one.stage == "taxes":
            taxed = _board(sheet, one, RELIGIONS.index(PREVAILING_RELIGION[reign]))
            if not has_loan and not any(e.paragraph == "T7.2" for e in one.events):
                assert gained == [taxed, 0, 0]
            assert bool(taxed or has_loan) <= bool(one.events)
        else:
            assert gained[1] == min(_board(sheet, one, 0), 69 - old[1])
            assert gained[2] == min(_board(sheet, one, 2), 69 - old[2])
        if one.stage == "taxes":
            before = (*before[: one.seat], one.standings[one.seat], *before[one.seat + 1 :])


def laid(desk: Desk, game: Played, sheet: ScoreSheet, **more: object) -> ReckoningScene:
    """A sheet that is being written."""
    scene = ReckoningScene(desk.context, sheet, game.teller("en"), lambda: None, **more)  # type: ignore[arg-type]
    desk.stage.push(scene)
    desk.pass_time(16)
    return scene


def test_no_total_stands_on_the_sheet_before_its_booking_was_told() -> None:
    game, sheet = sheet_of(4, 3)
    desk = Desk(fresh=False)
    scene = laid(desk, game, sheet, steps=True)
    expected = list(sheet.standings(1, TRICKS))
    assert [scene.page.standing(seat) for seat in range(4)] == expected
    seen: list[Station] = []
    for station in stations(sheet, 1):
        if station.stage == "points":
            break
        assert scene.page.telling == station
        # It is said first, and changes a moment later.
        assert [scene.page.standing(seat) for seat in range(4)] == expected
        desk.pass_time(700, 100)
        expected = list(station.standings)
        assert [scene.page.standing(seat) for seat in range(4)] == expected
        # It waits for a key, however long that takes.
        desk.pass_time(30_000, 5_000)
        assert scene.page.telling == station
        assert not any(row == "points" for _seat, _reign, row in scene.page.written)
        seen.append(station)
        desk.wish(Intent.STEP)
    assert len(seen) >= 9
    desk.wish(Intent.FINISH)
    for seat in range(4):
        assert scene.page.standing(seat) == sheet.public.seats[seat]


def test_what_is_booked_is_said_with_its_paragraph_and_its_figures() -> None:
    game, sheet = sheet_of(4, 3)
    desk = Desk(fresh=False)
    desk.change("play.paragraphs", True)
    scene = laid(desk, game, sheet, steps=True)
    said, marked = [], set[str]()
    while scene.writing:
        said.append(" ".join(one.text for one in desk.texts()))
        marked.update(scene.marked)
        desk.wish(Intent.STEP)
        desk.wish(Intent.STEP)
    whole = " | ".join(said)
    assert marked >= {"T6.1", "T6.3", "T6.4", "T6.6a", "T6.6b", "T6.6c"}
    for event in game.events:
        if isinstance(event, told.TallyChanged) and event.paragraph in ("T6.3", "T6.4"):
            assert f"{event.before} → {event.after}" in whole


@pytest.mark.parametrize(("pace", "steps"), [("normal", False), ("fast", False), ("normal", True)])
def test_one_key_leads_from_each_to_the_next(pace: str, steps: bool) -> None:
    game, sheet = sheet_of(3, 2)
    desk = Desk(settings=changed(Settings(), "pace.animation", pace), fresh=False)
    scene = laid(desk, game, sheet, steps=steps)
    seen: list[Station | None] = []
    while scene.writing:
        if scene.page.telling not in seen:
            seen.append(scene.page.telling)
        desk.wish(Intent.CONFIRM)
    assert seen == list(stations(sheet, 1))


def test_what_was_told_before_a_question_is_not_told_again() -> None:
    game = waiting("repay", 4)
    sheet = ScoreSheet.from_events(game.events, game.options)
    reign, known = sheet.reign, len(sheet.steps[sheet.reign])
    first = stations(sheet, reign)
    assert {one.stage for one in first} == {"execution", "taxes", "piety"}
    assert not list(stations(sheet, reign, known))
    desk = Desk(fresh=False)
    scene = laid(desk, game, sheet, told=known)
    assert scene.page.telling is None
    for seat in range(4):
        assert scene.page.standing(seat) == sheet.public.seats[seat]


def test_an_execution_to_come_is_told_before_anything_is_booked() -> None:
    game = waiting("execution", 4)
    sheet = ScoreSheet.from_events(game.events, game.options)
    assert not list(stations(sheet, sheet.reign))
    desk = Desk(fresh=False)
    asked: list[str] = []
    scene = laid(
        desk, game, sheet, awaits=True, on_written=lambda: asked.append("whom"), steps=True
    )
    owner = game.state.to_act
    assert owner is not None
    said = " ".join(one.text for one in desk.texts())
    assert f"{game.teller('en').words.seat(owner)} must execute one living card" in said
    assert not scene.marked
    desk.change("play.paragraphs", True)
    assert scene.marked == ("T6.1",)
    assert not asked
    desk.wish(Intent.STEP)
    assert asked == ["whom"]
    assert scene.page.stage == "execution"
