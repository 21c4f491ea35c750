"""kill -9 while every sync takes long: what was told or shown, of anybody's moves, is found again.

The real program runs, in the terminal or in a window that nobody sees. Whoever plays types or
clicks at random. After the kill its journal is read as *Continue* reads it, and what the program
had told or shown by then must be in it, word for word and event for event.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, Final

from tolerance_game.match.match import Match, Table
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.saves.journal import SUFFIX
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.terminal import Narrator

from .report import Report
from .sharing import Clock
from .slow_program import digest

ROOT: Final = Path(__file__).parents[2]
CHAIN: Final = 5
"""Lives in one folder, one after the other; so many kills are made at least."""
TOGETHER: Final = 4
"""So many chains at the same time."""
FURTHEST: Final = 40
"""So many events are told at most after the first before the kill."""
LATEST: Final = 12.0
"""Seconds for them, on however busy a machine."""
PATIENCE: Final = 120.0
WAYS: Final = ("terminal", "window")
PROGRAM: Final = "tests.torture.slow_program"
SETTINGS: Final = "language: en\npace:\n  animation: none\n"
EVENT: Final = re.compile(r"^(?! {5}).*\((?:[TS]\d[\d.]*(?:, )?)+\)$")
"""How a line ends that tells an event: with its paragraph. Choices are set further in, and those
that are forbidden name a paragraph too."""
PERSON: Final = 0


def told(
    cycles: int,
    ways: Sequence[str] = WAYS,
    sync: float = 0.15,
    seed: int = 0,
    only: int | None = None,
    *,
    hasty: bool = False,
) -> Report:
    """So many kills of each way to play; or the chain that the kill of this number belongs to.

    `hasty` shows everything at once, which must be found.
    """
    whole = Report(f"kills with a sync of {sync * 1000:.0f} ms")
    firsts = range(0, cycles, CHAIN) if only is None else [only - only % CHAIN]
    chains = [(way, range(first, first + CHAIN)) for first in firsts for way in ways]

    def killed(chain: tuple[str, range]) -> Report:
        way, numbers = chain
        return kill_part(way, sync, seed, numbers, hasty=hasty)

    clock = Clock(len(chains) * CHAIN)
    # They wait for disks nearly all the time, so they may as well do it together.
    with ThreadPoolExecutor(TOGETHER) as pool:
        for report in pool.map(killed, chains):
            whole.add(report)
            clock.tell(whole)
    whole.seconds = clock.seconds()
    return whole


def kill_part(way: str, sync: float, seed: int, numbers: range, *, hasty: bool = False) -> Report:
    """A chain of lives. The folder stays where it is when a promise was broken."""
    report = Report("kills")
    folder = Path(tempfile.mkdtemp(prefix=f"torture-told-{way}-"))
    (folder / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    for number in numbers:
        rng = Random(f"told/{way}/{seed}/{number}")
        game = "schisma" if way == "terminal" and (number // CHAIN) % 2 else "tolerance"
        life = (Typed if way == "terminal" else Clicked)(folder, game, sync, number, hasty, rng)
        faults = life.killed()
        report.size += 1
        report.count(f"kills of the {way}")
        report.count("events told or shown by those who were killed", life.heard())
        if faults:
            where = f"told {way} --seed {seed} --only {number}, found in {folder}"
            report.broken += [f"{where}: {fault}" for fault in faults]
            return report
    shutil.rmtree(folder)
    return report


class Life:
    """A run of the program that is ended by kill -9."""

    way = ""

    def __init__(
        self, folder: Path, game: str, sync: float, number: int, hasty: bool, rng: Random
    ) -> None:
        self.folder, self.rng = folder, rng
        more = ["--hasty"] if hasty else []
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-u", "-m", PROGRAM, self.way, str(folder)),
                *("--sync", str(sync), "--seed", str(number), "--game", game, *more),
                *self._more(),
            ],
            cwd=ROOT,
            env={**os.environ, "PYTHONIOENCODING": "utf-8"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def _more(self) -> Sequence[str]:
        return ()

    def heard(self) -> int:
        """How many events were told so far."""
        raise NotImplementedError

    def killed(self) -> list[str]:
        """Waits until something is told, kills, and says what of it was lost."""
        deadline = time.monotonic() + PATIENCE
        while not self.heard() and self.process.poll() is None:
            if time.monotonic() > deadline:
                break
            time.sleep(0.01)
        # Somewhere in the game that is played now, and anywhere between two syncs.
        wanted, latest = self.heard() + self.rng.randint(0, FURTHEST), time.monotonic() + LATEST
        while self.heard() < wanted and time.monotonic() < latest and self.process.poll() is None:
            time.sleep(0.005)
        time.sleep(0.4 * self.rng.random())
        ended = self.process.poll()
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self._hear_out()
        if ended:
            return [f"the program ended with {ended}: {self._said()}"]
        if not self.heard():
            return [] if ended == 0 else [f"nothing was told: {self._said()}"]
        lost: list[str] = []
        for path in _written(self.folder):
            lost = self.lost(path)
            if not lost:
                return []
        return lost or ["something was told, and no game is found"]

    def _hear_out(self) -> None:
        """Takes in what was told before the kill."""

    def _said(self) -> str:
        return ""

    def lost(self, path: Path) -> list[str]:
        """What was told and is not in this journal."""
        raise NotImplementedError


class Typed(Life):
    """In the terminal, with somebody who types the number of a move."""

    way = "terminal"

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._lines: list[str] = []
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def heard(self) -> int:
        """Lines that tell an event."""
        return sum(1 for line in tuple(self._lines) if EVENT.search(line))

    def _listen(self) -> None:
        """Reads all that is told, and answers every question."""
        out, typing = self.process.stdout, self.process.stdin
        assert out is not None
        assert typing is not None
        line = b""
        while letter := out.read(1):
            if letter == b"\n":
                self._lines.append(line.decode())
                line = b""
                continue
            line += letter
            answer = ""
            if line.endswith(b"> "):
                answer = str(self.rng.randint(1, 3)) if self.rng.random() < 0.7 else "1"
            elif line.endswith((b"? ", b"] ")):
                answer = "y"
            if answer:
                line = b""
                try:
                    typing.write(answer.encode() + b"\n")
                    typing.flush()
                except OSError:
                    return

    def _hear_out(self) -> None:
        self._thread.join(PATIENCE)

    def _said(self) -> str:
        return "\n".join(self._lines[-12:])

    def lost(self, path: Path) -> list[str]:
        """The lines must be found among those that the journal tells, one after the other."""
        heard = [line for line in self._lines if EVENT.search(line)]
        match, narrator = _played(path)
        story = [line for line in narrator.events(match.events(PERSON)) if EVENT.search(line)]
        if match.outcome is not None:
            story = [line for line in narrator.events(match.all_events()) if EVENT.search(line)]
        size = len(heard)
        if any(story[at : at + size] == heard for at in range(len(story) - size + 1)):
            return []
        missing = [line for line in heard if line not in story]
        return [f"told and lost: {missing[:3] or heard[-3:]} ({path.name})"]


class Clicked(Life):
    """In a window, with somebody who clicks."""

    way = "window"

    def _more(self) -> Sequence[str]:
        self._path = self.folder / "shown"
        self._path.unlink(missing_ok=True)
        return ("--shown", str(self._path))

    def _shown(self) -> dict[str, Any]:
        lines = self._path.read_bytes().split(b"\n")[:-1] if self._path.exists() else []
        return json.loads(lines[-1]) if lines else {"events": 0}

    def heard(self) -> int:
        """Events that the table was given."""
        return int(self._shown()["events"])

    def _said(self) -> str:
        out = self.process.stdout
        return out.read().decode()[-2000:] if out is not None else ""

    def lost(self, path: Path) -> list[str]:
        """What the table was given must be the beginning of what the journal tells."""
        shown = self._shown()
        match, _narrator = _played(path)
        events = match.all_events() if match.outcome is not None else match.events(PERSON)
        found = events[: shown["events"]]
        if len(found) < shown["events"]:
            return [f"shown and lost: {shown['events'] - len(found)} events ({path.name})"]
        if digest(found) != shown["digest"] and digest(match.events(PERSON)) != shown["digest"]:
            return [f"shown and changed: among {shown['events']} events ({path.name})"]
        return []


def _written(folder: Path) -> list[Path]:
    """The journals of the games in progress and of the finished ones, the last one last."""
    paths = [*(folder / "finished").glob("*"), *(folder / "games").glob(f"*{SUFFIX}")]
    return sorted(paths, key=lambda path: path.stat().st_mtime_ns)


def _played(path: Path) -> tuple[Match, Narrator]:
    """The game of a journal as *Continue* finds it, and who tells it as the terminal does."""
    catalogue = load_catalogue()
    loaded = load_save(path, catalogue)
    table = Table(loaded.game, loaded.options, len(loaded.header.players), loaded.header)
    match = Match.resume(table, loaded.record)
    return match, Narrator(table, catalogue, "en").naming(match.seats)
