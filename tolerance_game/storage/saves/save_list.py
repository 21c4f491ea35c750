"""The saved games in a list, read from their files without replaying them."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tolerance_game.core import Corrupt, Header, Malformed, Reason
from tolerance_game.match import Seats, Series
from tolerance_game.match.seats import seats_of
from tolerance_game.match.series import series_of
from tolerance_game.storage.data.catalogue import Catalogue, load_catalogue
from tolerance_game.storage.disk.files import shown
from tolerance_game.storage.disk.safe_write import read_file
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.disk.troubles import trouble

from .game_header import set_up
from .loading import load, wall
from .record_lines import Values
from .save_lines import summary_values
from .save_reading import glance, still_stands

_YEARS: Final = range(1971, 9999)
"""Other years are errors, and systems cannot convert their times to UTC."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedGame:
    """A saved game in a list: what everyone at its table sees."""

    path: Path
    name: str
    """As the person called it."""
    date: datetime | None = None
    """When it was saved, in UTC."""
    game: str = ""
    seats: Seats = ()
    """The people with their names, and the programs, by seat."""
    moves: int = 0
    summary: Mapping[str, int] = field(default_factory=dict)
    """The progress of the game: numbers by the names of its `report`, and its scores by seat as
    `score_0` and so on."""
    is_over: bool = False
    series: Series | None = None
    """The series it belongs to, and how that stands; None for a game that stands alone."""
    problem: Reason | None = None
    """Why the file cannot be read."""


def entry_of(
    path: Path, name: str, system: System = SYSTEM, catalogue: Catalogue | None = None
) -> SavedGame:
    """The entry of one file. Never raises: the entry says what is wrong.

    Its header is read as in loading, so that no list offers what loading refuses; and where its
    last summary is lost, or does not hold any more, the file is loaded to see what would open.
    """
    date: datetime | None = None
    try:
        date = _from_seconds(system.stat(path).st_mtime)
        content = read_file(path, system)
        with wall(shown(path)):
            header, said = glance(content, shown(path))
            figures = catalogue or load_catalogue()
            set_up(header, shown(path), figures)
            if not said or not still_stands(content):
                loaded = load(content, shown(path), figures)
                number = len(loaded.moments)
                said = {**said, **summary_values(header.game, loaded.state, number)}
                if loaded.outcome is None:
                    said.pop("winners", None)
            return _entry(path, name, header, said, date)
    except OSError as error:
        return SavedGame(path=path, name=name, date=date, problem=trouble(error, path))
    except (Corrupt, Malformed) as error:
        return SavedGame(path=path, name=name, date=date, problem=error.reason)
    except ValueError:  # a NUL in the path
        missing = FileNotFoundError(errno.ENOENT, "")
        return SavedGame(path=path, name=name, problem=trouble(missing, path))


def _entry(path: Path, name: str, header: Header, said: Values, date: datetime | None) -> SavedGame:
    return SavedGame(
        path=path,
        name=name,
        date=_date(said) or date,
        game=header.game,
        seats=seats_of(header),
        moves=said["moves"] if type(said.get("moves")) is int else 0,
        summary=_numbers(said),
        is_over=said.get("winners") is not None,
        series=_series(header, said.get("winners")),
    )


def _numbers(said: Values) -> dict[str, int]:
    numbers = {key: value for key, value in said.items() if type(value) is int}
    scores = said.get("scores")
    if isinstance(scores, list):
        by_seat = ((f"score_{seat}", score) for seat, score in enumerate(scores))
        numbers |= {key: score for key, score in by_seat if type(score) is int}
    return numbers


def _series(header: Header, winners: object) -> Series | None:
    """The series as it stands now, with the winners of a game that is over."""
    series = series_of(header)
    if series is None or not isinstance(winners, list):
        return series
    return series.counted(tuple(seat for seat in winners if seat in range(len(series.players))))


def _date(said: Mapping[str, object]) -> datetime | None:
    text = said.get("saved")
    try:
        date = datetime.fromisoformat(text) if isinstance(text, str) else None
        if date is None or date.tzinfo is None:
            return None
        date = date.astimezone(UTC)
    except (ValueError, OverflowError):
        return None
    return date if date.year in _YEARS else None


def _from_seconds(seconds: float) -> datetime | None:
    """That time; None beyond the range of the calendar."""
    try:
        date = datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        return None
    return date if date.year in _YEARS else None
