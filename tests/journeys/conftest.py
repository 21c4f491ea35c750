"""The screen on which journeys are made, and the programs that are started on it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from .program import Program, keep
from .screen import Screen
from .tools import require

Start = Callable[..., Program]
Keep = Callable[[Program, str], None]

HERE = Path(__file__).parent
PICTURES = "TOLERANCE_PICTURES"
"""A folder for the pictures of all journeys, to look at."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Journeys wait for windows more than they compute: they begin early, beside other tests."""
    items.sort(key=lambda item: HERE not in item.path.parents)


@pytest.fixture(scope="session")
def screen(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Screen]:
    """One for all journeys of this process."""
    require()
    made = Screen(tmp_path_factory.mktemp("screen"))
    yield made
    made.close()


@pytest.fixture
def start(screen: Screen, tmp_path: Path) -> Iterator[Start]:
    """Starts the program; what still runs afterwards is ended."""
    begun: list[Program] = []

    def starting(folder: str = "home", **how: Any) -> Program:
        program = Program(screen, tmp_path / folder, **how)
        begun.append(program)
        return program

    yield starting
    for program in begun:
        program.close()


@pytest.fixture
def kept(tmp_path: Path) -> Keep:
    """Keeps a picture of a window under a name, small."""
    folder = Path(os.environ.get(PICTURES, tmp_path / "pictures"))

    def keeping(program: Program, name: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{name}.png"
        keep(program.picture(), path)
        if PICTURES in os.environ:
            small = ["convert", str(path), "-resize", "960x", "-colors", "96", f"png8:{path}"]
            subprocess.run(small, check=True)

    return keeping
