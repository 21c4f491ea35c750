"""Work shared out between processes: each part has an answer, handed over when it is done."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

from tolerance_game.match.match import Table
from tools.lab.soak import end_with_parent

from .arena import play
from .match_up import GameKey
from .played import Played
from .table_setup import TableSetup

Part = TypeVar("Part")
Answer = TypeVar("Answer")

AHEAD: Final = 4
"""How many parts wait for each process."""

_table: list[Table] = []
"""In a process that plays: its table, which is laid once."""


def cores() -> int:
    """How many processes can work at the same time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[Table, Part], Answer],
    setup: TableSetup,
    parts: Iterable[Part],
    processes: int,
) -> Iterator[Answer]:
    """The answers to all parts, in the order in which they are done; one process is this one.

    When the caller stops listening, what has not begun is dropped.
    """
    if processes <= 1:
        table = setup.table()
        for part in parts:
            yield work(table, part)
        return
    waiting = iter(parts)
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin, (setup,))
    try:
        under_way: set[Future[Answer]] = set()
        while True:
            free = AHEAD * processes - len(under_way)
            under_way |= {pool.submit(_do, work, part) for part in islice(waiting, free)}
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _begin(setup: TableSetup) -> None:
    # Ctrl+C reaches all processes of a terminal, and nobody waits for the end of a game then.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    end_with_parent()
    _table.append(setup.table())


def _do(work: Callable[[Table, Any], Answer], part: Any) -> Answer:
    return work(_table[0], part)


def play_all(setup: TableSetup, keys: Iterable[GameKey], processes: int) -> Iterator[Played]:
    """All these games, in any order."""
    return spread(play, setup, keys, processes)
