"""What a newcomer once stumbled over, and shall not again."""

from __future__ import annotations

from pathlib import Path

from tests.ui.evening import Evening, Opening
from tolerance_game.games.tolerance.rules.state import PLAY
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.tolerance.curtain_notice import notice_for
from tolerance_game.ui.tolerance.table.prompting import prompt_of
from tolerance_game.words.cited import paragraphs_of

from .parties import Party, to_my_card


def test_after_the_curtain_enter_plays_a_card(evening_of: Opening) -> None:
    evening = evening_of(8)
    evening.begin(4, 2, 8)
    lifted = 0
    for _ in range(900):
        evening.desk.pass_time(100, 50)
        top = evening.desk.stage.top
        if top.name == "handover":
            evening.desk.wish(Intent.CONFIRM)
            lifted += 1
        elif top.name == "table" and evening.program.game and evening.table.model.legal:
            table = evening.table
            if not table.commands.declaring:
                assert (top.focus or "").removeprefix("hand/") in table.model.legal, top.focus
            if lifted > 3:
                break
            evening._act("table")
        elif top.name != "table" or evening.table.model.leaders:
            evening._act(top.name)
    assert lifted > 3


def test_an_undo_that_is_refused_skips_nothing(tmp_path: Path) -> None:
    party = Party(tmp_path, seed=11, pace="normal")
    to_my_card(party)
    party.scene.commands.submit(party.scene.view.moves[0])
    for _ in range(400):
        party.desk.pass_time(16)
        if party.session.handover.undo_limit() is not None and party.scene.playback.timeline.busy:
            break
    beats = len(party.scene.playback.timeline.beats)
    assert beats
    party.desk.wish(Intent.UNDO)
    assert party.scene.prompt()[1], "it says why not"
    assert len(party.scene.playback.timeline.beats) == beats
    party.close()


def test_a_menu_can_be_opened_over_a_question(evening: Evening) -> None:
    evening.begin(4, 1, 5, roles="chosen")
    for _ in range(100):
        evening.desk.pass_time(50)
        if evening.desk.stage.top.name == "question":
            break
    assert evening.desk.stage.top.name == "question"
    evening.desk.wish(Intent.MENU)
    assert evening.desk.stage.top.name == "menu"
    evening.desk.wish(Intent.BACK)
    assert evening.desk.stage.top.name == "question"
    evening.desk.wish(Intent.HELP)
    assert evening.desk.stage.top.name == "help"
    evening.desk.wish(Intent.BACK)
    assert evening.desk.stage.top.name == "question"


def test_who_leads_is_asked_beside_the_hand(evening: Evening) -> None:
    """T2.4: with the cards in sight, and help, menu and hint where they always are."""
    evening.begin(4, 1, 11, devout=0, rulings={"first_chooser": "asked"})
    desk = evening.desk
    for _ in range(200):
        desk.pass_time(50)
        if desk.stage.top.name == "table" and evening.table.model.leaders:
            break
    table = evening.table
    assert table.model.leaders == (0, 1, 2, 3)
    assert table.view.phase == "starter"
    number = table.session.number
    card = table.model.hand[3]
    desk.point(f"hand/{card}")
    desk.pass_time(600)
    assert table.gaze.close, "a card of the hand can be read"
    for intent, page in ((Intent.HELP, "help"), (Intent.MENU, "menu")):
        desk.wish(intent)
        assert desk.stage.top.name == page
        desk.wish(Intent.BACK)
        assert desk.stage.top.name == "table"
    desk.click(f"hand/{card}")
    said, refused = table.prompt()
    assert refused
    assert "First choose who leads" in said
    assert table.session.number == number
    desk.click("starter/2")
    for _ in range(100):
        desk.pass_time(50)
        if table.view.starter >= 0:
            break
    assert table.view.starter == 2


def test_what_stood_out_below_a_menu_sinks_back(evening: Evening) -> None:
    evening.begin(4, 1, 11)
    for _ in range(200):
        evening.desk.pass_time(50)
        if evening.desk.stage.top.name == "table" and evening.table.model.leaders:
            evening.desk.click("starter/0")
        elif evening.program.game and evening.table.model.legal:
            break
    table = evening.table
    evening.desk.point(f"hand/{table.model.hand[0]}")
    evening.desk.pass_time(400)
    assert table.gaze.close
    evening.desk.wish(Intent.MENU)
    assert table.gaze.inspected is None
    assert table.model.chosen is None


def test_the_curtain_gives_nobody_the_task_of_another(evening_of: Opening) -> None:
    evening = evening_of(8)
    evening.begin(4, 2, 8)
    assert evening.program.game is not None
    match = evening.program.game.session.match
    view = match.public_view()
    names = evening.table.names
    words = evening.table.words
    assert view.phase != PLAY
    for seat in range(4):
        situation = notice_for(match, seat, names, words, 0).situation
        assert bool(situation) == (view.to_act == seat)


def test_the_game_on_the_table_cannot_be_binned(evening: Evening) -> None:
    evening.begin(4, 1, 11)
    evening.settle()
    evening.program.saved.open()
    evening.settle(lambda: "shelf/going" in evening.desk.spots())
    evening.desk.click("shelf/going")
    evening.settle()
    assert not [spot for spot in evening.desk.spots() if spot.startswith("save/")]


def test_a_card_that_is_no_target_is_refused_with_the_reason(tmp_path: Path) -> None:
    for seed in range(60):
        party = Party(tmp_path / str(seed), seed=seed)
        others: list[str] = []
        for _ in range(60):
            party.wait()
            scene = party.scene
            lying, targets = scene.shown.trick.cards, scene.model.targets
            others = [play.card for play in lying if play.card not in targets]
            if (scene.model.targets and others) or scene.view.outcome is not None:
                break
            scene.commands.submit(scene.view.moves[0])
        if scene.model.targets and others:
            break
        party.close()
    number = party.session.number
    party.desk.click(f"trick/{others[0]}")
    said, refused = scene.prompt()
    # T4.4: what an effect may hit, and that it must.
    assert refused
    assert paragraphs_of(said) == ("T4.4",)
    # What it asks for is said with it.
    assert said.endswith(prompt_of(scene.model))
    assert prompt_of(scene.model)
    assert party.session.number == number
    party.close()


def test_a_menu_does_not_run_away_under_the_reading_glass(evening: Evening) -> None:
    evening.begin(4, 1, 11)
    evening.desk.pass_time(200)
    stage = evening.desk.stage
    stage.resize(Scale.of(1920, 1080, 150))
    stage.move_pointer(100, 100)
    table = stage.scale
    stage.move_pointer(1800, 1000)
    assert stage.scale != table, "the table follows the pointer"
    evening.desk.wish(Intent.MENU)
    assert stage.top.name == "menu"
    stage.move_pointer(900, 500)
    menu = stage.scale
    stage.move_pointer(1200, 800)
    assert stage.scale == menu
    window = stage.scale.window
    assert all(spot.box.within(window) for spot in stage.top.spots())
