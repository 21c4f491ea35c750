"""A long run, shared out between processes in parts that can each be repeated alone."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from .report import Report

_MINUTE: Final = 60.0

Work = Callable[[int, range], Report]
"""From a seed and the numbers of a part to its report; the same ones give the same report."""


def shared_out(work: Work, what: str, seed: int, size: int, part: int, processes: int) -> Report:
    """The report of the numbers from 0 on. One process means this one."""
    clock = Clock(size)
    whole = Report(what)
    parts = [range(first, min(first + part, size)) for first in range(0, size, part)]
    if processes == 1:
        for numbers in parts:
            whole.add(work(seed, numbers))
            clock.tell(whole)
    else:
        with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
            jobs = [
                (numbers, pool.submit(_part, os.getpid(), work, seed, numbers)) for numbers in parts
            ]
            for numbers, job in jobs:
                try:
                    whole.add(job.result())
                except BrokenProcessPool:
                    # A crash of the interpreter cannot be caught where it happens.
                    place = f"numbers {numbers[0]} to {numbers[-1]} or later"
                    whole.broken.append(f"a process died: --seed {seed}, {place}")
                    break
                clock.tell(whole)
    whole.seconds = clock.seconds()
    return whole


def _part(parent: int, work: Work, seed: int, numbers: range) -> Report:
    """A part of the work, as long as somebody wants it."""
    if os.getppid() != parent:
        os._exit(1)
    return work(seed, numbers)


class Clock:
    """Tells every minute how far a run is, so that even one that is stopped says something."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._begin = self._told = time.perf_counter()

    def seconds(self) -> float:
        """Since the run began."""
        return time.perf_counter() - self._begin

    def tell(self, so_far: Report) -> None:
        """Once a minute."""
        now = time.perf_counter()
        if now - self._told >= _MINUTE:
            self._told = now
            so_far.seconds = self.seconds()
            print(f"of {self._size:,}: {so_far.line()}", file=sys.stderr, flush=True)
