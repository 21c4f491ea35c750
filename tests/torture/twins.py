"""Random whole games by the rules and by the flat engines at once: they must be the same games."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from tests.games.schisma import twins as schisma
from tests.games.tolerance.engine import twins as tolerance
from tolerance_game.games.tolerance.engine.positions import Positions

from .report import Report
from .sharing import shared_out

PART: Final = 1_000
ALIKE: Final = 10
"""So many games of Tolerance at a table of the same options, which take long to lay out."""


def twins(games: int, processes: int = 1, seed: int = 0, only: int | None = None) -> Report:
    """So many games of each; or the one of this number of each."""
    if only is not None:
        return twins_part(seed, range(only, only + 1))
    return shared_out(twins_part, "games of each game", seed, games, PART, processes)


def twins_part(seed: int, numbers: range) -> Report:
    """The games of these numbers."""
    report = Report("games of each game")
    for number in numbers:
        report.size += 1
        for play in (_tolerance, _schisma):
            try:
                play(seed, number, report)
            except Exception as error:
                report.broken.append(f"twins --seed {seed} --only {number}: {error!r}")
    return report


def _tolerance(seed: int, number: int, report: Report) -> None:
    positions = _positions(seed, number // ALIKE)
    plays = tolerance.twin_game(positions, Random(f"twins/tolerance/{seed}/{number}"))
    report.count("cards played in Tolerance", plays)
    report.count(f"games of {positions.options.players} players")


@lru_cache(maxsize=1)
def _positions(seed: int, number: int) -> Positions:
    return Positions(tolerance.any_options(Random(f"twins/{seed}/{number}")))


def _schisma(seed: int, number: int, report: Report) -> None:
    rng = Random(f"twins/schisma/{seed}/{number}")
    seen = schisma.twin_game(schisma.any_options(rng), rng)
    report.count("moves in Schisma", seen["moves"])
