"""A trick stands long enough to be read: who has won it, and each effect before and after it."""

from __future__ import annotations

from random import Random

import pytest

from tests.ui.desk import Desk
from tests.ui.states_kit import Moment, pass_until
from tests.ui.states_tricks import has
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.state import PLAY
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.storage.statistics.game_results import GameResult, SeatResult
from tolerance_game.storage.statistics.statistics import statistics_of
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.table.first_games import are_first
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.playback import ACTS, DONE, WON

from .known import differences

STANDS = ("won", "acts", "done")


def coming_trick(pace: str = "normal", *, steps: bool = False) -> tuple[Desk, TableScene]:
    """A table on which a trick is about to be won, whose effects need no choice."""
    desk = at(pace, steps=steps)
    moment = Moment(
        lambda match: match.view(0).phase == PLAY,
        coming=has(told.TrickWon, told.TallyChanged, told.CardLaid), seed=2,
    )  # fmt: skip
    scene = moment.table(desk)
    moment.goes_on()
    desk.pass_time(16)
    return desk, scene


def at(pace: str = "normal", *, steps: bool = False) -> Desk:
    """A desk at a speed."""
    settings = changed(Settings(), "pace.animation", pace)
    return Desk(settings=changed(settings, "pace.step_by_step", steps), fresh=False)


def kinds(scene: TableScene) -> list[str]:
    """The beats that are still to come."""
    return [beat.kind for beat in scene.playback.timeline.beats]


def kind(scene: TableScene) -> str:
    """The beat that runs."""
    beat = scene.playback.timeline.current
    return beat.kind if beat else ""


def test_who_has_won_stands_to_be_read_and_is_said() -> None:
    desk, scene = coming_trick()
    pass_until(desk, lambda: kind(scene) == "won")
    winner = scene.shown.trick.winner
    card = next(play.card for play in scene.shown.trick.cards if play.seat == winner)
    said, refused = scene.prompt()
    assert scene.names[winner] in said
    assert scene.words.named("card", card) in said
    assert not refused
    written = [one.text for one in desk.texts()]
    assert "Takes the trick" in written
    desk.pass_time(WON - 100)
    assert kind(scene) == "won"
    # Nothing has to be drawn meanwhile, and the next beat comes by itself.
    assert not scene.playback.timeline.moving(scene.now)
    assert scene.wake_at() is not None
    desk.pass_time(200)
    assert kind(scene) != "won"


def test_each_effect_is_said_before_it_happens_and_stands_when_it_has() -> None:
    desk, scene = coming_trick()
    # T4.1: the cards act one after the other; what each does stands between.
    order = [name for name in kinds(scene) if name in STANDS]
    acts = order.count("acts")
    assert order == ["won", *["acts", "done"] * (acts - 1), "acts"]
    assert acts > 0
    pass_until(desk, lambda: kind(scene) == "acts")
    row = next(row for row in scene.shown.queue if row.state == "acting")
    assert scene.words.named("card", row.card) in scene.prompt()[0]
    assert not row.events
    desk.pass_time(ACTS - 100)
    assert not row.events
    pass_until(desk, lambda: kind(scene) in ("done", "pause"))
    assert row.events
    assert scene.words.named("card", row.card) in scene.prompt()[0]
    if kind(scene) == "done":
        desk.pass_time(DONE - 100)
        assert kind(scene) == "done"


@pytest.mark.parametrize("how", ["key", "click"])
def test_a_key_or_a_click_leads_from_one_to_the_next(how: str) -> None:
    desk, scene = coming_trick()
    pass_until(desk, lambda: kind(scene) == "won")
    seen = ["won"]
    for _ in range(20):
        if how == "key":
            desk.wish(Intent.STEP)
        else:
            x, y = desk.stage.scale.x(960), desk.stage.scale.y(740)
            desk.stage.press(x, y)
            desk.stage.release(x, y)
            desk.stage.tick(desk.now)
        seen.append(kind(scene))
        if kind(scene) in ("", "lay"):
            break
    # One press for each thing there is to read: none of them is skipped, none stands twice.
    changes = [name for name in seen if name not in (*STANDS, "pause", "brought", "lay", "")]
    assert changes == []
    assert seen[:3] == ["won", "acts", "done" if seen.count("acts") > 1 else "pause"]


def test_finish_shows_all_of_it_at_once() -> None:
    desk, scene = coming_trick()
    pass_until(desk, lambda: kind(scene) == "won")
    desk.wish(Intent.FINISH)
    assert not scene.playback.timeline.busy


