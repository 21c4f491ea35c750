"""The catalogue: all data of both games, strictly read, checked, and as frozen values.

    catalogue = load_catalogue()                # what is built in
    catalogue = load_catalogue(owners_folder)   # with an owner's own figures laid over it

Every figure says where it comes from: `book`, `review`, `house`, or `owner` for what an owner's
folder gave. `overrides` describes such folders.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

from tolerance_game.games.schisma.reading import SchismaData, read_schisma
from tolerance_game.games.tolerance.reading import ToleranceData, read_tolerance

from .digests import digest
from .faults import BadData, Fault
from .languages import data_folder
from .overrides import Override, lay_over
from .reading import FaultList
from .strict_yaml import Node, read

FILES: Final = (
    "tolerance/cards.yaml",
    "tolerance/roles.yaml",
    "tolerance/rulesets.yaml",
    "schisma/persons.yaml",
    "schisma/board.yaml",
    "schisma/rulesets.yaml",
)


def built_in_file(name: str) -> Path:
    """Where a file of `FILES` lies."""
    game, _, file = name.partition("/")
    return data_folder(game) / file


@dataclass(frozen=True)
class Catalogue:
    """The data of both games."""

    tolerance: ToleranceData
    schisma: SchismaData
    overrides: tuple[Override, ...] = ()
    """What an owner's folder changed, file by file."""

    @cached_property
    def digest(self) -> str:
        """Names all that the data say, names and sources included, however it is written."""
        return digest((self.tolerance, self.schisma))

    def header(self, game: str) -> dict[str, object]:
        """What the header of a record of this game says about its data, as plain JSON values."""
        games: Mapping[str, ToleranceData | SchismaData] = {
            "tolerance": self.tolerance,
            "schisma": self.schisma,
        }
        return {
            "digest": games[game].digest,
            "overrides": [
                {"file": override.file, "ids": list(override.ids), "digest": override.digest}
                for override in self.overrides
                if override.file.startswith(f"{game}/")
            ],
        }


def load_catalogue(folder: Path | None = None) -> Catalogue:
    """The built-in data, with those of an owner's folder laid over them if one is given.

    Raises BadData with all faults of all files, in the order of files and lines. A folder that is
    given and does not exist is such a fault.
    """
    if folder is None:
        return _built_in()
    sheet = FaultList()
    trees, overrides = lay_over(folder, _trees(), sheet)
    return _catalogue(trees, sheet, overrides)


def check_data(folder: Path | None = None) -> tuple[Fault, ...]:
    """All faults of the built-in data, or of them with an owner's folder; none when all is well."""
    try:
        load_catalogue(folder)
    except BadData as error:
        return error.faults
    return ()


@cache
def _built_in() -> Catalogue:
    return _catalogue(_trees(), FaultList(), ())


@cache
def _trees() -> dict[str, Node]:
    """The trees of the built-in files. Raises BadData with the faults of all that have any."""
    trees: dict[str, Node] = {}
    faults: list[Fault] = []
    for name in FILES:
        game, _, file = name.partition("/")
        tree, found = read(built_in_file(name), f"games/{game}/data/{file}")
        faults += found
        if tree is not None:
            trees[name] = tree
    if faults:
        raise BadData(faults)
    return trees


def _catalogue(
    trees: Mapping[str, Node], sheet: FaultList, overrides: tuple[Override, ...]
) -> Catalogue:
    tolerance = read_tolerance(
        trees["tolerance/cards.yaml"],
        trees["tolerance/roles.yaml"],
        trees["tolerance/rulesets.yaml"],
        sheet,
    )
    schisma = read_schisma(
        trees["schisma/persons.yaml"],
        trees["schisma/board.yaml"],
        trees["schisma/rulesets.yaml"],
        sheet,
    )
    sheet.faults.sort(key=lambda fault: (fault.file, fault.line, fault.column))
    sheet.check()
    return Catalogue(tolerance, schisma, overrides)
