"""A record as JSON lines (docs/record.md): a header, moves with their events, and the end.

What is written can be read again; the events are there for whoever wants to check every step. What
only journals and saves have is `save_lines`; here their moves can be read as well.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tolerance_game.core import notation
from tolerance_game.core.errors import Corrupt, Reason
from tolerance_game.core.events import Event, as_json
from tolerance_game.core.game import Outcome
from tolerance_game.core.record import FORMAT, Header, Record

from .sealing import opened

Values = dict[str, Any]
"""One line of a record."""


def header_line(header: Header) -> str:
    """The first line of a record."""
    return json_line(header_values(header))


def header_values(header: Header) -> Values:
    """What the first line of a record says."""
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
    return values


def move_line(number: int, seat: int, move: Any) -> str:
    """A move: its number from 1, who made it (-1 is chance), and its notation."""
    return json_line(move_values(number, seat, move))


def move_values(number: int, seat: int, move: Any) -> Values:
    """What the line of a move says."""
    return {"line": "move", "number": number, "seat": seat, "move": notation.write(move)}


def event_line(event: Event) -> str:
    """One event of the move before it."""
    return json_line(event_values(event))


def event_values(event: Event) -> Values:
    """What the line of an event says."""
    return {"line": "event", **as_json(event)}


def end_line(moves: int, outcome: Outcome) -> str:
    """The last line of a finished game."""
    return json_line(end_values(moves, outcome))


def end_values(moves: int, outcome: Outcome) -> Values:
    """What the last line of a finished game says."""
    return {
        "line": "end",
        "moves": moves,
        "winners": list(outcome.winners),
        "ending": outcome.ending,
        "paragraph": outcome.paragraph,
    }


def json_line(values: Values) -> str:
    """The line that says this."""
    return json.dumps(values, ensure_ascii=False, separators=(", ", ": "))


class RecordedMove(NamedTuple):
    """What a record says of one move: where it stands, the move, and its events if it has any."""

    row: int
    move: str
    events: tuple[Values, ...]
    seat: int | None = None
    """Who made it; None where the record does not say."""


class ReadRecord(NamedTuple):
    """A record read from lines."""

    record: Record
    told: tuple[RecordedMove, ...]
    end: Values | None
    """What the last line says; None for a game that did not end."""


def read_lines(lines: Iterable[str]) -> ReadRecord:
    """The record that these lines hold. Raises Corrupt with the number of the line."""
    header: Header | None = None
    told: list[RecordedMove] = []
    end: Values | None = None
    for row, values in _values(lines):
        kind = values.get("line")
        if header is None:
            if kind != "header":
                raise _corrupt(row, "error.record.no_header")
            header = _header(row, values)
        elif kind == "move" and _is_next(values, len(told) + 1):
            told.append(RecordedMove(row, " ".join(values["move"].split()), (), values.get("seat")))
        elif kind == "event" and told:
            last = told[-1]
            told[-1] = last._replace(events=(*last.events, values))
        elif kind == "undo" and values.get("to") in range(len(told) + 1):
            del told[int(values["to"]) :]
            end = None
        elif kind == "end" and end is None:
            end = values
        elif kind not in ("digest", "summary", "waiting"):
            raise _corrupt(row, "error.record.line")
    if header is None:
        raise _corrupt(1, "error.record.no_header")
    return ReadRecord(Record(header, tuple(one.move for one in told)), tuple(told), end)


def _is_next(values: Values, number: int) -> bool:
    """Whether a line of a move says what it should, and its number is the next one."""
    return (
        isinstance(values.get("move"), str)
        and values.get("number", number) == number
        and isinstance(values.get("seat"), int | None)
    )


def _values(lines: Iterable[str]) -> Iterator[tuple[int, Values]]:
    for row, raw in enumerate(lines, start=1):
        line = raw.strip()
        if not line:
            continue
        try:
            values = json.loads(line)
            if not isinstance(values, dict):
                raise _corrupt(row, "error.record.line")
            yield row, opened(values)
        except (ValueError, RecursionError):
            raise _corrupt(row, "error.record.line") from None


def _header(row: int, values: Values) -> Header:
    number = values.get("format")
    if isinstance(number, int) and number > FORMAT:
        raise _corrupt(row, "error.record.newer")
    header = header_of(values)
    if header is None:
        raise _corrupt(row, "error.record.header")
    return header


def header_of(values: Values, newest: int = FORMAT) -> Header | None:
    """The header that the first line of a record stands for; None when it is not well formed."""
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
        sealed=values.get("sealed", False),
    )


def _is_list_of(kind: type, value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, kind) for item in value)


def _corrupt(row: int, text: str) -> Corrupt:
    return Corrupt(Reason(text, {"line": row}))
