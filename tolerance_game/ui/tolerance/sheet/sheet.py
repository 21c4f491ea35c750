"""The score sheet of a game of Tolerance, as far as the events tell of it.

It grows with the events of one viewer, and shows what these say: the sections of a hidden role are
missing from it, and the totals, which everyone may see, stand there all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance.rules.events import (
    BoardsCleared,
    CardExecuted,
    ExecutionLapsed,
    LoansRepaid,
    LoanTaken,
    PointsTotalled,
    ReignBegan,
    ReignEnded,
    SectionScored,
    StarterChosen,
    TallyChanged,
)
from tolerance_game.games.tolerance.rules.public import begin
from tolerance_game.games.tolerance.rules.roles import Worth
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import TALLIES, Board

from .figure import END, Figure
from .ledger import ORDER, STAGES, TRICKS, Ledger, SeatStanding, StationStep
from .scored import Boards, end_row, expected, final, points_after, prospect, reign_total, rows_of

_STAGE_OF = {
    "T6.1": "execution",
    "T6.3": "taxes",
    "T6.4": "piety",
    "T6.5": "loans",
    "T6.6": "points",
    "T6.6a": "points",
    "T6.6b": "points",
    "T6.6c": "points",
    "T9.1": "end",
    "T9.2": "end",
}
_NOTED = (CardExecuted, ExecutionLapsed, TallyChanged, LoanTaken, LoansRepaid)


class ScoreSheet:
    """All figures that are booked so far, each with its sum."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.players = options.players
        self.public = begin(options)
        self.stage = TRICKS
        """Where the reign is: in its tricks, or in a stage of its end."""
        self.figures: dict[tuple[Seat, int, str], Figure] = {}
        self.ledger = Ledger(options.players)
        self.scored_boards: dict[int, tuple[Board, ...]] = {}
        """The boards that were scored in each reign."""
        self.steps: dict[int, list[StationStep]] = {}
        """What the end of each reign consists of, event by event."""
        self._starters: dict[int, Seat] = {}
        self._notes: dict[tuple[int, str], list[Event]] = {}
        self._sections: dict[tuple[Seat, int], list[SectionScored]] = {}

    @classmethod
    def from_events(cls, events: Iterable[Event], options: Options) -> ScoreSheet:
        """The sheet of a viewer who gets these events, from the first one of the game on."""
        sheet = cls(options)
        sheet.add(events)
        return sheet

    def add(self, events: Iterable[Event]) -> None:
        """More has happened."""
        for event in events:
            self._add(event)

    def _add(self, event: Event) -> None:
        self.public = self.public.after((event,))
        if isinstance(event, ReignBegan):
            self.stage = TRICKS
        elif isinstance(event, StarterChosen):
            self._starters[self.reign] = event.seat
        elif isinstance(event, ReignEnded):
            self.stage = STAGES[0]
        if self.stage != TRICKS:
            self._reckon(event)
        if not isinstance(event, BoardsCleared):
            self.ledger.book(event, self.stage, self.public)
            if self.stage != TRICKS:
                step = StationStep(event, self.stage, self.ledger.now)
                self.steps.setdefault(self.reign, []).append(step)

    def _reckon(self, event: Event) -> None:
        stage = _STAGE_OF.get(event.paragraph, self.stage)
        if ORDER.index(stage) > ORDER.index(self.stage):
            self.stage = stage
        if isinstance(event, _NOTED):
            self._notes.setdefault((self.reign, self.stage), []).append(event)
        if isinstance(event, SectionScored):
            self._sections.setdefault((event.seat, event.reign), []).append(event)
            boards = Boards(self.options, self.boards)
            self._put(*(rows_of(event, boards) if event.reign else (end_row(event),)))
        elif isinstance(event, PointsTotalled):
            self._total(event)

    def _total(self, event: PointsTotalled) -> None:
        self.scored_boards[self.reign] = self.boards
        if self.stage == "end":
            self._put(final(event, self._sections.get((event.seat, END), [])))
            return
        sections = self._sections.get((event.seat, self.reign), [])
        self._put(reign_total(event, sections, self.reign), points_after(event, self.reign))

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

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody before the end."""
        return () if self.public.outcome is None else self.public.outcome.winners

    @property
    def ending(self) -> str:
        """Why it was won (T9.2); empty before the end."""
        return "" if self.public.outcome is None else self.public.outcome.ending

    def figure(self, seat: Seat, reign: int, row: str) -> Figure | None:
        """A figure of a reign; None while it is not booked, or is not for this viewer."""
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
        return ORDER.index(stage) < ORDER.index(self.stage)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.public.outcome is not None

    @property
    def scored(self) -> int:
        """The last reign whose victory points are booked; 0 before the first one."""
        return max((reign for _seat, reign, row in self.figures if row == "points"), default=0)

    def turn(self, reign: int) -> tuple[Seat, ...]:
        """T6.2: all seats clockwise, from the one that led the first trick of the reign."""
        first = self._starters.get(reign, 0)
        return tuple((first + place) % self.players for place in range(self.players))

    def notes(self, reign: int, stage: str) -> Sequence[Event]:
        """What was booked in a stage besides victory points."""
        return self._notes.get((reign, stage), ())

    def standing(self, seat: Seat, reign: int, stage: str) -> SeatStanding:
        """How a seat stood when a stage of a reign was over."""
        return self.ledger.standing(seat, reign, stage)

    def tally(self, seat: Seat, of: str, reign: int, stage: str) -> Figure:
        """A tally, or the number of loans, after a stage, with what led to it in this reign."""
        return self.ledger.tally(seat, of, reign, stage)

    def worths(self, seat: Seat) -> tuple[int, int, int] | None:
        """What a pennant of each tally is worth to a seat; None while its role is hidden."""
        role = self.options.role_by_id.get(self.public.seats[seat].role)
        return role.pennant_worth if role else None

    def worth(self, seat: Seat, reign: int, row: str) -> Worth | int | None:
        """What a row is worth to a seat in a reign; None while its role is hidden."""
        role = self.options.role_by_id.get(self.public.seats[seat].role)
        if role is None:
            return None
        column = role.columns[reign]
        if row in column.suits:
            return column.suits[row]
        if row == "guild":
            return column.guild
        return column.dead_catholic if row == "dead_catholic" else column.dead_protestant

    def prospects(self, seat: Seat, reign: int, stage: str) -> tuple[Figure, ...]:
        """What the pennants of each tally would bring; nothing while the role is hidden."""
        worths = self.worths(seat)
        if worths is None:
            return ()
        standing = self.standing(seat, reign, stage)
        return tuple(prospect(seat, tally, standing, worths, reign) for tally in TALLIES)

    def expected(self, seat: Seat, reign: int, standing: SeatStanding) -> Figure | None:
        """T9.1: what a seat would end with as it stood then; None while its role is hidden."""
        role = self.options.role_by_id.get(self.public.seats[seat].role)
        return expected(seat, standing, role, reign)

    def points(self, seat: Seat, reign: int) -> int:
        """The victory points after a reign, or at the end of the game; 0 before the first one."""
        row = "final" if reign == END else "points"
        found = self.figures.get((seat, reign, row))
        return found.amount if found else 0
