"""Results of finished games in the cache, so that only new records are replayed.

The file can be deleted at any time. Other versions of the program, which may have other rules, do
not use it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final, NamedTuple

from tolerance_game import VERSION
from tolerance_game.core import Corrupt, GameError, Reason
from tolerance_game.storage.disk.safe_write import read_file, write_file
from tolerance_game.storage.disk.system import SYSTEM, System
from tolerance_game.storage.saves.loading import Loaded, wall

from .game_results import DoesNotCount, GameResult, JustEnded, from_json, result_of
from .statistics import Statistics, statistics_of

FILE: Final = "statistics.json"
FORMAT: Final = 3
_WRONG: Final = (ValueError, LookupError, TypeError, AttributeError, ArithmeticError)
"""The exceptions that wrong values can cause."""


class Finished(NamedTuple):
    """A record that may count."""

    key: str
    """Identifies its content: other content must have another key."""
    file: str
    """The file as it is shown to a person."""
    load: Callable[[], Loaded | JustEnded]
    """Returns the game; raises GameError if it cannot be read."""
    ended: str = ""


class LeftOut(NamedTuple):
    """A record that could not be counted."""

    file: str
    reason: Reason


class Gathered(NamedTuple):
    """The statistics, and what they leave out."""

    statistics: Statistics
    left_out: tuple[LeftOut, ...] = ()
    """Records that cannot be read or replayed, but not games that do not count."""


def gather(
    folder: Path, finished: Iterable[Finished], may_write: bool = True, system: System = SYSTEM
) -> Gathered:
    """The statistics of these records, with the cache in a folder. Never raises for the cache."""
    finished = tuple(finished)
    known = _read(folder / FILE, system)
    try:
        return _gathered(folder, finished, known, may_write, system)
    except _WRONG:
        # Only wrong values in the cache can cause this, not the games.
        return _gathered(folder, finished, {}, may_write, system)


def _gathered(
    folder: Path,
    finished: Iterable[Finished],
    known: dict[str, GameResult | None],
    may_write: bool,
    system: System,
) -> Gathered:
    results: dict[str, Any] = {}
    left_out = []
    for one in finished:
        if one.key in known:
            results[one.key] = known[one.key]
            continue
        try:
            results[one.key] = _counted(one)
        except GameError as error:
            # Not cached: with other data it may count.
            left_out.append(LeftOut(one.file, error.reason))
    if may_write and results != known:
        with suppress(OSError):
            kept = {key: result and asdict(result) for key, result in results.items()}
            content = json.dumps({"format": FORMAT, "program": VERSION, "results": kept})
            write_file(folder / FILE, content.encode("ascii"), system)
    counted = [result for result in results.values() if result is not None]
    return Gathered(statistics_of(counted), tuple(left_out))


def _counted(one: Finished) -> GameResult | None:
    """The result of a game; None if it does not count. Raises GameError if it is damaged."""
    played = one.load()
    try:
        with wall(one.file):
            return result_of(played, one.file, one.ended)
    except DoesNotCount:
        if played.faults:
            # Its end may be in the lost part.
            raise Corrupt(played.faults[0]) from None
        return None


def _read(path: Path, system: System) -> dict[str, GameResult | None]:
    """The results in the cache; none if it does not exist or anything in it is wrong."""
    try:
        values = json.loads(read_file(path, system))
        if (values["format"], values["program"]) != (FORMAT, VERSION):
            return {}
        return {
            key: None if result is None else from_json(result)
            for key, result in values["results"].items()
        }
    except (OSError, RecursionError, *_WRONG):
        return {}
