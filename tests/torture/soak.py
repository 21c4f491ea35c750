"""A long evening at the table: whole games on a hidden display, and nothing is left behind.

A loop draws and plays without waiting for the clock; so many frames are as many as a window draws
in so many hours. Once it is warm, memory is measured between games, and handles, threads and
processes are counted: at the end they must be what they were.
"""

from __future__ import annotations

import gc
import logging
import os
import sys
import time
import traceback
from multiprocessing import resource_tracker
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

from .holdings import Holdings, holdings, resident
from .replays import private_folder
from .report import Report
from .screen import Screen
from .session import Session, a_worker

FRAMES_AN_HOUR: Final = 60 * 60 * 60
WARM: Final = 0.3
"""The share of a run after which everything that is kept for good has been loaded."""
MORE_MEMORY: Final = 1.05
_SETTLING: Final = 5.0
"""Seconds after which a process that was killed has been buried."""
_BETWEEN: Final = 1 / 300
"""The share of a run from one look at the memory to the next."""
_MINUTE: Final = 60.0
_TICK: Final = 1e-4
_RESIZED: Final = 1 / 1000


class Length(NamedTuple):
    """How long a run is: the first one that is given counts."""

    games: int | None = None
    hours: float | None = None
    """Simulated ones: as many frames as a window draws in them."""
    minutes: float = 2.0

    def share(self, games: int, frames: int, seconds: float) -> float:
        """How much of it is over."""
        if self.games is not None:
            return games / self.games
        if self.hours is not None:
            return frames / (self.hours * FRAMES_AN_HOUR)
        return seconds / (60 * self.minutes)


def soak(length: Length, seed: int = 0, leak: str | None = None) -> Report:
    """A run of this length; with a leak it must fail."""
    report = Report("frames")
    # Once there, this helper of multiprocessing stays until the program ends.
    resource_tracker.ensure_running()
    # What the worker says of each of its deaths is no news here.
    logging.disable(logging.WARNING)
    before = holdings()
    with private_folder() as folder:
        run = Soak(folder, Random(f"soak/{seed}"), report, leak)
        run.run(length)
        run.settled("after the end", before)
    report.broken = [f"soak --seed {seed}: {fault}" for fault in report.broken]
    return report


class Soak:
    """A run."""

    def __init__(self, folder: Path, rng: Random, report: Report, leak: str | None) -> None:
        self._rng = rng
        self._report = report
        self._leak = leak
        self._leaked: list[Any] = []
        self._screen = Screen()
        self._session = Session(folder, rng, report)
        self._memory: list[tuple[float, float]] = []
        """How much of the run was over, and the MB that it took then."""
        self._begin = self._told = time.monotonic()

    def run(self, length: Length) -> None:
        """From the beginning to the end; what went wrong stands in the report."""
        try:
            self._warm_up_and_go_on(length)
        except Exception:
            # The last lines say where and what; without line breaks it stays one fault.
            told = " / ".join(traceback.format_exc().split("\n")[-6:]).strip(" /")
            self._report.broken.append(f"an exception in frame {self._screen.frames}: {told}")
        finally:
            self._session.close()
            self._screen.close()
        self._report.size = self._screen.frames
        self._report.seconds = time.monotonic() - self._begin
        self._report.measure("simulated hours", self._screen.frames / FRAMES_AN_HOUR)

    def _warm_up_and_go_on(self, length: Length) -> None:
        warm = None
        while (done := self._share_of(length)) < 1:
            self._frame()
            if self._session.is_over:
                self._let_go()
                self._session.next_game()
                done = self._share_of(length)
                self._remember(done)
                if warm is None and done >= WARM:
                    self._session.rest()
                    warm = holdings()
                self._tell(done)
        if warm is None:
            self._report.broken.append("too short: it was over before it was warm")
            return
        self._session.rest()
        self.settled("at the end", warm)
        self._judge_memory()

    def _share_of(self, length: Length) -> float:
        seconds = time.monotonic() - self._begin
        return length.share(self._session.finished, self._screen.frames, seconds)

    def _frame(self) -> None:
        session = self._session
        notes = (f"frame {self._screen.frames}", f"{session.handover.phase}")
        self._screen.draw(session.handover.view(), notes)
        if self._rng.random() < _RESIZED:
            self._screen.resize()
        session.turn()
        # A window waits for its next frame; this one only lets the other threads have their turn.
        time.sleep(_TICK)

    # What is held

    def _let_go(self) -> None:
        """Between two games, and not quite everything when something is to leak."""
        if self._leak == "memory":
            self._leaked += (self._session.match, self._screen.picture())
        elif self._leak == "handles":
            self._leaked.append(open(__file__, encoding="utf-8"))  # noqa: SIM115
        elif self._leak == "workers":
            self._leaked.append(self._session.worker)
            self._session.worker = a_worker()

    def _remember(self, done: float) -> None:
        """How much memory it takes; not every time, or this would become a leak by itself."""
        if self._memory and done - self._memory[-1][0] < _BETWEEN:
            return
        # What nobody holds any more is no leak.
        gc.collect()
        self._memory.append((done, resident(os.getpid())))
        self._report.measure("MB of the worker", resident(self._session.worker.pid))

    def _tell(self, done: float) -> None:
        """Every minute, so that even a run that is stopped says something."""
        now = time.monotonic()
        if now - self._told >= _MINUTE:
            self._told = now
            self._report.seconds = now - self._begin
            self._report.size = self._screen.frames
            print(f"{done:.1%}: {self._report.line()}", file=sys.stderr, flush=True)

    def settled(self, when: str, expected: Holdings) -> None:
        """Waits until no more is held than expected, and says so when that does not come about."""
        deadline = time.monotonic() + _SETTLING
        while (found := holdings()) != expected and time.monotonic() < deadline:
            time.sleep(0.05)
        for name, number, right in zip(Holdings._fields, found, expected, strict=True):
            self._report.measure(f"{name} {when}", number)
            if number != right:
                self._report.broken.append(f"{name} {when}: {number} instead of {right}")

    def _judge_memory(self) -> None:
        """What it takes at the end, compared with what it took when it was warm.

        Both are the median over a share of the run: a game that is long takes more for a while.
        """
        third = (1 - WARM) / 3
        warm = [figure for done, figure in self._memory if WARM <= done < WARM + third]
        last = [figure for done, figure in self._memory if done >= 1 - third]
        if not warm or not last:
            self._report.broken.append("too short: too few games to compare memory")
            return
        self._report.measure("MB when warm", median(warm))
        self._report.measure("MB at the end", median(last))
        if median(last) > MORE_MEMORY * median(warm):
            figures = f"{median(warm):.1f} MB when warm, {median(last):.1f} MB at the end"
            self._report.broken.append(f"memory: {figures}")
