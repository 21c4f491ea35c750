"""Heavy mode: after every single action the journal is loaded and compared with the match.

What is loaded goes through the real file: the journal writes and syncs it, and every eighth state
is made a named save as well.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

from tolerance_game.storage.saves.journal import Journal
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.saves import Saves

from .games import TABLES, Action, actions, any_match
from .keeping import differences
from .replays import private_folder
from .report import Report
from .sharing import shared_out

PART: Final = len(TABLES)
SAVED: Final = 8
PATIENCE: Final = 60.0
"""Seconds for the disk to take one action."""


def heavy(games: int, processes: int = 1, seed: int = 0, only: int | None = None) -> Report:
    """So many games; or the one of this number."""
    if only is not None:
        return heavy_part(seed, range(only, only + 1))
    return shared_out(heavy_part, "games in heavy mode", seed, games, PART, processes)


def heavy_part(seed: int, numbers: range) -> Report:
    """The games of these numbers."""
    report = Report("games in heavy mode")
    with private_folder() as folder:
        for number in numbers:
            where = f"heavy --seed {seed} --only {number}"
            report.size += 1
            try:
                faults = _compared(seed, number, folder, report)
            except Exception as error:
                faults = [repr(error)]
            report.broken += [f"{where}: {fault}" for fault in faults]
    return report


def _compared(seed: int, number: int, folder: Path, report: Report) -> list[str]:
    rng = Random(f"heavy/{seed}/{number}")
    match = any_match(rng, number)
    path, saves = folder / f"{number}.journal", Saves(folder)
    report.count(f"games of {len(match.seats)} in {match.game.NAME}")
    with Journal(path, match.header) as journal:
        for count, action in enumerate(actions(match, rng)):
            hand_in(journal, action)
            if not journal.wait(timeout=PATIENCE):
                return [f"not acknowledged: {journal.problems()}"]
            report.count("comparisons")
            report.count("undos", action.undone_to is not None)
            faults = differences(match, load_save(path))
            if count % SAVED == 0:
                named = saves.save(str(number), match.header, match.moments_for_storage())
                faults += differences(match, load_save(named))
                report.count("named saves")
            if faults:
                return [f"after {match.number} moves: {fault}" for fault in faults]
    # And once the journal is closed.
    return differences(match, load_save(path))


def hand_in(journal: Journal, action: Action) -> int:
    """Gives an action to the journal, as the program does; its number there."""
    if action.undone_to is not None:
        return journal.undone(action.undone_to)
    for moment in action.moments:
        journal.made(moment)
    return journal.given
