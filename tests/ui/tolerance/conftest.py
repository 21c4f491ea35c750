"""What all tests of the table share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .parties import OPEN


@pytest.fixture(autouse=True)
def _parties_are_closed() -> Iterator[None]:
    """Every party of a test is closed after it, also when the test fails."""
    yield
    for party in list(OPEN):
        party.close()
