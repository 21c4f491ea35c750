"""The packaged program plays in its window for a minute, and then holds what it held before."""

from __future__ import annotations

import os
import time
from itertools import cycle
from typing import NamedTuple

import pytest

from tests.freezing import NEEDED, running
from tests.journeys.conftest import Start, screen, start
from tests.journeys.hands import Mouse
from tests.journeys.packaged import Packaged, build
from tests.journeys.playing import Player
from tests.journeys.program import Program
from tests.journeys.schisma_player import SchismaPlayer
from tests.journeys.tolerance_player import TolerancePlayer
from tests.tiers import TIMES

from .holdings import PROC, resident

__all__ = ("screen", "start")
"""The fixtures of the journeys."""

pytestmark = NEEDED

MINUTES = TIMES
WARM = 4
"""So many measured games fill what is kept for good: by number, for a busy machine plays few in a
minute."""
LEAST = 2
"""So many are measured after them."""
MORE_MEMORY = 1.05


class Held(NamedTuple):
    """What is held at the title, between two games."""

    memory: float
    handles: int
    processes: int


def _held(program: Program, packaged: Packaged) -> Held:
    program.rest(1.0)
    pid = program.process.pid
    handles = len(os.listdir(PROC / str(pid) / "fd"))
    return Held(resident(pid), handles, len(running(packaged.executable)))


def _play(player: Player, *choices: str) -> None:
    player.set_up(*choices)
    assert player.play().told["over"]
    player.to_title()


def test_a_minute_of_games_leaves_nothing_behind(
    tmp_path_factory: pytest.TempPathFactory, start: Start
) -> None:
    packaged = build(tmp_path_factory)
    program = start(seed=1, command=packaged.command)
    end = time.monotonic() + 60 * MINUTES
    before: list[Held] = []
    after: list[Held] = []
    for number, kind in enumerate(cycle((SchismaPlayer, TolerancePlayer))):
        player = kind(Mouse(program), seed=number)
        _play(player, *(("players/3",) if kind is TolerancePlayer else ()))
        if number > 1:
            (before if len(before) < WARM else after).append(_held(program, packaged))
        if time.monotonic() > end and len(after) >= LEAST:
            break
    most = max(held.memory for held in before)
    assert max(held.memory for held in after) < most * MORE_MEMORY, (before, after)
    assert {held[1:] for held in after} <= {held[1:] for held in before}, (before, after)
    program.screen.run("wmctrl", "-i", "-c", program.window)
    assert program.ended() == 0, program.said()
    assert program.said() == ""
    packaged.ends()
