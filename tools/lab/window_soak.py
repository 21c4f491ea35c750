"""A long time at the window with hands that do anything: nothing fails, and nothing is left behind.

Memory, handles, threads and processes are looked at in moments that are alike: at the title, in the
same size, with no picture kept. What is there once all has been seen must not become more.
"""

from __future__ import annotations

import gc
import os
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Final, NamedTuple

from tolerance_game.ui.kit.cache import CACHE

from .window_desk import WindowDesk, hide
from .window_hands import Hands
from .window_process import PROC, family, resident

WARM: Final = 0.4
"""The share of a run after which everything that is kept permanently has been loaded."""
LOOKS: Final = 15
MORE: Final = 1.05
SIZE: Final = (1280, 720)
SETTLING: Final = 5.0
JOURNALS: Final = 6
"""So many games are left on the disk; a real disk grows, and nothing here does."""


class Held(NamedTuple):
    """What the process holds in a moment of rest."""

    memory: float
    handles: int
    threads: int
    processes: int


class Soaked(NamedTuple):
    """What a run was like."""

    seed: int
    turns: int
    held: list[Held]
    done: Counter[str]
    seen: Counter[str]

    @property
    def faults(self) -> list[str]:
        """What became more and more."""
        first = self.held[int(len(self.held) * WARM) :]
        third = max(1, len(first) // 3)
        faults = []
        for name in Held._fields:
            before = median(getattr(one, name) for one in first[:third])
            after = median(getattr(one, name) for one in first[-third:])
            most = before * MORE if name == "memory" else before
            if after > most:
                faults.append(f"{name}: {before:g} once warm, {after:g} at the end")
        return faults

    def lines(self) -> list[str]:
        """What was done and seen, and how much was held."""
        return [
            f"seed {self.seed}, {self.turns} turns",
            "scenes: " + ", ".join(f"{name} {number}" for name, number in self.seen.most_common()),
            "done: " + ", ".join(f"{name} {number}" for name, number in self.done.most_common()),
            "memory: " + " ".join(f"{one.memory:.0f}" for one in self.held),
            *self.faults,
        ]


def soak_window(
    folder: Path,
    seconds: float,
    seed: int,
    each: Callable[[], None] = lambda: None,
    limit: int | None = None,
) -> Soaked:
    """A run of so many seconds, or of so many turns where a limit is given.

    `each` is called in every turn, for what must be found.
    """
    hide()
    held: list[Held] = []
    with WindowDesk(folder, SIZE, pace="fast") as desk:
        hands = Hands(desk, Random(seed))
        began, turns = time.monotonic(), 0
        while (share := turns / limit if limit else (time.monotonic() - began) / seconds) < 1:
            hands.turn()
            each()
            turns += 1
            if share * LOOKS > len(held):
                held.append(_look(desk, folder))
                # By turns, so that soon both games have loaded all they keep.
                (hands.sit_down if len(held) % 2 else hands.sit_down_at_the_track)()
    return Soaked(seed, turns, held, hands.done, hands.seen)


def _look(desk: WindowDesk, folder: Path) -> Held:
    """A moment that is like all others of its kind."""
    desk.program.title()
    desk.resize(SIZE)
    for path, value in (("language", "en"), ("look.theme", "woodcut")):
        desk.context.change(path, value)
    end = time.monotonic() + SETTLING
    while time.monotonic() < end and _journals_open(folder):
        desk.frames()
        time.sleep(0.002)
    desk.frames(30)
    CACHE.clear()
    desk.stage.draw(desk.window.surface)
    gc.collect()
    desk.window.rest()
    _tidy(folder)
    pid = os.getpid()
    return Held(
        resident(pid),
        sum(not _is_face(name) for name in _open_files()),
        len(os.listdir(PROC / "self" / "task")),
        len(family(pid)),
    )


def _journals_open(folder: Path) -> bool:
    """Whether a game that was left is still being put away."""
    return any(name.startswith(str(folder)) and ".journal" in name for name in _open_files())


def _open_files() -> list[str]:
    found = []
    for link in (PROC / "self" / "fd").iterdir():
        with suppress(OSError):
            found.append(os.readlink(link))
    return found


def _is_face(name: str) -> bool:
    """Faces stay open, a limited number of them; how many depends on what was seen last."""
    return Path(name).parent.name == "fonts"


def _tidy(folder: Path) -> None:
    """Throws the oldest games away."""
    files = [path for kind in ("*.journal", "*.save") for path in folder.rglob(kind)]
    files.sort(key=lambda path: path.stat().st_mtime)
    for path in files[:-JOURNALS]:
        path.unlink(missing_ok=True)
