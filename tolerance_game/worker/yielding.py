"""Gives the window priority over the process of the opponents on a shared core."""

from __future__ import annotations

import os
import struct
import sys
from contextlib import suppress
from typing import Final

STEP_BACK: Final = 5
"""With this niceness the window gets three times as much of a shared core."""

TURN: Final = 10_000_000
"""The time slice that the process asks for, in nanoseconds. The default is at most 3 ms; with much
more, Linux would let it catch up on many missed slices at once.
"""

_SCHED_SETATTR: Final = {"x86_64": 314, "aarch64": 274, "riscv64": 274}
"""The numbers of this system call, for which Python has no name."""
_ATTRIBUTES: Final = struct.Struct("=IIQiIQQQ")
"""Size, policy, flags, niceness, priority, runtime, deadline, period."""


def step_back(pid: int) -> None:
    """Lowers the priority of a process below that of the window, where the system allows it."""
    if not hasattr(os, "setpriority"):
        return
    with suppress(OSError):
        nice = min(os.getpriority(os.PRIO_PROCESS, 0) + STEP_BACK, 19)
        os.setpriority(os.PRIO_PROCESS, pid, nice)
        if sys.platform == "linux" and os.sched_getscheduler(pid) == os.SCHED_OTHER:
            _take_long_turns(pid, nice)


def _take_long_turns(pid: int, nice: int) -> None:
    """Linux, from 6.12 on: a process with a short turn need not wait for the end of a long one.

    Niceness alone does not help a window that has just woken: since 6.6 a turn that has begun is
    finished however nice its owner is, and the frame comes so much later. Nothing is lost by long
    turns: how much the process gets depends on its niceness as before. An older system does not
    listen to this.
    """
    number = _SCHED_SETATTR.get(os.uname().machine)
    # Another Python than one of 64 bits calls the same system by other numbers.
    if number is None or sys.maxsize < 2**32:
        return
    # Imported late: it is needed here only, and never in the process itself.
    import ctypes

    values = _ATTRIBUTES.pack(_ATTRIBUTES.size, os.SCHED_OTHER, 0, nice, 0, TURN, 0, 0)
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).syscall(number, pid, values, 0)
