"""Lets the window go first where it and the process of the opponents want the same core."""

from __future__ import annotations

import os
import struct
import sys
from contextlib import suppress
from typing import Final

STEP_BACK: Final = 5
"""Where both want the same core for long, the window gets three times as much of it."""

TURN: Final = 10_000_000
"""Nanoseconds that the process asks for at a time. Others have 3 ms at the most unless they ask;
with much more, Linux would let it catch up on many turns that it missed, at one time.
"""

_SCHED_SETATTR: Final = {"x86_64": 314, "aarch64": 274, "riscv64": 274}
"""The numbers of this system call, for which Python has no name."""
_ATTRIBUTES: Final = struct.Struct("=IIQiIQQQ")
"""Size, policy, flags, niceness, priority, runtime, deadline, period."""


def step_back(pid: int) -> None:
    """Makes a process wait for the window, from its start on; as far as the system can do that."""
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
