"""T6.1: what a royal execution would change, for everyone at the table.

Of whose role the viewer knows, the points; of a hidden one what lies open: cards, who has the most
of a suit, the dead, and the pennants of the tallies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.rules.cards import NO_RELIGION, RELIGIONS, SUITS
from tolerance_game.games.tolerance.rules.draft import Draft
from tolerance_game.games.tolerance.rules.events import CardExecuted
from tolerance_game.games.tolerance.rules.public import Public
from tolerance_game.games.tolerance.rules.reckoning import execute
from tolerance_game.games.tolerance.rules.scoring import GUILD
from tolerance_game.games.tolerance.rules.state import TALLIES, PlayerState
from tolerance_game.games.tolerance.rules.tallies import PENNANT_STEP
from tolerance_game.games.tolerance.rules.view import View

from .choices import Cause
from .goals import Lines, Span, reckoned, spans_of, supposed_score
from .supposition import Supposition, supposed, with_players

BOUND: Final = "bound"
"""T6.6: the kind of a cause that is the bound of zero points."""


class SeatChange(NamedTuple):
    """What it would change for a seat whose role is known."""

    seat: Seat
    points: int
    """By how much what it would add to its points changes (`goals.Score`)."""
    causes: tuple[Cause, ...]
    """The lines of its goals that change, the greatest first, then the bound of zero; they
    add up to the points."""


class Standing(NamedTuple):
    """T6.6a-b: how many of a suit, or of the Guild, its owner has, and who has the most."""

    of: str
    before: int
    after: int
    most: int
    """The most that anybody has afterwards."""
    leaders: tuple[Seat, ...]
    """Who has so many; nobody where nobody has any."""
    is_new: bool
    """Whether others had the most before."""


class Booking(NamedTuple):
    """T6.3-4: what the owner of the board has otherwise in a tally when the reign is scored."""

    tally: str
    change: int
    threshold: int
    """T8.1: of the pennant that is not earned; 0 where none is lost."""


class Execution(NamedTuple):
    """What the death of a card would change."""

    card: str
    by: Seat
    """Who chooses."""
    seat: Seat
    """Whose board it lies on."""
    religion: str
    dead: int
    """How many of its religion will be dead there, if it has one."""
    changes: tuple[SeatChange, ...]
    """By seat, without those for whom nothing changes."""
    unknown: tuple[Seat, ...]
    """Whose points cannot be known: the role or a board is hidden."""
    standings: tuple[Standing, ...]
    """What can be known of the suit, and of the Guild."""
    bookings: tuple[Booking, ...]
    borrows: bool
    """T7.1: whether the owner of the board will take a loan, and would not else."""


def execution_of(view: View, card: str, memory: Public | None = None) -> Execution:
    """What executing a card would change. Raises ValueError for a card that is nowhere alive."""
    table = supposed(view, memory)
    draft = Draft(table.state)
    execute(draft, card, view.seat)
    (told,) = draft.events
    assert isinstance(told, CardExecuted)
    after = with_players(table, draft.players, card)
    seats = range(len(view.seats))
    changes, unknown = [], []
    for seat in seats:
        found = _change(table, after, seat)
        if found is None:
            unknown.append(seat)
        elif found.causes:
            changes.append(found)
    before = reckoned(table.state, table.known[told.seat], told.seat)
    then = reckoned(after.state, after.known[told.seat], told.seat)
    return Execution(
        card=card,
        by=view.seat,
        seat=told.seat,
        religion=told.religion,
        dead=0 if told.religion == NO_RELIGION else _dead(after, told),
        changes=tuple(changes),
        unknown=tuple(unknown),
        standings=tuple(_standings(table, after, told)),
        bookings=tuple(_bookings(before, then)),
        borrows=then.loans > before.loans,
    )


def _dead(after: Supposition, told: CardExecuted) -> int:
    return after.known[told.seat].dead[RELIGIONS.index(told.religion)]


def _change(table: Supposition, after: Supposition, seat: Seat) -> SeatChange | None:
    """None where the role or the cards that count are not known."""
    if not table.state.players[seat].role:
        return None
    before, then = supposed_score(table, seat), supposed_score(after, seat)
    if before is None or then is None:
        return None
    points = then.total - before.total
    return SeatChange(seat, points, _causes(before.lines, then.lines, points))


def _causes(before: Lines, after: Lines, points: int) -> tuple[Cause, ...]:
    found = [
        Cause(*line, amount, bool(after[line]))
        for line in after
        if (amount := after[line] - before.get(line, 0))
    ]
    found.sort(key=lambda cause: -abs(cause.points))
    held = points - sum(cause.points for cause in found)
    return (*found, Cause(BOUND, "", held, True)) if held else tuple(found)


def _standings(table: Supposition, after: Supposition, told: CardExecuted) -> Iterator[Standing]:
    """Of the suit of the card, and of the Guild if it is a member."""
    card = table.state.options.cards[told.card]
    for place, of in enumerate((*SUITS, GUILD)):
        if of != card.suit and not (of == GUILD and card.guild):
            continue
        before, then = _counts(table, place), _counts(after, place)
        if before is None or then is None or before == then:
            # T6.6, majorities_count: the dead may count as well.
            continue
        most = max(then)
        yield Standing(
            of=of,
            before=before[told.seat],
            after=then[told.seat],
            most=most,
            leaders=_leaders(then),
            is_new=_leaders(then) != _leaders(before),
        )


def _counts(table: Supposition, place: int) -> tuple[int, ...] | None:
    """How many everyone has; None where that is not known of everyone."""
    spans: list[Span] = [spans[place] for spans in spans_of(table)]
    return tuple(least for least, _most in spans) if all(a == b for a, b in spans) else None


def _leaders(counts: Sequence[int]) -> tuple[Seat, ...]:
    most = max(counts)
    return tuple(seat for seat, count in enumerate(counts) if most and count == most)


def _bookings(before: PlayerState, then: PlayerState) -> Iterator[Booking]:
    """Taxes and piety for the living alone, and the pennants that they earn."""
    for place, tally in enumerate(TALLIES):
        change = then.tallies[place] - before.tallies[place]
        if change:
            earned = before.pennants[place]
            lost = earned > then.pennants[place]
            yield Booking(tally, change, PENNANT_STEP * earned if lost else 0)
