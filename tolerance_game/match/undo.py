"""How far a move may be taken back: up to the last new information, and why no further.

A seat takes back its own last decision, and with it what followed. Afterwards no seat may know more
than the table shows that is there again. New information is

- what chance did: cards were dealt or drawn;
- in a game with secrets, the answer of another seat, for it came from a hidden hand; where
  everything is open, the answer of a program is taken back together with the move;
- in a game with secrets, the own move, once another person has looked at the table since;
- the end of a game, which opens what was hidden and is counted.

The move of another person is never taken back: it is not one's own to take. What a move brings
about by itself (a trick carried out, a person moved) follows from what everyone knew. In practice
there is no limit but the beginning.
"""

from __future__ import annotations

from typing import Protocol

from tolerance_game.core.errors import Reason
from tolerance_game.core.events import Seat
from tolerance_game.core.game import CHANCE, AnyGame, Outcome

from .seats import Person, Seats, people


class PlayedMatch(Protocol):
    """What these rules need to know of a match."""

    game: AnyGame
    seats: Seats
    practice: bool

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""

    @property
    def last_taken_back_by(self) -> Seat | None:
        """Who may make moves again; None when there are none."""

    def movers(self, since: int = 0) -> tuple[Seat, ...]:
        """Who made each move after the first `since`."""

    def seen_by(self, seat: Seat) -> int:
        """How many of the moves a seat has seen on the table."""


def last_decision(match: PlayedMatch, seat: Seat) -> int | None:
    """How many moves there were before the last decision of a seat; None when it made none."""
    movers = match.movers()
    for number in range(len(movers) - 1, -1, -1):
        if movers[number] == seat:
            return number
    return None


def undo_limit(match: PlayedMatch, seat: Seat) -> Reason | None:
    """Why a seat cannot take back its last decision; None when it can."""
    if seat not in people(match.seats):
        return Reason("match.undo.only_people")
    to = last_decision(match, seat)
    if to is None:
        return Reason("match.undo.nothing")
    if match.practice:
        return None
    if match.outcome is not None:
        return Reason("match.undo.over")
    secrets = match.game.HAS_SECRETS
    for mover in match.movers(to + 1):
        if mover == CHANCE:
            return Reason("match.undo.drawn")
        if isinstance(match.seats[mover], Person):
            return Reason("match.undo.other_person", {"seat": mover})
        if secrets:
            return Reason("match.undo.answered", {"seat": mover})
    if secrets:
        for other in people(match.seats):
            if other != seat and match.seen_by(other) > to:
                return Reason("match.undo.seen", {"seat": other})
    return None


def redo_limit(match: PlayedMatch, seat: Seat) -> Reason | None:
    """Why a seat cannot make again what was taken back last; None when it can."""
    by = match.last_taken_back_by
    if by is None:
        return Reason("match.redo.nothing")
    if by != seat:
        return Reason("match.redo.other_person", {"seat": by})
    return None
