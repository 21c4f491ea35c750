"""Long runs of random games with every promise checked, and what came out of them."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any

from tolerance_game.match.match import Table
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue

from .checks import check_of
from .contract import NoPromises, PlayedGame, checked_game, random_game

CHUNK = 250


@dataclass
class Summary:
    """What a number of games were like. Summaries of parts add up to that of the whole."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    winners: Counter[str] = field(default_factory=Counter)
    points: list[int] = field(default_factory=lambda: [10**6, 0, 0, 0])
    """For Tolerance: lowest, highest, sum and number of final points."""

    def add(self, other: Summary) -> None:
        """Take in the summary of another part."""
        self.games += other.games
        self.moves += other.moves
        self.longest = max(self.longest, other.longest)
        self.seconds += other.seconds
        self.endings.update(other.endings)
        self.winners.update(other.winners)
        low, high, total, count = other.points
        self.points = [
            min(self.points[0], low),
            max(self.points[1], high),
            self.points[2] + total,
            self.points[3] + count,
        ]

    def count(self, table: Table, played: PlayedGame) -> None:
        """Take in one game."""
        outcome = table.game.outcome(played.state)
        assert outcome is not None
        self.games += 1
        self.moves += len(played.moves)
        self.longest = max(self.longest, len(played.moves))
        self.endings[outcome.ending] += 1
        who = f"{table.seats} players: " + (
            " and ".join(f"seat {seat}" for seat in outcome.winners) or "nobody"
        )
        self.winners[who] += 1
        for player in getattr(played.state, "players", ()):
            low, high, total, count = self.points
            self.points = [
                min(low, player.points),
                max(high, player.points),
                total + player.points,
                count + 1,
            ]

    def lines(self) -> Iterator[str]:
        """The summary as text."""
        yield f"{self.games:,} games, {self.moves:,} moves, the longest {self.longest} moves"
        yield f"{self.games / self.seconds:.0f} games a second of one core" if self.seconds else ""
        shares = ((name, count) for name, count in self.endings.most_common())
        yield "endings: " + ", ".join(f"{name} {count:,}" for name, count in shares)
        if self.points[3]:
            low, high, total, count = self.points
            yield f"points: from {low} to {high}, {total / count:.1f} on average"
        for name, count in sorted(self.winners.items()):
            if " and " not in name:
                yield f"{name}: {count:,}"


def any_options(game: str, rng: Random) -> dict[str, Any]:
    """Options as no table would choose them: everything at random, where the lab knows how."""
    check = check_of(game)
    return check.any_options(rng) if check else {}


def one_game(game: str, number: int, *, checked: bool, variants: bool) -> tuple[Table, PlayedGame]:
    """The random game of this number: the same number gives the same game."""
    rng = Random(f"{game}/{number}")
    values = any_options(game, rng) if variants else {}
    table = lay_table(game, values, ("random",), None, load_catalogue())
    if not checked:
        return table, random_game(table.game, table.options, rng)
    check = check_of(game)
    start = table.game.start(table.options)
    checker = check.Promises(start) if check else NoPromises()
    return table, checked_game(table.game, table.options, table.seats, rng, checker)


def run_part(game: str, first: int, games: int, checked: bool, variants: bool) -> Summary:
    """A part of a run. Raises AssertionError, naming the game, when a promise is broken."""
    summary = Summary()
    begin = time.perf_counter()
    for number in range(first, first + games):
        try:
            summary.count(*one_game(game, number, checked=checked, variants=variants))
        except Exception as error:
            raise AssertionError(f"{game} game {number}: {error!r}") from error
    summary.seconds = time.perf_counter() - begin
    return summary


def end_with_parent() -> None:
    """Ends this process as soon as the one that started it is gone, also in the middle of a part.

    Without it the parts of a killed run would go on until they are done.
    """
    Thread(target=_end_with_parent, name="watch over the parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def soak(
    game: str,
    games: int,
    *,
    checked: bool,
    variants: bool,
    processes: int,
    progress: Callable[[Summary], None] = lambda _so_far: None,
) -> Summary:
    """A whole run, shared out between processes; `progress` hears of every part that is done."""
    parts = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    summary = Summary()
    with ProcessPoolExecutor(processes, get_context("spawn"), end_with_parent) as pool:
        jobs = [pool.submit(run_part, game, *part, checked, variants) for part in parts]
        for job in jobs:
            summary.add(job.result())
            progress(summary)
    return summary
