"""How alike two plates are is measured, and cards are framed for hand and zoom."""

from __future__ import annotations

import numpy as np
import pytest

from tools.bake.people.cast import CAST
from tools.bake.people.head import head
from tools.bake.people.likeness import MOST, alike, in_hand, pairs, thumb

pytestmark = pytest.mark.torture

CARDS = {name: recipe for name, recipe in CAST.items() if "hand" in recipe.frames}
WORN = {"wild-1a"}
"""Whose sign is on the face."""
BASE = head({})


def test_a_thumb_is_the_mean_of_each_square() -> None:
    grey = np.arange(24.0).reshape(4, 6)
    plate = np.repeat(grey[..., None], 3, -1)
    assert thumb(plate, 2, 3) == pytest.approx(grey.reshape(2, 2, 3, 2).mean((1, 3)))


def test_a_square_may_cut_a_pixel() -> None:
    plate = np.repeat(np.array([[0.0, 90.0, 0.0]])[..., None], 3, -1)
    assert thumb(plate, 1, 2)[0] == pytest.approx([30.0, 30.0])


def test_the_most_alike_stand_first() -> None:
    chance = np.random.default_rng(1)
    one, other = chance.random((118, 111, 3)), chance.random((118, 111, 3))
    found = pairs({"one": one, "paler": one * 0.5 + 0.5, "other": other})
    assert {found[0].one, found[0].other} == {"one", "paler"}
    assert found[0].whole == pytest.approx(1) == found[0].strip
    assert found[1].whole < MOST


def test_two_engraved_cards_are_not_taken_for_one_another() -> None:
    """The pair that was most alike; `python -m tools.bake.people.likeness` compares all."""
    one, other = in_hand(("nobles-14", "townsfolk-13")).values()
    assert alike(thumb(one, 30, 28), thumb(other, 30, 28)) < MOST


@pytest.mark.parametrize("card", sorted(CARDS.keys() - WORN))
def test_the_sign_stands_where_a_fan_leaves_it_free(card: str) -> None:
    """At least a sixth of what is held, but for arms, lies in the left 60 of 111 columns."""
    who, frame = CARDS[card].person, CARDS[card].frames["hand"]
    held = [one for one in who.wear(BASE).held if not one.stuff.startswith("skin")]
    left = frame.x - frame.span * 111 / 118 / 2
    edge = left + frame.span * 60 / 118
    x = np.concatenate([one.points[:, 0] for one in held])
    assert ((x > left) & (x < edge)).mean() > 1 / 6
