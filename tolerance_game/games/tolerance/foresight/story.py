"""The course of a game that is over: the standings after each trick, and the turning points.

The standing of a seat is its points booked and what it would add to them now (`goals.Score`). That
includes the end of the reign, so scoring as such changes no standing: only tricks, royal executions
(T6.1) and repaid loans (T6.5) do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tolerance_game.core import Event, Moment, Seat
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
BOUND: Final = "bound"
"""T6.6: the part of a change that the bound of zero points adds or takes away."""


class GoalLine(NamedTuple):
    """A line of the score sheet, and points of it."""

    of: str
    """A suit, `guild`, `dead_catholic`, `pennants_money` and the like, `loans`, or BOUND."""
    points: int


class TrickPoints(NamedTuple):
    """The standings after a trick."""

    reign: int
    trick: int
    """1 to 12."""
    points: Standings
    """By seat."""


class TurningPoint(NamedTuple):
    """Where the game turned for or against its winner."""

    reign: int
    trick: int
    """1 to 12; 0 for a step of the scoring."""
    paragraph: str
    """TRICK, EXECUTION or REPAYMENT."""
    swing: int
    """By how much the lead of the winner over the best of the others changed."""
    swings: Standings
    """By seat: how its standing changed."""
    moved: Seat
    """Whose standing changed most, up or down; of equal ones the winner, then the first."""
    lines: tuple[GoalLine, ...]
    """The changes of its lines of the score sheet, the greatest first, then of the bound of zero
    points (T6.6). They add up to the swing of the seat."""
    cards: tuple[str, ...]
    """The cards responsible, the acting ones or those laid: that of the main event first, then
    those of the others in their order, as they are told."""
    effects: tuple[Event, ...]
    """The events that changed a standing, in their order."""
    main: Event
    """The event that changed the lead most."""


def points_by_trick(moments: Sequence[Moment]) -> tuple[TrickPoints, ...]:
    """The standings after each trick of a game, in order."""
    return tuple(
        TrickPoints(part.then.reign, part.trick, part.after)
        for part in _parts(moments)
        if part.paragraph == TRICK
    )


def points_by_reign(moments: Sequence[Moment]) -> tuple[Standings, ...]:
    """The standings at the end of each reign, after its execution and its loans (T6), in order."""
    ends = {part.then.reign: part.after for part in _parts(moments)}
    return tuple(ends.values())


def turning_points(moments: Sequence[Moment], how_many: int = 3) -> tuple[TurningPoint, ...]:
    """The tricks and steps of the scoring that changed the winner's lead most, the greatest first.

    Of equal changes the earlier. The lead of joint winners is that of the first seat over those who
    did not win, or over all others if every seat won. Nothing for a game that is not over.
    """
    outcome = moments[-1].state.outcome if moments else None
    if outcome is None:
        return ()
    seats = range(len(moments[-1].state.players))
    winner: Seat = outcome.winners[0]
    others = [seat for seat in seats if seat not in outcome.winners]
    others = others or [seat for seat in seats if seat != winner]

    def lead(points: Standings) -> int:
        return points[winner] - max(points[seat] for seat in others)

    def swing(part: _Part) -> int:
        return lead(part.after) - lead(part.before)

    turning = sorted(
        (part for part in _parts(moments) if swing(part)), key=lambda part: -abs(swing(part))
    )
    found = []
    for part in turning[:how_many]:
        swings = _less(part.after, part.before)
        causes = _causes(part)
        sign = 1 if swing(part) > 0 else -1
        main = max(causes, key=lambda cause: sign * (lead(cause.after) - lead(cause.before)))
        moved = max(seats, key=lambda seat: (abs(swings[seat]), seat == winner, -seat))
        found.append(
            TurningPoint(
                reign=part.then.reign,
                trick=part.trick,
                paragraph=part.paragraph,
                swing=swing(part),
                swings=swings,
                moved=moved,
                lines=_lines(part, moved, swings[moved]),
                cards=tuple(
                    dict.fromkeys(card for cause in (main, *causes) if (card := _card(cause)))
                ),
                effects=tuple(cause.event for cause in causes),
                main=main.event,
            )
        )
    return tuple(found)


class _Part(NamedTuple):
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


class _Cause(NamedTuple):
    """An event that changed a standing."""

    event: Event
    before: Standings
    after: Standings


def _scores(public: Public, options: Options, paragraph: str) -> list[Score]:
    """The score of each seat at a table of which everything is known."""
    # T6.5: loans are repaid when taxes have been booked.
    phase: Phase = REPAY if paragraph == REPAYMENT else PLAY
    players = tuple(seat.player() for seat in public.seats)
    state = State(options, phase, None, players, public.reign)
    table = Supposition(state, tuple(known_of(seat.board) for seat in public.seats))
    scores = [supposed_score(table, seat) for seat in range(len(players))]
    return [score for score in scores if score is not None]


def _standings(public: Public, options: Options, paragraph: str) -> Standings:
    """Points booked, and what would be added to them now."""
    scores = _scores(public, options, paragraph)
    return tuple(one.points + score.total for one, score in zip(public.seats, scores, strict=True))


def _parts(moments: Sequence[Moment]) -> Iterator[_Part]:
    """Every part of a game in which a standing can change, in order."""
    if not moments:
        return
    last: State = moments[-1].state
    options = last.options
    if not all(player.role for player in last.players):
        return
    seats = tuple(PublicSeat(role=player.role) for player in last.players)
    public = start = begin(options)._replace(seats=seats)
    standing = _standings(public, options, TRICK)
    told: list[Event] = []
    trick = 0

    def part(number: int, paragraph: str) -> _Part:
        nonlocal standing, start
        before, standing = standing, _standings(public, options, paragraph)
        found = _Part(options, number, paragraph, start, public, tuple(told), before, standing)
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


def _lines(part: _Part, seat: Seat, swing: int) -> tuple[GoalLine, ...]:
    """By how much each line of a seat's sheet changed in a part, with the bound all of `swing`."""
    sheet: Counter[str] = Counter()
    for public, sign in ((part.start, -1), (part.then, 1)):
        score = _scores(public, part.options, part.paragraph)[seat]
        for (kind, of), points in score.lines.items():
            line = of if kind in ("any", "most") else f"{kind}_{of}" if of else kind
            sheet[line] += sign * points
    changes = [GoalLine(*change) for change in sheet.items()]
    changes.sort(key=lambda one: -abs(one.points))
    bound = GoalLine(BOUND, swing - sum(one.points for one in changes))
    return tuple(one for one in (*changes, bound) if one.points)


def _causes(part: _Part) -> list[_Cause]:
    """What changed the standings in a part, each by the event at its root."""
    public = part.start
    deaths: dict[str, Event] = {}
    causes: list[_Cause] = []
    standing = part.before
    root: Event | None = None
    for event in part.told:
        now = public.after((event,))
        if isinstance(event, events.CardKilled):
            deaths[event.card] = event
        # A pennant comes of the booking before it; a dead card lies there by its killer.
        if isinstance(event, events.CardLaid) and not event.alive:
            root = deaths.get(event.card, event)
        elif not isinstance(event, events.PennantEarned) or root is None:
            root = event
        after = standing
        if now.seats is not public.seats:
            after = _standings(now, part.options, part.paragraph)
        public = now
        if after != standing:
            before = standing
            if causes and causes[-1].event is root:
                before = causes.pop().before
            causes.append(_Cause(root, before, after))
        standing = after
    return causes


def _card(cause: _Cause) -> str:
    """The card that is responsible: the acting card, or the card that was laid."""
    event = cause.event
    return event.cause or (event.card if isinstance(event, events.CardLaid) else "")


def _less(after: Standings, before: Standings) -> Standings:
    return tuple(one - other for one, other in zip(after, before, strict=True))
