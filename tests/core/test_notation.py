"""Moves as text and back (core.notation)."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tolerance_game.core import notation
from tolerance_game.core.errors import Malformed

IDS = st.from_regex(r"[a-z0-9][a-z0-9_.-]{0,8}", fullmatch=True)
NUMBERS = st.integers(0, 999_999)


@dataclass(frozen=True)
class LayDown:
    """A move with every kind of field there is."""

    card: str
    column: int
    cards: tuple[str, ...]
    columns: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]
    targets: tuple[tuple[int, ...], ...]
    declared: str = ""
    loans: int = 0


@dataclass(frozen=True)
class Pass:
    """A move without fields."""


MOVES = (LayDown, Pass)

lay_downs = st.builds(
    LayDown,
    IDS,
    NUMBERS,
    st.lists(IDS).map(tuple),
    st.lists(NUMBERS).map(tuple),
    st.lists(st.lists(IDS).map(tuple)).map(tuple),
    st.lists(st.lists(NUMBERS).map(tuple)).map(tuple),
    st.just("") | IDS,
    NUMBERS,
)


def test_a_move_is_written_as_its_name_and_its_fields() -> None:
    move = LayDown("wild-7", 2, ("a", "b"), (), (("a",), ()), ((1, 2), (3,)), "nobles")
    text = "lay_down wild-7 2 a,b - a/. 1,2/3 declared nobles"
    assert notation.write(move) == text
    assert notation.read(text, MOVES) == move


def test_no_lists_and_one_empty_list_are_told_apart() -> None:
    none = LayDown("a", 0, (), (), (), ())
    one = LayDown("a", 0, (), (), ((),), ((),))
    assert notation.write(none) == "lay_down a 0 - - - -"
    assert notation.write(one) == "lay_down a 0 - - . ."
    assert notation.read(notation.write(one), MOVES) == one


@given(lay_downs)
def test_what_is_written_is_read_again(move: LayDown) -> None:
    assert notation.read(notation.write(move), MOVES) == move


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "error.move.unknown"),
        ("dance", "error.move.unknown"),
        ("lay_down", "error.move.form"),
        ("lay_down a 1 - - - - extra", "error.move.form"),
        ("lay_down a 1 - - - - unknown b", "error.move.form"),
        ("lay_down a 1 - - - - loans x", "error.move.form"),
        ("lay_down a 1 - - - - loans 1 loans 1", "error.move.form"),
        ("lay_down a one - - - -", "error.move.form"),
        ("lay_down a -1 - - - -", "error.move.form"),
        ("lay_down a 01 - - - -", "error.move.form"),
        ("lay_down a 1 a,,b - - -", "error.move.form"),
        ("lay_down A! 1 - - - -", "error.move.form"),
        ("lay_down a 99999999999999999999 - - - -", "error.move.form"),
        ("pass me", "error.move.form"),
    ],
)
def test_other_text_is_malformed(text: str, reason: str) -> None:
    with pytest.raises(Malformed) as caught:
        notation.read(text, MOVES)
    assert caught.value.reason.id == reason


@given(st.text())
def test_any_text_is_a_move_or_malformed(text: str) -> None:
    try:
        move = notation.read(text, MOVES)
    except Malformed:
        return
    assert notation.read(notation.write(move), MOVES) == move


def test_the_form_of_a_move_is_shown() -> None:
    assert notation.form(LayDown) == (
        "lay_down CARD COLUMN CARDS COLUMNS HANDS TARGETS [declared DECLARED] [loans LOANS]"
    )
