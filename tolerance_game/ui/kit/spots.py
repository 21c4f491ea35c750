"""Spots: the places of a scene that can be pointed at, focused, and acted on.

Mouse, keyboard and gamepad all work on the same spots, so whatever one can reach the others can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from .box import Box
from .intents import Intent


def look_only() -> None:
    """A spot that can be looked at only."""


@dataclass(frozen=True, slots=True)
class Spot:
    """One place."""

    id: str
    """Stable while the same thing is meant, as `hand/nobles-13`."""
    box: Box
    act: Callable[[], None] = look_only
    words: str | Callable[[], str] = ""
    """The place in words, or what makes them: most are never asked for."""
    group: str = ""
    """Arrows stay in a group while it has a place in that direction."""
    focusable: bool = True
    """False for what only the mouse hovers over."""
    silent: bool = False
    """Whether acting on it makes no sound of its own: what it leads to is heard."""
    tip: bool = False
    """Whether `says` is shown when the pointer rests here."""
    decides: bool = False
    """Whether acting on it decides something in a game. While something is played back, a click on
    it leads on instead, as a click beside it does."""

    @property
    def says(self) -> str:
        """The place in words: for screen readers, tests and the tooltip."""
        return self.words if isinstance(self.words, str) else self.words()


class Pointed(Protocol):
    """A `Layer`, or what a picture of one is drawn from."""

    @property
    def framed(self) -> str | None: ...
    @property
    def pressed(self) -> str | None: ...
    def lit(self, spot_id: str) -> bool: ...


def at(spots: Sequence[Spot], x: float, y: float) -> Spot | None:
    """The topmost spot under a place: later ones lie above earlier ones."""
    for spot in reversed(spots):
        if spot.box.holds(x, y):
            return spot
    return None


def by_id(spots: Sequence[Spot], wanted: str | None) -> Spot | None:
    """The spot of this id; None when it is gone."""
    return next((spot for spot in spots if spot.id == wanted), None)


def after(spots: Sequence[Spot], current: str | None, step: int) -> Spot | None:
    """The next or previous one in reading order; round at the ends."""
    able = [spot for spot in spots if spot.focusable]
    if not able:
        return None
    here = next((place for place, spot in enumerate(able) if spot.id == current), None)
    if here is None:
        return able[0 if step > 0 else -1]
    return able[(here + step) % len(able)]


def towards(spots: Sequence[Spot], current: str | None, direction: Intent) -> Spot | None:
    """The nearest one in a direction: in its own group first, then anywhere; None at the edge."""
    here = by_id(spots, current)
    if here is None:
        return after(spots, None, 1)
    able = [spot for spot in spots if spot.focusable and spot.id != here.id]
    same = [spot for spot in able if spot.group and spot.group == here.group]
    return _nearest(same, here, direction) or _nearest(able, here, direction)


def _nearest(spots: Sequence[Spot], here: Spot, direction: Intent) -> Spot | None:
    distances = [(_distance(here.box, spot.box, direction), spot) for spot in spots]
    near = [(distance, spot) for distance, spot in distances if distance is not None]
    return min(near, key=lambda one: one[0])[1] if near else None


def _distance(a: Box, b: Box, direction: Intent) -> float | None:
    """How far b lies from a in this direction; sideways counts double. None when it does not."""
    dx, dy = b.cx - a.cx, b.cy - a.cy
    ahead, aside, gap = {
        Intent.RIGHT: (dx, dy, _apart(a.y, a.bottom, b.y, b.bottom)),
        Intent.LEFT: (-dx, dy, _apart(a.y, a.bottom, b.y, b.bottom)),
        Intent.DOWN: (dy, dx, _apart(a.x, a.right, b.x, b.right)),
        Intent.UP: (-dy, dx, _apart(a.x, a.right, b.x, b.right)),
    }[direction]
    if ahead <= 1 or (gap > 0 and abs(aside) > 3 * ahead):
        return None
    return ahead + 2 * gap + 0.2 * abs(aside)


def _apart(a_low: float, a_high: float, b_low: float, b_high: float) -> float:
    """The gap between two stretches; 0 when they overlap."""
    return max(0.0, b_low - a_high, a_low - b_high)
