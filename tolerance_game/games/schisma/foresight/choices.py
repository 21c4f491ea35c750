"""S2: which actions can be taken now, and on which persons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tolerance_game.core.errors import Reason
from tolerance_game.games.schisma.rules import moves as kinds
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.refusals import petition_refusal, refusal
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import COLUMNS

_SIMPLE: Final[Mapping[str, type[kinds.Beseech | kinds.Chastise | kinds.Excommunicate]]] = {
    kinds.BESEECH: kinds.Beseech,
    kinds.CHASTISE: kinds.Chastise,
    kinds.EXCOMMUNICATE: kinds.Excommunicate,
}


def simple_move(action: str, column: int) -> Move:
    """The move of an action that has no targets: all but the petition (S2.2 to S2.4)."""
    return _SIMPLE[action](column)


def refusal_of(state: State, action: str, column: int) -> Reason | None:
    """Why this action cannot be taken on the person of this column; None when it can.

    A petition can be made when at least one choice of its targets is legal (S2.8).
    """
    if action == kinds.PETITION:
        return petition_refusal(state, column)
    return refusal(state, simple_move(action, column))


def actions_of(state: State, column: int) -> Mapping[str, Reason | None]:
    """For each of the four actions: why it is refused on this column; None when it is not."""
    return {action: refusal_of(state, action, column) for action in kinds.ACTIONS}


def columns_for(state: State, action: str) -> tuple[Reason | None, ...]:
    """For each column: why this action is refused on it; None when it is not."""
    return tuple(refusal_of(state, action, column) for column in COLUMNS)


def used(state: State) -> tuple[str, ...]:
    """The actions that were taken in this turn and cannot be taken in it again (S2.1)."""
    return state.used
