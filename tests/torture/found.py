"""What is found in the folders of the program after its life, compared with its ledgers."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tolerance_game.core.errors import GameError
from tolerance_game.storage.disk.system import SYSTEM
from tolerance_game.storage.saves.journal import SUFFIX
from tolerance_game.storage.saves.loading import Loaded, load
from tolerance_game.storage.saves.saves import Saves
from tolerance_game.storage.settings.settings import value_of
from tolerance_game.storage.settings.settings_file import read_settings

from .ledger import (
    JOURNAL,
    SAVES,
    STARTED,
    Ledger,
    Moves,
    Shelf,
    after_move,
    after_saving,
    after_setting,
)
from .life import SETTING, journals_of, name_of, saves_of, settings_of
from .report import Report

TEMPORARY = ".tolerance-tmp"
_TORN = frozenset({"error.save.torn", "error.save.kept"})
"""What may be wrong with a journal whose last line was never acknowledged."""


class Ledgers:
    """Everything that one life told, from what was found before it."""

    def __init__(self, moves: dict[str, Moves], shelf: Shelf, setting: int) -> None:
        self.journals = {name: Ledger(found, after_move) for name, found in moves.items()}
        self.new: set[str] = set()
        """Journals of this life: their header is an action of its own."""
        self.unheaded: set[str] = set()
        """Those of which not even the header was acknowledged."""
        self.saves = Ledger(shelf, after_saving)
        self.settings = Ledger(setting, after_setting)
        self.started = False

    def take_in(self, lines: Iterable[bytes]) -> None:
        """Lines of the pipe."""
        lines = tuple(lines)
        self.take_in_begun(lines)
        self.take_in_acknowledged(lines)

    def take_in_begun(self, lines: Iterable[bytes]) -> None:
        """Of these lines what was about to be done."""
        for line in lines:
            ledger, name, said = json.loads(line)
            if isinstance(said, int):
                continue
            if ledger == JOURNAL and said[0] == "header":
                self.journals[name] = Ledger((), after_move)
                self.new.add(name)
                self.unheaded.add(name)
            else:
                self._of(ledger, name).entries.append(said)

    def take_in_acknowledged(self, lines: Iterable[bytes]) -> None:
        """Of these lines what was done to stay."""
        for line in lines:
            ledger, name, said = json.loads(line)
            if ledger == STARTED:
                self.started = True
            elif isinstance(said, int):
                self.unheaded.discard(name)
                self._of(ledger, name).acknowledged = said - (name in self.new)

    def _of(self, ledger: str, name: str) -> Ledger[Any]:
        if ledger == JOURNAL:
            return self.journals[name]
        return self.saves if ledger == SAVES else self.settings


class Findings:
    """Reads everything, replays it, and says what is not as the ledgers allow."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self._loaded: dict[bytes, Loaded | str] = {}

    def compare(self, folder: Path, ledgers: Ledgers) -> list[str]:
        """The broken promises."""
        faults = self._journals(journals_of(folder), ledgers)
        faults += self._saves(saves_of(folder), ledgers.saves)
        return faults + self._settings(settings_of(folder), ledgers.settings)

    def state(self, folder: Path) -> Ledgers:
        """Ledgers that begin with what is there now."""
        moves = {
            path.name: loaded.record.moves
            for path in sorted(journals_of(folder).glob(f"*{SUFFIX}"))
            if isinstance(loaded := self._load(path), Loaded)
        }
        shelf, _all, _faults = self._shelf(saves_of(folder))
        setting = value_of(read_settings(settings_of(folder), False).settings, SETTING)
        return Ledgers(moves, shelf, setting)

    def torn(self, folder: Path) -> list[bytes]:
        """What stands at the end of journals and does not count; it must be kept somewhere."""
        paths = journals_of(folder).glob(f"*{SUFFIX}")
        loaded = [(path, self._load(path)) for path in paths]
        rests = [path.read_bytes()[one.good :] for path, one in loaded if isinstance(one, Loaded)]
        return [rest for rest in rests if rest]

    def _journals(self, folder: Path, ledgers: Ledgers) -> list[str]:
        faults = []
        there = {path.name for path in folder.glob(f"*{SUFFIX}")} if folder.is_dir() else set()
        faults += [f"unknown journal {name}" for name in there - set(ledgers.journals)]
        for name, ledger in ledgers.journals.items():
            if name not in there:
                if name not in ledgers.unheaded:
                    faults.append(f"{name} is gone")
                continue
            loaded = self._load(folder / name)
            if isinstance(loaded, str):
                faults.append(f"{name} cannot be read: {loaded}")
                continue
            ids = {reason.id for reason in loaded.faults}
            if ids:
                self.report.count("torn journals")
            if not ids <= _TORN:
                faults.append(f"{name} is damaged: {sorted(ids)}")
            if loaded.record.moves not in ledger.states():
                least = ledger.acknowledged
                faults.append(
                    f"{name} holds {len(loaded.moments)} moves, which is none of the states "
                    f"after {least} acknowledged steps of {len(ledger.entries)}"
                )
            self.report.count("acknowledged steps", ledger.acknowledged)
            late = len(ledger.entries) - ledger.acknowledged
            self.report.count("steps cut off before they were acknowledged", late)
        return faults

    def _saves(self, folder: Path, ledger: Ledger[Shelf]) -> list[str]:
        shelf, everything, faults = self._shelf(folder)
        for entry in ledger.entries[ledger.acknowledged :]:
            self.report.count(f"cut off in the middle of {entry[0]}")
        allowed = list(ledger.states())
        for state in allowed:
            newest = {name: versions[0] for name, versions in state.saves.items()}
            if newest != {name: versions[0] for name, versions in shelf.saves.items()}:
                continue
            if any(one not in everything for one in state.bin):
                continue
            before = [versions[1] for versions in state.saves.values() if versions[1:]]
            if all(one in everything for one in before):
                return faults
        return [*faults, f"saves {shelf} are none of {allowed[:3]}"]

    def _settings(self, folder: Path, ledger: Ledger[int]) -> list[str]:
        file = read_settings(folder, False)
        faults = [f"settings: {notice}" for notice in file.notices]
        value = value_of(file.settings, SETTING)
        if len(ledger.entries) > ledger.acknowledged:
            self.report.count("cut off in the middle of set")
        if value not in ledger.states():
            faults.append(f"settings hold {value}, not {list(ledger.states())[:3]}")
        return faults

    def _shelf(self, folder: Path) -> tuple[Shelf, set[str], list[str]]:
        """The saves, the names of all games in any file of them, and which cannot be read."""
        saves = Saves(folder)
        faults: list[str] = []
        everything: set[str] = set()
        found: dict[str, tuple[str, ...]] = {}
        thrown = []
        for path in sorted(folder.rglob("*.save*")) if folder.is_dir() else ():
            loaded = self._load(path)
            if isinstance(loaded, str) or loaded.faults:
                faults.append(f"{path.name} is damaged: {loaded}"[:300])
                continue
            name = name_of(loaded.header, loaded.record.moves)
            everything.add(name)
            if path.parent == folder and path.suffix == ".save":
                found[path.stem] = (name,)
            elif path.suffix == ".save":
                thrown.append(name)
        for stem, versions in found.items():
            for one in saves.generations(saves.path_of(stem)):
                loaded = self._load(one.path)
                if isinstance(loaded, Loaded):
                    versions = (*versions, name_of(loaded.header, loaded.record.moves))
            found[stem] = versions
        return Shelf(found, tuple(thrown)), everything, faults

    def _load(self, path: Path) -> Loaded | str:
        """The game of a file, or why there is none. What was read before is not read again."""
        content = path.read_bytes()
        key = hashlib.sha256(content).digest()
        if key not in self._loaded:
            if len(self._loaded) > 500:
                self._loaded.clear()
            try:
                self._loaded[key] = load(content, path.name)
            except GameError as error:
                self._loaded[key] = str(error)
        return self._loaded[key]


def temporaries(folder: Path) -> set[Path]:
    """What writing left half done."""
    return set(folder.rglob(f"*{TEMPORARY}"))


def clear(folder: Path) -> None:
    """Only the last journal stays, and what was thrown away goes, so that there is little to read.

    To be done between two lives.
    """
    journals = sorted(
        journals_of(folder).glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime_ns
    )
    for path in (*journals[:-1], *saves_of(folder).glob("bin/*.save*")):
        path.unlink()
        # Or it would be there again after a power cut.
        SYSTEM.sync_folder(path.parent)
