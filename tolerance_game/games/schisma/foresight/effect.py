"""S2, S3, S4: what a move brings about by itself, whatever follows it in the turn."""

from __future__ import annotations

from typing import Final, NamedTuple

from tolerance_game.games.schisma.rules.congregation import THREE_PERSONS
from tolerance_game.games.schisma.rules.moves import Move
from tolerance_game.games.schisma.rules.protocol import apply
from tolerance_game.games.schisma.rules.state import State
from tolerance_game.games.schisma.rules.track import ROME, SEATS, Standing

from .dangers import lands_to, won_with

REACH: Final = 3
"""So near a person can be brought into a congregation in a turn: one land by an action and two by
a petition (S2.2, S6)."""


class Effect(NamedTuple):
    """What a move changes, before anybody is drawn."""

    after: State
    """Columns that are due are empty in it."""
    nearer: int
    """How many lands those who stay on the track are brought nearer to the own side, in all."""
    kept: tuple[tuple[str, ...], tuple[str, ...]]
    """By congregation: persons who would decide the game for the opponent there, were within reach
    of it and are taken further away, so that nobody else who would is as near. Each is named once.
    """


def effect(state: State, move: Move) -> Effect:
    """What a legal move of the seat to act does."""
    after, _events = apply(state, move)
    way = 1 if state.seat == ROME else -1
    nearer = sum(
        way * (now.land - was.land)
        for was, now in zip(state.display, after.display, strict=True)
        if was is not None and now is not None
    )
    first, second = (_kept(state, after, congregation) for congregation in SEATS)
    return Effect(after, nearer, (first, second))


def _kept(state: State, after: State, congregation: int) -> tuple[str, ...]:
    if after.outcome is not None:
        return ()
    before = {c: _lands(state, congregation, one) for c, one in enumerate(state.display)}
    left = [_lands(state, congregation, one) for one in after.display]
    nearest = min(before.values())
    if nearest > REACH or min(left) <= nearest:
        return ()
    return tuple(
        sorted({one.person for c, one in enumerate(state.display) if one and before[c] == nearest})
    )


def _lands(state: State, congregation: int, standing: Standing | None) -> int:
    """How far somebody is from deciding the game for the opponent in a congregation (S4.2)."""
    never = REACH + 1
    if standing is None:
        return never
    won = won_with(state, congregation, standing.person)
    if won is None or won[0] == state.seat or won[1] == THREE_PERSONS:
        return never
    return min(lands_to(congregation, standing.land), never)
