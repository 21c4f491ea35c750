"""Keys and what they say: standard, bound anew, written down and read again."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tolerance_game.ui.kit.intents import KEYS, PAD, Bindings, Intent, as_text, from_text, on_pad
from tolerance_game.ui.kit.pads import kind_of

KEYBOARD = ("a", "f5", "ctrl+z", "shift+tab", "space", "return", "alt+x", "up", "z")
KEY = st.sampled_from((*KEYBOARD, "pad:a", "pad:y", "pad:dpad_up", "pad:left_trigger"))
CHANGES = st.lists(st.tuples(st.sampled_from(list(Intent)), KEY), max_size=12)


def bound(changes: list[tuple[Intent, str]]) -> Bindings:
    """The standard with these keys bound one after the other."""
    bindings = Bindings.standard()
    for intent, key in changes:
        bindings = bindings.bound(intent, key)
    return bindings


def test_every_intent_has_a_key_and_every_key_one_meaning() -> None:
    standard = Bindings.standard()
    assert standard.unsaid() == ()
    keys = [key for keys in KEYS.values() for key in keys]
    assert len(keys) == len(set(keys))
    assert len(set(PAD.values())) == len(PAD)
    for intent, keys_of in KEYS.items():
        assert standard.keys_of(intent) == keys_of
        assert all(standard.intent(key) is intent for key in keys_of)
    assert standard.intent("nothing") is None


def test_a_pad_can_do_all_that_playing_needs() -> None:
    needed = {
        Intent.UP, Intent.DOWN, Intent.LEFT, Intent.RIGHT, Intent.CONFIRM, Intent.BACK,
        Intent.MENU, Intent.NEXT, Intent.PREVIOUS, Intent.STEP, Intent.FINISH,
    }  # fmt: skip
    assert needed <= set(PAD)


@given(CHANGES)
def test_a_bound_key_says_this_alone_and_nothing_else_changes(
    changes: list[tuple[Intent, str]],
) -> None:
    before = bound(changes[:-1])
    after = bound(changes)
    if not changes:
        return
    intent, key = changes[-1]
    assert after.keys_of(intent, on_pad(key)) == (key,)
    assert after.keys_of(intent, not on_pad(key)) == before.keys_of(intent, not on_pad(key))
    assert after.intent(key) is intent
    for other in Intent:
        if other is not intent:
            for pad in (False, True):
                kept = tuple(one for one in before.keys_of(other, pad) if one != key)
                assert after.keys_of(other, pad) == kept


@given(CHANGES)
def test_what_is_written_down_is_read_again(changes: list[tuple[Intent, str]]) -> None:
    bindings = bound(changes)
    again = from_text(as_text(bindings), as_text(bindings, pad=True))
    assert again == bindings
    assert as_text(Bindings.standard()) == as_text(Bindings.standard(), pad=True) == ()
    for pad in (False, True):
        usual = bindings.as_usual(pad)
        assert as_text(usual, pad) == ()
        assert as_text(usual, not pad) == as_text(bindings, not pad)


def test_what_nobody_knows_is_passed_over() -> None:
    bindings = from_text(("dance=d", "undo=", "hint=j|k", "", "="))
    assert bindings.keys_of(Intent.UNDO) == ()
    assert set(bindings.keys_of(Intent.HINT)) == {"j", "k"}
    assert bindings.intent("d") is None
    assert bindings.unsaid() == (Intent.UNDO,)


def test_a_pad_keeps_what_its_lines_do_not_say_rightly() -> None:
    lines = ("dance=a", "hint=knob", "undo=x|knob", "redo=", "", "=")
    bindings = from_text((), lines)
    assert bindings.keys_of(Intent.HINT, pad=True) == ("pad:left_stick",)
    assert bindings.keys_of(Intent.UNDO, pad=True) == ("pad:x",)
    assert bindings.keys_of(Intent.UNDO) == KEYS[Intent.UNDO]
    assert bindings.unsaid(pad=True) == (Intent.REDO, Intent.INSPECT)
    assert bindings.unsaid() == ()
    # The stick moves, whatever the cross does.
    assert from_text((), ("up=",)).intent("pad:stick_up") is Intent.UP


def test_lines_of_a_time_when_next_had_no_button_are_read() -> None:
    # The left trigger took back an undo then, the button Back opened the chronicle.
    bindings = from_text((), ("finish=left_trigger", "redo=", "undo=back", "chronicle="))
    assert bindings.intent("pad:left_trigger") is Intent.FINISH
    assert bindings.intent("pad:back") is Intent.UNDO
    assert bindings.unsaid(pad=True) == (Intent.STEP, Intent.REDO)
    assert bindings.keys_of(Intent.STEP) == KEYS[Intent.STEP]
    moved = from_text((), ("redo=paddle_1",))
    assert moved.keys_of(Intent.STEP, pad=True) == ("pad:left_trigger",)
    assert moved.keys_of(Intent.REDO, pad=True) == ("pad:paddle_1",)


def test_what_is_at_hand_is_that_of_the_device() -> None:
    standard = Bindings.standard()
    assert standard.at_hand(Intent.UNDO) == KEYS[Intent.UNDO]
    with_pad = replace(standard, hand="xbox")
    assert with_pad.at_hand(Intent.UNDO) == ("pad:y",)
    assert with_pad.bound(Intent.UNDO, "u").hand == "xbox"


@pytest.mark.parametrize(
    ("guid", "name", "kind"),
    [
        ("030000005e0400008e02000000007801", "Xbox 360 Controller", "xbox"),
        ("030000004c050000e60c000000006800", "Wireless Controller", "playstation"),
        ("030000007e0500000920000000026803", "Pro Controller", "nintendo"),
        ("030000000d0f0000ee00000000006800", "PS4 Controller", "playstation"),
        ("03000000000000000000000000000000", "Sony DualShock", "playstation"),
        ("03000000000000000000000000000000", "Switch pad", "nintendo"),
        ("", "", "xbox"),
    ],
)
def test_whose_signs_are_on_the_buttons(guid: str, name: str, kind: str) -> None:
    assert kind_of(guid, name) == kind
