"""Whether a window keeps its pace while the opponents think: `python -m tests.worker.pace`.

A drawing loop on the hidden driver, 60 frames a second, cards over the whole table. It runs without
a worker, with one that computes, with one that is killed and restarted again and again, and, as a
counter-test, with a player in a thread of its own process. Each round has all of these phases, of
equal length, and each round begins with another one, so that none is always the first.

Other programs on the machine lengthen gaps at random. Three figures see past them: the median over
the rounds of the worst gap; the worst gap of the calmest round, for they cannot be in every round;
and the worst *own* gap, which is without the time for which the loop was ready to run and had no
core, as the system (Linux) tells it. What is left is the loop itself, and whatever in its own
process made it wait. Each has to keep to the goal.
"""

from __future__ import annotations

import argparse
import logging
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from threading import Thread
from typing import Any, Final, NamedTuple

from tolerance_game.worker import Answer, Limits, Worker

from .games import ENDLESS, ENOUGH, a_request
from .players import EXTRA, Ponderer

FRAMES_PER_SECOND: Final = 60
CARDS: Final = 60
SIZE: Final = (1920, 1080)
SMALL: Final = 3_000
"""A budget for an answer every few frames."""
GOAL: Final = 1.2
SCHEDULE: Final = Path("/proc/thread-self/schedstat")
"""Linux: nanoseconds with a core, nanoseconds ready without one, number of turns."""


class Gap(NamedTuple):
    """From one frame to the next."""

    seconds: float
    without_core: float
    """The part of it for which the loop was ready to run and had no core."""


@dataclass
class Phase:
    """What one way of running was like: the gaps between frames of each round, in seconds."""

    name: str
    rounds: list[list[Gap]] = field(default_factory=list)
    answers: int = 0
    deaths: int = 0

    @property
    def gaps(self) -> list[float]:
        """All gaps, the shortest first."""
        return sorted(gap.seconds for one in self.rounds for gap in one)

    @property
    def worst(self) -> list[float]:
        """The worst gap of each round."""
        return [max(gap.seconds for gap in one) for one in self.rounds]

    @property
    def worst_own(self) -> float:
        """The worst own gap of all rounds."""
        return max(gap.seconds - gap.without_core for one in self.rounds for gap in one)

    def line(self, quiet: Phase) -> str:
        """The figures, with the ratios to the quiet phase."""
        gaps = self.gaps
        share = gaps[int(len(gaps) * 0.99)]
        return (
            f"{self.name:>25}: median {median(gaps) * 1e3:5.2f} ms, p99 {share * 1e3:6.2f}, "
            f"worst {gaps[-1] * 1e3:6.2f} (x{gaps[-1] / quiet.gaps[-1]:.2f}); worst of a round, "
            f"median {median(self.worst) * 1e3:5.2f} (x{self.ratio(quiet):.3f}), "
            f"calmest {min(self.worst) * 1e3:5.2f} (x{self.calm_ratio(quiet):.3f}), "
            f"worst own {self.worst_own * 1e3:5.2f} (x{self.own_ratio(quiet):.3f}); "
            f"{len(gaps)} frames, {self.answers} answers, {self.deaths} deaths"
        )

    def ratio(self, quiet: Phase) -> float:
        """The worst gap of a round over that of the quiet phase, each by its median."""
        return median(self.worst) / median(quiet.worst)

    def calm_ratio(self, quiet: Phase) -> float:
        """The worst gap over that of the quiet phase, each in its calmest round."""
        return min(self.worst) / min(quiet.worst)

    def own_ratio(self, quiet: Phase) -> float:
        """The worst own gap over that of the quiet phase."""
        return self.worst_own / quiet.worst_own


def _seconds_without_core() -> float:
    """How long this thread was ready to run and had no core so far; 0 where nobody tells."""
    try:
        return int(SCHEDULE.read_text(encoding="ascii").split()[1]) / 1e9
    except (OSError, ValueError, IndexError):
        return 0.0


class Table:
    """A table full of cards that move, on the hidden driver."""

    def __init__(self) -> None:
        # Here and not above: the worker may load this file, and must not load pygame.
        import pygame

        pygame.display.init()
        self._screen = pygame.display.set_mode(SIZE)
        self._clock = pygame.time.Clock()
        rng = Random(1)
        self._cards = []
        for _ in range(CARDS):
            card = pygame.Surface((140, 200), pygame.SRCALPHA)
            card.fill((rng.randrange(256), rng.randrange(256), rng.randrange(256), 230))
            self._cards.append((card, rng.randrange(SIZE[0]), rng.randrange(SIZE[1])))
        self._number = 0

    def frame(self) -> None:
        """Draws a frame and waits for the next one to be due."""
        import pygame

        pygame.event.pump()
        self._number += 1
        self._screen.fill((20, 60, 30))
        for card, x, y in self._cards:
            self._screen.blit(card, ((x + 3 * self._number) % SIZE[0], y))
        pygame.display.flip()
        self._clock.tick(FRAMES_PER_SECOND)

    def gaps(self, frames: int, each: Callable[[], None]) -> list[Gap]:
        """The gaps between frames; something is done in each of them, as a scene would do it."""
        for _ in range(3):
            self.frame()
        found = []
        last, last_without = time.perf_counter(), _seconds_without_core()
        for _ in range(frames):
            each()
            self.frame()
            now, without = time.perf_counter(), _seconds_without_core()
            found.append(Gap(now - last, without - last_without))
            last, last_without = now, without
        return found

    @staticmethod
    def close() -> None:
        """No more window."""
        import pygame

        pygame.display.quit()


