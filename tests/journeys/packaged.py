"""The program as people get it: built once for all tests, copied to wherever it is to start."""

from __future__ import annotations

import fcntl
import os
import re
import shutil
from collections.abc import Iterator
from configparser import RawConfigParser
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.freezing import NO_LIBRARY, WITHOUT_LIBRARY, running
from tolerance_game import PROGRAM
from tools.package.contents import IDENTITY
from tools.package.freezing import CannotFreeze, freeze

from .screen import wait_for

FAILED = "failed.txt"
KEPT = "TOLERANCE_PACKAGED"
"""The variable of a folder where several runs of the tests, one after the other, find what the
first one built."""


class Packaged(NamedTuple):
    """A folder of the program, wherever it lies."""

    folder: Path

    @property
    def executable(self) -> Path:
        """What is double-clicked."""
        return self.folder / PROGRAM

    @property
    def command(self) -> tuple[str, ...]:
        """What starts it."""
        return (str(self.executable),)

    def copied(self, place: Path) -> Packaged:
        """The same in another place."""
        # Files are one and the same in both: that is quick, and nothing here changes any.
        shutil.copytree(self.folder, place, symlinks=True, copy_function=os.link)
        return Packaged(place)

    def ends(self) -> None:
        """Waits until no process of it is left, not even one of the opponents."""
        wait_for(lambda: not running(self.executable), "the end of all its processes")


def build(factory: pytest.TempPathFactory) -> Packaged:
    """The program, built by whoever asks first; others wait for it. Skips where it cannot be."""
    base = factory.getbasetemp()
    # One for all processes of the tests.
    base = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    base = Path(os.environ.get(KEPT) or base) / "packaged"
    base.mkdir(exist_ok=True)
    with alone(base / "lock"):
        folder, failed = base / "dist" / PROGRAM, base / FAILED
        if not folder.exists() and not failed.exists():
            try:
                freeze(base / "dist", base / "work")
            except CannotFreeze as error:
                failed.write_text(str(error), encoding="utf-8")
        if failed.exists():
            said = failed.read_text(encoding="utf-8")
            if NO_LIBRARY in said:
                pytest.skip(WITHOUT_LIBRARY)
            pytest.fail(said)
    return Packaged(folder)


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """No other process of the tests is here at the same time."""
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def menu_entry(share: Path, action: str = "") -> list[str]:
    """What a desktop starts for the program's entry in its menu, or for an action of that.

    Read as the specification of such entries says: first the escapes of any text of the file, then
    the quotes of a command, then its percent signs.
    """
    entries = RawConfigParser(strict=True, interpolation=None)
    entries.read(share / "applications" / f"{IDENTITY}.desktop", encoding="utf-8")
    text = entries[f"Desktop Action {action}" if action else "Desktop Entry"]["Exec"]
    words = re.finditer(r'"((?:[^"\\]|\\.)*)"|([^\s"]+)', text.replace("\\\\", "\\"))
    found = (re.sub(r"\\(.)", r"\1", one[1]) if one[2] is None else one[2] for one in words)
    return [one.replace("%%", "%") for one in found]


def read_only(folder: Path, command: tuple[str, ...]) -> tuple[str, ...]:
    """A command that starts a program in a place of which it can change nothing.

    Whoever may change anything sees the folder as one of a file system that is read-only.
    """
    if os.geteuid():
        for place, _folders, _files in os.walk(folder):
            os.chmod(place, 0o555)
        return command
    if shutil.which("unshare") is None:
        pytest.skip("makes a folder read-only for root with unshare")
    script = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
    return ("unshare", "--mount", "sh", "-c", script, str(folder), *command)
