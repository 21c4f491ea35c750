"""The three tiers of the tests, and how much of the same test each of them does.

Everyday is what has no marker, and what `python -m pytest` runs. `-m window` plays in real windows
on a virtual screen, `-m torture` kills, cuts, damages and soaks; `-m ""` is everything.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any, Final
from zlib import crc32

import pytest

FOLDERS: Final = {"journeys": "window", "torture": "torture"}
"""Whatever lies in these folders of `tests` belongs to the tier, marked or not."""

TIMES: Final = int(os.environ.get("TOLERANCE_TIMES", "1"))
"""So many times the usual size, for a long run by hand."""


def sizes(everyday: int | None, torture: int) -> list[Any]:
    """The sizes of a test, to parametrise it: a small one for every day, a large one to torture."""
    found: list[Any] = []
    if everyday is not None:
        found.append(pytest.param(everyday * TIMES, id=f"{everyday}"))
    found.append(pytest.param(torture * TIMES, id=f"{torture}", marks=pytest.mark.torture))
    return found


def part(names: Iterable[str], share: int = 3) -> list[Any]:
    """One name in so many for every day, the same ones whatever is added; the others to torture."""
    return [
        pytest.param(
            name, id=name, marks=pytest.mark.torture if crc32(name.encode()) % share else ()
        )
        for name in names
    ]
