"""T9.1: the points a seat would end with if nothing more were scored before the pennants."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.ruleset import Rulings
from tolerance_game.games.tolerance.rules.scoring import end_lines

PARAGRAPH: Final = "T9.1"
USUAL: Final = Rulings()


class ExpectedTerm(NamedTuple):
    """What the pennants of one tally would bring, or the loans cost."""

    of: str
    """`money`, `catholic`, `protestant` or `loans`."""
    number: int
    """How many pennants or loans."""
    each: int
    points: int
    """The worth; the bound of zero points (T9.1) may reduce a loss."""

    @property
    def what(self) -> str:
        """`pennants`, `unpaid` loans, or `unpaid_once` where several cost as much as one (T7.4)."""
        if self.of != "loans":
            return "pennants"
        return "unpaid" if self.points == self.number * self.each else "unpaid_once"


class Expected(NamedTuple):
    """The points of a seat, now and at the end of the game."""

    points: int
    """The points so far, which are public (T2.7)."""
    terms: tuple[ExpectedTerm, ...] | None
    """The three tallies and, if there are any, the loans; None while the role is hidden."""
    total: int | None
    """The sum; None while the role is hidden."""

    @property
    def held(self) -> int:
        """What the bound of zero points saves in all."""
        if self.terms is None or self.total is None:
            return 0
        return self.total - self.points - sum(term.points for term in self.terms)


def settled(points: int) -> Expected:
    """The game is over: the points are what was expected."""
    return Expected(points, (), points)


def expected_of(
    role: Role | None,
    points: int,
    pennants: tuple[int, int, int],
    loans: int,
    rulings: Rulings = USUAL,
) -> Expected:
    """The points a seat would end with, from its public figures; no role while it is hidden."""
    if role is None:
        return Expected(points, None, None)
    total, terms = points, []
    for line in end_lines(role, pennants, loans, rulings):
        total = max(total + line.points, 0)
        terms.append(ExpectedTerm(line.of, line.owned, line.worth, line.points))
    return Expected(points, tuple(terms), total)


def ahead_of_all(totals: Sequence[int | None]) -> tuple[Seat, ...]:
    """The seats with the highest expected total; none while any total is hidden."""
    known = [total for total in totals if total is not None]
    if len(known) < len(totals) or not any(known):
        return ()
    return tuple(seat for seat, total in enumerate(known) if total == max(known))
