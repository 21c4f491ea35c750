"""`lab bench --window`: what is promised of the window, row by row."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from .window_figure import Figure


def _idle(rounds: int) -> list[Figure]:
    from .window_memory import bench_idle

    return bench_idle(rounds)


def _unseen(rounds: int) -> list[Figure]:
    from .window_unseen import bench_unseen

    return bench_unseen(rounds)


def _memory(rounds: int) -> list[Figure]:
    from .window_memory import bench_memory

    return bench_memory(rounds)


def _frames(rounds: int) -> list[Figure]:
    from .window_frames import bench_frames

    return bench_frames(rounds)


def _track(rounds: int) -> list[Figure]:
    from .window_track import bench_track

    return bench_track(rounds)


def _answer(rounds: int) -> list[Figure]:
    from .window_answer import bench_answer

    return bench_answer(rounds)


def _pace(rounds: int) -> list[Figure]:
    from .window_pace import bench_pace

    return bench_pace(rounds)


def _start(rounds: int) -> list[Figure]:
    from .window_start import bench_start

    return bench_start(rounds)


ROWS: Final[dict[str, Callable[[int], list[Figure]]]] = {
    "start": _start,
    "idle": _idle,
    "unseen": _unseen,
    "frames": _frames,
    "track": _track,
    "pace": _pace,
    "answer": _answer,
    "memory": _memory,
}
"""Each imports what it needs when it is asked for: `lab` alone needs no window."""


def bench_rows(
    rows: Mapping[str, Callable[[int], list[Figure]]], only: str | None, rounds: int
) -> int:
    """Prints the figures; 0 when each promise is kept, 1 otherwise."""
    if only is not None and only not in rows:
        print(f"no row {only} here, but {', '.join(rows)}")
        return 2
    kept = True
    for name, measure in rows.items():
        if only in (None, name):
            for figure in measure(rounds):
                print(figure.line(), flush=True)
                kept &= figure.kept
    return 0 if kept else 1
