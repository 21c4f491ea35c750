"""Statistics as a table for spreadsheets: a line for each seat of each game (CSV).

The file is UTF-8 with a byte order mark, without which Excel takes it for an older encoding, with
CRLF at the ends of lines (RFC 4180). Columns are parted as spreadsheets of the language expect
when such a file is opened by a double click (`Language.csv_separator`): where the comma is the
decimal sign, by semicolons. There are whole numbers and dates of ISO 8601 only, which are the same
everywhere.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Mapping
from typing import Final

from tolerance_game.games import names, room
from tolerance_game.storage.data.languages import languages
from tolerance_game.storage.settings.settings_text import Say

from .game_results import GameResult, SeatResult
from .statistics import Statistics

Cell = str | int
Fill = Callable[[int, GameResult, int, SeatResult], Cell]

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins so would be calculated by a spreadsheet: names come from people."""


BEFORE: Final[Mapping[str, Fill]] = {
    "game_number": lambda place, *_rest: place,
    "ended": lambda _place, game, *_rest: game.ended,
    "game": lambda _place, game, *_rest: game.game,
    "seats": lambda _place, game, *_rest: len(game.seats),
}
OF_SEAT: Final[Mapping[str, Fill]] = {
    "seat": lambda _place, _game, seat, _one: seat + 1,
    "name": lambda _place, _game, _seat, one: one.name,
    "player": lambda _place, _game, _seat, one: one.player,
    "role": lambda _place, _game, _seat, one: one.role,
    "won": lambda _place, _game, _seat, one: int(one.won),
    "winners": lambda _place, game, *_rest: game.winners,
}
AFTER: Final[Mapping[str, Fill]] = {
    "moves": lambda _place, game, *_rest: game.moves,
    "turns": lambda _place, game, *_rest: game.turns,
    "ending": lambda _place, game, *_rest: game.ending,
}


def columns() -> dict[str, Fill]:
    """Every column: those of any game, with the options and figures of each game among them.

    What a game does not have is empty in its lines.
    """
    reports = [room(name, "report") for name in names()]
    return {
        **BEFORE,
        **{name: _option(name) for report in reports for name in report.OPTIONS},
        **OF_SEAT,
        **{name: _figure(name) for report in reports for name in report.COLUMNS},
        **AFTER,
    }


def _option(name: str) -> Fill:
    return lambda _place, game, *_rest: game.options.get(name, "")


def _figure(name: str) -> Fill:
    return lambda _place, _game, _seat, one: one.figures.get(name, "")


def as_csv(statistics: Statistics, language: str, say: Say) -> bytes:
    """The whole file; `say` says the headings of the columns."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=languages()[language].csv_separator, lineterminator="\r\n")
    table = columns()
    writer.writerow([say(f"statistics.column.{name}") for name in table])
    for place, game in enumerate(statistics.results, start=1):
        for seat, one in enumerate(game.seats):
            writer.writerow([_cell(fill(place, game, seat, one)) for fill in table.values()])
    return text.getvalue().encode("utf-8-sig", "replace")


def _cell(value: Cell) -> Cell:
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
