"""What the tests of `terminal` end with."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .typing import Typist


@pytest.fixture(autouse=True)
def homes_closed() -> Iterator[None]:
    """Closes the homes of all typists of a test."""
    Typist.homes.clear()
    yield
    for home in Typist.homes:
        home.close()
