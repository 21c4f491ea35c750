"""What is kept of a finished game for statistics: counted from the events of its replay alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, NamedTuple, Protocol

from tolerance_game.core.errors import Corrupt, GameError, Reason
from tolerance_game.core.events import Event
from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Header, Moment, Record, replay
from tolerance_game.games.schisma.rules import events as schisma
from tolerance_game.games.schisma.rules.track import LANDS
from tolerance_game.games.tolerance import NAME as TOLERANCE
from tolerance_game.games.tolerance.rules import events as tolerance
from tolerance_game.games.tolerance.rules.state import TALLIES
from tolerance_game.match.seats import seats_of
from tolerance_game.storage.data.catalogue import Catalogue
from tolerance_game.storage.saves.game_header import set_up

SOURCES: Final = ("suits", "guild", "deaths", *TALLIES, "loans")
"""Where victory points come from: the sections of T6.6, the pennants of each tally, and loans."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat fared."""

    player: str
    """`person`, or the id of the program that played: its level."""
    name: str
    role: str
    """T2.6: the role; in Schisma the land of the seat, `avignon` or `rome`."""
    won: bool
    points: int = 0
    sources: Mapping[str, int] = field(default_factory=dict)
    """The victory points booked from each of SOURCES; they add up to the points."""
    pennants: Mapping[str, int] = field(default_factory=dict)
    """T8: the pennants of each tally."""
    loans: int = 0
    """T7: loans still open at the end."""
    tricks: int = 0
    joined: int = 0
    """S3.1: persons that joined this pope."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """How one finished game went."""

    game: str
    ended: str
    """When, as `2026-11-18T20:15:00Z`; empty where nobody knows."""
    seats: tuple[SeatResult, ...]
    ending: str
    moves: int
    """Those of the players, without deals and draws."""
    turns: int
    """Tricks in Tolerance, turns in Schisma."""
    edition: str = ""
    roles: str = ""

    @property
    def winners(self) -> int:
        """How many won: several share a win, none is a draw."""
        return sum(seat.won for seat in self.seats)


class DoesNotCount(GameError):
    """A game that is no part of statistics: it has not ended, or was for practice."""


class PlayedGame(Protocol):
    """A game that was loaded; `loading.Loaded` is one."""

    @property
    def header(self) -> Header:
        """How it was set up."""

    @property
    def options(self) -> Any:
        """The options of the game."""

    @property
    def moments(self) -> Sequence[Moment]:
        """Every move with its events."""

    @property
    def faults(self) -> Sequence[Reason]:
        """What is wrong with its file, if anything is."""


class _Replayed(NamedTuple):
    header: Header
    options: Any
    moments: tuple[Moment, ...]
    faults: tuple[Reason, ...] = ()


def result_of(record: Record, catalogue: Catalogue, file: str = "", ended: str = "") -> GameResult:
    """The result of a record by its replay alone; `file` is what errors call it.

    Raises Corrupt for a record that cannot be replayed with these data; and see `result_of_played`.
    """
    game, options = set_up(record.header, file, catalogue)
    moments = tuple(replay(game, options, record.moves))
    return result_of_played(_Replayed(record.header, options, moments), file, ended)


def result_of_played(played: PlayedGame, file: str = "", ended: str = "") -> GameResult:
    """The result of a game that was loaded.

    Raises DoesNotCount for practice games and those that did not end, and Corrupt for a header that
    seats nobody.
    """
    header, options = played.header, played.options
    if header.practice:
        raise DoesNotCount(Reason("error.statistics.practice", {"file": file}))
    try:
        sitters = seats_of(header)
    except GameError as error:
        raise Corrupt(error.reason) from error
    count = _Count(len(sitters))
    for moment in played.moments:
        count.moves += moment.seat != CHANCE
        count.take(moment.events)
    if not count.ending:
        raise DoesNotCount(Reason("error.statistics.not_ended", {"file": file}))
    of_tolerance = header.game == TOLERANCE
    return GameResult(
        game=header.game,
        ended=ended,
        seats=tuple(
            count.seat(seat, player, sitter.name, "" if of_tolerance else LANDS[-seat])
            for seat, (player, sitter) in enumerate(zip(header.players, sitters, strict=True))
        ),
        ending=count.ending,
        moves=count.moves,
        turns=count.turns,
        edition=options.edition if of_tolerance else "",
        roles=options.roles if of_tolerance else "",
    )


class _Count:
    """Keeps count while the events go by."""

    def __init__(self, seats: int) -> None:
        self.moves = 0
        self.turns = 0
        self.ending = ""
        self._winners: tuple[int, ...] = ()
        self._roles = [""] * seats
        self._points = [0] * seats
        self._sources: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._pennants: list[Counter[str]] = [Counter() for _ in range(seats)]
        self._loans = [0] * seats
        self._tricks = [0] * seats
        self._joined = [0] * seats

    def take(self, events: Iterable[Event]) -> None:
        """Counts what the events of a move say."""
        for event in events:
            match event:
                case tolerance.RoleTaken():
                    self._roles[event.seat] = event.role
                case tolerance.TrickWon():
                    self._tricks[event.seat] += 1
                    self.turns += 1
                case tolerance.PennantEarned():
                    self._pennants[event.seat][event.tally] += event.after - event.before
                case tolerance.LoanTaken() | tolerance.LoansRepaid():
                    self._loans[event.seat] = event.after
                case tolerance.SectionScored():
                    # Points never fall below zero: what was booked, not what the section is worth.
                    self._sources[event.seat][event.section] += event.after - event.before
                    self._points[event.seat] = event.after
                    self._roles[event.seat] = event.role
                case schisma.TurnBegan():
                    self.turns += 1
                case schisma.Joined():
                    self._joined[event.seat] += 1
                case tolerance.GameEnded() | schisma.GameEnded():
                    self._winners, self.ending = event.winners, event.ending

    def seat(self, seat: int, player: str, name: str, land: str) -> SeatResult:
        """What was counted for a seat."""
        return SeatResult(
            player=player,
            name=name,
            role=self._roles[seat] or land,
            won=seat in self._winners,
            points=self._points[seat],
            sources={name: self._sources[seat][name] for name in SOURCES if not land},
            pennants={name: self._pennants[seat][name] for name in TALLIES if not land},
            loans=self._loans[seat],
            tricks=self._tricks[seat],
            joined=self._joined[seat],
        )


def as_json(result: GameResult) -> dict[str, Any]:
    """The result as plain values."""
    return asdict(result)


def from_json(values: Any) -> GameResult:
    """The result that plain values stand for. Raises ValueError when they stand for none."""
    try:
        seats = tuple(SeatResult(**seat) for seat in values["seats"])
        result = GameResult(**{**values, "seats": seats})
    except (TypeError, KeyError) as error:
        raise ValueError("no result of a game") from error
    texts = (result.game, result.ended, result.ending, result.edition, result.roles)
    if not (_are(texts, str) and _are((result.moves, result.turns), int) and result.seats):
        raise ValueError("no result of a game")
    for seat in result.seats:
        numbers = (seat.points, seat.loans, seat.tricks, seat.joined)
        if not (
            _are((seat.player, seat.name, seat.role), str)
            and _are(numbers, int)
            and isinstance(seat.won, bool)
            and _is_count(seat.sources, SOURCES)
            and _is_count(seat.pennants, TALLIES)
        ):
            raise ValueError("no result of a seat")
    return result


def _are(values: Sequence[object], kind: type) -> bool:
    return all(type(value) is kind for value in values)


def _is_count(values: object, names: Sequence[str]) -> bool:
    return (
        isinstance(values, Mapping)
        and tuple(values) in ((), tuple(names))
        and _are(tuple(values.values()), int)
    )
