"""The known name that was probably meant; none when nothing is near."""

from __future__ import annotations

import pytest

from tolerance_game.storage.data.nearest import nearest

SUITS = ("nobles", "clergy", "townsfolk", "peasants", "wild")


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("nobels", "nobles"),  # two neighbours swapped
        ("noble", "nobles"),  # one missing
        ("noblees", "nobles"),  # one too many
        ("clergi", "clergy"),  # one wrong
        ("Nobles", "nobles"),  # case does not count
        ("townfolk", "townsfolk"),
        ("tonwfolk", "townsfolk"),  # two slips in eight letters
        ("wlid", "wild"),
        ("wil", "wild"),
        ("wi", ""),  # two letters say too little
        ("mild", "wild"),
        ("card", ""),  # two letters of four are wrong
        ("burghers", ""),
        ("", ""),
        ("n" * 100_000, ""),
    ],
)
def test_nearest(name: str, meant: str) -> None:
    assert nearest(name, SUITS) == meant


def test_the_fewest_slips_win_and_then_the_first() -> None:
    assert nearest("nobles-18", ["nobles-1", "nobles-8", "nobles-11"]) == "nobles-1"
    assert nearest("kill_one", ["kill_all", "kill_on", "kill_ones"]) == "kill_on"


def test_nothing_known() -> None:
    assert nearest("nobles", []) == ""
