"""Matches that come from another: the same deal again, playing on from any point of a record, and
the next game of a series.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from tolerance_game.core import CHANCE, Header, Illegal, Malformed, Reason, Record
from tolerance_game.core.record import replay

from .match import Match, Table
from .seats import Seats, as_json, check_seats, players_of
from .series import rotated

DEAL: Final = "deal"
BRANCH: Final = "branch"


def same_deal(
    table: Table, record: Record, seats: Seats, *, name: str = "", practice: bool = False
) -> Match:
    """A new match with other players at the table of a record, and the same chance.

    Chance repeats its moves of the record as long as they are possible; from then on the seed of
    the record decides. `name` is what the header calls the record.
    Raises Malformed for seats that do not fit, Corrupt for a record that cannot be replayed.
    """
    origin = {"what": DEAL, "record": name, "moves": 0}
    return Match.resume(table, Record(_header(table, record, seats, practice, origin)))


def branch(
    table: Table, record: Record, at: int, seats: Seats, *, name: str = "", practice: bool = False
) -> Match:
    """A new match that goes on from the first `at` moves of a record.

    Chance repeats its moves of the record as long as they are possible. Raises Malformed for seats
    that do not fit or when the record is shorter, Corrupt for a record that cannot be replayed.
    """
    if not 0 <= at <= len(record.moves):
        raise Malformed(Reason("match.branch.number", {"number": len(record.moves)}))
    origin = {"what": BRANCH, "record": name, "moves": at}
    header = _header(table, record, seats, practice, origin)
    return Match.resume(table, Record(header, record.moves[:at]))


def next_game(table: Table, match: Match, seed: int) -> Match:
    """The next game of the series of a match: everyone one seat further on, and another seed.

    Raises Illegal where no game follows: the match is not over, or its series is decided.
    """
    series = match.series
    if series is None or match.outcome is None or series.is_decided:
        raise Illegal(Reason("match.series.no_next"))
    header = replace(
        match.header,
        seed=seed,
        program=table.header.program,
        data=table.header.data,
        origin=None,
        chance=(),
        series=series.moved_on().as_json(),
    )
    seats = rotated(match.seats)
    return Match.begin(table._replace(header=header), seats, practice=match.practice)


def _header(
    table: Table, record: Record, seats: Seats, practice: bool, origin: Mapping[str, object]
) -> Header:
    """The header of a record with other seats and the same chance; program and data of now.

    It does not count for the series of that record.
    """
    check_seats(seats, table.game.NAME, table.seats)
    return replace(
        record.header,
        players=players_of(seats),
        seats=as_json(seats),
        practice=practice,
        program=table.header.program,
        data=table.header.data,
        origin=origin,
        chance=_chance_of(table, record),
        series=None,
    )


def _chance_of(table: Table, record: Record) -> tuple[str, ...]:
    """All that chance did in a record, and was still to do if it was itself the same deal again."""
    moments = replay(table.game, table.options, record.moves)
    done = tuple(
        text for text, moment in zip(record.moves, moments, strict=True) if moment.seat == CHANCE
    )
    given = record.header.chance
    return given if given[: len(done)] == done else done
