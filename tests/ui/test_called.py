"""Long names get shorter and stay names; two people never become one."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.ui.states_kit import LONG_NAMES
from tolerance_game.ui.called import LONGEST, called, short_name


def test_first_names_and_initials_stay() -> None:
    assert called(("Anna", "Konradin Maximilian Habsburg-Lothringens")) == (
        "Anna",
        "Konradin M. H.",
    )
    assert short_name("Wilhelmine Friederike von der Au zu Berg") == "Wilhelmine B."
    assert short_name("W" * 40) == "W" * (LONGEST - 1) + "…"
    assert len(set(called(LONG_NAMES))) == len(LONG_NAMES)


@given(st.lists(st.text("ab W", min_size=1, max_size=40), max_size=5, unique=True))
def test_no_name_is_too_long_and_short_ones_stay_as_they_are(names: list[str]) -> None:
    for name, short in zip(names, called(names), strict=True):
        assert len(short) <= LONGEST
        if len(name) <= LONGEST:
            assert short == name
