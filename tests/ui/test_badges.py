"""The small signs of religion: told apart without colour, down to the smallest."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import numpy.typing as npt
import pygame
import pytest
from pygame import Surface

from tests.ui.desk import open_display
from tolerance_game.ui import badges
from tolerance_game.ui.canvas import Canvas
from tolerance_game.ui.scale import Scale
from tolerance_game.ui.theme import THEMES, rgb

RELIGIONS = ("catholic", "protestant", "none")
APART = 30.0
"""Of 255 grey tones, in the mean of all pixels: two signs that differ less look alike."""


@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("ground", ["panel", "paper"])
@pytest.mark.parametrize("side", [11, 12, 14, 15, 16, 18, 22])
def test_no_two_religions_look_alike_in_grey(side: int, ground: str, theme: str) -> None:
    open_display()
    grey = {which: _grey(which, side, ground, theme) for which in RELIGIONS}
    for one, other in combinations(RELIGIONS, 2):
        assert np.abs(grey[one] - grey[other]).mean() > APART, (one, other)


def _grey(which: str, side: int, ground: str, theme: str) -> npt.NDArray[np.float64]:
    surface = Surface((side, side))
    canvas = Canvas(surface, Scale(side, side, 1, 0, 0), THEMES[theme])
    surface.fill(rgb(canvas.colour(ground)))
    badges.religion(canvas, which, 0, 0, side)
    grey = pygame.transform.grayscale(surface.convert(24))
    return pygame.surfarray.array3d(grey)[:, :, 0].astype(float)
