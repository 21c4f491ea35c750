"""A root folder of its own for the packaged program: no Python, no shell, and few libraries."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pytest

from tolerance_game import PROGRAM

from .packaged import Packaged

OF_THE_SYSTEM: Final = re.compile(r"lib(c|m|dl|pthread|rt|util|z)\.so\.\d+|ld-linux.*\.so\.\d+")
"""What every system has on which anything runs: the C library, and zlib, which starts need."""
OF_X: Final = ("libX11.so.6", "libXext.so.6")
"""What every desktop with X11 has, and SDL looks for."""
SOCKETS: Final = Path("/tmp/.X11-unix")
"""Where screens are listened to."""


class BareRoot:
    """A root folder with the program in it. Skips where there cannot be any."""

    def __init__(self, packaged: Packaged, folder: Path, *libraries: str) -> None:
        """With these libraries, and what they need, besides those of the system.

        It lies in `folder`, which is also seen in it, in the same place.
        """
        if os.geteuid() or any(shutil.which(tool) is None for tool in ("unshare", "ldd")):
            pytest.skip("a root folder of its own needs root, unshare and ldd")
        self._root = root = folder / "root"
        self._seen = [Path("/proc"), Path("/dev"), folder, *([SOCKETS] if SOCKETS.exists() else [])]
        for path in self._seen:
            self._inside(path).mkdir(parents=True)
        self.program = packaged.copied(root / PROGRAM)
        linked = _linked(packaged.executable)
        for folder in {path.parent for path in linked}:
            self._take(path for path in folder.iterdir() if OF_THE_SYSTEM.fullmatch(path.name))
            for path in (folder / name for name in libraries):
                if path.exists():
                    self._take((path, *_linked(path)))
        for name in libraries:
            if not any(root.rglob(name)):
                pytest.skip(f"the system has no {name}")

    def _inside(self, path: Path) -> Path:
        return self._root / path.relative_to("/")

    def _take(self, paths: Iterable[Path]) -> None:
        for path in paths:
            there = self._inside(path)
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, there)

    @property
    def command(self) -> tuple[str, ...]:
        """Starts the program there."""
        mount = 'while [ "$1" != -- ]; do mount --bind "$1" "$0$1" || exit 1; shift; done; shift'
        script = f'{mount}; exec chroot "$0" /{PROGRAM}/{PROGRAM} "$@"'
        seen = map(str, self._seen)
        return ("unshare", "--mount", "sh", "-c", script, str(self._root), *seen, "--")


def _linked(path: Path) -> list[Path]:
    said = subprocess.check_output(["ldd", path], text=True)
    return [Path(one) for one in re.findall(r"(/\S+)", said)]
