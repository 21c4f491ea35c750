"""Hand-made games as they are recorded, and the turn that decided them."""

from __future__ import annotations

from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Moment
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.decision import DecidingTurn, DecisionSearch
from tolerance_game.games.schisma.rules.events import TurnBegan
from tolerance_game.games.schisma.rules.moves import Move

from .scenarios import Table


def recorded(t: Table, *moves: Move) -> list[Moment]:
    """The moments of a table from the beginning of its turn."""
    state = t.state
    began = TurnBegan(seat=state.seat, turn=state.turn, actions=state.left, paragraph="S2.1")
    moments = [Moment(1, CHANCE, None, state, (began,))]
    for move in moves:
        seat = schisma.to_act(state)
        assert seat is not None
        assert schisma.refusal(state, move) is None, move
        state, events = schisma.apply(state, move)
        moments.append(Moment(len(moments) + 1, seat, move, state, events))
    return moments


def decision(moments: list[Moment]) -> DecidingTurn | None:
    search = DecisionSearch(moments)
    while not search.advance():
        pass
    return search.found
