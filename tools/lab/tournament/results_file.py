"""The file of a tournament: JSON lines, one for the table and one for each game.

Lines are only ever added. What a run that was cut off left behind is no line, and is taken off when
the tournament goes on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from .match_up import GameKey
from .played import Played
from .table_setup import TableSetup


class BadResults(Exception):
    """A file that cannot be used, and why."""


@dataclass
class Results:
    """The games of a table, each once."""

    setup: TableSetup
    games: dict[GameKey, Played] = field(default_factory=dict)
    twice: int = 0
    """How many games came a second time."""
    otherwise: int = 0
    """How many of those went otherwise: a player that looks at the clock, or another program."""

    def add(self, game: Played) -> None:
        """One more game; one that is there already is counted alone."""
        before = len(self.games)
        known = self.games.setdefault(game.key, game)
        if len(self.games) == before:
            self.twice += 1
            self.otherwise += known.choices != game.choices

    def merge(self, other: Results) -> None:
        """All games of another file of the same table."""
        for game in other.games.values():
            self.add(game)
        self.twice += other.twice
        self.otherwise += other.otherwise


def read_results(path: Path) -> Results:
    """The games of a file. Raises OSError, and BadResults for a file of something else."""
    return _read(path, path.read_bytes())[0]


def merged(paths: Iterable[Path]) -> list[Results]:
    """The games of several files, of each table once. Raises as `read_results`."""
    found: dict[tuple[object, ...], Results] = {}
    for path in paths:
        results = read_results(path)
        known = found.setdefault(results.setup.identity, results)
        if known is not results:
            known.merge(results)
    return list(found.values())


def _read(path: Path, content: bytes) -> tuple[Results, int]:
    """The games, and how many bytes of the file are whole lines."""
    whole = content.rfind(b"\n") + 1
    lines = content[:whole].splitlines()
    if not lines:
        raise BadResults(f"{path}: there is no tournament in it")
    results: Results | None = None
    for number, line in enumerate(lines, start=1):
        try:
            values = json.loads(line)
            if results is None:
                results = Results(TableSetup.from_json(values))
            else:
                results.add(Played.from_json(values))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadResults(f"{path}:{number}: this is no line of a tournament") from error
    assert results is not None
    return results, whole


class ResultsFile:
    """Where the games of a tournament are kept, each as soon as it is over."""

    def __init__(self, path: Path | None, setup: TableSetup, results: Results | None = None):
        """Opens or begins the file, and takes the games that it has into the results.

        Without a path nothing is kept. Raises OSError, and BadResults where the file or what it is
        to take holds games with other options or figures.
        """
        self.results = Results(setup) if results is None else results
        self._file: BinaryIO | None = None
        if path is None:
            return
        content = path.read_bytes() if path.exists() else b""
        whole = 0
        if b"\n" in content:
            found, whole = _read(path, content)
            self._check(found)
            self.results.merge(found)
        self._file = path.open("r+b" if content else "wb")
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(setup.as_json())

    def _check(self, other: Results) -> None:
        if other.setup.identity != self.results.setup.identity:
            raise BadResults("a file holds games with other options or figures than these")

    def add(self, game: Played) -> None:
        """One more game; one that is there already is not written again."""
        if game.key not in self.results.games:
            self._write(game.as_json())
        self.results.add(game)

    def take(self, other: Results) -> None:
        """All games of another file. Raises BadResults for those of another table."""
        self._check(other)
        for game in other.games.values():
            self.add(game)

    def _write(self, values: dict[str, Any]) -> None:
        if self._file is not None:
            text = json.dumps(values, ensure_ascii=False, separators=(",", ":"))
            self._file.write(text.encode("utf-8") + b"\n")
            self._file.flush()

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(self, *_error: object) -> None:
        if self._file is not None:
            self._file.close()
