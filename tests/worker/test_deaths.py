"""The process dies, at any moment: no decision is lost or changed, and no one waits for ever."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event, Thread

import pytest

from tests.tiers import TIMES
from tolerance_game.core.errors import Reason
from tolerance_game.core.player import Decision
from tolerance_game.worker import Answer, Failure, Limits, Request, Worker, supervisor
from tolerance_game.worker.process import WorkerProcess

from .games import (
    ENOUGH,
    a_request,
    answered,
    answers,
    decision_of,
    decisions,
    failed,
    here,
    requests,
    until,
)
from .players import EXTRA

pytestmark = [
    pytest.mark.torture,
    pytest.mark.skipif(
        not hasattr(signal, "SIGKILL"), reason="kill -9 is a matter of POSIX systems"
    ),
]

KILLS = 24 * TIMES
RESTARTS = 50 * TIMES
PATIENT = Limits(deaths=10**6)
"""For tests that kill more often than any accident would."""


def kill(worker: Worker) -> None:
    """Kills the process, if there is one just now."""
    if worker.pid:
        with suppress(ProcessLookupError):
            os.kill(worker.pid, signal.SIGKILL)


def another(worker: Worker, pid: int) -> None:
    """Waits for another process than the one of this id."""
    until(lambda: worker.pid not in (0, pid), "no other process came")


def test_killed_while_idle_it_is_there_for_the_next_request() -> None:
    with Worker(extra=EXTRA) as worker:
        answered(worker, a_request("thumb"))
        pid = worker.pid
        kill(worker)
        # It comes back without a request, too.
        another(worker, pid)
        answers(worker)


def test_killed_while_computing_it_begins_again_with_the_same_result() -> None:
    request = a_request("ponderer", budget=400_000)
    expected = here(request)
    with Worker(extra=EXTRA) as worker:
        answered(worker, a_request("thumb"))
        pid = worker.pid
        worker.request(request)
        time.sleep(0.01)
        kill(worker)
        said = worker.wait(ENOUGH)
        assert isinstance(said, Answer)
        assert decision_of(said) == expected
        assert worker.pid != pid


def test_a_process_that_keeps_dying_while_idle_rests_until_it_is_wanted() -> None:
    request = a_request("ponderer", budget=200_000)
    with Worker(limits=Limits(deaths=2), extra=EXTRA) as worker:
        answered(worker, a_request("thumb"))
        pid = worker.pid
        worker.request(request)
        time.sleep(0.01)
        kill(worker)
        another(worker, pid)
        said = worker.wait(ENOUGH)
        assert isinstance(said, Answer)
        # The reply made up for the death before it: now two more are needed.
        pid = worker.pid
        kill(worker)
        another(worker, pid)
        kill(worker)
        until(lambda: worker.pid == 0, "it does not rest")
        time.sleep(0.1)
        assert worker.pid == 0
        answers(worker)


def test_killed_while_starting_it_starts_again() -> None:
    request = a_request("thumb")
    with Worker(limits=PATIENT) as worker:
        pids = set()
        for _ in range(3):
            until(lambda: worker.pid, "no process came")
            pid = worker.pid
            worker.request(request)
            kill(worker)
            another(worker, pid)
            pids.add(pid)
        assert len(pids) == 3
        said = worker.wait(ENOUGH)
        assert isinstance(said, Answer)
        assert said.move == here(request).move


@pytest.mark.parametrize("player", ["mortal", "torn", "babbler"])
def test_a_request_that_kills_is_given_up_and_the_game_goes_on(player: str) -> None:
    with Worker(extra=EXTRA) as worker:
        died = Reason("worker.died", {"number": 3})
        assert failed(worker, a_request(player)).reason == died
        # The simplest player may decide here instead; the next request finds a process again.
        simple = a_request("random")
        assert here(simple).move in simple.moves
        answers(worker)


def test_a_process_that_cannot_start_is_given_up_until_the_next_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun = []

    def no_more_processes(_extra: object) -> WorkerProcess:
        begun.append(time.monotonic())
        raise BlockingIOError(11, "no more processes")

    monkeypatch.setattr(supervisor, "WorkerProcess", no_more_processes)
    with Worker() as worker:
        until(lambda: len(begun) == 3, "it does not try three times")
        for requests_made in (1, 2):
            # It does not try on its own for ever.
            time.sleep(3 * supervisor.RETRY_SECONDS)
            assert len(begun) == 3 * requests_made
            said = failed(worker, a_request("thumb"))
            assert said.reason.id == "worker.died"
            assert "no more processes" in said.details
        monkeypatch.setattr(supervisor, "WorkerProcess", WorkerProcess)
        answers(worker)


def test_a_process_that_never_gets_ready_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent(WorkerProcess):
        """A life whose first words are not heard."""

        def rest(self) -> None:
            """Does not become ready."""

    with Worker(limits=Limits(starting=0.2)) as worker:
        monkeypatch.setattr(supervisor, "WorkerProcess", Silent)
        answered_or_not = worker.request(a_request("thumb"))
        said = worker.wait(ENOUGH)
        if isinstance(said, Answer):
            # The first process was quicker than the patch.
            kill(worker)
            answered_or_not = worker.request(a_request("thumb"))
            said = worker.wait(ENOUGH)
        assert isinstance(said, Failure)
        assert said.number == answered_or_not
        assert said.reason.id == "worker.died"
        assert "in time" in said.details


class Reaper(Thread):
    """Kills the process again and again, at random moments."""

    def __init__(self, worker: Worker, kills: int, seed: int) -> None:
        super().__init__(daemon=True)
        self._worker = worker
        self._kills = kills
        self._rng = Random(seed)
        self.is_over = Event()
        self.stages: dict[str, int] = {"starting": 0, "computing": 0, "idle": 0}
        """How often the process was killed at which stage."""

    def run(self) -> None:
        """Kills until it has killed often enough."""
        for number in range(self._kills):
            until(lambda: self._worker.pid, "no process came")
            pid = self._worker.pid
            self._wait(number)
            life = self._worker._supervisor._process
            if life is not None:
                stage = "computing" if life.computing else "idle" if life.is_ready else "starting"
                self.stages[stage] += 1
            kill(self._worker)
            another(self._worker, pid)
        self.is_over.set()

    def _wait(self, number: int) -> None:
        """Every third time for any moment of its start, else for one of the game under way."""
        if number % 3 == 0:
            time.sleep(0.15 * self._rng.random())
            return
        until(self._computes, "nothing is computed any more")
        # While it computes, about when it sends the answer, or some decisions later: if it were
        # always soon, no decision would ever be made.
        time.sleep(self._rng.choice((0.003, 0.03, 0.3)) * self._rng.random())

    def _computes(self) -> bool:
        life = self._worker._supervisor._process
        return life is not None and life.computing > 0


def test_deaths_at_random_moments_change_no_decision() -> None:
    budget = 8_000
    played = 0
    with Worker(limits=PATIENT, extra=EXTRA) as worker:
        reaper = Reaper(worker, KILLS, seed=KILLS)

        def ask(request: Request) -> Decision:
            return decision_of(answered(worker, request))

        reaper.start()
        while not reaper.is_over.is_set():
            for game in ("tolerance", "schisma"):
                there = decisions(game, played, "ponderer", ask, budget)
                assert there == decisions(game, played, "ponderer", here, budget), (game, played)
            played += 1
    print(f"{KILLS} kills during {2 * played} games: {reaper.stages}")
    assert reaper.stages["computing"] > KILLS // 8
    assert sum(reaper.stages.values()) >= KILLS


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts handles as Linux lists them")
def test_restarts_leave_no_handles_behind() -> None:
    def handles() -> int:
        return len(os.listdir("/proc/self/fd"))

    request = next(requests("tolerance", "thumb"))
    before_all = handles()
    with Worker(limits=PATIENT) as worker:
        answered(worker, request)
        before = handles()
        for number in range(RESTARTS):
            if number % 5 == 0:
                answered(worker, request)
            pid = worker.pid
            kill(worker)
            another(worker, pid)
        answered(worker, request)
        assert handles() == before
    # What may stay is the pipe to multiprocessing's own tracker, once for the whole program.
    assert handles() <= before_all + 1
