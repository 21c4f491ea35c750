"""What is announced before it happens: whom the next step moves where."""

from __future__ import annotations

from tolerance_game.core.events import Event
from tolerance_game.games.schisma.foresight.plan import Arrow
from tolerance_game.games.schisma.rules import events as told
from tolerance_game.games.schisma.rules.steps import DISCARD, PULL, PUSH, SWAP
from tolerance_game.games.schisma.rules.track import ABSENT, BEYOND_AVIGNON, BEYOND_ROME

from .model import TableModel


def arrows_ahead(model: TableModel) -> tuple[Arrow, ...]:
    """An arrow for everybody whom the announced step moves."""
    beat = model.beat
    if beat is None or not beat.reads:
        return ()
    seat = model.public.seat
    return one_each(
        tuple(arrow for event in beat.within for arrow in _arrows(event, seat, beat.step))
    )


def one_each(arrows: tuple[Arrow, ...]) -> tuple[Arrow, ...]:
    """Who moves on and leaves the track in the same step has one arrow."""
    found: dict[int, Arrow] = {}
    for arrow in arrows:
        before = found.get(arrow.column)
        start = arrow.from_land if before is None else before.from_land
        found[arrow.column] = arrow._replace(from_land=start)
    return tuple(found.values())


def _arrows(event: Event, seat: int, step: int) -> tuple[Arrow, ...]:
    match event:
        case told.Moved():
            verb, column, person = event.direction, event.column, event.person
            return (Arrow(step, verb, column, person, event.from_land, event.to_land, False),)
        case told.Joined():
            verb, to_land = PULL if event.seat == seat else PUSH, (BEYOND_AVIGNON, BEYOND_ROME)
            land, end = event.from_land, to_land[event.seat]
            return (Arrow(step, verb, event.column, event.person, land, end, False),)
        case told.Swapped():
            here, there = event.land, event.other_land
            one = Arrow(step, SWAP, event.column, event.person, here, there, False)
            other = Arrow(step, SWAP, event.other_column, event.other_person, there, here, False)
            return (one, other)
        case told.Discarded():
            return (Arrow(step, DISCARD, event.column, event.person, event.land, ABSENT, False),)
        case _:
            return ()