class Thinking:
    """The opponents think: one after the other, answers polled in each frame."""

    def __init__(self, worker: Worker, phase: Phase) -> None:
        self._worker = worker
        self._phase = phase
        self._requests = [a_request("ponderer", budget) for budget in (SMALL, 150_000)]
        self._number = 0

    def each(self) -> None:
        """What the scene does in a frame."""
        said = self._worker.poll()
        if said is not None:
            assert isinstance(said, Answer)
            self._phase.answers += 1
        if said is not None or not self._number:
            self._number += 1
            self._worker.request(self._requests[self._number % len(self._requests)])


class Dying(Thinking):
    """The same, and every few frames the process is killed, whatever it does, and comes back."""

    def __init__(self, worker: Worker, phase: Phase, every: int = 8) -> None:
        super().__init__(worker, phase)
        self._every = every
        self._frames = 0

    def each(self) -> None:
        """What the scene does in a frame, and sometimes a death."""
        super().each()
        self._frames += 1
        if self._frames % self._every == 0 and self._worker.pid:
            with suppress(ProcessLookupError):
                os.kill(self._worker.pid, signal.SIGKILL)
                self._phase.deaths += 1


class InThread:
    """What must not be done: a player in a thread of the window's own process."""

    def __init__(self) -> None:
        self._is_over = False
        self._request = a_request("ponderer", ENDLESS)
        self._thread = Thread(target=self._think, daemon=True)
        self._thread.start()

    def _think(self) -> None:
        request = self._request
        player: Any = Ponderer()
        player.decide(
            request.view,
            request.moves,
            Random(1),
            budget=request.budget,
            should_stop=lambda: self._is_over,
        )

    def close(self) -> None:
        """The thread ends."""
        self._is_over = True
        self._thread.join()


def _a_worker() -> Worker:
    """One that has already answered."""
    worker = Worker(limits=Limits(deaths=10**6), extra=EXTRA)
    worker.start()
    worker.request(a_request("thumb"))
    worker.wait(ENOUGH)
    return worker


class Measurement:
    """The phases, measured in turns; more rounds may be added at any time."""

    def __init__(self) -> None:
        self.quiet = Phase("no worker")
        self.computing = Phase("it computes")
        self.dying = Phase("it dies and is restarted")
        self.in_thread = Phase("a thread of the window")
        """What must not be done, to show that the measure would tell."""

    def add(self, rounds: int, frames: int) -> None:
        """More rounds, each phase for so many frames."""
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        table = Table()
        ways = (self._quietly, self._beside_a_worker, self._with_deaths, self._beside_a_thread)
        try:
            for number in range(rounds):
                first = number % len(ways)
                for way in (*ways[first:], *ways[:first]):
                    way(table, frames)
        finally:
            table.close()

    def _quietly(self, table: Table, frames: int) -> None:
        self.quiet.rounds.append(table.gaps(frames, lambda: None))

    def _beside_a_worker(self, table: Table, frames: int) -> None:
        with _a_worker() as worker:
            thinking = Thinking(worker, self.computing)
            self.computing.rounds.append(table.gaps(frames, thinking.each))

    def _with_deaths(self, table: Table, frames: int) -> None:
        with _a_worker() as worker:
            self.dying.rounds.append(table.gaps(frames, Dying(worker, self.dying).each))

    def _beside_a_thread(self, table: Table, frames: int) -> None:
        thread = InThread()
        try:
            self.in_thread.rounds.append(table.gaps(frames, lambda: None))
        finally:
            thread.close()

    @property
    def ratios(self) -> tuple[float, ...]:
        """How much longer the worst gap is when the worker computes or dies, by each figure."""
        return tuple(
            figure
            for phase in (self.computing, self.dying)
            for figure in (
                phase.ratio(self.quiet),
                phase.calm_ratio(self.quiet),
                phase.own_ratio(self.quiet),
            )
        )

    @property
    def own_ratio(self) -> float:
        """The largest ratio of the worst own gaps."""
        return max(phase.own_ratio(self.quiet) for phase in (self.computing, self.dying))

    def lines(self) -> Iterator[str]:
        """The figures."""
        for phase in (self.quiet, self.computing, self.dying, self.in_thread):
            yield phase.line(self.quiet)


def main() -> int:
    """Prints the figures; 0 when the goal is reached."""
    parser = argparse.ArgumentParser(prog="python -m tests.worker.pace")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--frames", type=int, default=120, help="of each phase of a round")
    args = parser.parse_args()
    logging.disable()
    measurement = Measurement()
    measurement.add(args.rounds, args.frames)
    for line in measurement.lines():
        print(line)
    reached = max(measurement.ratios) <= GOAL
    print(f"goal: at most x{GOAL}, " + ("reached" if reached else "missed"))
    return 0 if reached else 1


if __name__ == "__main__":
    raise SystemExit(main())
