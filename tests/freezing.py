"""What tests of a frozen program need: what freezing takes, and who of it is running."""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

NEEDED: Final = [
    pytest.mark.skipif(find_spec("PyInstaller") is None, reason="freezing needs PyInstaller"),
    pytest.mark.skipif(
        not Path("/proc/self/exe").exists(), reason="finds processes as Linux lists them"
    ),
    pytest.mark.skipif(
        shutil.which("objdump") is None, reason="freezing needs objdump, of the package binutils"
    ),
]
"""Marks of a test that freezes."""
NO_LIBRARY: Final = "PythonLibraryNotFoundError"
"""What PyInstaller says of a Python that is one whole file."""
WITHOUT_LIBRARY: Final = "the interpreter here has no library that could go into a folder"


def running(program: Path) -> list[int]:
    """All processes of this program, orphans too."""
    found = []
    for name in os.listdir("/proc"):
        try:
            if name.isdigit() and os.readlink(f"/proc/{name}/exe") == str(program):
                found.append(int(name))
        except OSError:
            # It has ended, or belongs to another user.
            continue
    return found
