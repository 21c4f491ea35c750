"""Where the end of a reign stops to be told: booking after booking, in the order of the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tolerance_game.core.events import Event, Seat
from tolerance_game.games.tolerance.rules.events import (
    CardExecuted,
    ExecutionLapsed,
    PointsTotalled,
)

from .figure import END_SECTIONS, SECTIONS
from .ledger import ORDER, STAGES, SeatStanding, StationStep
from .sheet import ScoreSheet

SEAT_BY_SEAT: Final = ("taxes", "piety")
"""T6.3-4: booked for everybody in turn, and told of those too who get nothing."""
NOBODY: Final = -1


class Station(NamedTuple):
    """What is told at once: one seat's taxes, the royal execution, a section of points."""

    stage: str
    seat: Seat
    standings: tuple[SeatStanding, ...]
    """How everybody stands afterwards."""
    events: tuple[Event, ...] = ()
    section: str = ""
    """The section of points: its figures are written."""


def stations(sheet: ScoreSheet, reign: int, told: int = 0) -> list[Station]:
    """What a reign's end has to tell, without its first steps, which are told already."""
    return list(_stations(sheet, reign, told))


def _stations(sheet: ScoreSheet, reign: int, told: int) -> Iterator[Station]:
    steps = sheet.steps.get(reign, [])
    before, new = steps[:told], steps[told:]
    now = before[-1].standings if before else tuple(sheet.ledger.before(reign))
    for step in new:
        if isinstance(step.event, CardExecuted | ExecutionLapsed):
            seat = step.event.by if isinstance(step.event, CardExecuted) else NOBODY
            yield Station("execution", seat, step.standings, (step.event,))
    last = reign < sheet.reign or ORDER.index(sheet.stage) > ORDER.index(STAGES[0])
    for stage in (*SEAT_BY_SEAT, "loans"):
        some = [step for step in new if step.stage == stage]
        known = any(ORDER.index(step.stage) > ORDER.index(STAGES[0]) for step in before)
        for seat in sheet.turn(reign):
            mine = [step for step in some if getattr(step.event, "seat", NOBODY) == seat]
            if mine:
                now = mine[-1].standings
            elif stage == "loans" or known or not last:
                continue
            yield Station(stage, seat, now, tuple(step.event for step in mine))
    yield from _sections(new, now)


def _sections(new: Sequence[StationStep], now: tuple[SeatStanding, ...]) -> Iterator[Station]:
    totals = [step for step in new if isinstance(step.event, PointsTotalled)]
    for stage, sections in (("points", (*SECTIONS, "reign")), ("end", (*END_SECTIONS, "final"))):
        mine = [step for step in totals if step.stage == stage]
        for section in sections if mine else ():
            if section == sections[-1]:
                # The totals stand there from then on.
                now = mine[-1].standings
            yield Station(stage, NOBODY, now, section=section)
