"""Sections of victory points as figures: one for each row, each with its sum (T6.6, T9.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.foresight.expected import expected_of
from tolerance_game.games.tolerance.rules.cards import RELIGIONS, SUITS
from tolerance_game.games.tolerance.rules.events import PointsTotalled, ScoreLine, SectionScored
from tolerance_game.games.tolerance.rules.public import PublicSeat
from tolerance_game.games.tolerance.rules.roles import Role
from tolerance_game.games.tolerance.rules.ruleset import Options, Rulings
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import TALLIES, Board

from .figure import DEATHS, END, MAJORITIES, SECTIONS, Figure, FigureTerm, balanced


class Boards:
    """The boards that are scored: how many cards of each kind count, and which."""

    def __init__(self, options: Options, boards: Sequence[Board]) -> None:
        self._options = options
        self._boards = tuple(boards)

    def cards(self, seat: Seat, row: str) -> tuple[str, ...]:
        """The cards of a seat that count for a row, high ranks first."""
        board, known = self._boards[seat], self._options.cards
        if row not in MAJORITIES:
            found = board.dead[RELIGIONS.index(row.removeprefix("dead_"))]
        else:
            found = board.living_cards()
            if self._options.rulings.majorities_count == "all":
                found += board.dead_cards()
            found = tuple(
                card
                for card in found
                if (known[card].guild if row == GUILD else known[card].suit == row)
            )
        return tuple(sorted(found, key=lambda card: -known[card].rank))

    def holders(self, row: str, number: int, but: Seat) -> tuple[Seat, ...]:
        """The other seats that have so many."""
        if number <= 0:
            return ()
        return tuple(
            seat
            for seat in range(len(self._boards))
            if seat != but and len(self.cards(seat, row)) == number
        )


def rows_of(event: SectionScored, boards: Boards) -> Iterator[Figure]:
    """The figures of a section of a reign, also the zeros."""
    for row in {"suits": SUITS, GUILD: (GUILD,), "deaths": DEATHS}[event.section]:
        lines = [line for line in event.lines if row in (line.of, line.what)]
        cards = boards.cards(event.seat, row)
        terms = tuple(_term(line, row, event.seat, boards) for line in lines)
        if not terms:
            terms = (FigureTerm("worthless", 0, len(cards)),)
        amount = sum(line.points for line in lines)
        yield Figure(event.seat, event.reign, row, amount, terms, event.paragraph, cards)


def _term(line: ScoreLine, row: str, seat: Seat, boards: Boards) -> FigureTerm:
    others: tuple[Seat, ...] = ()
    what = line.what
    if what == "most":
        others = boards.holders(row, line.best_other, seat)
        if line.owned == line.best_other:
            # Nobody has the most of what nobody owns.
            what = "joint_most" if line.owned else "nobody"
        elif line.owned < line.best_other:
            what = "not_most"
    elif what == "any" and not line.owned:
        what = "none"
    elif what != "any":
        what = "each"
    return FigureTerm(what, line.points, line.owned, line.worth, line.best_other, others)


def reign_total(total: PointsTotalled, sections: Sequence[SectionScored], reign: int) -> Figure:
    """What a reign brought: its three sections, or the difference alone where they are secret."""
    amount = total.after - total.before
    terms = tuple(FigureTerm(f"section_{one.section}", one.amount) for one in sections)
    known = tuple(one.section for one in sections) == SECTIONS
    if not known:
        terms = (FigureTerm("secret", amount),)
    return Figure(total.seat, reign, "reign", amount, balanced(amount, terms), "T6.6")


def points_after(total: PointsTotalled, reign: int) -> Figure:
    """The victory points after a reign."""
    terms = (
        FigureTerm("points_before", total.before),
        FigureTerm("this_reign", total.after - total.before),
    )
    return Figure(total.seat, reign, "points", total.after, terms, "T6.6")


ENDS: Final = {"pennants": "pennants", "loans": "unpaid", "loans_once": "unpaid_once"}
"""What the lines of the end of the game are in a sum."""


def end_row(event: SectionScored) -> Figure:
    """T9.1: the pennants of one tally, or the unpaid loans."""
    terms = tuple(
        FigureTerm(ENDS[line.what], line.points, line.owned, line.worth) for line in event.lines
    )
    amount = sum(term.amount for term in terms)
    return Figure(event.seat, END, event.section, amount, terms, event.paragraph)


def final(total: PointsTotalled, sections: Sequence[SectionScored]) -> Figure:
    """T9.1: the victory points at the end of the game."""
    terms = (
        FigureTerm("points_before", total.before),
        *(FigureTerm(f"end_{one.section}", one.amount) for one in sections),
    )
    return Figure(total.seat, END, "final", total.after, balanced(total.after, terms), "T9.1")


def prospect(
    seat: Seat, tally: str, standing: PublicSeat, worths: Sequence[int], reign: int
) -> Figure:
    """What the pennants of a tally would be worth if the game ended now."""
    place = TALLIES.index(tally)
    earned, worth = standing.pennants[place], worths[place]
    term = FigureTerm("pennants", earned * worth, earned, worth)
    return Figure(seat, reign, f"pennants_{tally}", earned * worth, (term,), "T9.1")


def expected(
    seat: Seat, standing: PublicSeat, role: Role | None, reign: int, rulings: Rulings
) -> Figure | None:
    """T9.1: the points as if the game ended now, as a sum; None while the role is hidden."""
    found = expected_of(role, standing.points, standing.pennants, standing.loans, rulings)
    if found.terms is None or found.total is None:
        return None
    terms = (
        FigureTerm("points_so_far", found.points),
        *(FigureTerm(f"end_{one.of}", one.points, one.number, one.each) for one in found.terms),
    )
    return Figure(seat, reign, "expected", found.total, balanced(found.total, terms), "T9.1")
