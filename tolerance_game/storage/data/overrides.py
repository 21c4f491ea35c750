"""The folder of an owner of the printed games, whose figures replace the built-in ones.

It has a folder for each game: `tolerance/cards.yaml` with some of the cards and some of their keys,
and so on. It replaces built-in figures id by id and key by key, and lists as a whole. Its figures
have the source `owner`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tolerance_game.games import names, room
from tolerance_game.storage.disk.files import shown

from .digests import digest
from .faults import BadData, Fault, clipped
from .merging import Changes, allowed, merged, plain
from .nearest import nearest
from .reading import FaultList
from .strict_yaml import Node, read

MAX_FAULTS: Final = 20
_NO_DATA: Final = re.compile(r"^\.|(\.txt|\.md|~|\.bak)\Z|^(thumbs\.db|desktop\.ini)\Z")


@dataclass(frozen=True, slots=True)
class Override:
    """What one file of an owner changes."""

    file: str
    """Its path in the folder, as in `tolerance/cards.yaml`."""
    ids: tuple[str, ...]
    """The cards, roles, persons or rulings that it changes, in its order."""
    digest: str
    """Identifies what it says about them, however it is written."""


def changeable() -> Mapping[str, Changes]:
    """The files that an owner's folder may hold, with what each may change."""
    return {
        f"{game}/{file}": changes
        for game in names()
        for file, changes in room(game, "reading").CHANGES.items()
    }


def lay_over(
    folder: Path, trees: dict[str, Node], sheet: FaultList
) -> tuple[dict[str, Node], tuple[Override, ...]]:
    """The built-in trees with those of the folder laid over them, and what was changed.

    Faults of the folder and its files are noted on the sheet.
    """
    folder = folder.absolute()
    trees = dict(trees)
    overrides = []
    files = changeable()
    for name in _files_of(folder, tuple(trees), sheet):
        tree, faults = read(folder / name)
        sheet.faults += faults
        if tree is None:
            continue
        tree, ids = allowed(tree, trees[name], files[name], sheet)
        trees[name] = merged(trees[name], tree)
        overrides.append(Override(name, ids, digest(plain(tree))))
    return trees, tuple(overrides)


def _files_of(folder: Path, known: tuple[str, ...], sheet: FaultList) -> list[str]:
    """The files of the folder that can change built-in ones."""
    found: list[str] = []
    files = changeable()
    unknown = 0
    try:
        for name in _names_in(folder, {Path(file).parts[0] for file in known}):
            if name in files:
                found.append(name)
                continue
            unknown += 1
            if unknown > MAX_FAULTS:
                fault_id = "fault.folder.too_many_faults"
                sheet.faults.append(Fault(id=fault_id, file=shown(folder), high=MAX_FAULTS))
                break
            sheet.faults.append(_unknown_file(folder, name, known))
    except BadData as error:
        sheet.faults += error.faults
    return found


def _unknown_file(folder: Path, name: str, known: tuple[str, ...]) -> Fault:
    if name in known:
        return Fault(id="fault.folder.fixed_file", file=shown(folder / name))
    short, files = Path(name).name, changeable()
    by_short = {Path(file).name: file for file in files}
    near = nearest(name, files) or by_short.get(nearest(short, by_short), "")
    return Fault(
        id="fault.folder.unknown_file",
        file=shown(folder / name),
        found=clipped(shown(Path(name))),
        expected=tuple(files),
        nearest=near,
    )


def _names_in(folder: Path, games: set[str]) -> Iterator[str]:
    """Files and unknown folders in the folder and in those of the games, in a fixed order.

    Raises BadData when a folder cannot be read.
    """
    for entry in _entries_of(folder):
        if entry.name in games and entry.is_dir():
            for inner in _entries_of(Path(entry.path)):
                yield f"{entry.name}/{inner.name}"
        else:
            yield entry.name


def _entries_of(folder: Path) -> list[os.DirEntry[str]]:
    """The entries of a folder, without notes, backups and files of operating systems."""
    try:
        with os.scandir(folder) as entries:
            found = [entry for entry in entries if not _NO_DATA.search(entry.name.lower())]
    except FileNotFoundError:
        raise BadData([Fault(id="fault.folder.missing", file=shown(folder))]) from None
    except NotADirectoryError:
        raise BadData([Fault(id="fault.folder.not_a_folder", file=shown(folder))]) from None
    except (OSError, ValueError) as error:
        found_name = type(error).__name__
        fault = Fault(id="fault.folder.unreadable", file=shown(folder), found=found_name)
        raise BadData([fault]) from None
    return sorted(found, key=lambda entry: entry.name)
