"""Menu, dialogs, saving under a name, help and credits."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from tests.ui.checks import assert_legible, assert_reachable, everywhere
from tests.ui.desk import SMALL, Desk
from tests.ui.states_pages import help_on
from tolerance_game.core.errors import Reason
from tolerance_game.games.tolerance.rules.cards import SUITS
from tolerance_game.games.tolerance.rules.verbs import VERBS, KillAll
from tolerance_game.storage.disk.folders import Folders
from tolerance_game.ui.kit.assets import assets
from tolerance_game.ui.kit.intents import Intent
from tolerance_game.ui.kit.scene import Scene
from tolerance_game.ui.pages.credits import CreditsScene, credit_lines, read_credits
from tolerance_game.ui.pages.dialog import Dialog, DialogAnswer
from tolerance_game.ui.pages.menu import MenuScene
from tolerance_game.ui.pages.save_as import SaveAsScene, Told
from tolerance_game.ui.tolerance.scenes.help_signs import EFFECTS, TABLE
from tolerance_game.words import Words

NAMES = ("continue", "save_as", "saves", "options", "help", "again", "title", "quit")
FOLDERS = Folders(Path("data"), Path("settings.yaml"), Path("logs"), Path("cache"))


def _menu(desk: Desk) -> list[str]:
    heard: list[str] = []
    acts = {name: partial(heard.append, name) for name in NAMES}
    desk.stage.push(Scene(desk.context))
    desk.stage.push(MenuScene(desk.context, acts))
    return heard


@everywhere
def test_all_of_them_can_be_read(size: tuple[int, int], language: str, theme: str) -> None:
    desk = Desk(size, language, theme)
    _menu(desk)
    assert_legible(desk)
    scenes = (
        SaveAsScene(desk.context, "An evening with everybody", _never),
        help_on(desk.context),
        help_on(desk.context, paragraphs=("T4.5c",)),
        help_on(desk.context, paragraphs=("T4.6",)),
        CreditsScene(desk.context, FOLDERS),
        Dialog(desk.context, "Saved?", "A sentence that takes more than one line. " * 5),
    )
    for scene in scenes:
        desk.stage.push(scene)
        desk.pass_time(200)
        assert_legible(desk)
        assert_reachable(desk)
        desk.stage.pop()


def _never(_name: str, _told: Told) -> None:
    """A disk that does not answer."""


def test_every_entry_does_what_it_says(desk: Desk) -> None:
    heard = _menu(desk)
    assert_reachable(desk)
    leaving = {"continue", "again", "title", "quit"}
    for name in NAMES:
        if desk.stage.top.name != "menu":
            heard = _menu(desk)
        heard.clear()
        desk.click(f"menu/{name}")
        assert heard == [name]
        assert (desk.stage.top.name == "menu") is (name not in leaving)


@pytest.mark.parametrize("wish", [Intent.BACK, Intent.MENU, Intent.CONFIRM])
def test_the_game_goes_on_by_one_key(desk: Desk, wish: Intent) -> None:
    heard = _menu(desk)
    if wish is Intent.CONFIRM:
        desk.wish(wish)
        assert heard == [], "the first press shows what Enter acts on"
    desk.wish(wish)
    assert heard == ["continue"]
    assert desk.stage.top.name == "scene"


def test_enter_never_does_harm(desk: Desk) -> None:
    harm: list[str] = []
    answers = (DialogAnswer("Yes", lambda: harm.append("gone"), harms=True), DialogAnswer("No"))
    desk.stage.push(Scene(desk.context))
    for intent in (Intent.CONFIRM, Intent.BACK):
        desk.stage.push(Dialog(desk.context, "Really?", "It is gone then.", answers))
        desk.wish(*[intent] * (2 if intent is Intent.CONFIRM else 1))
        assert (harm, desk.stage.top.name) == ([], "scene")
    desk.stage.push(Dialog(desk.context, "Really?", "It is gone then.", answers))
    desk.click("dialog/0")
    assert harm == ["gone"]


def test_a_harmless_question_is_answered_by_enter(desk: Desk) -> None:
    done: list[str] = []
    desk.stage.push(Scene(desk.context))
    desk.stage.push(Dialog(desk.context, "So it is", "Nothing more."))
    desk.wish(Intent.BACK)
    assert desk.stage.top.name == "scene"
    answers = [DialogAnswer(word, lambda word=word: done.append(word)) for word in "abc"]  # type: ignore[misc]
    desk.stage.push(Dialog(desk.context, "Which?", "One of three.", answers))
    assert_reachable(desk)
    desk.click("dialog/1")
    desk.stage.push(Dialog(desk.context, "Which?", "One of three.", answers))
    desk.enter()
    assert done == ["b", "a"]


def test_a_game_is_saved_under_the_name_that_is_written(desk: Desk) -> None:
    asked: list[tuple[str, Told]] = []
    desk.stage.push(Scene(desk.context))
    desk.stage.push(SaveAsScene(desk.context, "Evening", lambda *one: asked.append(one)))
    assert desk.stage.top.typing
    desk.stage.top.edited("right")
    desk.stage.top.typed(" two")
    desk.wish(Intent.CONFIRM, Intent.CONFIRM)
    assert [name for name, _told in asked] == ["Evening two"], "once, while the disk is asked"
    asked[0][1](Reason("match.seats.count", {"number": 3}))
    assert "3 seats are to be filled." in [text.text for text in desk.texts()]
    desk.click("save/save")
    asked[1][1](None)
    assert desk.stage.top.name == "scene"


def test_the_credits_name_every_author_and_licence(desk: Desk) -> None:
    credits = read_credits(assets() / "credits.yaml")
    said = "\n".join(line.text for line in credit_lines(desk.context.words, credits, FOLDERS))
    raw = (assets() / "credits.yaml").read_text("utf-8")
    authors = [line.split(":", 1)[1].strip() for line in raw.splitlines() if "  author:" in line]
    assert len(authors) == len(credits) > 5
    assert all(author in said for author in authors)
    assert all(one.licence in said for one in credits)
    assert read_credits(Path("nowhere.yaml")) == ()


def test_credits_are_turned_by_wheel_arrows_and_buttons(desk: Desk) -> None:
    desk.stage.push(CreditsScene(desk.context))
    desk.texts()
    seen = [{text.text for text in desk.texts()}]
    desk.wish(Intent.DOWN)
    seen.append({text.text for text in desk.texts()})
    desk.stage.wheel(900, 500, -1)
    seen.append({text.text for text in desk.texts()})
    desk.click("credits/down")
    seen.append({text.text for text in desk.texts()})
    assert len({frozenset(one) for one in seen}) == 4


@pytest.mark.parametrize("language", ["en", "de"])
def test_help_says_what_every_sign_means(language: str) -> None:
    """Each suit, religion, verb of the effects, and sign of the table has its line."""
    desk = Desk(SMALL, language)
    desk.stage.push(help_on(desk.context))
    desk.click("help/signs")
    assert_legible(desk)
    texts = " ".join(one.text for one in desk.texts())
    for suit in SUITS:
        assert desk.context.say(f"tolerance.suit.{suit}") in texts
    for name in (*EFFECTS, *TABLE):
        group = "effects" if name in EFFECTS else "table"
        assert desk.context.say(f"scene.signs.{group}.{name}") in texts
    # Killing all looks like killing one, without the figure.
    shown = {type(step) for step in EFFECTS.values()}
    assert shown | {KillAll} == {verb.step for verb in VERBS}


def test_help_says_the_keys_as_they_are_bound_now(desk: Desk) -> None:
    desk.context.bindings = desk.context.bindings.bound(Intent.HINT, "ctrl+j")
    desk.stage.push(help_on(desk.context))
    desk.click("help/keys")
    assert "Ctrl+J" in [text.text for text in desk.texts()]


def test_help_opens_at_a_paragraph(desk: Desk) -> None:
    desk.stage.push(help_on(desk.context, paragraphs=("T6.6",)))
    assert any(text.text.startswith("T6.6 ") for text in desk.texts())
    desk.click("rules/T1")
    assert any(text.text.startswith("T1 ") for text in desk.texts())


def test_the_line_below_the_heading_follows_the_language() -> None:
    desk = Desk(SMALL)
    note = partial(desk.context.say, "scene.menu.heading")
    desk.stage.push(MenuScene(desk.context, {}, note=note))
    assert "Game paused" in [box.text for box in desk.texts()]
    desk.context.words = Words("de")
    assert "Pause" in [box.text for box in desk.texts()]
