"""The small signs of religion: told apart without colour, down to the smallest."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from pygame import Surface

from tests.ui.desk import open_display
from tolerance_game.ui.kit.canvas import Canvas
from tolerance_game.ui.kit.scale import Scale
from tolerance_game.ui.kit.theme import THEMES, rgb
from tolerance_game.ui.tolerance import signs

RELIGIONS = ("catholic", "protestant", "none")
TOGETHER = (
    *((*RELIGIONS, signs.prevailing_in(reign)) for reign in (1, 3)),
    ("catholic", "protestant", signs.prevailing_in(0)),
)
"""Signs that are ever seen side by side: in a reign, or in none."""
APART = 30.0
"""Of 255 grey tones, in the mean of all pixels: two signs that differ less look alike."""
ALIKE = 20.0
"""The same for signs that are never seen together."""


@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("ground", ["panel", "paper"])
@pytest.mark.parametrize("side", [11, 12, 14, 15, 16, 18, 22])
def test_no_two_religions_look_alike_in_grey(side: int, ground: str, theme: str) -> None:
    open_display()
    grey = {which: _grey(which, side, ground, theme) for which in signs.RELIGION_SIGNS}
    for together in TOGETHER:
        for one, other in combinations(together, 2):
            assert np.abs(grey[one] - grey[other]).mean() > APART, (one, other)


@pytest.mark.parametrize("side", [14, 16, 32])
def test_a_reign_has_its_own_sign(side: int) -> None:
    """T2.1, T4.6: Catholic under Mary, the empty ring under Elizabeth, Protestant under James."""
    assert [signs.prevailing_in(reign) for reign in (1, 2, 3)] == [
        "prevailing_catholic",
        "none",
        "prevailing_protestant",
    ]
    open_display()
    together = [_grey(signs.prevailing_in(reign), side, "paper", "woodcut") for reign in range(4)]
    for one, other in combinations(together, 2):
        assert np.abs(one - other).mean() > ALIKE


@pytest.mark.parametrize("side", [14, 16, 22])
@pytest.mark.parametrize("reign", [0, 1, 2, 3])
def test_no_ring_looks_like_a_wild(reign: int, side: int) -> None:
    open_display()
    wild = _grey("wild", side, "paper", "woodcut", signs.suit)
    ring = _grey(signs.prevailing_in(reign), side, "paper", "woodcut")
    assert np.abs(wild - ring).mean() > APART


def test_only_what_prevails_is_ringed() -> None:
    """T4.6: printed religions stay as they are; T5.1: so do the piles that ○ cards do not go to."""
    assert signs.affiliation_in("prevailing", 3) == "prevailing_protestant"
    assert signs.affiliation_in("prevailing", 0) == "prevailing"
    assert signs.affiliation_in("catholic", 1) == "catholic"
    piles = {
        reign: [signs.pile_sign(religion, reign) for religion in RELIGIONS] for reign in (1, 2, 3)
    }
    assert piles == {
        1: ["prevailing_catholic", "protestant", "none"],
        2: ["catholic", "protestant", "none"],
        3: ["catholic", "prevailing_protestant", "none"],
    }


def _grey(
    which: str, side: int, ground: str, theme: str, draw: Callable[..., None] = signs.religion
) -> npt.NDArray[np.float64]:
    surface = Surface((side, side))
    canvas = Canvas(surface, Scale(side, side, 1, 0, 0), THEMES[theme])
    surface.fill(rgb(canvas.colour(ground)))
    draw(canvas, which, 0, 0, side)
    grey = pygame.transform.grayscale(surface.convert(24))
    return pygame.surfarray.array3d(grey)[:, :, 0].astype(float)
