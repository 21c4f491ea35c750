"""`lab bench --package FOLDER`: how soon the packaged program is there, and what memory it takes.

It is started as people start it, again and again, on a virtual X screen where there is one; its
first start, which reads what is not yet in memory, does not count. Its memory is that at a table of
four in a window of 1920 x 1080, where one's turn has come. To get there takes `xdotool`.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session import Home, Session
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.disk.folders import find_folders
from tolerance_game.storage.settings.settings_file import read_settings
from tolerance_game.ui.kit.spots_file import ENVIRONMENT as SPOTS
from tools.package.smoke import program_in

from .window_figure import Figure
from .window_memory import GOAL as MEMORY_GOAL
from .window_process import (
    BEGIN,
    PROC,
    asked,
    driver_of,
    family,
    processor_seconds,
    resident,
    screen,
)
from .window_start import GOAL as START_GOAL

SIZE: Final = (1920, 1080)
SETTINGS: Final = """\
language: en
names: [Anna]
pace: {first_games: false}
play: {first_card: false}
"""
LARGE: Final = f"window: {{width: {SIZE[0]}, height: {SIZE[1]}}}\n"
LOOK: Final = 0.0005
"""Seconds from one look for the first frame to the next."""
SETTLED: Final = 3.0
"""Seconds after which the program has tidied up."""


class _Start:
    """The program as it was started: when its first frame was there, and what that took."""

    def __init__(self, process: subprocess.Popen[bytes], spots: Path, began: float) -> None:
        self.pid, self._process, self._spots = process.pid, process, spots
        self._wait(spots.exists, LOOK)
        self.seconds = time.perf_counter() - began
        self.processor = processor_seconds([self.pid])

    def until(self, true: Callable[[dict[str, Any]], Any], seconds: float = BEGIN) -> None:
        """Waits until a frame is so. Raises RuntimeError if none comes."""
        self._wait(lambda: true(json.loads(self._spots.read_text(encoding="utf-8"))), 0.02, seconds)

    def _wait(self, true: Callable[[], Any], glance: float, seconds: float = BEGIN) -> None:
        end = time.monotonic() + seconds
        while not true():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"it does not come so far; it ended with {self._process.poll()}")
            time.sleep(glance)


@contextmanager
def _started(program: Path, home: Path, environment: dict[str, str]) -> Iterator[_Start]:
    """The program in its window; it ends with the block."""
    with TemporaryDirectory() as folder:
        spots = Path(folder) / "spots.json"
        began = time.perf_counter()
        process = subprocess.Popen(
            [program, "--data-dir", home], env={**environment, SPOTS: str(spots)}
        )
        try:
            yield _Start(process, spots, began)
        finally:
            process.terminate()
            process.wait(BEGIN)


def _home(folder: Path, *, game: bool = False) -> Path:
    """A folder of somebody who has played before; there may be a game to go on with."""
    folder.mkdir()
    settings = SETTINGS + LARGE if game else SETTINGS
    (folder / "settings.yaml").write_text(settings, encoding="utf-8")
    if game:
        home = Home(find_folders(folder), load_catalogue(), read_settings(folder, False))
        values = {"players": 4, "roles": "unique"}
        table = lay_table("tolerance", values, ("thumb",), 7, home.catalogue)
        others = (Opponent("thumb", name) for name in ("Tomas", "Beatrice", "Konrad"))
        Session.begin(home, table, (Person("Anna"), *others)).settled()
        home.close()
    return folder


def bench_start(program: Path, rounds: int) -> list[Figure]:
    """From the start of the process to the first frame, and what the processor did till then."""
    with screen() as environment, TemporaryDirectory() as folder:
        home = _home(Path(folder) / "home")
        seconds, processor = [], []
        for number in range(rounds + 1):
            with _started(program, home, environment) as start:
                if number:
                    seconds.append(start.seconds)
                    processor.append(start.processor)
    how = f"{driver_of(environment)}, median of {rounds}, "
    return [
        Figure("start", "start to first frame, packaged", median(seconds), START_GOAL, "s",
               f"{how}{min(seconds):.2f} to {max(seconds):.2f}"),
        Figure("start", "of this on the processor", median(processor), None, "s",
               f"{how}{min(processor):.2f} to {max(processor):.2f}"),
    ]  # fmt: skip


def bench_memory(program: Path, _rounds: int) -> list[Figure]:
    """What the process of the game and that of the opponents take at the table."""
    where = f"at the table, {SIZE[0]} x {SIZE[1]}, packaged"
    if shutil.which("xdotool") is None:
        how = "not measured: xdotool cannot be found"
        return [Figure("memory", where, 0.0, None, "MB", how)]
    with screen() as environment, TemporaryDirectory() as folder:
        home = _home(Path(folder) / "home", game=True)
        with _started(program, home, environment) as start:
            start.until(lambda seen: any(spot[0] == "title/continue" for spot in seen["spots"]))
            asked(environment, "xdotool", "key", "Return")
            start.until(lambda seen: seen["scene"] == "table" and seen.get("turn"), 10 * BEGIN)
            time.sleep(SETTLED)
            held = {pid: _is_worker(pid) for pid in family(start.pid)[1:]}
            (worker,) = (pid for pid, is_worker in held.items() if is_worker)
            how = f"{driver_of(environment)}, once"
            return [
                Figure("memory", f"of the game {where}", resident(start.pid), MEMORY_GOAL, "MB",
                       f"{how}; {_alone(start.pid):.0f} of it its own"),
                Figure("memory", f"of the opponents {where}", resident(worker), None, "MB",
                       f"{how}; {_alone(worker):.0f} of it its own"),
            ]  # fmt: skip


def _is_worker(pid: int) -> bool:
    """Whether a process is that of the opponents: `multiprocessing` has one more, to keep order."""
    return b"--multiprocessing-fork" in (PROC / str(pid) / "cmdline").read_bytes()


def _alone(pid: int) -> float:
    """What of a process's memory no other process shares, in MB."""
    lines = (PROC / str(pid) / "smaps_rollup").read_text(encoding="ascii").splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private_")) / 1024


ROWS: Final[dict[str, Callable[[Path, int], list[Figure]]]] = {
    "start": bench_start,
    "memory": bench_memory,
}


def rows_of(folder: Path) -> Mapping[str, Callable[[int], list[Figure]]]:
    """The rows for the program in a folder."""
    program = program_in(folder.resolve())
    return {name: partial(measure, program) for name, measure in ROWS.items()}
