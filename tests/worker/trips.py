"""What a decision of the process costs on the way: `python -m tests.worker.trips`.

Prints the bytes that go over for each decision, and the time from a request to its answer beside
the time that the player takes in this process.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from statistics import median

from tolerance_game.games import names
from tolerance_game.worker import Worker
from tolerance_game.worker.messages import Packer

from .games import answered, here, requests


def _figures(values: Sequence[float], unit: str, factor: float) -> str:
    values = sorted(factor * value for value in values)
    share = values[int(len(values) * 0.99)]
    return f"median {median(values):.2f} {unit}, p99 {share:.2f}, most {values[-1]:.2f}"


def trips(game: str, worker: Worker, rounds: int) -> None:
    """Prints the figures of a game."""
    packer = Packer()
    sizes = [len(packer.pack(1, request)) for request in requests(game, "random")]
    print(f"{game}: {sizes[0]} bytes with the options, then {_figures(sizes[1:], 'bytes', 1)}")
    asked, answers, alone, polls = [], [], [], []
    for _ in range(rounds):
        for request in requests(game, "random"):
            begin = time.perf_counter()
            worker.request(request)
            asked.append(time.perf_counter() - begin)
            worker.wait(60)
            answers.append(time.perf_counter() - begin)
            begin = time.perf_counter()
            here(request)
            alone.append(time.perf_counter() - begin)
            begin = time.perf_counter()
            worker.poll()
            polls.append(time.perf_counter() - begin)
    print(f"  request to answer: {_figures(answers, 'ms', 1e3)}")
    print(f"  the same in this process: {_figures(alone, 'ms', 1e3)}")
    print(f"  request() returns: {_figures(asked, 'ms', 1e3)}")
    print(f"  poll() returns: {_figures(polls, 'us', 1e6)}")


def main() -> None:
    """Prints the figures of both games."""
    parser = argparse.ArgumentParser(prog="python -m tests.worker.trips")
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    begin = time.perf_counter()
    with Worker() as worker:
        started = time.perf_counter() - begin
        answered(worker, next(requests("tolerance", "random")))
        ready = time.perf_counter() - begin
        print(
            f"start() returns after {started * 1e3:.1f} ms, first answer after {ready * 1e3:.0f} ms"
        )
        for game in names():
            trips(game, worker, rounds)


if __name__ == "__main__":
    main()
