"""Bookings of money and piety, sorted by reign and stage; and how everybody stood after each."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance.rules.events import (
    LoansRepaid,
    LoanTaken,
    PennantEarned,
    PointsTotalled,
    SectionScored,
    TallyChanged,
)
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
        self.now = [SeatStanding()] * players
        self.bookings: list[Booking] = []
        self._after: dict[tuple[int, str], tuple[SeatStanding, ...]] = {}

    def book(self, event: Event, reign: int, stage: str) -> None:
        """Whatever an event changes in the standings."""
        match event:
            case TallyChanged():
                self._change_tally(event, reign, stage)
            case PennantEarned():
                standing = self.now[event.seat]
                pennants = _with(standing.pennants, event.tally, event.after)
                self.now[event.seat] = standing._replace(pennants=pennants)
            case LoanTaken() | LoansRepaid():
                self._change_loans(event, reign, stage)
            case SectionScored() | PointsTotalled():
                self.now[event.seat] = self.now[event.seat]._replace(points=event.after)
            case _:
                pass
        self._after[reign, stage] = tuple(self.now)

    def _change_tally(self, event: TallyChanged, reign: int, stage: str) -> None:
        standing = self.now[event.seat]
        tallies = _with(standing.tallies, event.tally, event.after)
        self.now[event.seat] = standing._replace(tallies=tallies)
        kind = TRICKS if event.cause else _KINDS.get(event.paragraph, TRICKS)
        self.bookings.append(
            Booking(
                reign, stage, event.seat, event.tally, kind,
                event.amount, event.before, event.after,
            )
        )  # fmt: skip

    def _change_loans(self, event: LoanTaken | LoansRepaid, reign: int, stage: str) -> None:
        self.now[event.seat] = self.now[event.seat]._replace(loans=event.after)
        kind = "loan" if isinstance(event, LoanTaken) else "repaid"
        amount = event.after - event.before
        self.bookings.append(
            Booking(
                reign, stage, event.seat, "loans", kind, amount, event.before, event.after
            )
        )  # fmt: skip

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
        mine = [
            one
            for one in self.bookings
            if one.seat == seat and one.of == of and one.reign <= reign
        ]  # fmt: skip
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


def _with(values: tuple[int, int, int], tally: str, value: int) -> tuple[int, int, int]:
    found = [value if name == tally else old for name, old in zip(TALLIES, values, strict=True)]
    return found[0], found[1], found[2]
