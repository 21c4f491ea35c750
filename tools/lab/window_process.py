"""The game as a process of its own, with a window on a hidden screen where there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
MB: Final = 1 << 20
ROOT: Final = Path(__file__).resolve().parents[2]
BEGIN: Final = 20.0
SCREEN: Final = "3840x2160x24"


def cannot_measure() -> str:
    """Why processes cannot be looked at here; empty when they can."""
    return "" if (PROC / "self" / "statm").exists() else "processes are read as Linux lists them"


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """An environment with a virtual X screen; without the program for it, the hidden driver."""
    quiet = {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    quiet.pop("SDL_VIDEODRIVER", None)
    if shutil.which("Xvfb") is None:
        yield {**quiet, "SDL_VIDEODRIVER": "dummy"}
        return
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        assert server.stdout is not None
        yield {**quiet, "DISPLAY": ":" + server.stdout.readline().strip()}
    finally:
        server.terminate()
        server.wait(BEGIN)


@contextmanager
def child(environment: dict[str, str], *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """`python -m tools.lab.window_child` with these arguments, ended with the block."""
    command = [sys.executable, "-m", "tools.lab.window_child", *arguments]
    process = subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True,
        stdout=subprocess.PIPE, stdin=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        assert process.stdin is not None
        process.stdin.close()
        try:
            process.wait(BEGIN)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(BEGIN)


@contextmanager
def manager(environment: dict[str, str]) -> Iterator[None]:
    """A window manager on that screen: only with one can a window be put out of sight."""
    process = subprocess.Popen(
        ["openbox"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        end = time.monotonic() + BEGIN
        while "_NET_SUPPORTING_WM_CHECK" not in asked(environment, "xprop", "-root"):
            if time.monotonic() > end or process.poll() is not None:
                raise RuntimeError("openbox does not begin")
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(BEGIN)


def asked(environment: dict[str, str], *command: str) -> str:
    """What a tool says of that screen."""
    done = subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, timeout=BEGIN
    )
    return done.stdout


def driver_of(environment: dict[str, str]) -> str:
    """What shows the window, for the figures."""
    return "X without a card" if "DISPLAY" in environment else "the hidden driver"


def resident(pid: int) -> float:
    """The memory of a process in MB."""
    pages = (PROC / str(pid) / "statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE") / MB


def family(pid: int) -> list[int]:
    """A process and all that it started."""
    parents = {int(name): _stat(name) for name in os.listdir(PROC) if name.isdigit()}
    found = [pid]
    for one in found:
        found += [other for other, stat in parents.items() if stat and int(stat[1]) == one]
    return found


def processor_seconds(pids: list[int]) -> float:
    """What all their threads used of the processor so far; known to the nanosecond."""
    return sum(_seconds_of(task) for pid in pids for task in _tasks(pid))


def _tasks(pid: int) -> list[Path]:
    try:
        return list((PROC / str(pid) / "task").iterdir())
    except OSError:
        return []


def _seconds_of(task: Path) -> float:
    try:
        return int((task / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
    except OSError:
        return 0.0


def _stat(pid: str) -> list[str]:
    """The fields after the name, from the state on; empty when the process is gone."""
    try:
        stat = (PROC / pid / "stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return []
    return stat.rpartition(")")[2].split()


def idle_share(pid: int, seconds: float) -> float:
    """The share of one core that a process and its children use, in percent."""
    pids = family(pid)
    before, began = processor_seconds(pids), time.monotonic()
    time.sleep(seconds)
    return 100 * (processor_seconds(pids) - before) / (time.monotonic() - began)
