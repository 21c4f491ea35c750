"""The first card: who one is, what it is about, and what to do; read once, and found again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.ui.desk import SMALL, Desk
from tests.ui.states_curtain import game_on
from tests.ui.states_kit import STILL, Moment
from tolerance_game.games.tolerance.rules.cards import REIGNS, SUITS
from tolerance_game.games.tolerance.rules.state import PLAY, STARTER
from tolerance_game.match.match import Match
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.stage import IN_SIGHT
from tolerance_game.ui.table.handover import HandoverScene
from tolerance_game.ui.tolerance.scenes.first_card import FirstCard
from tolerance_game.words.words import figure, signed


def a_desk(*settings: tuple[str, Any], language: str = "en") -> Desk:
    """A desk on which nothing moves."""
    set_ = Settings()
    for path, value in (*STILL, *settings):
        set_ = changed(set_, path, value)
    return Desk(SMALL, language, settings=set_, fresh=False)


def first(match: Match) -> bool:
    """Before the first card of the first seat."""
    view = match.view(0)
    return match.to_act == 0 and view.phase == PLAY and view.reign == 1 and not view.tricks


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_says_who_one_is_what_one_wants_and_what_to_do(language: str) -> None:
    desk = a_desk(language=language)
    moment = Moment(first, seed=4)
    game = game_on(desk, moment)
    card = desk.stage.top
    assert isinstance(card, FirstCard)
    assert len(card.lines()) == 5
    written = " ".join(one.text for one in desk.texts())
    words, role = game.table.words, moment.match.view(0).seats[0].role
    assert "Anna" in written
    assert words.named("role", role) in written
    assert " ".join(words.say(f"tolerance.role.{role}").split()) in written
    assert "F1" in written
    # T6.6: what brings the most comes first.
    column = moment.match.options.role_by_id[role].columns[1]
    best = max((*column.suits.items(), ("guild", column.guild)), key=lambda one: sum(
        (one[1].any, one[1].most)))  # fmt: skip
    assert card.gains()[0] == words.say(f"table.row.{best[0]}")


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", ["Wild", "Peasants", "the dead"]), ("de", ["Wilde", "Bauern", "Tote"])],
)
def test_it_counts_the_dead_among_what_brings_the_most(language: str, said: list[str]) -> None:
    """T6.6: Patchwork under Mary has Wild 5 + 7, Peasants 2 + 4, each dead 2, Townsfolk 0 + 1."""

    def patchwork(match: Match) -> bool:
        return first(match) and match.view(0).seats[0].role == "patchwork"

    desk = a_desk(language=language)
    game_on(desk, Moment(patchwork))
    card = desk.stage.top
    assert isinstance(card, FirstCard)
    assert card.gains() == said


@pytest.mark.parametrize("how", [Intent.CONFIRM, Intent.BACK, "click"])
def test_enter_escape_or_a_click_puts_it_away_and_it_does_not_come_back(how: Intent | str) -> None:
    desk = a_desk()
    moment = Moment(first, seed=4)
    game = game_on(desk, moment)
    assert desk.stage.top.name == "first_card"
    number = moment.match.number
    desk.wish(*[Intent.STEP, Intent.FINISH] * 20)
    desk.stage.move_pointer(20, 700)
    desk.pass_time(IN_SIGHT + 32)
    assert desk.stage.top.name == "first_card", "what leads on does not put it away"
    if isinstance(how, Intent):
        desk.wish(how)
    else:
        desk.stage.press(20, 700)
        desk.stage.release(20, 700)
    desk.pass_time(200)
    assert desk.stage.top.name == "table"
    assert moment.match.number == number
    game.table.show_afresh()
    desk.pass_time(200)
    assert desk.stage.top.name == "table"
    game.first_card()
    assert desk.stage.top.name == "first_card"
    assert "first/never" not in desk.spots()


def test_it_comes_before_the_first_question_which_says_what_it_is_about() -> None:
    # T2.4: the lot fell on the one at the screen.
    desk = a_desk()
    moment = Moment(
        lambda match: match.to_act == 0 and match.view(0).phase == STARTER
        and match.view(0).reign == 1, seed=4,
    )  # fmt: skip
    game_on(desk, moment)
    card = desk.stage.top
    assert isinstance(card, FirstCard)
    assert any("The lot fell on you" in line for _about, line in card.lines())
    desk.enter()
    desk.pass_time(64)
    # It is asked on the table: the hand is in sight, and help and menu are a key away.
    assert desk.stage.top.name == "table"
    assert "choose who plays the first card" in " ".join(one.text for one in desk.texts())


def test_whoever_has_played_a_card_or_does_not_want_it_sees_none() -> None:
    desk = a_desk()
    moment = Moment(lambda match: match.to_act == 0 and len(match.view(0).tricks) == 2, seed=4)
    assert game_on(desk, moment).table is desk.stage.top
    desk = a_desk(("play.first_card", False))
    assert game_on(desk, Moment(first, seed=4)).table is desk.stage.top


def test_not_again_is_kept_among_the_settings() -> None:
    desk = a_desk()
    kept: list[Settings] = []
    desk.context.keep = kept.append
    game_on(desk, Moment(first, seed=4))
    desk.click("first/never")
    assert desk.stage.top.name == "table"
    assert [one.play.first_card for one in kept] == [False]


@pytest.mark.parametrize("reign", REIGNS)
def test_the_own_role_can_be_read_with_all_its_figures(reign: int) -> None:
    desk = a_desk(("play.first_card", False))
    moment = Moment(
        lambda match: match.to_act == 0 and match.view(0).reign == reign
        and match.view(0).phase == PLAY, seed=4,
    )  # fmt: skip
    game_on(desk, moment)
    desk.click("role/own")
    assert desk.stage.top.name == "role"
    written = [one.text for one in desk.texts()]
    role = moment.match.options.role_by_id[moment.match.view(0).seats[0].role]
    for number in REIGNS:
        column = role.columns[number]
        for worth in (*(column.suits[suit] for suit in SUITS), column.guild):
            if worth.any and worth.most:
                assert f"{signed(worth.any)} / {signed(worth.most)}" in written
        for each in (column.dead_catholic, column.dead_protestant):
            assert not each or signed(each) in written
    for worth_ in role.pennant_worth:
        assert f"×{figure(worth_)}" in written
    desk.wish(Intent.BACK)
    assert desk.stage.top.name == "table"


def test_pointing_at_the_own_role_says_what_it_is_after() -> None:
    desk = a_desk(("play.first_card", False))
    game = game_on(desk, Moment(first, seed=4))
    role = game.table.view.seats[0].role
    desk.point("role/own")
    desk.pass_time(800)
    written = " ".join(one.text for one in desk.texts())
    assert game.table.words.say(f"tolerance.role.{role}").split(":")[0] in written


@pytest.mark.parametrize("pace", ["normal", "none"])
def test_who_was_drawn_and_who_leads_is_told(pace: str) -> None:
    # T2.4: somebody else chooses; nobody at the screen is asked anything.
    desk = Desk(SMALL, settings=changed(Settings(), "pace.animation", pace), fresh=False)
    moment = Moment(
        lambda match: match.view(0).phase == STARTER and match.to_act not in (0, None),
        coming=bool, seed=4,
    )  # fmt: skip
    scene = moment.table(desk)
    chooser = moment.match.to_act
    moment.goes_on()
    desk.pass_time(600)
    current = scene.playback.timeline.current
    if pace == "none":
        assert current is None
        return
    assert current is not None
    assert current.kind == "starter"
    assert chooser is not None
    said = scene.prompt()[0]
    assert said.startswith(f"The lot fell on {scene.names[chooser]}")
    desk.pass_time(3000, 500)
    assert not scene.playback.timeline.busy


def test_while_the_curtain_hangs_the_menu_asks_nobody_who_they_are() -> None:
    desk = a_desk(("play.first_card", False))
    game = game_on(desk, Moment(first, people=2))
    assert isinstance(desk.stage.top, HandoverScene)
    assert game.menu_entries() == ()
    desk.pass_time(1000)
    desk.enter()
    desk.pass_time(1000)
    (entry,) = game.menu_entries()
    entry.act()
    assert isinstance(desk.stage.top, FirstCard)
