"""Keys and what they say: standard, bound anew, written down and read again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tolerance_game.ui.intents import KEYS, PAD, Bindings, Intent, as_text, from_text

KEY = st.sampled_from(["a", "f5", "ctrl+z", "shift+tab", "space", "return", "alt+x", "up", "z"])
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
        Intent.MENU, Intent.NEXT, Intent.PREVIOUS,
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
    assert after.keys_of(intent) == (key,)
    assert after.intent(key) is intent
    for other in Intent:
        if other is not intent:
            kept = tuple(one for one in before.keys_of(other) if one != key)
            assert after.keys_of(other) == kept


@given(CHANGES)
def test_what_is_written_down_is_read_again(changes: list[tuple[Intent, str]]) -> None:
    bindings = bound(changes)
    again = from_text(as_text(bindings))
    for intent in Intent:
        assert set(again.keys_of(intent)) == set(bindings.keys_of(intent)), intent
    assert as_text(Bindings.standard()) == ()


def test_what_nobody_knows_is_passed_over() -> None:
    bindings = from_text(("dance=d", "undo=", "hint=j|k", "", "="))
    assert bindings.keys_of(Intent.UNDO) == ()
    assert set(bindings.keys_of(Intent.HINT)) == {"j", "k"}
    assert bindings.intent("d") is None
    assert bindings.unsaid() == (Intent.UNDO,)
