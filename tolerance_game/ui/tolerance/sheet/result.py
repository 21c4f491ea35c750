"""How a game ended: the ranks, and where the points of each seat came from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from tolerance_game.core import Moment, Seat
from tolerance_game.games.tolerance.foresight.story import (
    Standings,
    TrickPoints,
    points_by_reign,
    points_by_trick,
)
from tolerance_game.games.tolerance.foresight.turning import TurningPoint, turning_points
from tolerance_game.games.tolerance.rules.cards import REIGNS, SUITS
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import TALLIES

from .figure import DEATHS, END, SECTIONS, Figure, FigureTerm
from .sheet import ScoreSheet

BOUND: Final = "bound"
_ROWS: Final = {"suits": SUITS, "deaths": DEATHS}


class FinalPlace(NamedTuple):
    """A line of the final table."""

    rank: int
    """From 1; equal ones share it."""
    seat: Seat
    points: int
    piety: int
    """T9.2: the sum of both pieties, which decides between equal points."""
    tied: bool
    """Whether another seat has as many points."""


@dataclass(frozen=True, slots=True)
class Result:
    """The final sheet, the course of the points, and the moments that decided."""

    sheet: ScoreSheet
    curve: tuple[TrickPoints, ...] = ()
    moments: tuple[TurningPoint, ...] = ()
    reigns: tuple[Standings, ...] = ()
    """The points at the end of each reign, as the score sheet has them."""

    @classmethod
    def of(cls, sheet: ScoreSheet, moments: Sequence[Moment]) -> Result:
        """The result of a game that is over, from its sheet and its moves with their states."""
        curve, turns = points_by_trick(moments), turning_points(moments)
        return cls(sheet, curve, turns, points_by_reign(moments))

    def ranking(self) -> tuple[FinalPlace, ...]:
        """All seats by points, equal points by piety."""
        found = (
            (self.sheet.points(seat, END), sum(one.tallies[1:]), -seat)
            for seat, one in enumerate(self.sheet.public.seats)
        )
        order = sorted(found, reverse=True)
        ranks = {one[:2]: order.index(one) + 1 for one in reversed(order)}
        all_points = [one[0] for one in order]
        return tuple(
            FinalPlace(ranks[points, piety], -seat, points, piety, all_points.count(points) > 1)
            for points, piety, seat in order
        )

    def sources(self, seat: Seat) -> dict[tuple[int, str], Figure]:
        """Where the points of a seat came from, by reign and section; they add up to its total.

        A reign whose split is secret stands there as one figure, `reign`.
        """
        return {(figure.reign, figure.row): figure for figure in self._sources(seat)}

    def _sources(self, seat: Seat) -> Iterator[Figure]:
        sheet = self.sheet
        for reign in REIGNS:
            whole = sheet.figure(seat, reign, "reign")
            if whole is None:
                continue
            if sheet.figure(seat, reign, GUILD) is None:
                yield whole
            else:
                for section in SECTIONS:
                    yield self._section(seat, reign, section)
        for tally in (*TALLIES, "loans"):
            figure = sheet.figure(seat, END, tally)
            if figure is not None:
                yield figure
        bounds = tuple(self._bounds(seat))
        if bounds:
            amount = sum(term.amount for term in bounds)
            yield Figure(seat, END, BOUND, amount, bounds, "T6.6")

    def _section(self, seat: Seat, reign: int, section: str) -> Figure:
        if section == GUILD:
            return self.sheet.figures[seat, reign, GUILD]
        figures = [self.sheet.figures[seat, reign, row] for row in _ROWS[section]]
        terms = tuple(FigureTerm(f"row_{figure.row}", figure.amount) for figure in figures)
        amount = sum(figure.amount for figure in figures)
        return Figure(seat, reign, section, amount, terms, figures[0].paragraph)

    def _bounds(self, seat: Seat) -> Iterator[FigureTerm]:
        """T6.6, T9.1: what was not taken off because points never fall below zero."""
        for reign in (*REIGNS, END):
            figure = self.sheet.figure(seat, reign, "reign" if reign else "final")
            for term in figure.terms if figure else ():
                if term.what == BOUND:
                    yield FigureTerm(f"reign_{reign}" if reign else "end", term.amount)
