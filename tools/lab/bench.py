"""How fast the rules are: complete random games a second, and the time until all is loaded."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Mapping
from random import Random
from statistics import median
from typing import Final, NamedTuple

from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue

from .contract import random_game

START = """
import time
begin = time.perf_counter()
from tolerance_game.games import names
from tolerance_game.storage.data.catalogue import load_catalogue
load_catalogue()
from tolerance_game.words.rulebook import load_rulebook
from tolerance_game.words.texts import load_texts
from tolerance_game.words import languages
for language in languages():
    load_texts(language)
    for game in names():
        load_rulebook(game, language)
print(time.perf_counter() - begin)
"""
"""Run in a new interpreter: rules, figures, and the texts and rulebooks of every language."""


class Goal(NamedTuple):
    """How many complete random games a second are promised, and with which options."""

    rate: int
    values: Mapping[str, object] = {}


GOALS: Final[Mapping[str, Goal]] = {
    "tolerance": Goal(100, {"players": 4, "roles": "unique"}),
    "schisma": Goal(300),
}
START_GOAL = 0.15


def bench_rules(seconds: float, rounds: int = 5) -> int:
    """Prints the figures; 0 when each median reaches its goal, 1 otherwise."""
    reached = [
        *(_bench_game(game, goal, seconds, rounds) for game, goal in GOALS.items()),
        _bench_start(rounds),
    ]
    return 0 if all(reached) else 1


def _bench_game(game: str, goal: Goal, seconds: float, rounds: int) -> bool:
    table = lay_table(game, goal.values, ("random",), None, load_catalogue())
    rates, moves = [], 0
    for turn in range(rounds):
        rng = Random(turn)
        games, begin = 0, time.perf_counter()
        while (elapsed := time.perf_counter() - begin) < seconds:
            moves += len(random_game(table.game, table.options, rng).moves)
            games += 1
        rates.append(games / elapsed)
    rate = median(rates)
    print(
        f"{game}, {table.seats} players: {rate:.0f} complete random games/s "
        f"(median of {rounds}, from {min(rates):.0f} to {max(rates):.0f}; goal {goal.rate})"
    )
    return rate >= goal.rate


def _bench_start(rounds: int) -> bool:
    times = []
    for _ in range(rounds):
        done = subprocess.run(
            [sys.executable, "-c", START], capture_output=True, text=True, check=True
        )
        times.append(float(done.stdout))
    print(
        f"rules and all data loaded in {median(times) * 1000:.0f} ms "
        f"(median of {rounds}, from {min(times) * 1000:.0f} to {max(times) * 1000:.0f}; "
        f"goal {START_GOAL * 1000:.0f})"
    )
    return median(times) <= START_GOAL
