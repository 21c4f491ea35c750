"""Hidden drivers for every test of the window, set before pygame is imported; and a pad."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from .desk import Desk
from .evening import Evening, Opening
from .pad_hand import PadHand


@pytest.fixture
def desk() -> Desk:
    """An empty desk, large and in English."""
    return Desk()


@pytest.fixture
def hand(tmp_path: Path) -> Iterator[PadHand]:
    """Somebody at the title, with a pad that was plugged in while the window was there."""
    with PadHand(tmp_path) as hand:
        yield hand


@pytest.fixture
def evening_of(tmp_path: Path) -> Iterator[Opening]:
    """Opens the program at its title with a seed, and closes it after the test."""
    with ExitStack() as stack:

        def opened(seed: int) -> Evening:
            evening = Evening(tmp_path, seed)
            stack.callback(evening.close)
            return evening

        yield opened


@pytest.fixture
def evening(evening_of: Opening) -> Evening:
    """The program at its title."""
    return evening_of(5)
