"""A life of the program without its window: plays, journals, saves, sets, until it is ended.

It does what the program does at its start and afterwards, through the same code, and tells what it
is about to do and what is done. Opened matches go on where they were.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from tolerance_game.core import notation
from tolerance_game.core.record import Header
from tolerance_game.match.match import Match, Table
from tolerance_game.storage.disk.safe_write import make_folder, remove_stale
from tolerance_game.storage.disk.system import System
from tolerance_game.storage.saves.journal import SUFFIX, Journal, open_journal
from tolerance_game.storage.saves.loading import Loaded, load_save
from tolerance_game.storage.saves.saves import Saves
from tolerance_game.storage.settings.settings import changed
from tolerance_game.storage.settings.settings_file import read_settings, write_settings
from tolerance_game.words import Words

from .games import Action, actions, any_match, more_actions
from .ledger import JOURNAL, SAVES, SETTINGS, Pen

SETTING: Final = "window.width"
LOWEST: Final = 640
NAMES: Final = ("eins", "zwei", "drei")
PATIENCE: Final = 60.0
_SAYS: Final = Words("en").say


def journals_of(folder: Path) -> Path:
    """Where the journals are."""
    return folder / "journals"


def saves_of(folder: Path) -> Path:
    """Where the saves are."""
    return folder / "saves"


def settings_of(folder: Path) -> Path:
    """Where the settings are."""
    return folder / "settings"


def name_of(header: Header, moves: Sequence[str]) -> str:
    """A name for a game as it stands."""
    return hashlib.sha256("\n".join((str(header.seed), *moves)).encode()).hexdigest()[:12]


class Life:
    """From the start of the program to its end, whatever that will be."""

    def __init__(self, folder: Path, rng: Random, pen: Pen, system: System) -> None:
        self.folder = folder
        self.rng = rng
        self.pen = pen
        self.system = system
        self.saves = Saves(saves_of(folder), system)
        self.steps = 0
        """Of the ledger of saves."""
        self.sets = 0

    def live(self, seconds: float) -> None:
        """Starts, plays for so long, and ends in good order."""
        end = time.monotonic() + seconds
        for folder in (journals_of(self.folder), saves_of(self.folder), settings_of(self.folder)):
            make_folder(folder, self.system)
            remove_stale(folder, system=self.system)
        self.saves.tidy()
        found = sorted(journals_of(self.folder).glob(f"*{SUFFIX}"), key=_age)
        self.pen.started()
        if found:
            self._go_on(found[-1], end)
        while time.monotonic() < end:
            self._begin_one(end)

    def _begin_one(self, end: float) -> None:
        match = any_match(self.rng, self.rng.choice((0, 0, 0, 1, 2, 3)))
        path = journals_of(self.folder) / f"{time.time_ns()}{SUFFIX}"
        self.pen.begins(JOURNAL, path.name, ["header", name_of(match.header, ())])
        with Journal(path, match.header, system=self.system, patience=0.01) as journal:
            scribe = Scribe(journal, self.pen, self.rng, 1)
            scribe.acknowledge()
            self._play(match, scribe, actions(match, self.rng), end)

    def _go_on(self, path: Path, end: float) -> None:
        opened = open_journal(path, system=self.system, patience=0.01)
        match = resumed(opened.loaded)
        with opened.journal as journal:
            scribe = Scribe(journal, self.pen, self.rng, 0)
            late = match.moments_for_storage(len(opened.loaded.moments))
            if late:
                scribe.hand_in(Action(None, late))
            self._play(match, scribe, more_actions(match, self.rng), end)

    def _play(self, match: Match, scribe: Scribe, course: Any, end: float) -> None:
        for action in course:
            scribe.hand_in(action)
            if self.rng.random() < 0.7:
                scribe.acknowledge()
            if self.rng.random() < 0.2:
                self._tend(match)
            if time.monotonic() > end:
                break
        scribe.acknowledge()

    def _tend(self, match: Match) -> None:
        """Does something with whole files."""
        names = [one.path.stem for one in self.saves.entries() if not one.problem]
        what = self.rng.choice(("save", "save", "save", "set", "rename", "throw", "restore"))
        if what == "set":
            self._set()
        elif what == "save":
            name = self.rng.choice(NAMES)
            moves = match.record_for_storage().moves
            self._step([what, name, name_of(match.header, moves)])
            self.saves.save(name, match.header, match.moments_for_storage())
            self._done()
        elif what == "restore":
            self._restore(names)
        elif names:
            name = self.rng.choice(names)
            path = self.saves.path_of(name)
            free = [other for other in NAMES if other not in names]
            if what == "throw":
                self._step([what, name])
                self.saves.throw_away(path)
                self._done()
            elif free:
                self._step([what, name, free[0]])
                self.saves.rename(path, free[0])
                self._done()

    def _restore(self, names: list[str]) -> None:
        thrown = self.saves.thrown_away()
        name = thrown[0].path.stem.partition("~")[0] if thrown else ""
        if not thrown or name in names:
            return
        loaded = load_save(thrown[0].path)
        self._step(["restore", name, name_of(loaded.header, loaded.record.moves)])
        self.saves.restore(thrown[0].path)
        self._done()

    def _step(self, entry: list[Any]) -> None:
        self.steps += 1
        self.pen.begins(SAVES, "", entry)

    def _done(self) -> None:
        self.pen.acknowledged(SAVES, "", self.steps)

    def _set(self) -> None:
        self.sets += 1
        value = self.rng.randrange(LOWEST, 16_000)
        file = read_settings(settings_of(self.folder), system=self.system)
        self.pen.begins(SETTINGS, "", ["set", value])
        settings = changed(file.settings, SETTING, value)
        _file, reason = write_settings(file, settings, _SAYS, self.system)
        if reason is None:
            self.pen.acknowledged(SETTINGS, "", self.sets)


def _age(path: Path) -> int:
    return path.stat().st_mtime_ns


class Scribe:
    """Hands actions to a journal and tells of them, line by line."""

    def __init__(self, journal: Journal, pen: Pen, rng: Random, header: int) -> None:
        self.journal = journal
        self.pen = pen
        self.rng = rng
        self.name = journal.path.name
        self.offset = 1 - header
        """What stood in the journal already counts as one action there."""

    def hand_in(self, action: Action) -> None:
        """What is to be written is told first."""
        if action.undone_to is not None:
            self.pen.begins(JOURNAL, self.name, ["undo", action.undone_to])
            self.journal.undone(action.undone_to)
        for moment in action.moments:
            self.pen.begins(JOURNAL, self.name, ["move", notation.write(moment.move)])
            self.journal.made(moment)

    def acknowledge(self) -> None:
        """Waits until everything is on the disk, and says so."""
        if self.journal.wait(timeout=PATIENCE):
            self.pen.acknowledged(JOURNAL, self.name, self.journal.acknowledged - self.offset)


def resumed(loaded: Loaded) -> Match:
    """The match that was loaded."""
    table = Table(loaded.game, loaded.options, len(loaded.header.players), loaded.header)
    return Match.resume(table, loaded.record)
