"""Statistics as a table for spreadsheets (CSV): a line for each seat of each finished game.

The file is UTF-8 with a byte order mark, without which Excel assumes an older encoding; lines end
in CRLF (RFC 4180). The separator is the one that spreadsheets of the language expect
(`Language.csv_separator`). Numbers are whole and dates are ISO 8601, the same in every language.
"""

from __future__ import annotations

import csv
import io
from typing import Final

from tolerance_game.games import names, room
from tolerance_game.storage.data.languages import languages
from tolerance_game.storage.settings.settings import Say

from .statistics import Statistics

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would calculate a text that begins so; people choose their names freely."""


def columns() -> tuple[str, ...]:
    """The names of all columns, with the options and figures of every game."""
    reports = [room(name, "report") for name in names()]
    options = [name for report in reports for name in report.OPTIONS]
    figures = [name for report in reports for name in report.COLUMNS]
    found = ["game_number", "ended", "game", "seats", *options]
    found += ["seat", "name", "player", "role", "won", "winners", *figures]
    found += ["moves", "turns", "ending"]
    # Games may share options and figures.
    return tuple(dict.fromkeys(found))


def as_csv(statistics: Statistics, language: str, say: Say) -> bytes:
    """The whole file; `say` gives the headings. What a game does not have is empty."""
    text = io.StringIO()
    writer = csv.writer(text, delimiter=languages()[language].csv_separator, lineterminator="\r\n")
    table = columns()
    writer.writerow([say(f"statistics.column.{name}") for name in table])
    for number, game in enumerate(statistics.results, start=1):
        for seat, one in enumerate(game.seats, start=1):
            places = {"game_number": number, "seat": seat, "seats": len(game.seats)}
            cells = {**game.options, **one.figures, **places, "won": int(one.won)}
            writer.writerow(
                _plain(cells.get(name, getattr(one, name, getattr(game, name, ""))))
                for name in table
            )
    return text.getvalue().encode("utf-8-sig", "replace")


def _plain(cell: object) -> object:
    """The cell so that no spreadsheet takes it for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
