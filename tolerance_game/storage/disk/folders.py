"""The folders for data, settings, logs and cache, each in its usual place on this system.

They can be moved together by `--data-dir`, by the environment, or by a file `portable` beside the
program. Nothing is created before the first write.
"""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from tolerance_game import PROGRAM
from tolerance_game.core import GameError, Reason

from .files import shown

ENVIRONMENT: Final = "TOLERANCE_DATA_DIR"
"""The environment variable that moves all folders."""
MARKER: Final = "portable"
"""A file or folder of this name beside the program moves all folders there."""
PORTABLE: Final = "saves"

OPTION, MOVED, BESIDE, USUAL = "option", "environment", "portable", "usual"
"""Who chose the folders: the command line, the environment, the marker, or nobody."""


class NoFolder(GameError):
    """A relative path from a current folder that is gone."""


class Folders(NamedTuple):
    """The four folders, and who chose them."""

    data: Path
    """Games in progress, saved and finished ones, and the lock."""
    settings: Path
    logs: Path
    cache: Path
    """Files that can be deleted."""
    origin: str = USUAL


def find_folders(
    chosen: str | os.PathLike[str] | None = None,
    environment: Mapping[str, str] | None = None,
    program: Path | None = None,
) -> Folders:
    """The folders of this run: the chosen one, else that of the environment, else the usual ones.

    `program` is the folder of the program. All paths are absolute, so that they do not depend on
    the current folder. Raises NoFolder if that is gone already.
    """
    environment = os.environ if environment is None else environment
    program = program_folder() if program is None else program
    if chosen is not None:
        return _within(Path(chosen), OPTION)
    if environment.get(ENVIRONMENT):
        return _within(Path(environment[ENVIRONMENT]), MOVED)
    if os.path.lexists(program / MARKER):
        return _within(program / PORTABLE, BESIDE)
    return _usual() or _within(program / PORTABLE, BESIDE)


def program_folder() -> Path:
    """The folder of the executable when frozen, else that of `main.py`.

    Where the program was installed, it is the package: what lies beside that belongs to others.
    """
    if getattr(sys, "frozen", False):
        return _beside(Path(sys.executable).resolve())
    package = Path(__file__).resolve().parents[2]
    return package.parent if (package.parent / "main.py").is_file() else package


def _beside(executable: Path) -> Path:
    """The folder that people see a program in: a bundle of macOS is a single thing to them."""
    folder = executable.parent
    if folder.name == "MacOS" and len(folder.parents) > 2 and folder.parents[1].suffix == ".app":
        return folder.parents[2]
    return folder


def _within(folder: Path, origin: str) -> Folders:
    """Everything in one folder."""
    try:
        folder = Path(os.path.abspath(os.path.expanduser(folder)))
    except OSError as error:
        # The current folder was deleted.
        values = {"file": shown(folder), "found": name_of(error)}
        raise NoFolder(Reason("error.folder.current", values)) from error
    return Folders(folder, folder, folder / "logs", folder / "cache", origin)


def _usual() -> Folders | None:
    """The usual folders on this system; None if there is no home folder."""
    # Imported late: most of what the command line does needs no folder.
    import platformdirs

    try:
        found = (
            platformdirs.user_data_path(PROGRAM, False),
            platformdirs.user_config_path(PROGRAM, False),
            platformdirs.user_log_path(PROGRAM, False),
            platformdirs.user_cache_path(PROGRAM, False),
        )
    except (RuntimeError, OSError):
        return None
    return Folders._make((*(Path(os.path.abspath(folder)) for folder in found), USUAL))


def name_of(error: OSError) -> str:
    """What the system calls an error: `ENOSPC`, `EACCES`..."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)
