"""A petition is carried out on the table, step by step (S6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .congregation import verdict
from .draft import Draft
from .events import Lapsed
from .petition import GONE, Halt, Leaf, Reading, Targets, somebody_left, still
from .ruleset import ALLOWED_TO_STAY, AT_ONCE, STEP, UP_TO
from .state import CHOOSING, Pending, State
from .steps import ANYWHERE, Chosen, Step, This
from .track import BEYOND_AVIGNON, BEYOND_ROME, lands_of, persons_of
from .verbs import VERB_OF, Columns


def reading(table: State | Draft, person: str = "") -> Reading:
    """The petition of a person, read at this table for the player whose turn it is.

    Without a person it has no steps yet.
    """
    catalogue, rulings = table.options.catalogue, table.options.rulings
    persons = persons_of(table.display)
    faction_of = catalogue.faction_of
    halt: Halt | None = None
    if rulings.refill == AT_ONCE:
        halt = somebody_left
    elif rulings.end_check == STEP:
        halt = _won_by_then(ends_with(table))
    return Reading(
        catalogue.by_id[person].petition if person else (),
        persons,
        [faction_of[name] if name else "" for name in persons],
        table.seat,
        rulings.numbers == UP_TO,
        rulings.idle_targets == ALLOWED_TO_STAY,
        halt,
    )


def ends_with(table: State | Draft) -> Callable[[Sequence[int]], bool]:
    """Whether the game is over when the persons of this display have come to some lands (S4)."""
    congregations, seat = table.congregations, table.seat
    catalogue, persons = table.options.catalogue, persons_of(table.display)

    def over(lands: Sequence[int]) -> bool:
        joined = (
            [*congregations[0], *_at(BEYOND_AVIGNON, lands, persons)],
            [*congregations[1], *_at(BEYOND_ROME, lands, persons)],
        )
        return verdict(joined, catalogue, seat) is not None

    return over


def _won_by_then(over: Callable[[Sequence[int]], bool]) -> Halt:
    """Ruling *end_check*, `step`: whether the game is over after a step."""
    return lambda _before, after: over(after)


def _at(end: int, lands: Sequence[int], persons: Sequence[str]) -> list[str]:
    return [person for person, land in zip(persons, lands, strict=True) if land == end]


def ways(table: State | Draft) -> list[Leaf]:
    """Every way in which a petition interrupted by a draw can go on (S3.2, `at_once`)."""
    pending = table.pending
    assert pending is not None
    this = pending.column if pending.here else GONE
    lands = lands_of(table.display)
    return reading(table, pending.person).leaves(pending.step, lands, this)


def hear(draft: Draft, targets: Targets) -> None:
    """The petition goes on with these targets, until it is over or a person must be drawn."""
    pending = draft.pending
    assert pending is not None
    read = reading(draft, pending.person)
    this = pending.column if pending.here else GONE
    lands = lands_of(draft.display)
    index, asked, halted = pending.step, 0, False
    while index < len(read.steps) and not halted:
        step = read.steps[index]
        if isinstance(step.whom, Chosen):
            columns = targets[asked]
            asked += 1
        else:
            columns = read.affected(step, lands, this)
        index += 1
        after = read.moved(step, lands, this, columns)
        why = lapse(read, step, lands, this, columns)
        if why:
            _lapse(draft, pending, index, step, why=why)
            continue
        VERB_OF[step.verb].carry_out(draft, pending.person, this, columns, after)
        halted = read.halt is not None and read.halt(lands, after)
        lands, this = after, still(this, after)
    if index == len(read.steps):
        draft.finish_action()
        return
    draft.pending = Pending(pending.column, pending.person, index, this != GONE)
    if draft.options.rulings.end_check == STEP and draft.ended():
        return
    if not draft.await_draws():
        go_on_hearing(draft)


def go_on_hearing(draft: Draft) -> None:
    """After the draws: the player is asked, unless there is only one way to go on."""
    found = ways(draft)
    if len(found) == 1:
        hear(draft, found[0].targets)
    else:
        draft.phase = CHOOSING


def lapse(read: Reading, step: Step, lands: Sequence[int], this: int, columns: Columns) -> str:
    """Why a step has no effect when it is done to these columns, as `Lapsed.why`; else empty."""
    if not columns:
        if isinstance(step.whom, Chosen) and read.candidates(step, step.whom, lands, this):
            # Fewer were chosen than could be: that is a choice, not a lapse.
            return ""
        return "left" if this == GONE and _looks_at_the_petitioned(step) else "nobody"
    # Ruling *idle_targets*: the chosen persons stay.
    return "stays" if read.moved(step, lands, this, columns) == list(lands) else ""


def _looks_at_the_petitioned(step: Step) -> bool:
    whom = step.whom
    return isinstance(whom, This) or (
        isinstance(whom, Chosen) and (whom.place != ANYWHERE or VERB_OF[step.verb].with_this)
    )


def _lapse(draft: Draft, pending: Pending, number: int, step: Step, *, why: str) -> None:
    draft.events.append(
        Lapsed(
            column=pending.column,
            step=number,
            verb=step.verb,
            why=why,
            cause=pending.person,
            paragraph="S6",
        )
    )
