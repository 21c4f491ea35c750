"""The options: everything that can be set, by mouse and by keys, and it holds at once."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import tolerance_game
from tests.ui.checks import assert_legible, assert_reachable, at_both_sizes
from tests.ui.desk import LARGE, Desk
from tests.ui.states_kit import focus_on
from tests.ui.states_pages import help_on
from tolerance_game.storage.settings.settings import all_settings, value_of
from tolerance_game.ui.kit.intents import KEYS, KNOWN, ON_PAD, Intent, from_text
from tolerance_game.ui.kit.key_names import key_text
from tolerance_game.ui.pages.options import OptionsScene
from tolerance_game.ui.pages.options_keys import is_held
from tolerance_game.ui.pages.options_rows import PATHS, TABS, row
from tolerance_game.words import Words, languages

HANDS = ("xbox", "playstation", "nintendo")


def _open(desk: Desk, tab: str = "") -> Desk:
    desk.stage.push(OptionsScene(desk.context, "de_DE"))
    if tab:
        desk.click(f"tab/{tab}")
    return desk


def test_every_setting_for_people_is_there() -> None:
    """What a game or the window itself remembers is set elsewhere; music there is none yet."""
    elsewhere = ("names", "keys", "pad", "window.width", "window.height", "window.left",
                 "window.top", "window.maximised", "play.practice", "play.sort", "play.threats",
                 "sound.music")  # fmt: skip
    chosen = (path for path in all_settings() if not path.startswith("table."))
    wanted = {path for path in chosen if path not in elsewhere}
    assert {path for paths in PATHS.values() for path in paths} == wanted


def test_every_setting_that_is_offered_is_asked_for_somewhere() -> None:
    """A switch that changes nothing would be a lie."""
    asking = [
        path.read_text(encoding="utf-8")
        for path in Path(tolerance_game.__file__).parent.rglob("*.py")
        if path.name not in ("options_rows.py", "settings.py")
    ]
    for paths in PATHS.values():
        for path in paths:
            name = re.compile(rf"\.{path.rpartition('.')[2]}\b")
            assert any(name.search(text) for text in asking), path


@pytest.mark.parametrize(
    ("tab", "spot", "path", "value"),
    [
        ("look", "look.theme/plain", "look.theme", "plain"),
        ("look", "look.theme/high_contrast", "look.theme", "high_contrast"),
        ("look", "look.scale/150", "look.scale", 150),
        ("look", "look.reduced_motion", "look.reduced_motion", True),
        ("look", "window.full_screen", "window.full_screen", True),
        ("look", "window.drawing/software", "window.drawing", "software"),
        ("pace", "pace.animation/none", "pace.animation", "none"),
        ("pace", "pace.step_by_step", "pace.step_by_step", True),
        ("play", "play.preview", "play.preview", False),
        ("play", "play.chronicle", "play.chronicle", False),
        ("play", "play.confirm_card", "play.confirm_card", True),
        ("sound", "sound.muted", "sound.muted", True),
        ("sound", "sound.effects/5", "sound.effects", 5),
        ("language", "language/de", "language", "de"),
    ],
)
def test_a_click_sets_it_at_once(tab: str, spot: str, path: str, value: object) -> None:
    desk = _open(Desk(), tab)
    kept: list[object] = []
    desk.context.keep = lambda settings: kept.append(value_of(settings, path))
    desk.click(spot)
    desk.pass_time(20)
    assert value_of(desk.context.settings, path) == value
    assert kept[-1] == value


def test_arrows_move_a_rail_within_its_bounds() -> None:
    desk = _open(Desk(), "sound")
    focus_on(desk, "sound.volume")
    desk.wish(Intent.LEFT)
    assert desk.context.settings.sound.volume == 75
    desk.wish(*[Intent.RIGHT] * 9)
    assert desk.context.settings.sound.volume == 100


def test_a_drag_along_the_rail_sets_what_lies_below_the_pointer() -> None:
    desk = _open(Desk(LARGE), "sound")
    desk.press("sound.effects/50")
    desk.point("sound.effects/30")
    desk.let_go()
    assert desk.context.settings.sound.effects == 30


def test_the_scale_holds_only_when_the_mouse_lets_go() -> None:
    """The rail would run away below the pointer otherwise."""
    desk = _open(Desk(LARGE), "look")
    desk.press("look.scale/120")
    desk.point("look.scale/80")
    desk.pass_time(50)
    assert desk.context.settings.look.scale == 100
    desk.let_go()
    desk.pass_time(50)
    assert desk.context.settings.look.scale == 80


def test_the_language_changes_at_once() -> None:
    desk = _open(Desk(), "language")
    for spot, word in (("de", "Einstellungen"), ("en", "Options"), ("auto", "Einstellungen")):
        desk.click(f"language/{spot}")
        assert any(text.text[1:] in word[1:] for text in desk.texts())
        assert desk.context.words.language == ("en" if spot == "en" else "de")


def test_a_wish_takes_the_key_that_is_pressed() -> None:
    desk = _open(Desk(), "keys")
    desk.click("key/hint")
    assert desk.stage.top.bound("left ctrl")
    assert desk.stage.top.bound("ctrl+j")
    assert desk.context.bindings.keys_of(Intent.HINT) == ("ctrl+j",)
    assert desk.context.settings.keys == ("hint=ctrl+j",)
    assert from_text(desk.context.settings.keys) == desk.context.bindings
    assert not desk.stage.top.bound("k"), "only one key is awaited"


def test_a_key_that_is_taken_is_told_and_goes_over() -> None:
    desk = _open(Desk(), "keys")
    desk.click("key/undo")
    desk.stage.top.bound("f")
    assert desk.context.bindings.intent("f") is Intent.UNDO
    assert desk.context.bindings.keys_of(Intent.FINISH) == ()
    said = " ".join(text.text for text in desk.texts())
    assert "F was the key for “Skip ahead”, which now has: no key." in said
    desk.click("tab/look")
    desk.click("tab/keys")
    assert "No key for: Skip ahead." in " ".join(t.text for t in desk.texts())
    desk.click("keys/standard")
    assert desk.context.settings.keys == ()
    assert desk.context.bindings.keys_of(Intent.UNDO) == KEYS[Intent.UNDO]


def test_keys_without_which_nothing_goes_stay() -> None:
    desk = _open(Desk(), "keys")
    desk.click("key/hint")
    desk.stage.top.bound("tab")
    assert desk.context.bindings.keys_of(Intent.NEXT) == ("tab",)
    assert desk.context.bindings.keys_of(Intent.HINT) == ("h",)
    assert "needs a key" in " ".join(text.text for text in desk.texts())


def test_escape_and_a_click_elsewhere_end_the_waiting() -> None:
    desk = _open(Desk(), "keys")
    desk.click("key/hint")
    desk.stage.top.bound("escape")
    desk.click("key/hint")
    desk.stage.press(5, 5)
    assert not desk.stage.top.bound("j")
    assert desk.context.settings.keys == ()


def _with_pad(desk: Desk, kind: str) -> Desk:
    desk.context.bindings = replace(desk.context.bindings, hand=kind)
    return desk


@pytest.mark.parametrize("kind", HANDS)
@at_both_sizes
def test_the_buttons_of_a_pad_can_be_read_and_reached(
    size: tuple[int, int], language: str, kind: str
) -> None:
    desk = _open(_with_pad(Desk(size, language), kind), "keys")
    assert_legible(desk)
    assert_reachable(desk)
    desk.click("key/undo")
    assert_legible(desk)
    desk.stage.top.bound("pad:x")
    assert_legible(desk)
    help_ = _with_pad(Desk(size, language), kind)
    help_.stage.push(help_on(help_.context))
    help_.click("help/keys")
    said = [text.text for text in assert_legible(help_)]
    assert key_text(desk.context.words, "pad:start", kind) in said


def test_the_buttons_are_bound_as_keys_are() -> None:
    desk = _open(Desk(), "keys")
    desk.click("device/pad")
    desk.click("key/hint")
    assert desk.stage.top.bound("j"), "no key is awaited, so none means anything"
    assert desk.stage.top.bound("pad:stick_up")
    assert desk.stage.top.bound("pad:y")
    assert desk.context.settings.pad == ("undo=", "hint=y")
    assert from_text((), desk.context.settings.pad) == desk.context.bindings
    said = " ".join(text.text for text in desk.texts())
    assert "Y was the button for “Undo”, which now has: no button." in said
    desk.click("tab/look")
    desk.click("tab/keys")
    assert desk.context.bindings.keys_of(Intent.HINT) == KEYS[Intent.HINT]
    desk.click("device/pad")
    assert "No button for: Undo." in " ".join(text.text for text in desk.texts())
    desk.click("key/save")
    desk.stage.top.bound("pad:a")
    assert "needs a button" in " ".join(text.text for text in desk.texts())
    for leaving in ("pad:start", "escape"):
        desk.click("key/save")
        desk.stage.top.bound(leaving)
        assert not desk.stage.top.bound("pad:x"), leaving
    desk.context.bindings = desk.context.bindings.bound(Intent.HINT, "ctrl+j")
    desk.click("keys/standard")
    assert not desk.context.settings.pad
    assert desk.context.bindings.keys_of(Intent.HINT) == ("ctrl+j",), "keys are another matter"


def test_a_and_b_can_change_places() -> None:
    desk = _open(_with_pad(Desk(), "nintendo"), "keys")
    for wish, button in (("back", "paddle_1"), ("confirm", "b"), ("back", "a")):
        desk.click(f"key/{wish}")
        desk.stage.top.bound(f"pad:{button}")
    assert desk.context.settings.pad == ("confirm=b", "back=a")


@pytest.mark.parametrize("kind", HANDS)
@pytest.mark.parametrize("language", languages())
def test_every_button_has_a_name_of_its_own(language: str, kind: str) -> None:
    words = Words(language, strict=True)
    names = [key_text(words, f"{ON_PAD}{button}", kind) for button in KNOWN]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", languages())
def test_every_usual_key_has_words(language: str) -> None:
    words = Words(language, strict=True)
    for key in (key for keys in KEYS.values() for key in keys):
        assert key_text(words, key)
    assert key_text(words, "ctrl++").endswith("++")


@pytest.mark.parametrize(
    ("key", "held"),
    [("left shift", True), ("shift+left shift", True), ("ctrl+right ctrl", True), ("left", False),
     ("shift+a", False), ("caps lock", True)],
)  # fmt: skip
def test_keys_that_are_only_held_are_no_keys(key: str, held: bool) -> None:
    assert is_held(key) is held


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("tab", [tab for tab in PATHS if tab != "language"])
def test_what_is_said_of_a_setting_stays_clear_of_the_rule_below(tab: str, language: str) -> None:
    desk = _open(Desk(LARGE, language), tab)
    rows = [row(place) for place in range(len(PATHS[tab]))]
    read = 0
    for one in desk.read():
        for box in rows:
            if box.x <= one.ink.x and box.y <= one.ink.cy < box.bottom:
                assert box.y + 6 <= one.ink.y, one.text.text
                assert one.ink.bottom <= box.bottom - 4, one.text.text
                read += 1
    assert read > 2 * len(rows)


def test_a_share_is_written_as_the_language_writes_it() -> None:
    for language, share in (("en", "100%"), ("de", "100\u00a0%")):
        assert share in [one.text for one in _open(Desk(language=language), "look").texts()]


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("from_tab", ["look", "sound", "keys"])
def test_down_from_the_tabs_leads_to_the_first_row(tab: str, from_tab: str) -> None:
    desk = _open(Desk(), tab)
    focus_on(desk, f"tab/{from_tab}")
    desk.wish(Intent.DOWN)
    focus, scene = str(desk.stage.top.framed), desk.stage.top
    rows = [spot for spot in scene.spots() if not spot.id.startswith(("tab/", "device/"))]
    assert desk.spots()[focus].box.y == min(spot.box.y for spot in rows)
    if tab != "keys":
        assert focus.startswith(PATHS[tab][0])
        # Enter there changes nothing that holds already, unless it is a switch.
        desk.wish(Intent.UP)
        assert scene.framed == f"tab/{tab}"
