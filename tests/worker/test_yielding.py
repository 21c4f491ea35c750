"""The process of the opponents lets the window go first, as far as the system can do that."""

from __future__ import annotations

import ctypes
import os
import sys

import pytest

from tolerance_game.worker import Worker
from tolerance_game.worker import yielding as module
from tolerance_game.worker.yielding import STEP_BACK, TURN, step_back

from .games import a_request, answered

SCHED_GETATTR = {"x86_64": 315, "aarch64": 275, "riscv64": 275}

pytestmark = pytest.mark.skipif(
    not hasattr(os, "getpriority"), reason="niceness is a matter of POSIX systems"
)


def turn_of(pid: int) -> int:
    """The nanoseconds that a process asks for at a time; 0 when it asks for none."""
    space = ctypes.create_string_buffer(module._ATTRIBUTES.size)
    number = SCHED_GETATTR[os.uname().machine]
    code = ctypes.CDLL(None).syscall(number, pid, space, module._ATTRIBUTES.size, 0)
    assert code == 0
    return int(module._ATTRIBUTES.unpack(space.raw)[5])


def listens() -> bool:
    """Whether this Linux lets processes say how long their turns should be."""
    if sys.platform != "linux" or os.uname().machine not in SCHED_GETATTR:
        return False
    number = [int(part) for part in os.uname().release.split("-")[0].split(".")[:2]]
    return number >= [6, 12]


def test_it_is_nicer_than_the_window_whichever_life_it_is() -> None:
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    with Worker() as worker:
        answered(worker, a_request("thumb"))
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(mine + STEP_BACK, 19)
        assert os.getpriority(os.PRIO_PROCESS, 0) == mine


@pytest.mark.skipif(not listens(), reason="Linux listens to this from 6.12 on")
def test_it_asks_for_long_turns_and_the_window_does_not() -> None:
    before = turn_of(0)
    with Worker() as worker:
        answered(worker, a_request("thumb"))
        assert turn_of(worker.pid) == TURN > before
        assert turn_of(0) == before


def test_a_process_that_is_gone_is_no_error() -> None:
    step_back(2**22 + 1)


def test_another_kind_of_machine_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_SCHED_SETATTR", {})
    with Worker() as worker:
        answered(worker, a_request("thumb"))
