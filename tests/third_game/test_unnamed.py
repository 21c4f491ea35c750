"""Nobody but its own two rooms knows the third game, and nothing of the program was made for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from . import THIRD

ROOT = Path(__file__).parents[2]
PLACES = ("main.py", "tolerance_game", "tools", "assets", "pyproject.toml")


@pytest.mark.parametrize("place", PLACES)
def test_no_file_of_the_program_names_the_third_game(place: str) -> None:
    files = [path for path in (ROOT / place, *(ROOT / place).rglob("*")) if path.is_file()]
    assert files
    words = (THIRD.encode(), b"third_game", b"third game")
    found = [path for path in files if any(word in path.read_bytes().lower() for word in words)]
    assert [path for path in found if "__pycache__" not in path.parts] == []
