"""Bookings of money and piety, sorted by reign and stage; and how everybody stood after each."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance.rules.events import LoansRepaid, LoanTaken, TallyChanged
from tolerance_game.games.tolerance.rules.public import Public, PublicSeat
from tolerance_game.games.tolerance.rules.state import START, TALLIES

from .figure import Figure, FigureTerm, balanced

TRICKS: Final = "tricks"
STAGES: Final = ("execution", "taxes", "piety", "loans", "points", "end")
"""The sections of the end of a reign, in the order in which they are booked (T6, T9)."""
ORDER: Final = (TRICKS, *STAGES)

_KINDS: Final = {
    "T6.3": "taxes",
    "T6.4": "piety",
    "T6.5": "repaid",
    "T7.1": "loan",
    "T7.2": "no_loan",
}
"""What a booking without a card is; every other one belongs to a trick."""
KINDS: Final = (TRICKS, *_KINDS.values())


class SeatStanding(NamedTuple):
    """How a seat stands, as everyone may see it."""

    tallies: tuple[int, int, int] = START
    pennants: tuple[int, int, int] = (0, 0, 0)
    loans: int = 0
    points: int = 0

    @classmethod
    def of(cls, seat: PublicSeat) -> SeatStanding:
        """How this seat stands."""
        return cls(seat.tallies, seat.pennants, seat.loans, seat.points)


class StationStep(NamedTuple):
    """An event of the end of a reign, and how everybody stood after it."""

    event: Event
    stage: str
    standings: tuple[SeatStanding, ...]


class Booking(NamedTuple):
    """One change of a tally, or of the number of loans."""

    reign: int
    stage: str
    seat: Seat
    of: str
    """The tally, or `loans`."""
    kind: str
    amount: int
    """What was booked."""
    before: int
    after: int


class Ledger:
    """Everybody's standing now and at the end of each stage, with all bookings."""

    def __init__(self, players: int) -> None:
        self.now = (SeatStanding(),) * players
        self.bookings: list[Booking] = []
        self._after: dict[tuple[int, str], tuple[SeatStanding, ...]] = {}

    def book(self, event: Event, stage: str, public: Public) -> None:
        """What an event has changed in the standings; `public` is what is known after it."""
        if isinstance(event, TallyChanged):
            kind = TRICKS if event.cause else _KINDS.get(event.paragraph, TRICKS)
            self._note(event, public.reign, stage, event.tally, kind, event.amount)
        elif isinstance(event, LoanTaken | LoansRepaid):
            kind = "loan" if isinstance(event, LoanTaken) else "repaid"
            self._note(event, public.reign, stage, "loans", kind, event.after - event.before)
        self.now = tuple(map(SeatStanding.of, public.seats))
        self._after[public.reign, stage] = self.now

    def _note(
        self,
        event: TallyChanged | LoanTaken | LoansRepaid,
        reign: int,
        stage: str,
        of: str,
        kind: str,
        amount: int,
    ) -> None:
        self.bookings.append(
            Booking(reign, stage, event.seat, of, kind, amount, event.before, event.after)
        )

    def before(self, reign: int) -> tuple[SeatStanding, ...]:
        """How everybody stood when the tricks of a reign were over."""
        seats = range(len(self.now))
        return tuple(self.standing(seat, reign, TRICKS) for seat in seats)

    def standing(self, seat: Seat, reign: int, stage: str) -> SeatStanding:
        """How a seat stood when a stage of a reign was over, or what is known up to there."""
        place = ORDER.index(stage)
        for back in range(reign, 0, -1):
            stages = ORDER[: place + 1] if back == reign else ORDER
            for one in reversed(stages):
                if (back, one) in self._after:
                    return self._after[back, one][seat]
        return SeatStanding()

    def tally(self, seat: Seat, of: str, reign: int, stage: str) -> Figure:
        """A tally, or the number of loans, as a sum: what it was before the reign, and since."""
        last = ORDER.index(stage)
        booked = (one for one in self.bookings if one.reign <= reign)
        mine = [one for one in booked if (one.seat, one.of) == (seat, of)]
        start = START[TALLIES.index(of)] if of in TALLIES else 0
        earlier = [one for one in mine if one.reign < reign]
        before = earlier[-1].after if earlier else start
        terms = [FigureTerm("start" if reign == 1 else "earlier", before)]
        now = [one for one in mine if one.reign == reign and ORDER.index(one.stage) <= last]
        for kind in KINDS:
            some = [one.amount for one in now if one.kind == kind]
            if some:
                terms.append(FigureTerm(kind, sum(some), len(some)))
        after = now[-1].after if now else before
        paragraph = "T7" if of == "loans" else "T4.8"
        return Figure(seat, reign, of, after, balanced(after, tuple(terms)), paragraph)
