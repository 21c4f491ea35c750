"""The steps in which the end of a reign is told: booking after booking, in the rules' order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from tolerance_game.core import Event, Seat
from tolerance_game.games.tolerance.rules.events import (
    CardExecuted,
    ExecutionLapsed,
    PointsTotalled,
)
from tolerance_game.games.tolerance.rules.public import PublicSeat

from .figure import END_SECTIONS, SECTIONS, STAGES, TRICKS
from .sheet import ScoreSheet, StationStep

SEAT_BY_SEAT: Final = ("taxes", "piety")
"""T6.3-4: booked for every seat in turn, and told also of those that get nothing."""
NOBODY: Final = -1
_BEFORE_TAXES: Final = (TRICKS, STAGES[0])


class Station(NamedTuple):
    """What is told at once: one seat's taxes, the royal execution, a section of points."""

    stage: str
    seat: Seat
    standings: tuple[PublicSeat, ...]
    """All seats afterwards."""
    events: tuple[Event, ...] = ()
    section: str = ""
    """The section of points whose figures are written."""


def stations(sheet: ScoreSheet, reign: int, told: int = 0) -> Iterator[Station]:
    """What the end of a reign has to tell, without the first steps, which are already told."""
    steps = sheet.steps.get(reign, [])
    before, new = steps[:told], steps[told:]
    now = before[-1].standings if before else sheet.standings(reign, TRICKS)
    for step in new:
        if isinstance(step.event, CardExecuted | ExecutionLapsed):
            seat = step.event.by if isinstance(step.event, CardExecuted) else NOBODY
            yield Station("execution", seat, step.standings, (step.event,))
    taxed = reign < sheet.reign or sheet.stage not in _BEFORE_TAXES
    known = any(step.stage not in _BEFORE_TAXES for step in before)
    for stage in (*SEAT_BY_SEAT, "loans"):
        some = [step for step in new if step.stage == stage]
        for seat in sheet.turn(reign):
            mine = [step for step in some if getattr(step.event, "seat", NOBODY) == seat]
            if mine:
                now = mine[-1].standings
            elif stage == "loans" or known or not taxed:
                continue
            yield Station(stage, seat, now, tuple(step.event for step in mine))
    yield from _sections(new, now)


def _sections(new: Sequence[StationStep], now: tuple[PublicSeat, ...]) -> Iterator[Station]:
    totals = [step for step in new if isinstance(step.event, PointsTotalled)]
    for stage, sections in (("points", (*SECTIONS, "reign")), ("end", (*END_SECTIONS, "final"))):
        mine = [step for step in totals if step.stage == stage]
        for section in sections if mine else ():
            if section == sections[-1]:
                # From here on the totals are on the sheet.
                now = mine[-1].standings
            yield Station(stage, NOBODY, now, section=section)