def test_fast_has_nothing_that_stands() -> None:
    desk, scene = coming_trick("fast")
    seen = set()
    whole = 0
    while scene.playback.timeline.busy:
        seen.add(kind(scene))
        desk.pass_time(48)
        whole += 48
    assert seen.isdisjoint(STANDS)
    desk, scene = coming_trick()
    slow = 0
    while scene.playback.timeline.busy:
        desk.pass_time(48)
        slow += 48
    assert slow > 2 * whole


def test_step_by_step_waits_at_every_effect_and_says_what_it_is() -> None:
    desk, scene = coming_trick(steps=True)
    pass_until(desk, lambda: scene.playback.timeline.waiting)
    said = scene.prompt()[0]
    assert scene.names[scene.shown.trick.winner] in said
    assert "Space" in said
    desk.pass_time(20_000, 5_000)
    assert kind(scene) == "trick_won"
    desk.wish(Intent.STEP)
    assert scene.playback.timeline.waiting
    desk.pass_time(20_000, 5_000)
    card = scene.playback.timeline.beats[0].about
    assert scene.words.named("card", card) in scene.prompt()[0]


@pytest.mark.parametrize("seed", range(6))
def test_however_it_is_hurried_what_is_shown_is_what_the_view_says(seed: int) -> None:
    moment = Moment(lambda match: match.to_act == 0, seed=seed + 1, players=3 + seed % 3)
    desk = at(steps=bool(seed % 2))
    scene = moment.table(desk)
    match, random = moment.match, Random(seed)
    for _ in range(30):
        acting = match.to_act
        if acting is None:
            break
        match.submit(acting, random.choice(match.legal_moves(acting)), match.stamp)
        scene.catch_up()
        while scene.playback.timeline.busy:
            done = random.choice(("step", "pass", "finish"))
            if done == "step":
                scene.commands.step()
            elif done == "finish":
                scene.commands.finish()
            else:
                scene.playback.tick(scene.now)
                scene.now += random.choice((16.0, 900.0))
        if scene.playback.withheld:
            scene.playback.take_scored()
            scene.playback.go_on()
            scene.commands.finish()
        assert differences(scene.shown, scene.view) == []


def test_the_first_games_wait_at_each_effect_until_somebody_wants_it_otherwise() -> None:
    desk, scene = coming_trick()
    assert "button/by_itself" not in desk.spots()
    scene.begin_slowly()
    pass_until(desk, lambda: scene.playback.timeline.waiting)
    desk.pass_time(60_000, 5_000)
    assert kind(scene) == "trick_won"
    assert "In your first three games each effect waits for you." in " ".join(
        one.text for one in desk.texts()
    )
    desk.click("button/by_itself")
    settings = desk.context.settings.pace
    assert (settings.first_games, settings.step_by_step, settings.animation) == (
        False, False, "normal",
    )  # fmt: skip
    pass_until(desk, lambda: not scene.playback.timeline.busy)


def test_the_button_of_the_speed_ends_it_too_and_keeps_the_speed() -> None:
    desk, scene = coming_trick("slow")
    scene.begin_slowly()
    assert scene.pace.in_steps
    desk.click("button/speed")
    assert not scene.pace.in_steps
    assert desk.context.settings.pace.animation == "slow"


@pytest.mark.parametrize("pace", ["fast", "none"])
def test_whoever_wants_it_fast_is_not_held_up_in_the_first_games(pace: str) -> None:
    _desk, scene = coming_trick(pace)
    scene.begin_slowly()
    assert not scene.pace.in_steps


@pytest.mark.parametrize(("finished", "slowly"), [(0, True), (2, True), (3, False)])
def test_three_games_finished_by_people_are_enough(finished: int, slowly: bool) -> None:
    mine = (SeatResult("person", "Anna", "bertram", True), SeatResult("thumb", "", "ned", False))
    theirs = (SeatResult("thumb", "", "ned", True), SeatResult("thumb", "", "george", False))
    # Games that programs played among themselves, and those of the other game, do not count.
    results = [GameResult("tolerance", "", theirs, "points", 9, 9)] * 5
    results += [GameResult("schisma", "", mine, "points", 9, 9)] * 5
    results += [GameResult("tolerance", "", mine, "points", 9, 9)] * finished
    assert are_first(statistics_of(results).played_by_people("tolerance")) is slowly
