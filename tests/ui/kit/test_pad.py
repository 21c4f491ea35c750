"""A gamepad, from the events of SDL to a game that is won: everything by it alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from tests.ui.desk import SMALL, Desk
from tests.ui.pad_hand import PadHand, press_key
from tests.ui.states import STATES
from tests.ui.virtual_pad import NINTENDO, SONY, VirtualPad
from tolerance_game.storage.settings.settings import Settings, changed
from tolerance_game.ui.kit.intents import KEYS, PAD, Intent
from tolerance_game.ui.kit.spots_file import told
from tolerance_game.ui.kit.window import Window
from tolerance_game.ui.tolerance.scenes.table import TableScene

STEP = re.compile(r"(?<=Next: )(Space|LT)(?=\.)")
LEADING_ON = (Intent.MENU, Intent.CONFIRM, Intent.BACK)
"""What leads to other scenes is tried last."""
TITLE = ("title/tolerance", "title/saves", "title/options", "title/help", "title/credits")


# What SDL tells.


def test_sdl_takes_it_for_a_gamepad_and_tells_of_it() -> None:
    pygame.display.init()
    pygame.event.get()
    with VirtualPad() as pad:
        from pygame._sdl2 import controller

        opened = controller.Controller(controller.get_count() - 1)
        pad.tap("a", "stick_left")
        kinds = [event.type for event in pygame.event.get()]
        wanted = [
            pygame.CONTROLLERDEVICEADDED,
            pygame.CONTROLLERBUTTONDOWN,
            pygame.CONTROLLERBUTTONUP,
            pygame.CONTROLLERAXISMOTION,
        ]
        places = [kinds.index(kind) for kind in wanted]
        assert places == sorted(places)
        assert opened.name == "Virtual pad"
    assert pygame.CONTROLLERDEVICEREMOVED in [event.type for event in pygame.event.get()]


def test_it_may_be_there_before_the_window_comes(tmp_path: Path) -> None:
    with PadHand(tmp_path, pad=VirtualPad()) as hand:
        hand.act("title/options")
        assert hand.top.name == "options"


def test_it_may_come_later(hand: PadHand) -> None:
    hand.act("title/options")
    assert hand.top.name == "options"


def test_pulled_out_in_a_game_another_one_plays_on(hand: PadHand) -> None:
    hand.begin()
    hand.play(moves=12)
    hand.pad.press("stick_right")
    hand.pad.press("dpad_right")
    hand.turn()
    hand.pad.unplug()
    hand.turn()
    said = hand.noting()
    for _ in range(30):
        hand.turn(50)
    assert said == [], "nothing is held any more"
    assert hand.desk.context.bindings.hand == "", "keys are named again"
    for maker, kind in ((SONY, "playstation"), (NINTENDO, "nintendo")):
        hand.pad.unplug()
        hand.pad = VirtualPad(maker)
        hand.play(moves=hand.moves + 6)
        assert hand.desk.context.bindings.hand == kind
    with VirtualPad() as second:
        hand.turn()
        # Two at once: both are heard.
        hand.play(moves=hand.moves + 3)
        hand.until("table")
        second.tap("start")
        hand.turn()
        assert hand.top.name == "menu"
        assert hand.desk.context.bindings.hand == "xbox"
        hand.tap("b")
        assert hand.top.name == "table"


# What it says.


def _pressed_through(state: str, pad: VirtualPad | None) -> Iterator[tuple[Intent, dict[str, Any]]]:
    """What is so in a scene after each wish of a pad in turn, said by the pad or by keys."""
    settings = changed(Settings(), "language", "en")
    for path, value in STATES[state].settings:
        settings = changed(settings, path, value)
    desk = Desk(SMALL, settings=settings, fresh=False)
    context = desk.context
    window = Window(context)
    window.find_pads()
    desk.stage = window.stage
    desk.stage.scale = Desk(SMALL).stage.scale
    context.stage = window.stage
    STATES[state].lay(desk)
    window._look()
    window.frame(desk.now)
    for intent, (button,) in sorted(PAD.items(), key=lambda one: one[0] in LEADING_ON):
        if not desk.stage.scenes:
            break
        if pad is not None:
            pad.tap(button)
            for event in window._look():
                window.handle(event)
        else:
            press_key(window, KEYS[intent][0])
        desk.now += 20
        if desk.stage.scenes:
            window.frame(desk.now)
            yield intent, {**told(window.stage, 0), "settings": context.settings}
    pygame.mouse.set_visible(True)


EVERYDAY = ("title", "setup", "table_lead", "target", "sheet_sum", "question_role")
SAID = (
    *("title_all", "setup_writing", "setup_rules", "options_look", "options_sound", "help_keys"),
    *("help_rules", "credits_", "menu", "saves", "saves_renaming", "saves_bin", "save_as"),
    *("dialog", "dialog_question", "curtain", "curtain_falling", "table_follow", "table_confirm"),
    *("table_declare", "table_chronicle_over", "table_over", "table_step_by_step"),
    *("trick_waits_for_a_key", "boards_choose", "boards_own", "sheet_writing", "sheet_first"),
    *("question_loans", "result_four", "result_five_chart", "look_back"),
)


@pytest.mark.parametrize(
    "state", [*EVERYDAY, *(pytest.param(name, marks=pytest.mark.torture) for name in SAID)]
)
def test_it_says_what_keys_say_everywhere(state: str) -> None:
    by_keys = list(_pressed_through(state, None))
    with VirtualPad() as pad:
        by_pad = list(_pressed_through(state, pad))
    for keys, pads in zip(by_keys, by_pad, strict=True):
        assert _unnamed(pads) == _unnamed(keys)


def _unnamed(found: tuple[Intent, dict[str, Any]]) -> tuple[Intent, dict[str, Any]]:
    """Without the key, or the button, that a prompt names."""
    intent, told = found
    if "prompt" in told:
        told = {**told, "prompt": STEP.sub("", told["prompt"])}
    return intent, told


@pytest.mark.torture
def test_a_whole_game_is_played_and_all_around_it_reached(hand: PadHand) -> None:
    _around_the_title(hand)
    hand.begin()
    hand.play(moves=10)
    _to_a_card(hand)
    _around_the_table(hand)
    hand.play()
    assert hand.seen["reckoning"] >= 3
    assert hand.top.name == "result"
    moments = [spot.id for spot in hand.able() if spot.id.startswith("moment")]
    hand.act(moments[0])
    assert hand.top.name == "look_back"
    hand.tap("b")
    assert hand.top.name == "result"


def _to_a_card(hand: PadHand) -> None:
    """Plays on until a card is to be played: only then all there is on the table can be reached."""
    for _ in range(300):
        hand.turn(100)
        if isinstance(hand.top, TableScene) and hand.top.model.legal:
            return
        hand.decide()
    raise AssertionError("no card to play")


def _around_the_title(hand: PadHand) -> None:
    for id_ in TITLE[1:]:
        hand.act(id_)
        assert hand.top.name == id_.removeprefix("title/")
        for spot in hand.able():
            hand.focus(spot.id)
        hand.tap("b")
        assert hand.top.name == "title"
    hand.act("title/options")
    for tab in ("pace", "play", "language", "sound", "keys"):
        hand.act(f"tab/{tab}")
        for spot in hand.able():
            hand.focus(spot.id)
    hand.tap("b")


def _around_the_table(hand: PadHand) -> None:
    hand.tap("start")
    assert hand.top.name == "menu"
    hand.act("menu/save_as")
    assert hand.top.typing
    # A name stands there already: B leaves without, A takes it.
    hand.tap("b")
    assert hand.top.name == "menu"
    hand.act("menu/save_as")
    hand.tap("a")
    hand.until("menu")
    hand.act("menu/saves")
    hand.until("saves")
    _rename(hand)
    for id_ in ("menu/options", "menu/help"):
        hand.act(id_)
        assert hand.top.name == id_.removeprefix("menu/")
        hand.tap("b")
    hand.tap("start")
    assert hand.top.name == "table"
    for spot in hand.able():
        hand.focus(spot.id)
    table = hand.top
    assert isinstance(table, TableScene)
    ways = ["button/chronicle", "chronicle/close"]
    for way in ways[::-1] if table.drawer.is_open else ways:
        drawer = table.drawer.is_open
        hand.act(way)
        assert table.drawer.is_open is not drawer
    hand.focus(f"hand/{min(table.model.legal)}")
    hand.tap("x")
    assert table.gaze.inspected
    # Once more would read the rules of the card.
    hand.tap("b")
    assert not table.gaze.inspected
    hand.tap("left_stick")
    assert table.commands.answers.note
    number = table.session.number
    hand.tap("y")
    hand.wait_for_disk()
    assert table.session.number < number or table.commands.answers.refusal


def _rename(hand: PadHand) -> None:
    hand.wait(lambda: any(spot.id == "save/0/rename" for spot in hand.able()))
    hand.act("save/0/rename")
    assert hand.top.typing
    hand.tap("b")
    assert not hand.top.typing
    hand.tap("b")
    hand.until("menu")


def test_a_name_field_is_left_by_it(hand: PadHand) -> None:
    hand.act("title/tolerance")
    field = next(spot.id for spot in hand.able() if "name" in spot.id)
    for leaving in ("a", "b", "dpad_down", "stick_up", "right_shoulder", "dpad_right"):
        hand.act(field)
        assert hand.top.typing
        hand.tap(leaving)
        assert not hand.top.typing, leaving
        assert hand.top.name == "setup"
