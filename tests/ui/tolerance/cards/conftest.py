"""Cards are drawn without a window."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from collections.abc import Iterator

import pytest

from tolerance_game.ui.kit.cache import CACHE

from .easel import open_screen


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    """Every test draws for itself; pictures only take the form of a screen where there is one."""
    open_screen()
    CACHE.clear()
    yield
    CACHE.clear()
