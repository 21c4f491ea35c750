"""What a list says of each saved game, read from the file without playing it again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tolerance_game.core.errors import Corrupt, Malformed, Reason
from tolerance_game.match.seats import Seats, seats_of

from .files import shown
from .record_lines import Values
from .safe_write import read_file
from .save_reading import glance
from .system import SYSTEM, System
from .troubles import trouble

_MANY: Final = 100
"""No game has more seats than this; a list of more is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """A saved game in a list: what everyone at its table sees, and nothing secret."""

    path: Path
    name: str
    """What the person called it."""
    date: datetime | None = None
    """When it was saved, in UTC."""
    game: str = ""
    seats: Seats = ()
    """Who sits where: people with their names, and programs."""
    program: str = ""
    """The version of the program that began it."""
    moves: int = 0
    reign: int = 0
    trick: int = 0
    """Tolerance: where the game is. 0 in a game of Schisma, or when nobody can say."""
    turn: int = 0
    """Schisma: where the game is."""
    scores: tuple[int, ...] = ()
    """Tolerance: victory points. Schisma: persons in the congregations."""
    winners: tuple[int, ...] | None = None
    """Who won; None while the game goes on."""
    problem: Reason | None = None
    """Why nothing can be said of it."""


def entry_of(path: Path, name: str, system: System = SYSTEM) -> Entry:
    """What a list says of one file. Never raises: what is wrong is said by the entry."""
    try:
        date = datetime.fromtimestamp(system.stat(path).st_mtime, UTC)
        content = read_file(path, system)
    except OSError as error:
        return Entry(path=path, name=name, problem=trouble(error, path))
    except (ValueError, OverflowError):
        date, content = None, b""
    try:
        header, said = glance(content, shown(path))
        seats = seats_of(header)
    except (Corrupt, Malformed) as error:
        return Entry(path=path, name=name, date=date, problem=error.reason)
    winners = said.get("winners")
    return Entry(
        path=path,
        name=name,
        date=_date(said) or date,
        game=header.game,
        seats=seats,
        program=header.program,
        moves=_number(said, "moves"),
        reign=_number(said, "reign"),
        trick=_number(said, "trick"),
        turn=_number(said, "turn"),
        scores=_numbers(said.get("scores")),
        winners=None if winners is None else _numbers(winners),
    )


def _number(said: Values, name: str) -> int:
    value = said.get(name)
    return value if type(value) is int else 0


def _numbers(value: object) -> tuple[int, ...]:
    if not isinstance(value, list) or len(value) > _MANY:
        return ()
    return tuple(number for number in value if type(number) is int)


def _date(said: Mapping[str, object]) -> datetime | None:
    text = said.get("saved")
    try:
        date = datetime.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        return None
    return date if date is not None and date.tzinfo is not None else None
