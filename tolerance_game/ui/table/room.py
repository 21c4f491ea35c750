"""Finds room for something large on the table without covering what is needed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from tolerance_game.ui.kit import Box

MARGIN: Final = 8.0
"""Kept free to the edges of what is seen."""
APART: Final = 8.0
"""Kept free to what must not be covered."""


class Over(NamedTuple):
    """Something that may be covered if necessary."""

    box: Box
    weight: float
    """The cost of covering it."""


class Wanted(NamedTuple):
    """A form of what is to be shown."""

    name: str
    w: float
    h: float
    cost: float
    """How much more another form may cover before this one is preferred."""


class Room(NamedTuple):
    """A form and its place."""

    name: str
    box: Box


def find_room(
    forms: Iterable[Wanted], seen: Box, kept: Sequence[Box], over: Sequence[Over], near: Box
) -> Room | None:
    """The place within `seen`, clear of all that is `kept`, where the least is covered; of equal
    places the one nearest to `near`. None where no form finds any.
    """
    best: tuple[float, float] | None = None
    found: Room | None = None
    for form in forms:
        for box in _places(form, seen, kept):
            if any(box.touches(one) for one in kept):
                continue
            cost = form.cost + sum(one.weight * _shared(box, one.box) for one in over)
            away = abs(box.cx - near.cx) + abs(box.cy - near.cy)
            if best is None or (round(cost), round(away)) < best:
                best, found = (round(cost), round(away)), Room(form.name, box)
    return found


def _places(form: Wanted, seen: Box, kept: Sequence[Box]) -> Iterator[Box]:
    """In the corners of what is seen, and along the edges of what must not be covered."""
    left, right = seen.x + MARGIN, seen.right - MARGIN - form.w
    top, bottom = seen.y + MARGIN, seen.bottom - MARGIN - form.h
    if right < left or bottom < top:
        return
    xs, ys = {left, right, (left + right) / 2}, {top, bottom}
    for one in kept:
        xs |= {one.right + APART, one.x - APART - form.w}
        ys |= {one.bottom + APART, one.y - APART - form.h}
    levels = [y for y in sorted(ys) if top <= y <= bottom]
    for x in sorted(xs):
        if left <= x <= right:
            for y in levels:
                yield Box(x, y, form.w, form.h)


def _shared(one: Box, other: Box) -> float:
    """The shared area."""
    w = min(one.right, other.right) - max(one.x, other.x)
    h = min(one.bottom, other.bottom) - max(one.y, other.y)
    return w * h if w > 0 and h > 0 else 0.0
