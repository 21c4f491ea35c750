"""The catalogue: the data of all games, strictly read, checked, and as frozen values.

    catalogue = load_catalogue()                # what is built in
    catalogue = load_catalogue(owners_folder)   # with an owner's own figures laid over it

Every figure says where it comes from: `book`, `review`, `house`, or `owner` for what an owner's
folder gave. `overrides` describes such folders. The room `reading` of a game says which files it
has and what they mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from tolerance_game.games import names, room

from .digests import digest, is_digest
from .faults import BadData, Fault
from .languages import data_folder
from .merging import plain, with_figures
from .overrides import Override, lay_over
from .reading import FaultList, FirstFault
from .strict_yaml import Node, read

ARCHIVE: Final = "archive"
_KEPT: Final = 8
"""How many sets of other figures are cached: a list of saves asks for the same ones again."""


def built_in_files(games: Iterable[str] | None = None) -> tuple[str, ...]:
    """The data files of these games, else of all, as in `tolerance/cards.yaml`."""
    games = names() if games is None else games
    return tuple(f"{game}/{file}" for game in games for file in room(game, "reading").FILES)


def built_in_file(name: str) -> Path:
    """The path of a file of `built_in_files`."""
    game, _, file = name.partition("/")
    return data_folder(game) / file


@dataclass(frozen=True)
class Catalogue:
    """The data of all games."""

    games: Mapping[str, Any]
    """The data of each game as its room `reading` made them, by the name of the game."""
    trees: Mapping[str, Node] = field(repr=False)
    """The trees they were made of, by the names of the files."""
    overrides: tuple[Override, ...] = ()
    """What an owner's folder changed, file by file."""
    _others: dict[str, Any] = field(default_factory=dict, repr=False, compare=False)

    def of(self, game: str) -> Any:
        """The data of a game, in a type that only the game knows. Raises KeyError."""
        return self.games[game]

    @cached_property
    def digest(self) -> str:
        """Identifies all that the data say, names and sources included, however it is written."""
        trees = {name: plain(tree) for name, tree in self.trees.items()}
        return digest([trees, [override.digest for override in self.overrides]])

    def header(self, game: str) -> dict[str, object]:
        """The data of a game as the header of its records holds them, in plain JSON values."""
        data = self.of(game)
        overrides = [
            {"file": override.file, "ids": list(override.ids), "digest": override.digest}
            for override in self.overrides
            if override.file.startswith(f"{game}/")
        ]
        return {"digest": data.digest, "overrides": overrides, "figures": data.figures}

    def with_figures(self, game: str, figures: Mapping[str, object]) -> Any:
        """The data of a game with other figures; names and rulings stay those of this catalogue.

        Raises BadData with the first fault of the figures.
        """
        name = f"{game}/{digest(figures)}"
        if name not in self._others:
            reading, faults = room(game, "reading"), FirstFault()
            trees = {file: self.trees[f"{game}/{file}"] for file in reading.FILES}
            for file, changes in reading.CHANGES.items():
                if changes.table in figures:
                    trees[file] = with_figures(trees[file], changes, figures[changes.table])
            data = reading.read(trees, faults)
            if len(self._others) >= _KEPT:
                self._others.clear()
            self._others[name] = data
        return self._others[name]


def load_catalogue(folder: Path | None = None) -> Catalogue:
    """The built-in data, with those of an owner's folder laid over them if one is given.

    Raises BadData with the faults of all files, in the order of files and lines. A folder that does
    not exist is such a fault.
    """
    games = names()
    if folder is None:
        return _built_in(games)
    faults = FaultList()
    trees, overrides = lay_over(folder, _trees(games), faults)
    return _catalogue(games, trees, faults, overrides)


def check_data(folder: Path | None = None) -> tuple[Fault, ...]:
    """All faults of the built-in data, or of them with an owner's folder."""
    try:
        load_catalogue(folder)
    except BadData as error:
        return error.faults
    return ()


def archived(game: str, name: object) -> Mapping[str, object] | None:
    """The figures that were built in when the files of games held none yet, by their old name."""
    path = data_folder(game) / ARCHIVE / f"{name}.json"
    if not (is_digest(name) and path.exists()):
        return None
    # Imported late: only old files need it, and the start of the program reads none.
    import json

    figures: Mapping[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return figures


def archive(game: str) -> tuple[str, ...]:
    """The old names of all figures in the archive."""
    return tuple(sorted(path.stem for path in (data_folder(game) / ARCHIVE).glob("*.json")))


# Cached by the list of games, which tests change.
@cache
def _built_in(games: tuple[str, ...]) -> Catalogue:
    return _catalogue(games, _trees(games), FaultList(), ())


@cache
def _trees(games: tuple[str, ...]) -> dict[str, Node]:
    """The trees of the built-in files. Raises BadData with the faults of all that have any."""
    trees: dict[str, Node] = {}
    faults: list[Fault] = []
    for name in built_in_files(games):
        game, _, file = name.partition("/")
        tree, found = read(built_in_file(name), f"games/{game}/data/{file}")
        faults += found
        if tree is not None:
            trees[name] = tree
    if faults:
        raise BadData(faults)
    return trees


def _catalogue(
    games: tuple[str, ...],
    trees: Mapping[str, Node],
    faults: FaultList,
    overrides: tuple[Override, ...],
) -> Catalogue:
    data = {}
    for game in games:
        reading = room(game, "reading")
        data[game] = reading.read({file: trees[f"{game}/{file}"] for file in reading.FILES}, faults)
    faults.faults.sort(key=lambda fault: (fault.file, fault.line, fault.column))
    faults.check()
    return Catalogue(data, trees, overrides)
