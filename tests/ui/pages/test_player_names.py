"""Long names get shorter and stay names; two people never become one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.ui.states_kit import LONG_NAMES
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.ui.pages.player_names import (
    LONGEST,
    names_of,
    short_name,
    short_names,
    with_programs_named,
)


def test_first_names_and_initials_stay() -> None:
    assert short_names(("Anna", "Konradin Maximilian Habsburg-Lothringens")) == (
        "Anna",
        "Konradin M. H.",
    )
    assert short_name("Wilhelmine Friederike von der Au zu Berg") == "Wilhelmine B."
    assert short_name("W" * 40) == "W" * (LONGEST - 1) + "…"
    assert len(set(short_names(LONG_NAMES))) == len(LONG_NAMES)


def test_who_has_no_name_gets_that_of_the_seat() -> None:
    some = (Person(), Opponent("thumb"), Person(), Opponent("grab", "Otto"), Person())
    assert names_of(some) == ("Anna", "Tomas", "Clara", "Otto", "Emma")
    assert names_of((Opponent("thumb"),) * 5) == ("Beatrice", "Tomas", "Konrad", "Isabel", "Hugh")


def test_nobody_gets_the_name_of_somebody_at_the_table() -> None:
    clara = (Person("Ben"), Person(), Person("Clara"), Opponent("thumb"), Opponent("thumb", "Hugh"))
    assert names_of(clara) == ("Ben", "David", "Clara", "Isabel", "Hugh")
    all_taken: Seats = tuple(map(Person, ("Ben", "Clara", "Emma", "Anna", "")))
    assert names_of(all_taken) == ("Ben", "Clara", "Emma", "Anna", "David")


def test_a_game_keeps_the_names_of_programs_and_no_name_of_a_person() -> None:
    seats = (Person(), Opponent("thumb"), Opponent("grab", "Otto"))
    assert with_programs_named(seats) == (
        Person(), Opponent("thumb", "Tomas"), Opponent("grab", "Otto"),
    )  # fmt: skip


@given(st.lists(st.text("ab W", min_size=1, max_size=40), max_size=5, unique=True))
def test_no_name_is_too_long_and_short_ones_stay_as_they_are(names: list[str]) -> None:
    for name, short in zip(names, short_names(names), strict=True):
        assert len(short) <= LONGEST
        if len(name) <= LONGEST:
            assert short == name
