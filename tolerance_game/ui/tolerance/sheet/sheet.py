"""The score sheet of a game of Tolerance, as far as its events tell.

It grows with the events that one viewer may see. The sections of a hidden role are missing, but the
totals, which everyone may see, are there.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from tolerance_game.core import Event, Seat
from tolerance_game.games.tolerance.rules import events as told
from tolerance_game.games.tolerance.rules.public import Public, PublicSeat, begin
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import TALLIES, Board

from . import scored
from .figure import END, ORDER, STAGES, TRICKS, Figure, FigureTerm, balanced

_STAGE_OF: Final = {
    "T6.1": "execution",
    "T6.3": "taxes",
    "T6.4": "piety",
    "T6.5": "loans",
    "T6.6": "points",
    "T9.1": "end",
    "T9.2": "end",
}
_KINDS: Final = {
    "T6.3": "taxes",
    "T6.4": "piety",
    "T6.5": "repaid",
    "T7.1": "loan",
    "T7.2": "no_loan",
}
"""The kinds of bookings that no card causes; every other booking belongs to a trick."""
_Booked = told.TallyChanged | told.LoanTaken | told.LoansRepaid
_NOTED: Final = (_Booked, told.CardExecuted, told.ExecutionLapsed)


class StationStep(NamedTuple):
    """An event of the end of a reign, and the standings after it."""

    event: Event
    stage: str
    standings: tuple[PublicSeat, ...]


class ScoreSheet:
    """All figures booked so far, each with its sum."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = options.players
        self.public = begin(options)
        self.stage = TRICKS
        """The current stage of the reign: its tricks, or a stage of its end."""
        self.figures: dict[tuple[Seat, int, str], Figure] = {}
        self.steps: dict[int, list[StationStep]] = {}
        """The events of the end of each reign."""
        self._after: dict[tuple[int, int], Public] = {(0, 0): self.public}
        """What is known after each stage, by reign and place of the stage."""
        self._bookings: list[tuple[int, int, _Booked]] = []
        """Changes of tallies and loans, with reign and place of the stage."""

    @classmethod
    def from_events(cls, events: Iterable[Event], options: Options) -> ScoreSheet:
        """The sheet of a viewer who gets these events, from the first one of the game on."""
        sheet = cls(options)
        sheet.add(events)
        return sheet

    def add(self, events: Iterable[Event]) -> None:
        """Books more events."""
        for event in events:
            self._add(event)

    def _add(self, event: Event) -> None:
        self.public = self.public.after((event,))
        if isinstance(event, told.BoardsCleared):
            return
        if isinstance(event, told.ReignBegan):
            self.stage = TRICKS
        elif isinstance(event, told.ReignEnded):
            self.stage = STAGES[0]
        if self.stage != TRICKS:
            stage = _STAGE_OF.get(event.paragraph.rstrip("abc"), TRICKS)
            self.stage = max(self.stage, stage, key=_place)
            step = StationStep(event, self.stage, self.public.seats)
            self.steps.setdefault(self.reign, []).append(step)
        at = self.reign, _place(self.stage)
        self._after[at] = self.public
        if isinstance(event, _Booked):
            self._bookings.append((*at, event))
        elif isinstance(event, told.SectionScored):
            boards = scored.Boards(self.options, self.boards)
            self._put(*scored.rows_of(event, boards) if event.reign else (scored.end_row(event),))
        elif isinstance(event, told.PointsTotalled):
            self._total(event)

    def _total(self, event: told.PointsTotalled) -> None:
        reign = END if self.stage == "end" else self.reign
        sections = [
            step.event
            for step in self.steps[self.reign]
            if isinstance(step.event, told.SectionScored)
            and (step.event.seat, step.event.reign) == (event.seat, reign)
        ]
        if reign == END:
            self._put(scored.final(event, sections))
        else:
            total = scored.reign_total(event, sections, reign)
            self._put(total, scored.points_after(event, reign))

    def _put(self, *figures: Figure) -> None:
        for figure in figures:
            self.figures[figure.key] = figure

    # What the scenes ask.

    @property
    def reign(self) -> int:
        """The reign, 1 to 3."""
        return self.public.reign

    @property
    def roles(self) -> tuple[str, ...]:
        """By seat; empty while a role is hidden from the viewer."""
        return tuple(seat.role for seat in self.public.seats)

    @property
    def boards(self) -> tuple[Board, ...]:
        """By seat."""
        return tuple(seat.board for seat in self.public.seats)

    def scored_boards(self, reign: int) -> tuple[Board, ...] | None:
        """The boards that were scored in a reign; None before that."""
        after = self._after.get((reign, _place("points")))
        return None if after is None else tuple(seat.board for seat in after.seats)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The winning seats; none before the end."""
        return () if self.public.outcome is None else self.public.outcome.winners

    @property
    def ending(self) -> str:
        """Why they won (T9.2); empty before the end."""
        return "" if self.public.outcome is None else self.public.outcome.ending

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.public.outcome is not None

    @property
    def scored(self) -> int:
        """The last reign whose victory points are booked; 0 before the first one."""
        return max((reign for _seat, reign, row in self.figures if row == "points"), default=0)

    def figure(self, seat: Seat, reign: int, row: str) -> Figure | None:
        """A figure of a reign; None while it is not booked, or hidden from this viewer."""
        return self.figures.get((seat, reign, row))

    def booked(self, reign: int, stage: str) -> bool:
        """Whether a stage of a reign is over."""
        if reign != self.reign:
            return reign < self.reign
        if stage == "points" and self.stage == stage:
            # The points are booked seat by seat: the last one ends the stage.
            return all((seat, reign, "points") in self.figures for seat in range(self.players))
        if stage == "end" and self.stage == stage:
            return self.over
        return _place(stage) < _place(self.stage)

    def turn(self, reign: int) -> tuple[Seat, ...]:
        """T6.2: all seats clockwise, from the one that led the first trick of the reign."""
        first = max(0, self._known(reign, TRICKS).starter)
        return tuple((first + place) % self.players for place in range(self.players))

    def notes(self, reign: int, stage: str) -> list[Event]:
        """What was booked in a stage besides victory points."""
        steps = self.steps.get(reign, ())
        return [one.event for one in steps if one.stage == stage and isinstance(one.event, _NOTED)]

    def standings(self, reign: int, stage: str) -> tuple[PublicSeat, ...]:
        """All seats at the end of a stage of a reign, or as far as that is known."""
        return self._known(reign, stage).seats

    def _known(self, reign: int, stage: str) -> Public:
        until = reign, _place(stage)
        return next(self._after[at] for at in reversed(self._after) if at <= until)

    def tally(self, seat: Seat, of: str, reign: int, stage: str) -> Figure:
        """A tally, or the number of loans, after a stage, with what led to it in this reign."""
        before = _value(self.standings(reign - 1, ORDER[-1])[seat], of)
        after = _value(self.standings(reign, stage)[seat], of)
        terms = [FigureTerm("start" if reign == 1 else "earlier", before)]
        booked = [
            event
            for when, place, event in self._bookings
            if when == reign and place <= _place(stage)
            if event.seat == seat and getattr(event, "tally", "loans") == of
        ]
        for kind in (TRICKS, *_KINDS.values()):
            some = [_amount(event) for event in booked if _kind(event) == kind]
            if some:
                terms.append(FigureTerm(kind, sum(some), len(some)))
        paragraph = "T7" if of == "loans" else "T4.8"
        return Figure(seat, reign, of, after, balanced(after, tuple(terms)), paragraph)

    def worths(self, seat: Seat) -> tuple[int, int, int] | None:
        """What a pennant of each tally is worth to a seat; None while its role is hidden."""
        role = self.options.role_by_id.get(self.public.seats[seat].role)
        return role.pennant_worth if role else None

    def prospects(self, seat: Seat, reign: int, stage: str) -> tuple[Figure, ...]:
        """What the pennants of each tally would bring; nothing while the role is hidden."""
        standing, worths = self.standings(reign, stage)[seat], self.worths(seat)
        if worths is None:
            return ()
        return tuple(scored.prospect(seat, of, standing, worths, reign) for of in TALLIES)

    def expected(self, seat: Seat, reign: int, standing: PublicSeat) -> Figure | None:
        """T9.1: what a seat would end with from a standing; None while its role is hidden."""
        role = self.options.role_by_id.get(self.public.seats[seat].role)
        return scored.expected(seat, standing, role, reign, self.options.rulings)

    def points(self, seat: Seat, reign: int) -> int:
        """The victory points after a reign, or at the end of the game; 0 before the first one."""
        found = self.figure(seat, reign, "final" if reign == END else "points")
        return found.amount if found else 0


def _place(stage: str) -> int:
    return ORDER.index(stage)


def _value(seat: PublicSeat, of: str) -> int:
    return seat.loans if of == "loans" else seat.tallies[TALLIES.index(of)]


def _kind(event: _Booked) -> str:
    if isinstance(event, told.TallyChanged):
        return TRICKS if event.cause else _KINDS.get(event.paragraph, TRICKS)
    return "loan" if isinstance(event, told.LoanTaken) else "repaid"


def _amount(event: _Booked) -> int:
    return event.amount if isinstance(event, told.TallyChanged) else event.after - event.before
