"""The journal of a game in progress: every action is on the disk before it is shown as done.

    journal = Journal(path, header)
    number = journal.made(moment)       # returns at once; a thread writes
    journal.acknowledged >= number      # once the action is on the disk

No trouble with the disk stops the game: the journal keeps all actions in memory, says so by
`problems`, and retries with each action and from time to time.
"""

from __future__ import annotations

import threading
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Final, NamedTuple

from tolerance_game.core import Header, Moment, Reason
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.safe_write import read_file
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.disk.troubles import disk_errors, trouble

from .journal_file import JournalFile
from .loading import Loaded, load
from .save_lines import Writer, journal_lines

SUFFIX: Final = ".journal"
PATIENCE: Final = 2.0
"""Seconds between two attempts while the disk refuses."""
SLOW: Final = 3.0
"""Seconds after which the player is told that the disk has not answered."""


class Journal:
    """Writes the actions of one game in a thread, so that the caller never waits."""

    def __init__(
        self,
        path: Path,
        header: Header,
        *,
        system: System = SYSTEM,
        patience: float = PATIENCE,
        file: JournalFile | None = None,
        check: int = 0,
        moves: int = 0,
    ) -> None:
        """A new journal; another file at this path is set aside, never overwritten.

        `file`, `check` and `moves` continue an existing one (see `open_journal`).
        """
        self._system = system
        self._patience = patience
        self._writer = Writer(header.game, check, sealed=header.sealed)
        self._file = file or JournalFile(path, system)
        self.path = path
        self.moves = moves
        """The number of moves of the game."""
        self._state = threading.Condition()
        self._lines: list[bytes] = [] if file else [self._writer.header(header)]
        self.given = 1
        """The number of the last action; the header is number 1."""
        self.acknowledged = 0
        """The number of the last action that is safely on the disk."""
        self._since = time.monotonic()
        """When the actions that are not yet acknowledged began to wait."""
        self._trouble: Reason | None = None
        self._moving: tuple[Path, Future[Reason | None]] | None = None
        self._closing = False
        self._thread = threading.Thread(target=self._write_on, name="journal", daemon=True)
        self._thread.start()

    def made(self, moment: Moment) -> int:
        """Adds a move; returns the number of this action. Never waits for the disk.

        Raises ValueError if it is not the next move, or after `close`.
        """
        with self._state:
            self._check_open()
            if moment.number != self.moves + 1:
                raise ValueError(f"move {moment.number} after {self.moves} moves")
            lines = self._writer.made(moment, self._system.now())
            self.moves = moment.number
            return self._give(lines)

    def undone(self, to: int) -> int:
        """Takes back all moves after number `to`; returns the number of this action.

        Raises ValueError if there are fewer, or after `close`.
        """
        with self._state:
            self._check_open()
            if not 0 <= to <= self.moves:
                raise ValueError(f"back to move {to} of {self.moves}")
            self.moves = to
            return self._give(self._writer.undone(to))

    def wait(self, number: int | None = None, timeout: float | None = None) -> bool:
        """Waits until an action (None: the last one) is on the disk; returns whether it is."""
        with self._state:
            number = self.given if number is None else number
            return self._state.wait_for(lambda: self.acknowledged >= number, timeout)

    def wait_for_news(self, known: tuple[int, Reason | None], timeout: float) -> bool:
        """Waits until `news` changes; returns whether it did."""
        with self._state:
            return self._state.wait_for(lambda: self.news != known, timeout)

    @property
    def news(self) -> tuple[int, Reason | None]:
        """The last action that is safely on the disk, and what went wrong since."""
        return self.acknowledged, self._trouble

    def problems(self) -> tuple[Reason, ...]:
        """To be shown as long as it is so: what happened, and how many actions are in memory."""
        with self._state:
            waiting = self.given - self.acknowledged
            happened = self._trouble
            if happened is None and waiting and time.monotonic() - self._since > SLOW:
                happened = Reason("error.journal.slow", {"file": shown(self.path)})
            if happened is None:
                return ()
            return happened, Reason("error.journal.in_memory", {"number": waiting})

    def move_to(self, path: Path) -> Future[Reason | None]:
        """Continues in another file; the old one stays as it is.

        The future gives None when it is done, or else the reason; then the old file is kept.
        Raises ValueError after `close`.
        """
        moving: Future[Reason | None] = Future()
        with self._state:
            self._check_open()
            if self._moving is not None:
                self._moving[1].cancel()
            self._moving = (path, moving)
            self._state.notify_all()
        return moving

    def close(self, timeout: float | None = 5.0) -> bool:
        """Writes what is left and ends the thread; returns whether everything is on the disk."""
        with self._state:
            self._closing = True
            self._state.notify_all()
        self._thread.join(timeout)
        return self.acknowledged == self.given

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _check_open(self) -> None:
        if self._closing:
            raise ValueError("the journal is closed")

    def _give(self, lines: bytes) -> int:
        if self.given == self.acknowledged:
            self._since = time.monotonic()
        self._lines.append(lines)
        self.given += 1
        self._state.notify_all()
        return self.given

    def _write_on(self) -> None:
        """The thread: takes the new actions, brings them to the disk, and acknowledges them."""
        while True:
            with self._state:
                pause = None if self.acknowledged else 0.0
                self._state.wait_for(
                    lambda: self._lines or self._closing or self._moving,
                    pause if self._trouble is None else self._patience,
                )
                lines, self._lines = self._lines, []
                number, closing = self.given, self._closing
                moving, self._moving = self._moving, None
            for line in lines:
                self._file.add(line)
            if moving is not None:
                self._move(*moving)
            reason = None
            try:
                self._file.sync()
            except OSError as error:
                reason = trouble(error, self._file.path)
            with self._state:
                self._trouble = reason
                if reason is None:
                    self.acknowledged = number
                self._since = time.monotonic()
                self._state.notify_all()
                if closing:
                    break
        self._file.close()

    def _move(self, path: Path, moving: Future[Reason | None]) -> None:
        if not moving.set_running_or_notify_cancel():
            return
        try:
            self._file.move_to(path)
        except OSError as error:
            moving.set_result(trouble(error, path))
            return
        self.path = path
        moving.set_result(None)


class Opened(NamedTuple):
    """A game to be continued."""

    loaded: Loaded
    journal: Journal
    reasons: tuple[Reason, ...]
    """To be shown: what was damaged, how much was kept, and where the rest is."""


def open_journal(
    path: Path,
    catalogue: Catalogue | None = None,
    *,
    system: System = SYSTEM,
    patience: float = PATIENCE,
) -> Opened:
    """The game in a journal, up to the first wrong line, from where it is continued.

    The rest is kept beside it as `<name>.tail-<date>`. Raises DiskError and Corrupt like
    `load_save`, and then leaves the file as it is.
    """
    with disk_errors(path):
        content = read_file(path, system)
    loaded = load(content, shown(path), catalogue)
    with disk_errors(path):
        file, check, kept = _taken_over(path, content, loaded, system)
    reasons = loaded.faults
    # A sound journal that is only converted to the current format is not worth a message.
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
    """The file to continue, the checksum to carry on, and where wrong lines are kept."""
    if loaded.foreign:
        anew, check = journal_lines(loaded.header, loaded.moments, system.now())
        file = JournalFile(path, system, anew)
        return file, check, file.keep_aside(content, content, loaded.foreign)
    good, rest = content[: loaded.good], content[loaded.good :]
    whole = good if good.endswith(b"\n") else good + b"\n"
    file = JournalFile(path, system, whole)
    kept = file.keep_aside(content, rest, "tail") if rest else None
    return file, loaded.check, kept
