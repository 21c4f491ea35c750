"""The lines of a record (docs/record.md): a header, moves with their events, the end.

`save_lines` adds what only journals and saves have; `save_reading` reads them all.
"""

from __future__ import annotations

import json
from typing import Any

from tolerance_game.core import Event, Header, Outcome, notation
from tolerance_game.core.events import as_json
from tolerance_game.core.record import FORMAT

Values = dict[str, Any]
"""One line of a record."""


def header_values(header: Header) -> Values:
    """The first line of a record."""
    values: Values = {
        "line": "header",
        "format": header.format,
        "program": header.program,
        "game": header.game,
        "options": dict(header.options),
        "players": list(header.players),
        "seed": header.seed,
        "data": header.data,
    }
    if header.seats:
        values["seats"] = [dict(seat) for seat in header.seats]
    if header.practice:
        values["practice"] = True
    if header.origin is not None:
        values["origin"] = dict(header.origin)
    if header.chance:
        values["chance"] = list(header.chance)
    if header.series is not None:
        values["series"] = dict(header.series)
    return values


def move_values(number: int, seat: int, move: Any) -> Values:
    """The line of a move."""
    return {"line": "move", "number": number, "seat": seat, "move": notation.write(move)}


def event_values(event: Event) -> Values:
    """The line of an event."""
    return {"line": "event", **as_json(event)}


def end_values(moves: int, outcome: Outcome) -> Values:
    """The last line of a finished game."""
    return {
        "line": "end",
        "moves": moves,
        "winners": list(outcome.winners),
        "ending": outcome.ending,
        "paragraph": outcome.paragraph,
    }


def json_line(values: Values) -> str:
    """The text of a line."""
    return json.dumps(values, ensure_ascii=False, separators=(", ", ": "))


def header_of(values: Values, newest: int = FORMAT) -> Header | None:
    """The header in the first line of a record; None if it is not well formed."""
    well_formed = (
        values.get("format") == newest
        and isinstance(values.get("game"), str)
        and isinstance(values.get("options"), dict)
        and _is_list_of(str, values.get("players"))
        and isinstance(values.get("seed"), int | None)
        and isinstance(values.get("data"), dict | None)
        and _is_list_of(dict, values.get("seats", []))
        and isinstance(values.get("practice", False), bool)
        and isinstance(values.get("origin"), dict | None)
        and _is_list_of(str, values.get("chance", []))
        and isinstance(values.get("series"), dict | None)
        and isinstance(values.get("sealed", False), bool)
    )
    if not well_formed:
        return None
    return Header(
        game=values["game"],
        options=values["options"],
        players=tuple(values["players"]),
        seed=values.get("seed"),
        program=str(values.get("program", "")),
        data=values.get("data"),
        format=newest,
        seats=tuple(values.get("seats", ())),
        practice=values.get("practice", False),
        origin=values.get("origin"),
        chance=tuple(values.get("chance", ())),
        series=values.get("series"),
        sealed=values.get("sealed", False),
    )


def _is_list_of(kind: type, value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, kind) for item in value)
