"""What a turn may not end with: the Samaritan rule and the circles (S2.7, S2.9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from .hearing import ends_with
from .ruleset import MOVED, OFF, ON
from .state import State
from .track import Position, lands_of, persons_of

SAMARITAN: Final = "samaritan"
CIRCLE: Final = "circle"


class Bars(NamedTuple):
    """What the next action may not end the turn with. Only the lands of the columns are needed:
    without a draw neither the congregations nor the persons of the columns change.
    """

    displays: Mapping[tuple[int, ...], str]
    """The lands of the five columns that a turn without a draw may not end with, and why. Who is
    taken off the display goes to a land beyond the track, so what draws is never among them."""
    moved: tuple[tuple[int, int], ...]
    """Ruling *samaritan*, `moved`: the columns of those whom the opponent moved, and the lands
    where they stood before; they may not all stand there again, even after a draw."""
    ends: Callable[[Sequence[int]], bool]
    """Whether the game is over with these lands: that ends more than the turn."""

    @property
    def kinds(self) -> frozenset[str]:
        """SAMARITAN and CIRCLE, if they bar anything."""
        return frozenset(self.displays.values()) | ({SAMARITAN} if self.moved else frozenset())

    def why(self, lands: tuple[int, ...], *, over: bool = True) -> str:
        """Why an action may not lead to these lands; empty when it may. An action that is not over
        goes on with somebody who is yet to be drawn, and binds nobody."""
        found = self.displays.get(lands, "")
        if found or not self.moved or not over:
            return found
        back = all(lands[column] == land for column, land in self.moved)
        return SAMARITAN if back and not self.ends(lands) else ""


def _never(_lands: Sequence[int]) -> bool:
    return False


def barred(state: State) -> Bars | None:
    """What the next action may not end the turn with; None where it may end with anything."""
    if state.left != 1:
        return None
    rulings, before = state.options.rulings, state.before
    found: dict[tuple[int, ...], str] = {}
    if not state.drawn:
        if rulings.no_circles == ON:
            for position in state.since_draw:
                found[tuple(lands_of(position.display))] = CIRCLE
        if rulings.samaritan != OFF and before is not None and _same(state, before):
            found[tuple(lands_of(before.display))] = SAMARITAN
    if rulings.samaritan == MOVED and before is not None:
        moved = _moved(state, before)
        if moved:
            return Bars(found, moved, ends_with(state))
    return Bars(found, (), _never) if found else None


def _same(state: State, position: Position) -> bool:
    """Whether the columns and the congregations have the same persons."""
    return position.congregations == state.congregations and persons_of(
        position.display
    ) == persons_of(state.display)


def _moved(state: State, before: Position) -> tuple[tuple[int, int], ...]:
    """Whom the opponent moved, and where they stood; empty where not all of them can stand there
    again. Copies of a person count as the same; who was excommunicated was not moved."""
    began = state.began
    if began is None or before.congregations != began.congregations:
        return ()
    found = []
    persons = persons_of(state.display)
    for column, (was, since) in enumerate(zip(before.display, began.display, strict=True)):
        assert was is not None
        assert since is not None
        if was.land == since.land:
            continue
        if not was.person == since.person == persons[column]:
            # Whoever was moved is gone, or somebody who was drawn has been moved since.
            return ()
        found.append((column, was.land))
    return tuple(found)
