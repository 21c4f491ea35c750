"""Names of saves: what people call a game, as every system can store it."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tolerance_game.storage.saves.save_names import stem_of


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Sonntag", "Sonntag"),
        ("Jürgens größte Partie ẞ", "Jürgens größte Partie ẞ"),
        ("日本", "日本"),
        ("😀 👨‍👩‍👧", "😀 👨‍👩‍👧"),
        ("u\u0308ber", "über"),
        ("con", "_con"),
        ("CON.save", "_CON.save"),
        ("con .x", "_con .x"),
        ("Lpt1", "_Lpt1"),
        ("com¹", "_com¹"),
        ("conto", "conto"),
        ("end.", "end"),
        ("end. . ", "end"),
        (".hidden", "hidden"),
        ("..", "save"),
        ("", "save"),
        ("   ", "save"),
        ("a/b\\c", "a-b-c"),
        ("a:?*b", "a-b"),
        ('<">|', "-"),
        ("../../etc", "-..-etc"),
        ("a\nb\tc\0d", "a b c d"),
        ("a\u200bb\u202ec", "a b c"),
        ("\ud800x", "?x".replace("?", "-")),
        ("  two   blanks ", "two blanks"),
        ("x" * 200, "x" * 80),
        ("ü" * 200, "ü" * 80),
        ("😀" * 200, "😀" * 40),
    ],
)  # fmt: skip
def test_a_name_keeps_what_every_system_takes(name: str, stem: str) -> None:
    assert stem_of(name) == stem


@given(st.text())
def test_any_name_becomes_one_that_every_system_takes(name: str) -> None:
    stem = stem_of(name)
    assert 0 < len(stem) <= 81
    assert len(stem.encode("utf-8")) <= 161
    assert not set(stem) & set('<>:"/\\|?*')
    assert stem == stem.strip(". ")
    assert all(unicodedata.category(letter) not in ("Cc", "Cs", "Zl") for letter in stem)
    assert stem.split(".")[0].strip().lower() not in ("con", "nul", "aux", "prn", "com1", "lpt9")
    assert stem_of(stem) == stem
