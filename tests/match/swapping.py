"""The same table as far as one seat can know, with everything that is hidden from it changed."""

from __future__ import annotations

from random import Random

from tolerance_game.core.events import Seat
from tolerance_game.games.tolerance.rules.state import State


def with_secrets_changed(state: State, seat: Seat, rng: Random) -> State:
    """T2.2, T2.6: other hands and the left-out cards dealt anew, and hidden roles exchanged.

    The Monarch of the reign stays in some hand, since it is always dealt (T2.2). Seat -1 knows no
    hand and no hidden role at all.
    """
    others = [other for other in range(len(state.players)) if other != seat]
    players = list(state.players)
    monarch = state.options.monarchs[state.reign]
    dealt = [card for other in others for card in players[other].hand]
    pool = [card for card in (*state.left_out, *dealt) if card != monarch]
    rng.shuffle(pool)
    if monarch in dealt:
        pool.insert(rng.randrange(len(dealt)), monarch)
    for other in others:
        size = len(players[other].hand)
        players[other] = players[other]._replace(hand=tuple(pool[:size]))
        del pool[:size]
    if state.options.hidden_roles:
        holders = [other for other in others if players[other].role]
        roles = [players[other].role for other in holders]
        rng.shuffle(roles)
        for other, role in zip(holders, roles, strict=True):
            players[other] = players[other]._replace(role=role)
    return state._replace(players=tuple(players), left_out=tuple(pool))
