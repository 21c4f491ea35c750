"""What chance does in a match: as it was recorded, while that fits, then as the seed says.

Each deal or draw has its own generator, named by the seed and its number. So no state of a
generator is saved, and chance repeats itself after resuming, or after undo and redo.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from tolerance_game.core import Event, Game, GameError, Header, notation


def named_by(seed: int | None, number: int) -> Random:
    """The generator of a seed for a deal or draw by its number, counted from 1."""
    return Random(f"{seed}/chance {number}")


def named_by_past(done: Sequence[str]) -> Random:
    """A generator for a record without a seed, named by all that chance did before."""
    return Random("/".join(("chance", *done)))


def chance_step(
    game: Game, state: Any, done: Sequence[str], header: Header
) -> tuple[Any, Any, tuple[Event, ...]]:
    """The move that chance makes here, the state after it, and all that happened.

    `done` is what chance did before in this match. It follows what the header says it did in
    another record as long as the one begins the other and the next move is possible.
    """
    number, given, seed = len(done) + 1, header.chance, header.seed
    if len(given) >= number and tuple(given[: number - 1]) == tuple(done):
        try:
            move = notation.read(given[number - 1], game.MOVES)
            state_after, events = game.apply(state, move)
        except GameError:
            pass
        else:
            return move, state_after, events
    rng = named_by_past(done) if seed is None else named_by(seed, number)
    move = game.chance_move(state, rng)
    state_after, events = game.apply(state, move)
    return move, state_after, events
