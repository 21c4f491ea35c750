"""Hidden drivers for every test of the window, set before pygame is imported; and a pad."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from collections.abc import Iterator
from pathlib import Path

import pytest

from .pad_hand import PadHand


@pytest.fixture
def hand(tmp_path: Path) -> Iterator[PadHand]:
    """Somebody at the title, with a pad that was plugged in while the window was there."""
    with PadHand(tmp_path) as hand:
        yield hand
