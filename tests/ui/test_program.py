"""The whole program without a window: from the title to the last page, alone and with others."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tolerance_game.match.cast import CAST
from tolerance_game.session import last_choices
from tolerance_game.storage.statistics.statistics import Statistics
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.stage import IN_SIGHT
from tolerance_game.ui.tolerance.scenes.setup import SetupScene
from tolerance_game.ui.tolerance.scenes.table import TableScene

from .evening import Evening, Opening
from .states_kit import focus_on


def test_what_was_saved_by_name_is_said(evening: Evening) -> None:
    evening.begin(4, 1, 2)
    desk = evening.desk
    evening.settle()
    desk.wish(Intent.SAVE)
    desk.stage.top.typed("Sunday")
    desk.wish(Intent.CONFIRM)
    evening.settle(lambda: isinstance(desk.stage.top, TableScene))
    assert "Saved as “Sunday”." in [one.text for one in desk.texts()]
    assert [one.name for one in evening.home.saves.entries()] == ["Sunday"]


def test_three_clicks_from_the_title_to_the_first_card(evening: Evening) -> None:
    evening.desk.click("title/tolerance")
    evening.desk.click("new/start")
    # The deal is shown when it is on the disk, and that takes its time.
    evening.settle(lambda: evening.desk.stage.top.name != "setup")
    for _ in range(400):
        evening.settle()
        top = evening.desk.stage.top
        if isinstance(top, TableScene) and top.model.leaders:
            # T2.4: whoever is drawn chooses who leads.
            evening.desk.click("starter/0")
        elif isinstance(top, TableScene) and top.model.legal:
            break
    assert isinstance(top, TableScene)
    assert top.model.legal
    # Nobody has a name yet: opponents are called by theirs.
    assert top.names[0] == "Anna"
    assert set(top.names[1:]) <= set(CAST.values())
    assert [sitter.name for sitter in top.session.match.seats] == ["", *top.names[1:]]


@pytest.mark.parametrize(("finished", "ruling"), [(0, "leads"), (2, "leads"), (3, "drawn")])
def test_in_the_first_games_nobody_is_asked_who_leads(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, finished: int, ruling: str
) -> None:
    """T2.4: whoever is drawn leads; the header says so, and the next set-up has forgotten it."""
    monkeypatch.setattr(Statistics, "played_by_people", lambda _self, _game: finished)
    evening.desk.click("title/tolerance")
    page = evening.desk.stage.top
    assert isinstance(page, SetupScene)
    evening.settle(lambda: finished == 3 or bool(page.draft.for_once))
    evening.desk.click("new/start")
    evening.settle(lambda: evening.desk.stage.top.name != "setup")
    assert evening.table.session.match.options.rulings.first_chooser == ruling
    chosen = last_choices(evening.home, "tolerance").options
    assert "first_chooser" not in chosen.get("rulings", {})
    if ruling == "leads":
        evening.settle(lambda: evening.table.view.phase == "play")
        assert evening.table.view.chooser == -1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_whole_game_alone(evening_of: Opening, players: int) -> None:
    evening = evening_of(players)
    evening.begin(players, 1, players + 1, roles="unique")
    evening.play()
    # One sheet for each reign.
    assert evening.program.game is not None
    assert evening.scenes["reckoning"] >= 3
    moments = [spot for spot in evening.desk.spots() if spot.startswith("moment")]
    assert moments
    evening.desk.click(moments[0])
    assert evening.desk.stage.top.name == "look_back"
    evening.desk.wish(Intent.BACK)
    assert evening.desk.stage.top.name == "result"
    # From the past one plays on for practice.
    evening.desk.click(moments[0])
    evening.desk.click("button/branch")
    evening.settle()
    match = evening.program.game.session.match
    assert match.practice
    assert match.outcome is None


@pytest.mark.parametrize(
    "options",
    [
        {"roles": "unique", "hidden_roles": True},
        pytest.param({"roles": "chosen"}, marks=pytest.mark.torture),
    ],
)
def test_a_whole_game_of_two_people_is_covered_between_them(
    evening_of: Opening, options: dict[str, object]
) -> None:
    evening = evening_of(8)
    evening.begin(4, 2, 8, **options)
    evening.desk.pass_time(50)
    # The first hand is covered too.
    assert evening.desk.stage.top.name == "handover"
    evening.play()
    assert evening.scenes["handover"] > 24


def test_programs_alone_play_to_the_end_while_one_watches(evening_of: Opening) -> None:
    evening = evening_of(2)
    evening.begin(4, 0, 2)
    evening.play()


def test_a_game_that_was_left_is_continued_by_one_key(evening: Evening) -> None:
    evening.begin(4, 1, 11)
    for _ in range(40):
        evening.desk.pass_time(100, 50)
        evening._act(evening.desk.stage.top.name)
    game = evening.program.game
    assert game is not None
    number = game.session.number
    evening.program.title()
    evening.settle(lambda: "title/continue" in evening.desk.spots())
    evening.desk.enter()
    evening.settle(lambda: evening.program.game is not None)
    again = evening.program.game
    assert again is not None
    assert again.session.number >= number


def test_the_same_deal_again_deals_the_same(evening: Evening) -> None:
    evening.begin(4, 1, 11)
    evening.desk.pass_time(200)
    first = _dealt(evening)
    before = evening.program.game
    evening.program._again()
    # Nobody can play at the old table while the new one is laid.
    assert not evening.desk.stage.top.spots()
    evening.desk.pass_time(32)
    evening.settle(lambda: evening.program.game not in (None, before))
    assert _dealt(evening) == first


def _dealt(evening: Evening) -> list[tuple[str, ...]]:
    """The hands as they were first dealt."""
    game = evening.program.game
    assert game is not None
    moments = game.session.match.moments_for_storage()
    state = next(moment.state for moment in moments if moment.state.players[0].hand)
    return [player.hand for player in state.players]


def test_the_title_waits_for_no_other_scene() -> None:
    asked = "import sys, tolerance_game.ui.program; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, text=True, check=True, timeout=60
    )
    found = set(done.stdout.split())
    assert "tolerance_game.ui.pages.title" in found
    scenes = {name for name in found if name.startswith("tolerance_game.ui.tolerance.scenes.")}
    assert not scenes
    assert not found & {"tolerance_game.ui.pages.help", "tolerance_game.ui.tolerance.game"}


@pytest.mark.parametrize("page", ["options", "help", "saves"])
@pytest.mark.parametrize("by_keys", [False, True])
def test_back_on_the_title_enter_presses_what_is_framed_or_says_so(
    evening: Evening, page: str, by_keys: bool
) -> None:
    evening.begin(4, 1, 2)
    desk = evening.desk
    evening.settle()
    evening.program.title()
    evening.settle(lambda: "title/continue" in desk.spots())
    title, key = desk.stage.top, evening.desk.context.say("scene.key.return")
    if by_keys:
        focus_on(desk, f"title/{page}")
        desk.enter()
    else:
        desk.click(f"title/{page}")
    evening.settle(lambda: desk.stage.top.name == page)
    desk.wish(Intent.RIGHT, Intent.RIGHT)
    if not by_keys:
        desk.stage.move_pointer(3, 3)
    desk.wish(Intent.BACK)
    evening.settle(lambda: desk.stage.top is title)
    desk.pass_time(IN_SIGHT + 32)
    said = [one.text for one in desk.texts()]
    assert title.framed == (f"title/{page}" if by_keys else None)
    assert (key in said) is not by_keys
    desk.wish(Intent.CONFIRM)
    there = page if by_keys else "table"
    evening.settle(lambda: desk.stage.top.name == there)


def test_the_score_sheet_has_the_menu_and_neither_escape_nor_next_begins_a_reign(
    evening: Evening,
) -> None:
    evening.begin(3, 1, 4, roles="unique")
    evening.play("reckoning")
    desk, game = evening.desk, evening.program.game
    assert game is not None
    sheet, number = desk.stage.top, game.session.number
    desk.wish(Intent.MENU)
    assert desk.stage.top.name == "menu"
    desk.wish(Intent.MENU)
    assert desk.stage.top is sheet
    desk.wish(*[Intent.STEP] * 40)
    evening.settle()
    assert "next" in desk.spots()
    desk.wish(*[Intent.STEP, Intent.FINISH] * 20)
    assert desk.stage.top is sheet
    desk.wish(Intent.BACK)
    assert desk.stage.top.name == "menu", "Escape leads to the menu"
    desk.wish(Intent.BACK)
    assert (desk.stage.top, game.session.number) == (sheet, number)
    desk.wish(Intent.CONFIRM)
    assert desk.stage.top is sheet, "the first press shows the focus"
    desk.wish(Intent.CONFIRM)
    assert sheet not in desk.stage.scenes
