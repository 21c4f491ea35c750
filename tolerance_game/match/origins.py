"""Matches that come from a record: the same deal again, and playing on from any point of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tolerance_game.core import CHANCE, Header, Malformed, Reason, Record
from tolerance_game.core.record import replay

from .match import Match, Table
from .seats import Seats, as_json, check_seats, players_of

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
    header = _header(table, record, seats, practice)
    origin = {"what": DEAL, "record": name, "moves": 0}
    header = replace(header, origin=origin, chance=_chance_of(table, record))
    return Match.resume(table, Record(header))


def branch(
    table: Table,
    record: Record,
    at: int,
    seats: Seats,
    *,
    name: str = "",
    practice: bool = False,
    seed: int | None = None,
) -> Match:
    """A new match that goes on from the first `at` moves of a record.

    Chance repeats its moves of the record as long as they are possible; with a `seed` it does not
    repeat them from here on. Raises Malformed for seats that do not fit or when the record is
    shorter, Corrupt for a record that cannot be replayed.
    """
    if not 0 <= at <= len(record.moves):
        raise Malformed(Reason("match.branch.number", {"number": len(record.moves)}))
    header = _header(table, record, seats, practice)
    header = replace(header, origin={"what": BRANCH, "record": name, "moves": at})
    if seed is None:
        header = replace(header, chance=_chance_of(table, record))
    else:
        header = replace(header, chance=(), seed=seed)
    return Match.resume(table, Record(header, record.moves[:at]))


def _header(table: Table, record: Record, seats: Seats, practice: bool) -> Header:
    """The header of a record with other seats. Program and data are those of now."""
    check_seats(seats, table.game.NAME, table.seats)
    return replace(
        record.header,
        players=players_of(seats),
        seats=as_json(seats),
        practice=practice,
        program=table.header.program,
        data=table.header.data,
    )


def _chance_of(table: Table, record: Record) -> tuple[str, ...]:
    """All that chance did in a record, and was still to do if it was itself the same deal again."""
    moments = replay(table.game, table.options, record.moves)
    done = tuple(
        text for text, moment in zip(record.moves, moments, strict=True) if moment.seat == CHANCE
    )
    given = record.header.chance
    return given if given[: len(done)] == done else done
