"""What takes longest begins first, so that nobody waits for it at the end."""

from __future__ import annotations

import pytest

FIRST = (
    "test_a_long_evening_leaves_nothing_behind",
    "test_long_at_the_window_leaves_nothing_behind",
)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the longest tests before all others; the rest stays in its order."""
    items.sort(key=lambda item: item.name not in FIRST)
