"""The buttons of a pad: what they are called, and bound by it alone."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.ui.pad_hand import PadHand
from tests.ui.virtual_pad import MICROSOFT, NINTENDO, SONY, VirtualPad
from tolerance_game.ui.tolerance.scenes.table import TableScene
from tolerance_game.ui.tolerance.table.closeup import text_of


def test_the_names_follow_what_is_in_the_hand(hand: PadHand) -> None:
    hand.begin()
    hand.play(moves=6)
    hand.until("table")
    table = hand.top
    assert isinstance(table, TableScene)
    hand.tap("dpad_left")
    assert "[Y]" in text_of(table.model, "button/undo")
    assert not pygame.mouse.get_visible()
    hand.key("left")
    assert "[Ctrl+Z]" in text_of(table.model, "button/undo")
    assert pygame.mouse.get_visible()
    with VirtualPad(SONY) as pad:
        hand.turn()
        pad.tap("dpad_left")
        hand.turn()
        assert "[Triangle]" in text_of(table.model, "button/undo")
        hand.desk.point(300, 300)
        assert "[Ctrl+Z]" in text_of(table.model, "button/undo")
    with VirtualPad((0x0F0D, 0x00EE), "PS4 Controller") as pad:
        # Another maker's, for a PlayStation.
        hand.turn()
        pad.tap("dpad_left")
        hand.turn()
        assert "[Triangle]" in text_of(table.model, "button/undo")
    with VirtualPad(NINTENDO) as pad:
        hand.turn()
        pad.tap("start")
        hand.turn()
        hand.tap("b")
        assert "[Y]" in text_of(table.model, "button/undo")


def test_keys_are_named_again_when_the_last_pad_is_pulled_out(hand: PadHand) -> None:
    context = hand.desk.context
    with VirtualPad(SONY):
        hand.turn()
        hand.tap("right_shoulder")
        hand.pad.unplug()
        hand.turn()
        assert context.bindings.hand == "xbox", "names stay until another pad says something"
    hand.turn()
    assert context.bindings.hand == ""
    assert pygame.mouse.get_visible()


def test_buttons_are_bound_by_the_pad_itself_and_kept(tmp_path: Path) -> None:
    with PadHand(tmp_path, pad=VirtualPad(MICROSOFT)) as hand:
        hand.act("title/options")
        hand.act("tab/keys")
        hand.act("key/preview")
        # The stick is no button; Start leaves all as it is.
        hand.tap("stick_down")
        hand.tap("start")
        assert not hand.desk.context.settings.pad
        hand.act("key/preview")
        hand.tap("right_trigger")
        assert hand.desk.context.settings.pad == ("finish=", "preview=right_trigger")
        hand.act("key/inspect")
        hand.tap("dpad_up")
        assert "inspect=dpad_up" not in hand.desk.context.settings.pad, "the cross is needed"
        hand.tap("b")
        hand.begin()
        hand.play(moves=6)
        hand.until("table")
        shown = hand.desk.context.settings.play.preview
        hand.tap("right_trigger")
        assert hand.desk.context.settings.play.preview is not shown
        for _ in range(10):
            hand.turn(50)
    with PadHand(tmp_path) as hand:
        assert hand.desk.context.settings.pad == ("finish=", "preview=right_trigger")
