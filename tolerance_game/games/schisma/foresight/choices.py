"""S2: which actions can be taken now, and on which persons."""

from __future__ import annotations

from collections.abc import Mapping

from tolerance_game.core.errors import Reason
from tolerance_game.games.schisma.rules import moves as kinds
from tolerance_game.games.schisma.rules.refusals import petition_refusal, refusal
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import COLUMNS


def refusal_of(state: State, action: str, column: int) -> Reason | None:
    """Why this action cannot be taken on the person of this column; None when it can.

    A petition can be made when at least one choice of its targets is legal (S2.8).
    """
    match action:
        case kinds.BESEECH:
            return refusal(state, kinds.Beseech(column))
        case kinds.CHASTISE:
            return refusal(state, kinds.Chastise(column))
        case kinds.EXCOMMUNICATE:
            return refusal(state, kinds.Excommunicate(column))
        case kinds.PETITION:
            return petition_refusal(state, column)
        case _:
            raise ValueError(action)


def actions_of(state: State, column: int) -> Mapping[str, Reason | None]:
    """For each of the four actions: why it is refused on this column; None when it is not."""
    return {action: refusal_of(state, action, column) for action in kinds.ACTIONS}


def columns_for(state: State, action: str) -> tuple[Reason | None, ...]:
    """For each column: why this action is refused on it; None when it is not."""
    return tuple(refusal_of(state, action, column) for column in COLUMNS)


def used(state: State) -> tuple[str, ...]:
    """The actions that were taken in this turn and cannot be taken in it again (S2.1)."""
    return state.used
