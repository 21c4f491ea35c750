"""Opening the journal of a game that was not finished, and finding a name for a new one."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple

from tolerance_game.core.errors import Reason
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.safe_write import exists, read_file
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.disk.troubles import disk_errors

from .journal import PATIENCE, Journal
from .journal_file import JournalFile
from .loading import Loaded, load
from .save_lines import journal_lines

SUFFIX: Final = ".journal"


class Opened(NamedTuple):
    """A game to go on with."""

    loaded: Loaded
    journal: Journal
    reasons: tuple[Reason, ...]
    """What to say about it: what was damaged, how much was kept, and where the rest is."""


def open_journal(
    path: Path,
    catalogue: Catalogue | None = None,
    *,
    system: System = SYSTEM,
    patience: float = PATIENCE,
) -> Opened:
    """The game in a journal, read up to the first line that does not hold; it goes on from there.

    The rest is kept beside it as `<name>.tail-<date>`. Raises DiskError and Corrupt like
    `load_save`, and leaves the file as it is then.
    """
    with disk_errors(path):
        content = read_file(path, system)
    loaded = load(content, shown(path), catalogue)
    with disk_errors(path):
        file, check, kept = _taken_over(path, content, loaded, system)
    reasons = loaded.faults
    # A sound journal that is only written anew, in the format of today, is no news.
    if kept is not None and reasons:
        reasons = (*reasons, Reason("error.journal.rest", {"file": shown(kept)}))
    journal = Journal(
        path,
        loaded.header,
        system=system,
        patience=patience,
        file=file,
        check=check,
        moves=len(loaded.moments),
    )
    return Opened(loaded, journal, reasons)


def _taken_over(
    path: Path, content: bytes, loaded: Loaded, system: System
) -> tuple[JournalFile, int, Path | None]:
    """The file to go on with, the checksum to carry on, and where what does not hold is kept."""
    if loaded.foreign:
        anew, check = journal_lines(loaded.header, loaded.moments, system.now())
        file = JournalFile(path, system, anew)
        return file, check, file.keep_aside(content, content, loaded.foreign)
    good, rest = content[: loaded.good], content[loaded.good :]
    whole = good if good.endswith(b"\n") else good + b"\n"
    file = JournalFile(path, system, whole)
    kept = file.keep_aside(content, rest, "tail") if rest else None
    return file, loaded.check, kept


def new_journal_path(folder: Path, system: System = SYSTEM) -> Path:
    """A name in the folder that no other journal has: the date and the time of day."""
    name = f"{system.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{name}{SUFFIX}"
    number = 1
    with suppress(OSError):
        while exists(path, system):
            number += 1
            path = folder / f"{name}-{number}{SUFFIX}"
    return path
