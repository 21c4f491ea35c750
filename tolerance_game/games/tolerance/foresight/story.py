"""The course of a game that is over: its parts, and the standings after each trick and reign.

The standing of a seat is its points booked and what it would add to them now (`goals.Score`). That
includes the end of the reign, so scoring as such changes no standing: only tricks, royal executions
(T6.1) and repaid loans (T6.5) do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tolerance_game.core import Event, Moment
from tolerance_game.games.tolerance.rules import events
from tolerance_game.games.tolerance.rules.public import Public, PublicSeat, begin
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.state import PLAY, REPAY, Phase, State

from .goals import Score, supposed_score
from .supposition import Supposition, known_of

Standings = tuple[int, ...]
"""Points by seat."""

TRICK: Final = "T4"
EXECUTION: Final = "T6.1"
REPAYMENT: Final = "T6.5"


class TrickPoints(NamedTuple):
    """The standings after a trick."""

    reign: int
    trick: int
    """1 to 12."""
    points: Standings
    """By seat."""


def points_by_trick(moments: Sequence[Moment]) -> tuple[TrickPoints, ...]:
    """The standings after each trick of a game, in order."""
    return tuple(
        TrickPoints(part.then.reign, part.trick, part.after)
        for part in parts_of(moments)
        if part.paragraph == TRICK
    )


def points_by_reign(moments: Sequence[Moment]) -> tuple[Standings, ...]:
    """The standings at the end of each reign, after its execution and its loans (T6), in order."""
    ends = {part.then.reign: part.after for part in parts_of(moments)}
    return tuple(ends.values())


class Part(NamedTuple):
    """A trick, or a step of the scoring."""

    options: Options
    trick: int
    paragraph: str
    start: Public
    """The table before it."""
    then: Public
    """The table after it."""
    told: tuple[Event, ...]
    before: Standings
    after: Standings


def scores_of(public: Public, options: Options, paragraph: str) -> list[Score]:
    """The score of each seat at a table of which everything is known."""
    # T6.5: loans are repaid when taxes have been booked.
    phase: Phase = REPAY if paragraph == REPAYMENT else PLAY
    players = tuple(seat.player() for seat in public.seats)
    state = State(options, phase, None, players, public.reign)
    table = Supposition(state, tuple(known_of(seat.board) for seat in public.seats))
    scores = [supposed_score(table, seat) for seat in range(len(players))]
    return [score for score in scores if score is not None]


def standings_of(public: Public, options: Options, paragraph: str) -> Standings:
    """Points booked, and what would be added to them now."""
    scores = scores_of(public, options, paragraph)
    return tuple(one.points + score.total for one, score in zip(public.seats, scores, strict=True))


def parts_of(moments: Sequence[Moment]) -> Iterator[Part]:
    """Every part of a game in which a standing can change, in order."""
    if not moments:
        return
    last: State = moments[-1].state
    options = last.options
    if not all(player.role for player in last.players):
        return
    seats = tuple(PublicSeat(role=player.role) for player in last.players)
    public = start = begin(options)._replace(seats=seats)
    standing = standings_of(public, options, TRICK)
    told: list[Event] = []
    trick = 0

    def part(number: int, paragraph: str) -> Part:
        nonlocal standing, start
        before, standing = standing, standings_of(public, options, paragraph)
        found = Part(options, number, paragraph, start, public, tuple(told), before, standing)
        told.clear()
        start = public
        return found

    for moment in moments:
        for event in moment.events:
            if isinstance(event, events.ReignEnded):
                yield part(trick, TRICK)
            leads = isinstance(event, events.CardPlayed) and event.leads
            if leads or isinstance(event, events.LoansRepaid):
                told.clear()
                start = public
            public = public.after((event,))
            told.append(event)
            if leads:
                trick = public.trick.number
            if isinstance(event, events.CardExecuted):
                yield part(0, EXECUTION)
            elif isinstance(event, events.TallyChanged) and event.paragraph == REPAYMENT:
                yield part(0, REPAYMENT)
        if any(isinstance(event, events.CardLaid) for event in told):
            yield part(trick, TRICK)
