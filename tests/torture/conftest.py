"""What takes longest begins first, so that nobody waits for it at the end."""

from __future__ import annotations

import pytest

FIRST = (
    "tests/torture/test_packaged.py",
    "tests/ui/test_soak.py",
    "tests/torture/test_torture.py",
    "tests/worker/test_frozen.py",
    "tests/tools/compile/",
)
"""Instruments and compilers: one worker is busy with them while the other does what is quick."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the longest tests before all others; the rest stays in its order."""
    items.sort(key=lambda item: not item.nodeid.startswith(FIRST))
