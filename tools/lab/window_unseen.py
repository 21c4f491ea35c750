"""How little the game does while its window is minimised, or on another desktop."""

from __future__ import annotations

import shutil
import time
from collections.abc import Callable
from statistics import median
from typing import Final

from .window_figure import Figure
from .window_memory import IDLE_GOAL, SETTLING
from .window_process import BEGIN, asked, child, driver_of, idle_share, manager, screen

SECONDS: Final = 20.0
TOOLS: Final = ("Xvfb", "openbox", "wmctrl", "xdotool", "xprop")
Screen = dict[str, str]


def bench_unseen(rounds: int) -> list[Figure]:
    """The share of a core at the table while it is hidden, opponents' process included."""
    lacking = [name for name in TOOLS if shutil.which(name) is None]
    if lacking:
        how = f"not measured: {', '.join(lacking)} cannot be found"
        return [Figure("unseen", "out of sight", 0.0, None, "% of a core", how)]
    figures = []
    with screen() as environment, manager(environment):
        for what, hides in (("minimised", _minimise), ("on another desktop", _leave)):
            shares = [_share(environment, hides) for _ in range(rounds)]
            how = (
                f"{driver_of(environment)}, median of {rounds} times {SECONDS:g} s, "
                f"worst {max(shares):.2f}"
            )
            figures.append(Figure("unseen", what, median(shares), IDLE_GOAL, "% of a core", how))
    return figures


def _share(environment: Screen, hides: Callable[[Screen, str], object]) -> float:
    with child(environment, "idle") as process:
        assert process.stdout is not None
        process.stdout.readline()
        window = _window_of(environment, process.pid)
        hides(environment, window)
        try:
            _until(lambda: "Iconic" in asked(environment, "xprop", "-id", window, "WM_STATE"))
            idle_share(process.pid, SETTLING)
            return idle_share(process.pid, SECONDS)
        finally:
            asked(environment, "wmctrl", "-s", "0")


def _minimise(environment: Screen, window: str) -> None:
    asked(environment, "xdotool", "windowminimize", window)


def _leave(environment: Screen, _window: str) -> None:
    asked(environment, "wmctrl", "-n", "2")
    asked(environment, "wmctrl", "-s", "1")


def _window_of(environment: Screen, pid: int) -> str:
    def found() -> str:
        lines = asked(environment, "wmctrl", "-lp").splitlines()
        return next((line.split()[0] for line in lines if line.split()[2] == str(pid)), "")

    _until(found)
    return found()


def _until(true: Callable[[], object]) -> None:
    end = time.monotonic() + BEGIN
    while not true():
        if time.monotonic() > end:
            raise RuntimeError("the window does not do as it is told")
        time.sleep(0.05)
