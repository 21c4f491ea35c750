"""S4.1, S4.2: victory conditions stand in the data of the persons."""

from __future__ import annotations

import pytest

from tolerance_game.games.schisma.rules.congregation import (
    BOOK,
    CONDITION,
    NOBLE_AND_KNIGHT,
    NOBLE_AND_PEASANT,
    condition_met,
    verdict,
)
from tolerance_game.games.schisma.rules.persons import Victory

from .catalogue import CATALOGUE, with_victories


def test_the_book_has_two_conditions_and_both_are_the_nobles() -> None:
    # S4.2
    assert CATALOGUE.victories == tuple(BOOK)
    assert CATALOGUE.by_id["noble"].victories == tuple(BOOK)


@pytest.mark.parametrize(
    ("here", "there", "met"),
    [
        (["noble"], ["knight"], NOBLE_AND_KNIGHT),
        (["knight"], ["noble"], ""),
        ([], ["noble", "peasant"], NOBLE_AND_PEASANT),
        # S5.1: the Guildmaster is of the Peasant's faction.
        ([], ["guildmaster", "noble"], NOBLE_AND_PEASANT),
        (["noble", "peasant"], [], ""),
        (["noble"], ["peasant"], ""),
    ],
)
def test_the_noble_as_the_book_has_it(here: list[str], there: list[str], met: str) -> None:
    # S4.2
    assert condition_met(0, (here, there), CATALOGUE) == met


def test_without_its_data_the_noble_wins_nothing() -> None:
    bare = with_victories("noble")
    assert condition_met(0, (["noble"], ["knight"]), bare) == ""
    assert verdict((["noble"], ["knight"]), bare, 0) is None


def test_another_person_can_have_a_condition() -> None:
    bishops = with_victories("bishop", Victory(("bishop",), ("cardinal",)))
    found = verdict((["cardinal"], ["bishop"]), bishops, 0)
    assert found is not None
    outcome, rival = found
    assert (outcome.winners, outcome.ending, outcome.paragraph) == ((1,), CONDITION, "S4.1")
    assert rival == ""


def test_if_both_would_win_by_any_conditions_the_one_on_turn_does() -> None:
    # S4.3
    mutual = with_victories("noble", *BOOK, Victory(("knight",), ("noble",)))
    for turn_of, ending in ((0, NOBLE_AND_KNIGHT), (1, CONDITION)):
        found = verdict((["noble"], ["knight"]), mutual, turn_of)
        assert found is not None
        assert (found[0].winners, found[0].ending, found[0].paragraph) == (
            (turn_of,),
            ending,
            "S4.3",
        )
