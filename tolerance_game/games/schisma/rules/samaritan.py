"""What a turn may not end with: the Samaritan rule and the circles (S2.7, S2.9)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .ruleset import DISPLAY, ON
from .state import State
from .track import Position, lands_of, persons_of

SAMARITAN: Final = "samaritan"
CIRCLE: Final = "circle"

_FREE: Final[Mapping[tuple[int, ...], str]] = {}


def barred(state: State) -> Mapping[tuple[int, ...], str]:
    """The lands of the five columns with which the next action may not end the turn, and why.

    A turn with a draw breaches neither rule. Only the lands of the positions are needed: without a
    draw neither the congregations nor the persons of the columns change. An action that takes a
    person off the display leads to lands beyond the track, never to these.
    """
    if state.left != 1 or state.drawn:
        return _FREE
    rulings = state.options.rulings
    found: dict[tuple[int, ...], str] = {}
    if rulings.no_circles == ON:
        for position in state.since_draw:
            found[tuple(lands_of(position.display))] = CIRCLE
    if rulings.samaritan == DISPLAY and state.before is not None and _same(state, state.before):
        found[tuple(lands_of(state.before.display))] = SAMARITAN
    return found


def _same(state: State, position: Position) -> bool:
    """Whether the columns and the congregations have the same persons."""
    return position.congregations == state.congregations and persons_of(
        position.display
    ) == persons_of(state.display)
