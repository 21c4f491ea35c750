"""What the tests of `session` begin with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tolerance_game.session import Home

from .disks import FullDisk
from .tables import Puppets, a_home


@pytest.fixture
def puppets() -> Puppets:
    """Opponents that answer at once, unless they are told not to."""
    return Puppets()


@pytest.fixture
def disk() -> FullDisk:
    """A disk that works, so far."""
    return FullDisk()


@pytest.fixture
def home(tmp_path: Path, puppets: Puppets, disk: FullDisk) -> Iterator[Home]:
    """A home with these opponents, on this disk."""
    home = a_home(tmp_path, puppets, system=disk)
    yield home
    disk.is_full = False
    disk.answers.set()
    assert home.close()
