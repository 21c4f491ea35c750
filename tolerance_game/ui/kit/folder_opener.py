"""Opening a folder as the desktop does it, without waiting for it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from .desktop_environment import of_desktop


def opens(folder: Path) -> bool:
    """Has the system show a folder; whether there is something that does so."""
    start = getattr(os, "startfile", None)
    if start is not None:
        with suppress(OSError):
            start(folder)
            return True
        return False
    program = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
    if program is None:
        return False
    command = (program, str(folder))
    # What it is opened with may stay for hours; only a thread of its own waits for that.
    threading.Thread(target=_run, args=(command,), daemon=True).start()
    return True


def _run(command: Sequence[str]) -> None:
    with suppress(OSError):
        subprocess.run(
            command, check=False, env=of_desktop(), start_new_session=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
