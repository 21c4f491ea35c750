"""Whole random games with random rulings, move by move, for properties of what is foreseen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tests.games.tolerance.anything import another_print, another_role, random_options
from tests.games.tolerance.material import PROGRAM, box, with_figures
from tolerance_game.core.events import Event
from tolerance_game.core.game import CHANCE
from tolerance_game.core.record import Moment
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.rules.moves import Move
from tolerance_game.games.tolerance.rules.public import Public, begin
from tolerance_game.games.tolerance.rules.ruleset import Material, Options
from tolerance_game.games.tolerance.rules.state import State


class Step(NamedTuple):
    """One move of a game."""

    before: State
    move: Move
    after: State
    events: tuple[Event, ...]
    memory: Public
    """Of somebody who has seen everything before the move."""


def any_options(rng: Random) -> Options:
    """A table with everything at random; the figures and the roles in half of the games."""
    players, edition = rng.choice((3, 4, 5)), rng.choice(("english", "german"))
    material = box()
    if rng.random() < 0.5:
        roles = tuple(another_role(known.id, rng) for known in PROGRAM.roles)
        material = Material(with_figures(another_print(rng)), roles)
    return random_options(rng, players, edition, material)


def course(options: Options, rng: Random) -> Iterator[Step]:
    """A random game."""
    state, memory = tolerance.start(options), begin(options)
    while (seat := tolerance.to_act(state)) is not None:
        if seat == CHANCE:
            move = tolerance.chance_move(state, rng)
        else:
            move = rng.choice(tolerance.legal_moves(state))
        after, events = tolerance.apply(state, move)
        yield Step(state, move, after, events, memory)
        state, memory = after, memory.after(events)


def any_course(seed: int | str) -> Iterator[Step]:
    """A random game at a random table."""
    rng = Random(f"foresight {seed}")
    return course(any_options(rng), rng)


def until_laid(story: tuple[Event, ...]) -> tuple[Event, ...]:
    """T4: the events of the trick, without those of the end of the reign."""
    kinds = [event.kind for event in story]
    return story[: kinds.index("reign_ended")] if "reign_ended" in kinds else story


def moments_of(seed: int | str) -> list[Moment]:
    """The moves of a random game, as a match keeps them."""
    return [
        Moment(number, -1 if step.before.to_act is None else step.before.to_act, *step[1:4])
        for number, step in enumerate(any_course(seed), start=1)
    ]
