"""Disks that refuse in the middle of a game: it goes on, says so, and catches up.

A full disk, one that turns read-only, a folder that is deleted, moved away or pulled out, a limit
on the size of files. Each trouble comes while a match is played into the real journal, and goes.
"""

from __future__ import annotations

import os
import resource
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from tolerance_game.match.match import Match
from tolerance_game.storage.saves.journal import Journal
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

from .disk_image import missing, mounted
from .games import Action, actions, any_match
from .heavy import hand_in
from .keeping import differences
from .replays import private_folder
from .report import Report

MAX_PAUSE: Final = 0.5
"""Seconds that handing in an action may take, whatever the disk does."""
_SOON: Final = 20.0
_RETRY: Final = 0.05
_BEFORE: Final = 12
_AFTER: Final = 6

Act = Callable[[], object]


class Trouble(NamedTuple):
    """What happens to the disk, and how it is over."""

    path: Path
    """Of the journal."""
    begin: Act
    end: Act
    said: str
    """The reason that must be said meanwhile; empty when the journal can help itself."""


Stage = Callable[[Path], Iterator[Trouble]]
"""Prepares a disk in a private folder, and tidies it up afterwards."""


def troubles(seed: int = 0) -> Report:
    """All of them; those that need mounts only where there can be any."""
    report = Report("troubles in the middle of a game")
    begin = time.perf_counter()
    why = missing()
    for name, stage in {**PLAIN, **({} if why else MOUNTED)}.items():
        report.size += 1
        report.count(name)
        try:
            with private_folder() as folder, contextmanager(stage)(folder) as trouble:
                faults = _endured(trouble, Random(f"troubles/{seed}/{name}"))
        except Exception as error:
            faults = [repr(error)]
        report.broken += [f"troubles --seed {seed}, {name}: {fault}" for fault in faults]
    if why:
        report.count(f"troubles left out, since mounting {why}", len(MOUNTED))
    report.seconds = time.perf_counter() - begin
    return report


def _endured(trouble: Trouble, rng: Random) -> list[str]:
    faults: list[str] = []
    match = any_match(rng, 3)
    course = actions(match, rng)
    with Journal(trouble.path, match.header, patience=_RETRY) as journal:
        _play(course, _BEFORE, journal, faults)
        if not journal.wait(timeout=_SOON):
            return [f"does not even begin: {journal.problems()}"]
        kept = trouble.path.read_bytes()
        trouble.begin()
        played = _until_said(course, journal, trouble.said, faults)
        if trouble.said and not faults:
            # What was acknowledged is there, wherever it can be read at all.
            if trouble.path.exists() and not trouble.path.read_bytes().startswith(kept):
                faults.append("what was acknowledged is not there any more")
            if played == 0:
                faults.append("no action while the disk refused")
        trouble.end()
        if trouble.said and not journal.wait(timeout=_SOON):
            faults.append(f"does not catch up by itself: {journal.problems()}")
        # A disk that comes back may hide what was written meanwhile, until the next action.
        _play(course, _AFTER, journal, faults)
        faults += _caught_up(match, journal, trouble.path)
    return faults + differences(match, load_save(trouble.path))


def _play(course: Iterator[Action], number: int, journal: Journal, faults: list[str]) -> int:
    """Plays so many actions on; how many there were before the game was over."""
    played = 0
    for action in course:
        begin = time.perf_counter()
        hand_in(journal, action)
        pause = time.perf_counter() - begin
        if pause > MAX_PAUSE:
            faults.append(f"the game waited {pause:.2f} s for the disk")
        played += 1
        if played == number:
            break
    return played


def _until_said(course: Iterator[Action], journal: Journal, said: str, faults: list[str]) -> int:
    """Plays on while the disk is in trouble, until that is said; how many actions that took."""
    if not said:
        played = _play(course, _AFTER, journal, faults)
        if not journal.wait(timeout=_SOON):
            faults.append(f"does not help itself: {journal.problems()}")
        return played
    played = 0
    end = time.monotonic() + _SOON
    while time.monotonic() < end:
        played += _play(course, 1, journal, faults)
        journal.wait(timeout=2 * _RETRY)
        problems = journal.problems()
        if problems:
            ids = [reason.id for reason in problems]
            if ids != [said, "error.journal.in_memory"]:
                faults.append(f"says {ids} instead of {said}")
            for language in ("en", "de"):
                for reason in problems:
                    Teller(Words(language, strict=True)).reason(reason)
            return played + _play(course, _AFTER, journal, faults)
    faults.append("nothing is said")
    return played


