"""Whether the window keeps its pace while the opponents think: real frames, in turns.

Each round draws the table of a game for a while with no opponent thinking and for as long while the
process of the opponents computes, every other round the other way round. Other programs lengthen
gaps at random; so what counts is the worst *own* gap of each round, which is without the time for
which the loop was ready to run and had no core, as the system (Linux) tells it, and of these the
median over the rounds.
"""

from __future__ import annotations

import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

import pygame

from tolerance_game.games import PACKAGES, offered_players
from tolerance_game.worker import Request, Worker

from .window_desk import WindowDesk, hide
from .window_figure import Figure

GOAL: Final = 1.2
FRAMES: Final = 120
ENDLESS: Final = 10**12
"""More playouts than anybody waits for."""
SCHEDULE: Final = Path("/proc/thread-self/schedstat")
"""Linux: nanoseconds with a core, nanoseconds ready without one, number of turns."""
START: Final = 20.0
"""Seconds a process may take to begin."""


def bench_pace(rounds: int) -> list[Figure]:
    """The worst gap between frames with an opponent thinking, over that without."""
    hide()
    worst: dict[bool, list[float]] = {False: [], True: []}
    with TemporaryDirectory() as folder, WindowDesk(Path(folder)) as desk, Worker() as worker:
        desk.play()
        desk.until_my_turn()
        _ready(worker, desk)
        for number in range(rounds):
            for thinks in (False, True) if number % 2 == 0 else (True, False):
                worst[thinks].append(_worst_gap(desk, worker if thinks else None))
    return [pace_figure(worst[False], worst[True])]


def pace_figure(quiet: list[float], thinking: list[float]) -> Figure:
    """The ratio of the two, each by its median."""
    how = (
        f"medians of {len(quiet)} interleaved rounds of {FRAMES} frames: "
        f"{median(thinking):.2f} over {median(quiet):.2f} ms"
    )
    ratio = median(thinking) / median(quiet)
    return Figure("pace", "worst frame gap while an opponent thinks", ratio, GOAL, "times", how)


def seconds_without_core() -> float:
    """How long this thread was ready to run and had no core so far; 0 if unknown."""
    try:
        return int(SCHEDULE.read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


def _ready(worker: Worker, desk: WindowDesk) -> None:
    """Until the process has begun: that it begins is no part of thinking."""
    _ask(worker, desk)
    end = time.monotonic() + START
    while not worker.pid and time.monotonic() < end:
        time.sleep(0.02)
    time.sleep(1)
    worker.cancel()


def _ask(worker: Worker, desk: WindowDesk) -> None:
    """Asks the top level, about a decision that it never comes to."""
    view, top = desk.table.view, offered_players("tolerance")[-1]
    worker.request(Request(PACKAGES["tolerance"], top, view, view.moves, 1, ENDLESS))


def _worst_gap(desk: WindowDesk, worker: Worker | None) -> float:
    if worker is not None:
        _ask(worker, desk)
    clock = pygame.time.Clock()
    gaps, last, waited = [], 0.0, 0.0
    for frame in range(FRAMES):
        desk.stage.dirty = True
        desk.frames()
        if worker is not None:
            worker.poll()
        clock.tick(60)
        now, without = time.perf_counter(), seconds_without_core()
        if frame > 3:
            gaps.append((now - last - (without - waited)) * 1000)
        last, waited = now, without
    if worker is not None:
        worker.cancel()
    return max(gaps)
