"""Frozen into a folder, the game has its worker too: it dies, comes back, and goes with the game.

What a frozen program starts is itself again, so this could fail where nothing else does. The window
is not in it: it makes the folder large and the build slow, and the worker must not know it anyway.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.freezing import NEEDED, NO_LIBRARY, WITHOUT_LIBRARY, running

from .games import ENOUGH
from .players import STARTED

pytestmark = [pytest.mark.torture, *NEEDED]

ROOT = Path(__file__).parents[2]
UNWANTED = ("pygame", "pytest", "hypothesis", "mypy", "tkinter", "numpy")


def frozen(folder: Path) -> Path:
    """The program of `frozen_game`, frozen into a folder."""
    command = [sys.executable, "-m", "PyInstaller", "--onedir", "--name", "game", "--noconfirm"]
    command += ["--log-level", "ERROR", "--paths", str(ROOT)]
    for name, place in (("distpath", folder), ("workpath", folder / "b"), ("specpath", folder)):
        command += [f"--{name}", str(place)]
    for data in sorted((ROOT / "tolerance_game").glob("**/data/")):
        command += ["--add-data", f"{data}:{data.relative_to(ROOT)}"]
    # The rooms of a game are imported by names that do not appear in the code.
    command += ["--collect-submodules", "tolerance_game.games"]
    for name in UNWANTED:
        command += ["--exclude-module", name]
    done = subprocess.run(
        [*command, str(ROOT / "tests" / "worker" / "frozen_game.py")],
        cwd=folder,
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "PYINSTALLER_CONFIG_DIR": str(folder / "config"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    if NO_LIBRARY in done.stderr:
        pytest.skip(WITHOUT_LIBRARY)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "game" / "game"


def test_the_frozen_game_gets_the_same_from_another_worker_and_leaves_none(tmp_path: Path) -> None:
    program = frozen(tmp_path)

    done = subprocess.run(
        [program, "asks"], capture_output=True, text=True, timeout=ENOUGH, check=False
    )
    assert done.returncode == 0, done.stderr
    # One death, as it was ordered, and nothing else to say.
    assert done.stderr.startswith("the opponents' process died (-9, 1 in a row)")
    assert done.stderr.count("\n") == 1
    assert done.stdout.splitlines()[1:] == [
        "the same: True",
        "another worker: True",
        "frozen: True 3",
    ]
    assert running(program) == []

    # And it ends when the game is killed, in the middle of a computation.
    with subprocess.Popen([program, "stays"], stdout=subprocess.PIPE, text=True) as game:
        try:
            assert game.stdout is not None
            words = game.stdout.readline().split()
            assert words[::2] == ["game", "worker"]
            assert game.stdout.readline().startswith(STARTED)
            # With what multiprocessing keeps beside them.
            assert {int(word) for word in words[1::2]} < set(running(program))
        finally:
            game.send_signal(signal.SIGKILL)
        begin = time.monotonic()
        while running(program):
            assert time.monotonic() < begin + ENOUGH, "a process is left"
            time.sleep(0.01)
