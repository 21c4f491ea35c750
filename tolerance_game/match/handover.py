"""Handing the machine over between the people who share it: whose secrets may be on screen.

The screen takes every view, event and move from here, so nothing of a seat can be shown while the
machine is in other hands:

    Covered(seat)  waits for the person at this seat; the screen shows what everyone may know
    HandShown(seat)  shows what this seat may know, until the machine is covered
    Open(seat)     no secrets are left to keep; any seat may be looked at

The first hand is covered too. A person who has moved still sees the table, and may undo, until
`cover` passes the machine on (`due` tells to whom). `cover` also ends a peek, and is for the moment
when the window loses the focus. One person alone is never covered, nor are people in a game without
secrets: there the seat to act is shown. Without people, and after the end, all is open.

One person who practises against programs may open all hands (`open_hands`): the screen shows them
then, and nobody else is told anything by it.

Moves need not be shown at once: from `stay` until `catch_up` the screen shows the table as it was
before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tolerance_game.core import Event, Illegal, Reason, Seat

from .match import Match
from .seats import people


@dataclass(frozen=True, slots=True)
class Covered:
    """No hand is shown; the person at this seat may uncover theirs."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandShown:
    """The person at this seat looks at the screen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Open:
    """Everyone may see everything; the table is shown from this seat."""

    seat: Seat


Phase = Covered | HandShown | Open


class Handover:
    """What the screen may show of a match, and what the person at it may do."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._table = match
        self._people = people(match.seats)
        self._guarded = len(self._people) > 1 and match.game.HAS_SECRETS
        self._shown: Seat | None = None
        """Guarded: who has uncovered."""
        self._last: Seat | None = None
        """Guarded: who uncovered last."""
        self._looked_at: Seat | None = None
        """Open: the seat whose view is shown, once one was chosen."""
        self._opens = False
        """Whether the hands were opened, for as long as they may be."""

    # How far it is shown.

    @property
    def table(self) -> Match:
        """The match as it may be shown."""
        return self._table

    @property
    def number(self) -> int:
        """How many of the moves may be shown."""
        return self._table.number

    @property
    def stamp(self) -> int:
        """Names the moment that may be shown."""
        return self._table.stamp

    @property
    def to_act(self) -> Seat | None:
        """Who is to act in the moment that may be shown; None when the game is over."""
        return self._table.to_act

    @property
    def is_current(self) -> bool:
        """Whether everything that was done may be shown."""
        return self._table is self._match

    def stay(self, number: int | None = None) -> None:
        """Shows the table as it is now, or was after so many moves, until `catch_up`."""
        if self.is_current:
            self._table = self._match.still(number)

    def catch_up(self) -> None:
        """Shows everything again."""
        self._table = self._match

    @property
    def phase(self) -> Phase:
        """Whose secrets may be on screen."""
        over = self._table.outcome is not None
        if over or not self._people:
            # If the end is taken back in practice, every hand is covered again.
            self._shown = None
            if self._looked_at is not None:
                return Open(self._looked_at)
            return Open(self._next() if self._people else 0)
        if not self._guarded:
            return HandShown(self._next())
        return Covered(self._next()) if self._shown is None else HandShown(self._shown)

    def _next(self) -> Seat:
        """The next viewer: the person to act, or the last viewer, or else the next in turn."""
        acting = self._table.to_act
        if acting is not None and acting in self._people:
            return acting
        if self._last is not None:
            return self._last
        later = [seat for seat in self._people if acting is not None and seat > acting]
        return (later or self._people)[0]

    @property
    def due(self) -> Seat | None:
        """The seat that must get the machine now; None when it stays where it is."""
        phase, acting = self.phase, self._table.to_act
        if not self._guarded or not isinstance(phase, HandShown):
            return None
        return acting if acting in self._people and acting != phase.seat else None

    # Passing the machine on.

    def uncover(self, seat: Seat) -> None:
        """The person at this seat has the machine. Raises Illegal when another seat must get it."""
        phase = self.phase
        if isinstance(phase, Open):
            return
        if seat != phase.seat:
            raise Illegal(Reason("match.handover.waits_for", {"seat": phase.seat}))
        if self._guarded:
            self._shown = self._last = seat

    def cover(self) -> None:
        """Covers the hand: the machine is passed on, or the window lost the focus."""
        self._shown = None

    def look_at(self, seat: Seat) -> None:
        """When all is open: look at the game from this seat. Raises Illegal while it is not."""
        if not isinstance(self.phase, Open):
            raise Illegal(Reason("match.handover.not_open"))
        if not 0 <= seat < len(self._match.seats):
            raise IndexError(seat)
        self._looked_at = seat

    # What is on screen.

    def view(self) -> Any:
        """What may be shown now: the view of the seat in the phase, or the public one."""
        phase = self._looked_upon()
        if isinstance(phase, Covered):
            return self._table.public_view()
        return self._table.view(phase.seat)

    @property
    def may_open_hands(self) -> bool:
        """Whether there is nobody from whom a hand would have to be hidden: one person practises
        against programs.
        """
        alone = len(self._people) == 1 and self._match.game.HAS_SECRETS
        return alone and self._match.practice and self._table.outcome is None

    @property
    def hands_are_open(self) -> bool:
        """Whether all hands are shown."""
        return self._opens and self.may_open_hands

    def open_hands(self, are_open: bool) -> None:
        """Shows all hands, or covers them again. Raises Illegal where they may not be opened."""
        if are_open and not self.may_open_hands:
            raise Illegal(Reason("match.handover.not_open"))
        self._opens = are_open

    def opened(self) -> tuple[Any, ...]:
        """The views of the other seats while their hands are open; none of them else."""
        if not self.hands_are_open:
            return ()
        seats = range(len(self._table.seats))
        return tuple(self._table.view(seat) for seat in seats if seat != self.phase.seat)

    def events(self, since: int = 0) -> tuple[Event, ...]:
        """What may be told now of all that happened after the first `since` moves."""
        phase = self._looked_upon()
        if isinstance(phase, Covered):
            return self._table.public_events(since)
        if isinstance(phase, Open):
            return self._table.all_events(since)
        return self._table.events(phase.seat, since)

    def _looked_upon(self) -> Phase:
        """The phase; the people who can see the screen in it have now seen the table."""
        phase = self.phase
        seats = (phase.seat,) if isinstance(phase, HandShown) else self._people
        self._match.mark_seen(seats, self.number)
        return phase

    # What the person at the screen may do.

    def legal_moves(self) -> tuple[Any, ...]:
        """The moves of the seat that is shown, when it is its turn."""
        phase = self.phase
        return self._table.legal_moves(phase.seat) if isinstance(phase, HandShown) else ()

    def submit(self, move: Any, stamp: int) -> int:
        """A move of the seat that is shown, as `Match.submit`. Raises Illegal while covered."""
        return self._match.submit(self._uncovered(), move, stamp)

    def undo_limit(self) -> Reason | None:
        """Why the person at the screen cannot take back a move; None when it is possible."""
        return self._refusal() or self._match.undo_limit(self.phase.seat)

    def undo(self) -> int:
        """Takes back the last decision of the person at the screen, as `Match.undo`."""
        return self._match.undo(self._uncovered())

    def redo_limit(self) -> Reason | None:
        """Why the person at the screen cannot make a move again; None when it is possible."""
        return self._refusal() or self._match.redo_limit(self.phase.seat)

    def redo(self) -> int:
        """Makes again what was taken back last, as `Match.redo`."""
        return self._match.redo(self._uncovered())

    def _refusal(self) -> Reason | None:
        phase = self.phase
        if isinstance(phase, Covered):
            return Reason("match.handover.waits_for", {"seat": phase.seat})
        return None

    def _uncovered(self) -> Seat:
        """The seat that is shown. Raises Illegal while covered."""
        if (reason := self._refusal()) is not None:
            raise Illegal(reason)
        return self.phase.seat
