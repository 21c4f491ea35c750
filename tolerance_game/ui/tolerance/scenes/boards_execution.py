"""What a royal execution would change, in words, and which figures beside the boards say so."""

from __future__ import annotations

from collections.abc import Iterator

from tolerance_game.core import Seat
from tolerance_game.games.tolerance.foresight.choices import Cause
from tolerance_game.games.tolerance.foresight.execution import Execution, SeatChange, Standing
from tolerance_game.games.tolerance.rules.cards import NO_RELIGION
from tolerance_game.ui.tolerance.table.prompting import cause_text
from tolerance_game.words import Words


def in_short(words: Words, found: Execution) -> str:
    """Whose points change and by how much, in one line; what lies open where roles are hidden."""
    parts = [
        words.say("reckoning.boards.points", seat=one.seat, change=one.points)
        for one in found.changes
    ]
    if not found.unknown:
        return words.joined(parts) if parts else words.say("reckoning.boards.unchanged")
    return words.joined([*parts, *(_standing(words, found.seat, one) for one in found.standings)])


def in_full(words: Words, found: Execution) -> Iterator[str]:
    """A sentence for each seat whose points change, and of hidden roles what lies open."""
    for one in found.changes:
        yield _change(words, one)
    if not found.unknown:
        if not found.changes:
            yield words.say("reckoning.boards.all_unchanged")
        return
    if found.by not in [*found.unknown, *(one.seat for one in found.changes)]:
        yield words.say("reckoning.boards.unchanged_for", seat=found.by)
    for standing in found.standings:
        yield _standing(words, found.seat, standing)
    if found.religion != NO_RELIGION:
        values = {"believers": found.religion, "seat": found.seat, "number": found.dead}
        yield words.say("reckoning.boards.dead_there", **values)
    if found.seat in found.unknown:
        yield from _bookings(words, found)


def _bookings(words: Words, found: Execution) -> Iterator[str]:
    """T6.3-4, T7.1, T8.1: of somebody whose role is hidden."""
    seat = found.seat
    if found.bookings:
        said = [
            words.say(f"table.cause.tally_{one.tally}", change=one.change) for one in found.bookings
        ]
        yield words.say("reckoning.boards.booked", seat=seat, name=words.joined(said))
    for one in found.bookings:
        if one.threshold:
            values = {"seat": seat, "threshold": one.threshold, "tally": one.tally}
            yield words.say("reckoning.boards.no_pennant", **values)
    if found.borrows:
        yield words.say("reckoning.boards.borrows", seat=seat)


def _change(words: Words, one: SeatChange) -> str:
    causes = [
        words.say("reckoning.result.line", name=cause_text(words, cause), change=cause.points)
        for cause in one.causes
    ]
    if len(one.causes) == 1:
        # The same figure twice says nothing more.
        causes = [cause_text(words, one.causes[0])]
    values = {"seat": one.seat, "change": one.points, "name": words.joined(causes)}
    return words.say("reckoning.boards.points_by", **values)


def _standing(words: Words, seat: Seat, one: Standing) -> str:
    """T6.6a-b: how many are left, and who has the most then."""
    values = {"of": one.of, "seat": seat, "before": one.before, "after": one.after}
    if not one.leaders:
        return words.say("reckoning.boards.standing_none", **values)
    most = {"seats": one.leaders, "number": one.most}
    return words.say("reckoning.boards.standing", **values, **most)


def told_of(found: Execution | None, seat: Seat) -> tuple[int | None, frozenset[str]]:
    """By how much the points of a seat change, None if not at all or if that is not known; and the
    rows beside its board that say why."""
    if found is None:
        return None, frozenset()
    change = next((one for one in found.changes if one.seat == seat), None)
    if change is not None:
        return change.points, frozenset(_row(cause) for cause in change.causes)
    if seat == found.seat:
        rows = [one.of for one in found.standings]
        rows += [f"pennants_{one.tally}" for one in found.bookings]
        rows += [] if found.religion == NO_RELIGION else [f"dead_{found.religion}"]
        return None, frozenset(rows)
    return None, frozenset(one.of for one in found.standings if one.is_new and seat in one.leaders)


def _row(cause: Cause) -> str:
    match cause.kind:
        case "dead" | "pennants":
            return f"{cause.kind}_{cause.of}"
        case "loans":
            return "pennants_money"
        case _:
            return cause.of
