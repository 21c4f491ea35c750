"""What chance does in a match: as it was recorded, while that fits, then as the seed says.

Each deal or draw has its own generator, named by the seed and its number. So no state of a
generator is saved, and chance repeats itself after resuming, or after undo and redo.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tolerance_game.core import AnyGame, Event, GameError, notation

Draws = Callable[[int], Random]
"""The generator for a deal or draw by its number, counted from 1."""


def named_by(seed: int | None) -> Draws:
    """The generators of a seed."""
    return lambda number: Random(f"{seed}/chance {number}")


def named_by_past(done: Sequence[str]) -> Random:
    """A generator for a record without a seed, named by all that chance did before."""
    return Random("/".join(("chance", *done)))


def chance_step(
    game: AnyGame, state: Any, done: Sequence[str], given: Sequence[str], draws: Draws | None
) -> tuple[Any, Any, tuple[Event, ...]]:
    """The move that chance makes here, the state after it, and all that happened.

    `done` is what chance did before in this match, `given` what it did in the record that is
    followed: as long as the one is the beginning of the other and the next move is possible.
    """
    number = len(done) + 1
    if len(given) >= number and tuple(given[: number - 1]) == tuple(done):
        try:
            move = notation.read(given[number - 1], game.MOVES)
            state_after, events = game.apply(state, move)
        except GameError:
            pass
        else:
            return move, state_after, events
    move = game.chance_move(state, draws(number) if draws else named_by_past(done))
    state_after, events = game.apply(state, move)
    return move, state_after, events
