"""The newest request counts: what is stale or cancelled never comes, and is stopped soon."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from random import Random
from threading import Event

import pytest

from tests.tiers import TIMES
from tolerance_game.core.errors import Reason
from tolerance_game.worker import Answer, Limits, Worker

from .games import ENDLESS, ENOUGH, a_request, answered, answers, decision_of, failed, here, until
from .players import EXTRA

STORM = 300 * TIMES


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A worker that has answered once."""
    with Worker(extra=EXTRA) as worker:
        answered(worker, a_request("thumb"))
        yield worker


def test_a_player_that_listens_stops_and_its_process_stays(worker: Worker) -> None:
    pid = worker.pid
    for _ in range(5):
        worker.request(a_request("ponderer", ENDLESS))
        time.sleep(0.02)
        assert worker.poll() is None
        answers(worker)
    assert worker.pid == pid


def test_a_player_that_does_not_listen_is_replaced(worker: Worker) -> None:
    pid = worker.pid
    worker.request(a_request("deaf", ENDLESS))
    time.sleep(0.02)
    answers(worker)
    assert worker.pid != pid


@pytest.mark.parametrize("player", ["ponderer", "deaf", "sleeper"])
def test_a_cancelled_request_is_not_answered(worker: Worker, player: str) -> None:
    pid = worker.pid
    worker.request(a_request(player, ENDLESS))
    time.sleep(0.02)
    worker.cancel()
    assert worker.wait(ENOUGH) is None
    if player != "ponderer":
        until(lambda: worker.pid not in (0, pid), "it was not replaced")
    answers(worker)


def test_an_answer_that_is_already_there_does_not_come_after_a_cancel(worker: Worker) -> None:
    there = Event()
    worker._on_answer = there.set
    worker.request(a_request("thumb"))
    assert there.wait(ENOUGH)
    worker.cancel()
    assert worker.poll() is None
    there.clear()
    worker.request(a_request("thumb"))
    assert there.wait(ENOUGH)
    number = worker.request(a_request("grab"))
    said = worker.wait(ENOUGH)
    assert isinstance(said, Answer)
    assert said.number == number


def test_an_answer_comes_once(worker: Worker) -> None:
    answered(worker, a_request("thumb"))
    assert worker.poll() is None
    assert worker.wait(ENOUGH) is None


def test_a_player_that_asks_whether_to_stop_hears_no_before_it_is_wanted(worker: Worker) -> None:
    # 400,000 turns ask 400 times; stopped early, another number would come out.
    request = a_request("ponderer", 400_000)
    for _ in range(3):
        worker.request(a_request("ponderer", ENDLESS))
        said = answered(worker, request)
        assert decision_of(said) == here(request)


def test_a_storm_of_requests_and_cancels_gets_the_right_answers(worker: Worker) -> None:
    rng = Random(STORM)
    calm = [a_request("ponderer", budget, number) for budget in (0, 2_000) for number in range(4)]
    expected = [here(request) for request in calm]
    got = 0
    for _ in range(STORM):
        which = rng.randrange(len(calm))
        number = worker.request(calm[which])
        what = rng.random()
        if what < 0.2:
            worker.cancel()
        elif what < 0.4:
            time.sleep(rng.random() / 200)
            said = worker.poll()
            assert said is None or said.number == number
        elif what < 0.7:
            said = worker.wait(ENOUGH)
            assert isinstance(said, Answer)
            assert said.number == number
            assert decision_of(said) == expected[which]
            got += 1
    assert got > STORM // 5


def test_a_player_that_hangs_is_given_up_and_replaced() -> None:
    with Worker(limits=Limits(deciding=0.2), extra=EXTRA) as worker:
        until(lambda: worker.pid, "no process came")
        pid = worker.pid
        said = failed(worker, a_request("sleeper"))
        assert said.reason == Reason("worker.too_long", {"text": "sleeper"})
        until(lambda: worker.pid not in (0, pid), "it was not replaced")


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stopped processes are of POSIX systems")
def test_a_process_that_stands_still_is_replaced(worker: Worker) -> None:
    for _ in range(2):
        pid = worker.pid
        os.kill(pid, signal.SIGSTOP)
        worker.request(a_request("thumb"))
        time.sleep(0.02)
        answers(worker)
        assert worker.pid != pid


def test_requests_wait_for_the_process_to_start() -> None:
    worker = Worker()
    try:
        request = a_request("thumb")
        worker.request(request)
        worker.start()
        worker.start()
        assert worker.poll() is None
        said = worker.wait(ENOUGH)
        assert isinstance(said, Answer)
        assert said.move == here(request).move
    finally:
        worker.close()


def test_closing_waits_for_no_player() -> None:
    Worker().close()
    for player in ("thumb", "ponderer", "deaf", "sleeper"):
        worker = Worker(extra=EXTRA)
        worker.start()
        if player != "thumb":
            answered(worker, a_request("thumb"))
        pid = worker.pid
        worker.request(a_request(player, ENDLESS))
        time.sleep(0.02 if player != "thumb" else 0)
        # None of these ends by itself.
        worker.close()
        assert worker.pid == 0
        if pid:
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)
        worker.close()
        worker.cancel()
        assert worker.poll() is None
        assert worker.wait(ENOUGH) is None
        with pytest.raises(RuntimeError):
            worker.request(a_request("thumb"))


def test_a_listener_that_fails_does_no_harm(caplog: pytest.LogCaptureFixture) -> None:
    def stumble() -> None:
        raise ValueError("the listener")

    with Worker(on_answer=stumble) as worker:
        answers(worker)
        answers(worker)
    assert "the listener" in caplog.text
