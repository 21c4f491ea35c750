"""Every state of every scene in windows of any size: no error, and none that never ends."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from tests.ui.states import STATES

from .monkey import missing, watched

SIZES = ((50, 50), (30, 720), (1280, 30), (2, 2), (1, 1))

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.mark.parametrize("name", STATES)
def test_it_is_drawn_and_pointed_at(name: str) -> None:
    desk = STATES[name].desk((1280, 720), "de", fresh=False)
    for size in SIZES:
        with watched():
            desk.resize(size)
            assert desk.picture().get_size() == size
            for spot in list(desk.spots())[:6]:
                if spot in desk.spots():
                    desk.point(spot)
            desk.picture()
