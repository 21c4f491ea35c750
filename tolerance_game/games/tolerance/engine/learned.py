"""What was learned beforehand, as the engine wants it; `learned_figures` has the figures."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from tolerance_game.games.tolerance.rules.roles import BERTRAM
from tolerance_game.games.tolerance.rules.ruleset import Options
from tolerance_game.games.tolerance.rules.tallies import HIGHEST

from .learned_figures import PLAYS, PROSPECTS

STEP: Final = 10
PENNANTS: Final = range(1, 7)


def prospects_of(options: Options) -> list[float]:
    """How many pennants a tally will have earned at the end, as `search.Search` wants it."""
    tables = PROSPECTS[options.players]
    rows: list[float] = []
    for reign in range(2):
        for role in options.material.roles:
            # A role that somebody added is taken for Bertram.
            for growth in tables.get(role.id, tables[BERTRAM])[reign]:
                rows += pennants_by_value(growth)
    return rows


def pennants_by_value(growth: Sequence[float]) -> list[float]:
    """By the value of a tally, how many pennants it will have earned at the end on average; the
    growth is a constant, a factor of the value, and the spread."""
    constant, factor, spread = growth
    return [
        sum(_above(STEP * number - 0.5, constant + factor * value, spread) for number in PENNANTS)
        for value in range(HIGHEST + 1)
    ]


def _above(limit: float, mean: float, spread: float) -> float:
    """How likely a figure with this mean and spread is above a limit."""
    return 0.5 * (1 + erf((mean - limit) / (spread * sqrt(2))))


def learned_plays() -> list[float]:
    """The weights of `shrewd.Shrewd`, one place after the other."""
    return [weight for column in zip(*PLAYS.values(), strict=True) for weight in column]
