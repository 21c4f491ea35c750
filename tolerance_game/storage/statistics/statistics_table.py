"""Statistics as a table for spreadsheets: a line for each seat of each game (CSV).

The file is UTF-8 with a byte order mark, without which Excel takes it for an older encoding, with
CRLF at the ends of lines (RFC 4180). Columns are parted as spreadsheets of the language expect
when such a file is opened by a double click: by semicolons in German, where the comma is the
decimal sign, else by commas. There are whole numbers and dates of ISO 8601 only, which are the same
everywhere.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable
from typing import Final

from tolerance_game.core.errors import Reason
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.storage.settings.settings_text import Say

from .game_results import GameResult, SeatResult
from .statistics import Statistics

Cell = str | int
Fill = Callable[[int, GameResult, int, SeatResult], Cell]

_SEPARATORS: Final = {"de": ";"}
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins so would be calculated by a spreadsheet: names come from people."""


def _column(text: str, fill: Fill) -> tuple[Reason, Fill]:
    return Reason(text), fill


def _of_tolerance(number: Callable[[SeatResult], Cell]) -> Fill:
    """Empty in the other game."""
    return lambda _place, game, _seat, one: number(one) if game.game == "tolerance" else ""


def _points(one: SeatResult, source: str) -> int:
    return one.sources.get(source, 0)


COLUMNS: Final[tuple[tuple[Reason, Fill], ...]] = (
    _column("statistics.column.game_number", lambda place, *_rest: place),
    _column("statistics.column.ended", lambda _place, game, *_rest: game.ended),
    _column("statistics.column.game", lambda _place, game, *_rest: game.game),
    _column("statistics.column.seats", lambda _place, game, *_rest: len(game.seats)),
    _column("statistics.column.edition", lambda _place, game, *_rest: game.edition),
    _column("statistics.column.roles", lambda _place, game, *_rest: game.roles),
    _column("statistics.column.seat", lambda _place, _game, seat, _one: seat + 1),
    _column("statistics.column.name", lambda _place, _game, _seat, one: one.name),
    _column("statistics.column.player", lambda _place, _game, _seat, one: one.player),
    _column("statistics.column.role", lambda _place, _game, _seat, one: one.role),
    _column("statistics.column.won", lambda _place, _game, _seat, one: int(one.won)),
    _column("statistics.column.winners", lambda _place, game, *_rest: game.winners),
    _column("statistics.column.points", _of_tolerance(lambda one: one.points)),
    _column("statistics.column.suits", _of_tolerance(lambda one: _points(one, "suits"))),
    _column("statistics.column.guild", _of_tolerance(lambda one: _points(one, "guild"))),
    _column("statistics.column.deaths", _of_tolerance(lambda one: _points(one, "deaths"))),
    _column("statistics.column.money", _of_tolerance(lambda one: _points(one, TALLIES[0]))),
    _column("statistics.column.catholic", _of_tolerance(lambda one: _points(one, TALLIES[1]))),
    _column("statistics.column.protestant", _of_tolerance(lambda one: _points(one, TALLIES[2]))),
    _column("statistics.column.loans", _of_tolerance(lambda one: _points(one, "loans"))),
    _column("statistics.column.tricks", _of_tolerance(lambda one: one.tricks)),
    _column("statistics.column.pennants", _of_tolerance(lambda one: sum(one.pennants.values()))),
    _column("statistics.column.open_loans", _of_tolerance(lambda one: one.loans)),
    _column(
        "statistics.column.joined",
        lambda _place, game, _seat, one: one.joined if game.game == "schisma" else "",
    ),
    _column("statistics.column.moves", lambda _place, game, *_rest: game.moves),
    _column("statistics.column.turns", lambda _place, game, *_rest: game.turns),
    _column("statistics.column.ending", lambda _place, game, *_rest: game.ending),
)


def as_csv(statistics: Statistics, language: str, say: Say) -> bytes:
    """The whole file; `say` says the headings of the columns."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=_SEPARATORS.get(language, ","), lineterminator="\r\n")
    writer.writerow([say(heading.id, **heading.values) for heading, _fill in COLUMNS])
    for place, game in enumerate(statistics.results, start=1):
        for seat, one in enumerate(game.seats):
            writer.writerow([_cell(fill(place, game, seat, one)) for _heading, fill in COLUMNS])
    return text.getvalue().encode("utf-8-sig", "replace")


def _cell(value: Cell) -> Cell:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