def _caught_up(match: Match, journal: Journal, path: Path) -> list[str]:
    if not journal.wait(timeout=_SOON):
        return [f"does not catch up: {journal.problems()}"]
    if journal.problems():
        return [f"goes on complaining: {journal.problems()}"]
    return differences(match, load_save(path))


# Where everybody may do it.


def deleted(folder: Path) -> Iterator[Trouble]:
    """Somebody deletes the folder."""
    inner = folder / "games"
    yield Trouble(inner / "a.journal", lambda: shutil.rmtree(inner), lambda: None, "")


def file_in_the_way(folder: Path) -> Iterator[Trouble]:
    """The folder is deleted, and a file takes its name until somebody takes it away."""
    inner = folder / "games"

    def begin() -> None:
        shutil.rmtree(inner)
        inner.write_text("in the way")

    yield Trouble(inner / "a.journal", begin, inner.unlink, "error.disk.in_the_way")


def moved_away(folder: Path) -> Iterator[Trouble]:
    """The folder is moved away, and later comes back in place of the new one."""
    inner, away = folder / "games", folder / "away"

    def end() -> None:
        shutil.rmtree(inner)
        away.rename(inner)

    yield Trouble(inner / "a.journal", lambda: inner.rename(away), end, "")


def limited(folder: Path) -> Iterator[Trouble]:
    """No file may grow beyond what the journal has."""
    path = folder / "a.journal"
    before = resource.getrlimit(resource.RLIMIT_FSIZE)

    def begin() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 50, before[1]))

    def end() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)

    try:
        yield Trouble(path, begin, end, "error.disk.too_large")
    finally:
        end()


PLAIN: Final[dict[str, Stage]] = {
    "folder deleted": deleted,
    "file in the way": file_in_the_way,
    "folder moved away and back": moved_away,
    "limit on the size of files": limited,
}


# Where file systems can be mounted.


def _mount(*arguments: str | Path) -> None:
    subprocess.run(["mount", *map(str, arguments)], check=True, capture_output=True)


def full(folder: Path) -> Iterator[Trouble]:
    """The disk is full."""
    with mounted(Path("tmpfs"), folder / "disk", "-t", "tmpfs", "-o", "size=64k") as disk:
        filling = disk / "filling"

        def begin() -> None:
            with open(filling, "wb", buffering=0) as file:
                try:
                    while file.write(bytes(512)):
                        pass
                except OSError:
                    pass

        yield Trouble(disk / "a.journal", begin, filling.unlink, "error.disk.full")


def read_only(folder: Path) -> Iterator[Trouble]:
    """The system finds the disk faulty and makes it read-only; it is mounted anew later."""
    image, point = folder / "image", folder / "disk"
    with open(image, "wb") as file:
        file.truncate(8 << 20)
    subprocess.run(["mkfs.ext4", "-q", "-F", image], check=True, capture_output=True)
    with mounted(image, point, "-o", "loop") as disk:

        def end() -> None:
            # Somebody may still hold the faulty one.
            subprocess.run(["umount", "--lazy", point], check=True)
            _mount("-o", "loop", image, point)

        def begin() -> None:
            _mount("-o", "remount,abort", point)

        yield Trouble(disk / "a.journal", begin, end, "error.disk.read_only")


def pulled_out(folder: Path) -> Iterator[Trouble]:
    """The disk is pulled out, so that the game goes on beside it, and plugged in again."""
    image, point = folder / "image", folder / "disk"
    with open(image, "wb") as file:
        file.truncate(8 << 20)
    subprocess.run(["mkfs.ext4", "-q", "-F", image], check=True, capture_output=True)
    with mounted(image, point, "-o", "loop") as disk:

        def begin() -> None:
            os.sync()
            subprocess.run(["umount", "--lazy", point], check=True)

        def end() -> None:
            _mount("-o", "loop", image, point)

        yield Trouble(disk / "games" / "a.journal", begin, end, "")


MOUNTED: Final[dict[str, Stage]] = {
    "full disk": full,
    "disk turned read-only": read_only,
    "disk pulled out": pulled_out,
}
