"""What a process holds just now, as Linux tells it: memory, handles, threads, processes."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

PROC: Final = Path("/proc")
_MB: Final = 1 << 20


class Holdings(NamedTuple):
    """What must not become more and more."""

    handles: int
    threads: int
    children: int
    """Processes that were started and are not yet buried."""


def missing() -> str:
    """Why nothing can be counted; empty when it can."""
    if not (PROC / "self" / "fd").exists():
        return "handles and processes are counted as Linux lists them"
    return ""


def holdings() -> Holdings:
    """What this process holds."""
    return Holdings(
        handles=len(os.listdir(PROC / "self" / "fd")),
        threads=len(os.listdir(PROC / "self" / "task")),
        children=sum(_parent(name) == os.getpid() for name in os.listdir(PROC) if name.isdigit()),
    )


def _parent(pid: str) -> int:
    try:
        stat = (PROC / pid / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return 0
    # The name of a program may hold anything, brackets too.
    return int(stat.rpartition(")")[2].split()[1])


def resident(pid: int) -> float:
    """The memory of a process, in MB; 0 when it is gone."""
    try:
        pages = (PROC / str(pid) / "statm").read_text(encoding="ascii").split()[1]
    except (OSError, IndexError):
        return 0.0
    return int(pages) * os.sysconf("SC_PAGESIZE") / _MB
