"""The report of a crash: what happened where, with versions, seed and last actions.

It is for strangers, as `--report` is: it names neither people nor their machine, and paths are
those inside the program. Unlike `--report` it holds the game, without which nobody could meet the
fault again: under a seal, so that whoever reads it, perhaps the next to play at the same machine,
sees no hand. The seed stands there in plain figures only if it does so in the files of the game.
It is written in English, for it is read by engineers, and because the texts may be what failed.
"""

from __future__ import annotations

import os
import platform
import re
import tempfile
import time
import traceback
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tolerance_game.crash_words import crash_words
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.folders import Folders
from tolerance_game.storage.disk.log import Log, versions

from .report import Discreet
from .settings import Settings, all_settings, differing

STAMP: Final = "tolerance-crash-%Y-%m-%d-%H%M%S"
MOST: Final = 10
"""Reports that are kept; older ones make room."""
DEPTH: Final = 40
"""Lines of each stack, the innermost."""
CHAIN: Final = 5
"""Exceptions that led to one another."""
SEALED: Final = "the whole game, under a seal (python -m tools.lab unseal REPORT):"
ROW: Final = 76
"""Signs in each line under it."""
PACKAGE: Final = __name__.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Crash:
    """What is shown of it."""

    what: str
    """The kind of the exception and its place, in one line."""
    report: str
    path: Path | None
    """The file with the report, if it could be written."""
    kept: bool = False
    """Whether a game was going on all of which is on the disk."""

    def message(self, language: str) -> str:
        """All of it but the report, as one text."""
        file = None if self.path is None else shown(self.path)
        return crash_words(language).message(self.what, file, kept=self.kept)

    def told(self, language: str) -> str:
        """The same for a terminal: with the report, if it stands nowhere else."""
        message = self.message(language)
        return f"{message}\n\n{self.report}" if self.path is None else message


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What is known of the moment; whatever is not known yet is left empty."""

    folders: Folders | None = None
    settings: Settings | None = None
    names: Collection[str] = ()
    """People at the table."""
    secrets: Collection[str] = ()
    facts: Mapping[str, object] | None = None
    """Game, seed, and the like."""
    actions: Sequence[str] = ()
    sealed: str = ""
    """The whole game (`storage.saves.sealed_record`), if one was played."""
    kept: bool = False


def crash_of(
    error: BaseException,
    known: Circumstances,
    environment: Mapping[str, str],
    log: Log | None = None,
) -> Crash:
    """Writes report and log. Never raises: what cannot be told is left out."""
    what = what_happened(error)
    try:
        report = "\n".join(_report(error, known, environment))
    except Exception as second:
        report = f"{what}\n{what_happened(second)}\n"
    if log is not None:
        log.error(type(error), error, error.__traceback__)
    logs = [] if known.folders is None else [known.folders.logs]
    path = keep_report(report, [*logs, Path(tempfile.gettempdir())])
    return Crash(what, report, path, known.kept)


def what_happened(error: BaseException) -> str:
    """The kind and the place of an exception, without its text, which may name anything."""
    frames = traceback.extract_tb(error.__traceback__)
    if not frames:
        return type(error).__name__
    ours = [frame for frame in frames if PACKAGE in Path(frame.filename).parts]
    frame = (ours or frames)[-1]
    return f"{type(error).__name__} ({_inside(frame.filename)}:{frame.lineno})"


def _report(
    error: BaseException, known: Circumstances, environment: Mapping[str, str]
) -> Iterator[str]:
    discreet = _discreet(known, environment)
    yield what_happened(error)
    yield ""
    yield "versions:"
    for name, number in versions().items():
        yield f"  {name} {number}"
    if known.facts:
        yield "game:"
        for name, value in known.facts.items():
            yield f"  {name}: {discreet.line(str(value))}"
    if known.settings is not None:
        # Which settings differ says much; what people wrote into them is their own.
        yield "settings:"
        for path, value in differing(known.settings).items():
            plain = all_settings()[path].kind.plain(value)
            told = plain if isinstance(plain, bool | int) or path.startswith("look.") else "..."
            yield f"  {path}: {told}"
    yield "last actions:"
    for action in known.actions:
        yield f"  {discreet.line(action)}"
    yield "what happened:"
    for line in _chain(error):
        yield f"  {discreet.line(line)}"
    if known.sealed:
        yield SEALED
        # By chance a name may stand in it, too: taken out, the seal would be broken.
        for begin in range(0, len(known.sealed), ROW):
            yield f"  {known.sealed[begin : begin + ROW]}"
        yield ""
    yield ""


def sealed_in(report: str) -> str:
    """The game in a report, still sealed; empty if it has none. It ends at an empty line."""
    _, _, after = report.partition(SEALED)
    return "".join(re.split(r"\n\s*\n", after.strip(), maxsplit=1)[0].split())


def _discreet(known: Circumstances, environment: Mapping[str, str]) -> Discreet:
    """Leaves out everybody who is known by name: players, whose folders they are, the machine."""
    users = {environment.get(name, "") for name in ("USER", "USERNAME", "LOGNAME")}
    users.add(Path(environment.get("HOME") or os.path.expanduser("~")).name)
    hosts = {environment.get("HOSTNAME", ""), environment.get("COMPUTERNAME", "")}
    with suppress(OSError):
        hosts.add(platform.node())
    hosts |= {host.partition(".")[0] for host in hosts}
    settings = () if known.settings is None else known.settings.names
    folders = () if known.folders is None else (known.folders.data, known.folders.settings)
    places = {str(folder) for folder in folders if len(folder.parts) > 1}
    return Discreet(environment, {*known.names, *settings, *users, *hosts, *places}, known.secrets)


def _chain(error: BaseException) -> Iterator[str]:
    """Each exception with its stack, the first cause first."""
    chain = [error]
    while len(chain) < CHAIN:
        last = chain[-1]
        before = last.__cause__ or (None if last.__suppress_context__ else last.__context__)
        if before is None or before in chain:
            break
        chain.append(before)
    for one in reversed(chain):
        for frame in traceback.extract_tb(one.__traceback__)[-DEPTH:]:
            yield f"{_inside(frame.filename)}:{frame.lineno} in {frame.name}"
            if frame.line:
                yield f"    {frame.line}"
        for text in traceback.format_exception_only(one):
            yield from text.rstrip("\n").split("\n")


def _inside(name: str) -> str:
    """The path inside the program or its libraries: what lies before names people's folders."""
    parts = Path(name.replace("\\", "/")).parts
    for top in (PACKAGE, "site-packages"):
        if top in parts:
            place = len(parts) - 1 - parts[::-1].index(top)
            return "/".join(parts[place + 1 :])
    return parts[-1] if parts else name


def keep_report(report: str, folders: Iterable[Path]) -> Path | None:
    """Writes the report into the first of the folders that takes it; None where none does."""
    for folder in folders:
        with suppress(OSError, ValueError):
            folder.mkdir(parents=True, exist_ok=True)
            path = _new_file(folder, report)
            with suppress(OSError):
                _make_room(folder)
            return path
    return None


def _new_file(folder: Path, report: str) -> Path:
    """Raises OSError."""
    stem = time.strftime(STAMP)
    for number in range(1, 100):
        path = folder / (f"{stem}.txt" if number == 1 else f"{stem}-{number}.txt")
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            continue
        with open(handle, "w", encoding="utf-8", errors="backslashreplace") as file:
            file.write(report)
        return path
    raise FileExistsError(stem)


def _make_room(folder: Path) -> None:
    found = sorted(
        folder.glob("tolerance-crash-*.txt"), key=lambda path: (path.stat().st_mtime, path.name)
    )
    for old in found[:-MOST]:
        old.unlink()
