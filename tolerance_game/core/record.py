"""A record: how a game was set up, and every move that was made, chance's included.

Everything else follows. Replaying a record gives each state and each event again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from . import notation
from .errors import Corrupt, GameError, Reason
from .events import Event
from .game import Game

FORMAT = 3
"""The number of the record's format; `docs/record.md` describes it."""


@dataclass(frozen=True, slots=True)
class Header:
    """What must be known before the first move."""

    game: str
    options: Mapping[str, object]
    """The options of the game as plain JSON values."""
    players: tuple[str, ...]
    """Who decides at each seat: the name of a person or the id of a program."""
    seed: int | None = None
    """What the chance moves and programs were seeded with; the moves do not depend on it."""
    program: str = ""
    data: Mapping[str, object] | None = None
    """The figures of the game: `digest`, `figures`, and what an owner's folder changed."""
    format: int = FORMAT
    seats: tuple[Mapping[str, object], ...] = ()
    """Who sits at each seat, as plain JSON values (`match.seats`); empty if `players` say all."""
    practice: bool = False
    """Whether moves may be taken back without limit."""
    origin: Mapping[str, object] | None = None
    """Where it came from: `what` (`branch`, `deal`), `record` (its name), `moves` taken over."""
    chance: tuple[str, ...] = ()
    """What chance is to do, move for move, while that is possible: the same deal again."""
    series: Mapping[str, object] | None = None
    """The series it belongs to, as it stood before this game (`match.series`)."""
    sealed: bool = False
    """Whether its files tell nothing of hands at a glance (`storage.saves.sealing`)."""


@dataclass(frozen=True, slots=True)
class Record:
    """A header and the moves in their notation."""

    header: Header
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a replay: who moved, what, the state it led to, and all that happened."""

    number: int
    seat: int
    move: Any
    state: Any
    events: tuple[Event, ...]


def replay(game: Game, options: object, moves: tuple[str, ...]) -> Iterator[Moment]:
    """Every moment of a record, in order.

    Raises Corrupt at the first move that cannot be read, is not legal, or comes after the end.
    """
    state = game.start(options)
    for number, text in enumerate(moves, start=1):
        seat = game.to_act(state)
        if seat is None:
            raise Corrupt(Reason("error.record.after_end", {"number": number, "text": text[:80]}))
        try:
            move: Any = notation.read(text, game.MOVES)
            state, events = game.apply(state, move)
        except GameError as error:
            raise Corrupt(
                Reason("error.record.move", {"number": number, "text": text[:80]})
            ) from error
        yield Moment(number, seat, move, state, events)
