"""Somebody who does anything whatever in a window of any size: nothing fails, nothing hangs.

The hands are those of the window's own soak (`lab.window_hands`), here with drags, windows of one
pixel, other scales, and the window out of sight. A turn that takes too long is stopped where it is,
and the stack told. Time is the processor's, so that a busy machine is no fault.
"""

from __future__ import annotations

import faulthandler
import signal
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType
from typing import Final

from tools.lab.window_desk import WindowDesk, hide
from tools.lab.window_hands import Hands

from .replays import private_folder
from .report import Report

TURN: Final = 10.0
"""Seconds of the processor after which a turn is taken for endless."""
DEAD: Final = 300.0
"""Seconds of the clock after which a turn is taken for dead, and the process ends with all
stacks: something waits that will never come."""
SIZE: Final = (1280, 720)
SEATINGS: Final = 400
"""Turns after which another game begins, whatever became of the one before."""


class EndlessTurn(Exception):
    """A turn did not end."""


@contextmanager
def watched(seconds: float = TURN) -> Iterator[None]:
    """Raises within the block once it has used so much of the processor."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise EndlessTurn(f"more than {seconds:g} seconds of the processor")

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    faulthandler.dump_traceback_later(DEAD, exit=True)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        faulthandler.cancel_dump_traceback_later()
        signal.signal(signal.SIGPROF, before)


def missing() -> str:
    """Why this cannot run here; empty where it can."""
    return "" if hasattr(signal, "setitimer") else "no timers of the processor's time"


def monkey(
    minutes: float, seed: int, each: Callable[[], None] = lambda: None, turns: int | None = None
) -> Report:
    """So many minutes, or so many turns; it ends with the first fault. `each` is called in every
    turn, for what must be found."""
    report, begun = Report("turns"), time.monotonic()
    hide()
    print(f"monkey --seed {seed}", flush=True)
    with private_folder() as folder:
        _play(report, Path(folder), Random(seed), seed, begun + 60 * minutes, each, turns)
    report.seconds = time.monotonic() - begun
    return report


def _play(
    report: Report, folder: Path, rng: Random, seed: int, until: float,
    each: Callable[[], None], turns: int | None,
) -> None:  # fmt: skip
    with WindowDesk(folder, SIZE, pace="fast") as desk:
        hands = Hands(desk, rng, wild=True)
        while not report.broken:
            if report.size == turns or (turns is None and time.monotonic() > until):
                break
            begun = time.process_time()
            try:
                with watched():
                    if report.size % SEATINGS == 0:
                        hands.sit_down()
                    hands.turn()
                    each()
            except Exception as error:
                scenes = [scene.name for scene in desk.stage.scenes]
                where = f"turn {report.size} in {scenes} at {desk.window.surface.get_size()}"
                stack = "".join(traceback.format_exception(error))
                report.broken.append(f"monkey --seed {seed}: {where}: {stack}")
            report.size += 1
            report.measure("seconds of the processor for a turn", time.process_time() - begun)
        for what, number in hands.done.items():
            report.count(f"times {what}", number)
        for name, number in hands.seen.items():
            report.count(f"turns in {name}", number)
