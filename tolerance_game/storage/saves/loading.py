"""Loads a journal or a save: replays its moves and compares every digest in it.

A loaded game follows these rules, or the reason is said. Damage costs only what comes after it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tolerance_game.core import (
    Corrupt,
    Game,
    GameError,
    Header,
    Moment,
    Outcome,
    Reason,
    Record,
    notation,
)
from tolerance_game.core.record import replay
from tolerance_game.storage.data.catalogue import Catalogue, load_catalogue
from tolerance_game.storage.data.digests import state_digest
from tolerance_game.storage.data.faults import clipped
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.safe_write import read_file
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.disk.troubles import DiskError, disk_errors, trouble

from .game_header import GameSetup, set_up
from .record_lines import Values, end_values, event_values
from .save_lines import summary_values
from .save_reading import Claim, SavedMove, SavedMoves, read_moves

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Loaded:
    """A loaded game, as far as its file is right."""

    game: Game
    options: Any
    header: Header
    moments: tuple[Moment, ...]
    """Every move with its state and events, without those that were taken back."""
    good: int
    """How many bytes of the file are right."""
    check: int
    """The checksum of the last right line."""
    foreign: str
    """Why no lines can be added to these bytes: `format-0`, an older format, or `unchecked`."""
    faults: tuple[Reason, ...] = ()
    """What is wrong with the file, and how much was kept; empty if all is well."""

    @property
    def record(self) -> Record:
        """The header, and the moves in their notation."""
        return Record(self.header, tuple(notation.write(moment.move) for moment in self.moments))

    @property
    def state(self) -> Any:
        """The state after the last move."""
        return self.moments[-1].state if self.moments else self.game.start(self.options)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state)


def load_save(path: Path, catalogue: Catalogue | None = None, system: System = SYSTEM) -> Loaded:
    """The game in a journal or a save, whose file is never changed.

    Raises DiskError if it cannot be read, and Corrupt if there is no game in it: it is not a file
    of this program, is of a newer version, needs other figures, or its first line is damaged. Other
    damage is in `faults`, and what comes before it is loaded.
    """
    try:
        with disk_errors(path):
            content = read_file(path, system)
    except ValueError:  # a NUL in the path
        raise DiskError(trouble(FileNotFoundError(2, ""), path)) from None
    return load(content, shown(path), catalogue)


def load(content: bytes, file: str, catalogue: Catalogue | None = None) -> Loaded:
    """The game in the bytes of a file that is shown as `file`. Raises Corrupt like `load_save`."""
    with wall(file):
        saved = read_moves(content, file)
        setting = set_up(saved.header, file, catalogue or load_catalogue())
        moments, fault = _followed(saved, setting, file)
        if fault is not None:
            # From this move on nothing counts, whatever else is wrong after it.
            saved = read_moves(content[: saved.moves[len(moments)].place.begin], file)
        faults = [found for found in (fault or saved.fault,) if found is not None]
        loaded = Loaded(*setting, moments, saved.good, saved.check, saved.foreign)
        if saved.end is not None and not _ended_so(loaded, saved.end.values):
            place = saved.end.place
            faults.append(Reason("error.save.end", {"file": file, "line": place.row}))
            loaded = replace(loaded, good=place.begin, check=place.before)
        if faults:
            faults.append(Reason("error.save.kept", {"file": file, "number": len(moments)}))
        if saved.summary is not None and not _stood_so(loaded, saved.summary.values):
            faults.append(Reason("error.save.summary", {"file": file}))
        return replace(loaded, faults=tuple(faults))


@contextmanager
def wall(file: str) -> Iterator[None]:
    """Turns every exception that a file causes into Corrupt, also those that nobody expects.

    A fault of the program, which the log tells, must cost this file and nothing else.
    """
    try:
        yield
    except (GameError, OSError):
        raise
    except Exception as error:
        log.exception("a file that nobody can read: %s", file)
        raise Corrupt(Reason("error.save.beyond_us", {"file": file})) from error


def _followed(
    saved: SavedMoves, setting: GameSetup, file: str
) -> tuple[tuple[Moment, ...], Reason | None]:
    """The moves replayed, up to the first that is illegal or leads elsewhere, and its fault."""
    moments: list[Moment] = []
    replayed = replay(setting.game, setting.options, tuple(told.text for told in saved.moves))
    try:
        for moment, told in zip(replayed, saved.moves, strict=True):
            claim = saved.digests.get(moment.number)
            if told.seat not in (None, moment.seat):
                return tuple(moments), _at_move("error.save.move", told, file)
            if not _happened_so(moment, saved.events.get(moment.number, ())):
                return tuple(moments), _at_move("error.save.events", told, file)
            if claim is not None and claim.values["digest"] != state_digest(moment.state):
                return tuple(moments), _at_move("error.save.digest", told, file)
            moments.append(moment)
    except Corrupt:
        return tuple(moments), _at_move("error.save.move", saved.moves[len(moments)], file)
    return tuple(moments), None


def _happened_so(moment: Moment, told: Sequence[Claim]) -> bool:
    """Whether a move had the events that the file tells, if it tells any."""
    values = [{**claim.values} for claim in told]
    for one in values:
        one.pop("check", None)
    return not told or values == [event_values(event) for event in moment.events]


def _at_move(text_id: str, told: SavedMove, file: str) -> Reason:
    row, text = told.place.row, clipped(told.text)
    return Reason(text_id, {"file": file, "line": row, "text": text})


def _ended_so(loaded: Loaded, values: Values) -> bool:
    """Whether the game ended as its last line says."""
    outcome = loaded.outcome
    if outcome is None:
        return False
    expected = end_values(len(loaded.moments), outcome)
    return expected == {name: values.get(name) for name in expected}


def _stood_so(loaded: Loaded, values: Values) -> bool:
    """Whether the game stood as the last summary says, which lists show without replaying."""
    number = values["moves"]
    if number > len(loaded.moments):
        return False
    state = loaded.moments[number - 1].state if number else loaded.game.start(loaded.options)
    expected = summary_values(loaded.header.game, state, number)
    return expected == {name: values.get(name) for name in expected}
