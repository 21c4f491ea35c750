"""A third game, as the proof that a game is two rooms and nobody else knows its name.

`game` and `ui` are what `tolerance_game/games/NAME` and `tolerance_game/ui/NAME` are for the games
of the program. `put_on_the_list` is all that the program is told of it; the suite does that for
every test in this folder, and for every test that has the game among its parameters.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import pytest

from tolerance_game import games

THIRD: Final = "goofspiel"
PACKAGE: Final = f"{__name__}.game"


def put_on_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program knows the game for the length of a test."""
    monkeypatch.setitem(games.PACKAGES, THIRD, PACKAGE)


def is_about_it(parameters: Iterable[object]) -> bool:
    """Whether the game, or a setting of it, is among the parameters of a test."""
    return any(THIRD in (one, getattr(one, "game", None)) for one in parameters)
