"""The folder of the program, as PyInstaller makes it and with what people find beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tolerance_game import PROGRAM
from tolerance_game.storage.disk.folders import PORTABLE

from . import linux_desktop
from .contents import NAME, ROOT
from .licences import put_licences

SAID = ("LICENSE", "NOTICE.md", "packaging/README.txt", "packaging/LIESMICH.txt")
"""What people may want to read, of the repository."""


class CannotFreeze(Exception):
    """It cannot be done; why, or what PyInstaller said."""


def freeze(target: Path, work: Path) -> Path:
    """Makes the program in a folder of `target`, and gives that. Raises CannotFreeze.

    What was made there before is replaced, unless somebody has played with it.
    """
    games = target / PROGRAM / PORTABLE
    if games.exists():
        raise CannotFreeze(f"{games} holds games that were played there: move them first")
    work.mkdir(parents=True, exist_ok=True)
    command = [sys.executable, "-m", "PyInstaller", "build.spec", "--noconfirm"]
    command += ["--log-level", "ERROR", "--distpath", str(target), "--workpath", str(work)]
    environment = {
        **os.environ,
        # Nothing outside: not in the home of whoever builds, and no compiled files in the sources.
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "1",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotFreeze(done.stdout + done.stderr)
    folder = _folder(target)
    _furnish(folder)
    return folder


def _folder(target: Path) -> Path:
    """Where the program lies; on macOS the bundle gets a folder of its own."""
    folder = target / PROGRAM
    bundle = target / f"{NAME}.app"
    if bundle.exists():
        shutil.rmtree(folder)
        folder.mkdir()
        bundle.rename(folder / bundle.name)
    return folder


def _furnish(folder: Path) -> None:
    for name in SAID:
        shutil.copyfile(ROOT / name, folder / Path(name).name)
    put_licences(folder / "licences")
    if sys.platform == "linux":
        linux_desktop.put(folder)
