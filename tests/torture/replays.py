"""Random whole games, saved, loaded and replayed to the same digest."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final

from tolerance_game.core.errors import GameError
from tolerance_game.match.match import Match, Table
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.saves import Saves

from .games import actions, any_match
from .keeping import differences
from .report import Report
from .sharing import shared_out

PART: Final = 100


def replays(games: int, processes: int = 1, seed: int = 0, only: int | None = None) -> Report:
    """So many games; or the one of this number."""
    if only is not None:
        return replay_part(seed, range(only, only + 1))
    return shared_out(replay_part, "games saved and replayed", seed, games, PART, processes)


def replay_part(seed: int, numbers: range) -> Report:
    """The games of these numbers."""
    report = Report("games saved and replayed")
    with private_folder() as folder:
        for number in numbers:
            where = f"replays --seed {seed} --only {number}"
            report.size += 1
            try:
                faults = _saved_and_loaded(seed, number, folder, report)
            except Exception as error:
                faults = [repr(error)]
            report.broken += [f"{where}: {fault}" for fault in faults]
    return report


def _saved_and_loaded(seed: int, number: int, folder: Path, report: Report) -> list[str]:
    """Half of the games are saved at their end, the others somewhere on the way."""
    rng = Random(f"replays/{seed}/{number}")
    match = any_match(rng, number)
    last = rng.choice((10**6, rng.randrange(200)))
    for count, action in enumerate(actions(match, rng)):
        report.count("undos", action.undone_to is not None)
        if count >= last:
            break
    saves = Saves(folder)
    path = saves.save(str(number), match.header, match.moments_for_storage())
    loaded = load_save(path)
    report.count("moves", match.number)
    report.count(f"games of {match.game.NAME}")
    report.count("finished games", match.outcome is not None)
    report.measure("bytes of a save", path.stat().st_size)
    path.unlink()
    faults = differences(match, loaded)
    try:
        table = Table(loaded.game, loaded.options, len(match.seats), loaded.header)
        resumed = Match.resume(table, loaded.record)
    except GameError as error:
        return [*faults, f"cannot be played on: {error}"]
    if resumed.state_for_storage() != match.state_for_storage() or resumed.seats != match.seats:
        faults.append("goes on as another match")
    return faults


@contextmanager
def private_folder(where: str | None = None) -> Iterator[Path]:
    """A folder that nobody else has, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="torture-", dir=where) as name:
        yield Path(name)
