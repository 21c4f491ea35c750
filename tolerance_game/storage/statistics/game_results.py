"""The results of finished games for statistics, counted from their events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tolerance_game.core import CHANCE, Corrupt, GameError, Header, Moment, Reason
from tolerance_game.games import room
from tolerance_game.match.seats import seats_of
from tolerance_game.storage.saves.loading import Loaded


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat."""

    player: str
    """`person`, or the id of the program that played."""
    name: str
    role: str
    """The id of its role; empty if there is none."""
    won: bool
    figures: Mapping[str, int] = field(default_factory=dict)
    """The figures of the seat, by the names of the game's `report`."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one finished game."""

    game: str
    ended: str
    """When it ended, as `2026-11-18T20:15:00Z`; empty if unknown."""
    seats: tuple[SeatResult, ...]
    ending: str
    moves: int
    """The moves of players, without those of chance."""
    turns: int
    """Turns or tricks."""
    options: Mapping[str, str] = field(default_factory=dict)
    """The options that statistics tell apart."""

    @property
    def winners(self) -> int:
        """How many seats won: several share a win, none is a draw."""
        return sum(seat.won for seat in self.seats)


class DoesNotCount(GameError):
    """A game that has not ended, or was for practice."""


class JustEnded(NamedTuple):
    """A game that has just ended, so that it need not be loaded."""

    header: Header
    options: Any
    moments: Sequence[Moment]
    faults: Sequence[Reason] = ()


def result_of(played: Loaded | JustEnded, file: str = "", ended: str = "") -> GameResult:
    """The result of a game, which errors call `file`.

    Raises DoesNotCount for practice games and those that did not end, and Corrupt for a header
    without valid seats.
    """
    header = played.header
    if header.practice:
        raise DoesNotCount(Reason("error.statistics.practice", {"file": file}))
    try:
        names = [sitter.name for sitter in seats_of(header)]
    except GameError as error:
        raise Corrupt(error.reason) from error
    events = (event for moment in played.moments for event in moment.events)
    counted = room(header.game, "report").result(played.options, len(names), events)
    if not counted.ending:
        raise DoesNotCount(Reason("error.statistics.not_ended", {"file": file}))
    return GameResult(
        game=header.game,
        ended=ended,
        seats=tuple(
            SeatResult(header.players[seat], name, one.role, seat in counted.winners, one.figures)
            for seat, (name, one) in enumerate(zip(names, counted.seats, strict=True))
        ),
        ending=counted.ending,
        moves=sum(moment.seat != CHANCE for moment in played.moments),
        turns=counted.turns,
        options=counted.options,
    )


def from_json(values: Any) -> GameResult:
    """The result in plain values. Raises ValueError if there is none."""
    try:
        seats = tuple(SeatResult(**seat) for seat in values["seats"])
        result = GameResult(**{**values, "seats": seats})
        report = room(result.game, "report")
    except (TypeError, KeyError) as error:
        raise ValueError("no result of a game") from error
    if not (
        _are((result.ended, result.ending), str)
        and _are((result.moves, result.turns), int)
        and _is_by_name(result.options, report.OPTIONS, str)
        and seats
    ):
        raise ValueError("no result of a game")
    for seat in seats:
        if not (
            _are((seat.player, seat.name, seat.role), str)
            and isinstance(seat.won, bool)
            and _is_by_name(seat.figures, report.FIGURES, int)
        ):
            raise ValueError("no result of a seat")
    return result


def _are(values: Sequence[object], kind: type) -> bool:
    return all(type(value) is kind for value in values)


def _is_by_name(values: object, names: Sequence[str], kind: type) -> bool:
    return (
        isinstance(values, Mapping)
        and tuple(values) in ((), tuple(names))
        and _are(tuple(values.values()), kind)
    )
