"""Hands that do anything in the window: nothing fails, and nothing is left behind.

TOLERANCE_TIMES makes it longer; TOLERANCE_SOAK_SEED is another walk than the usual one.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import TIMES
from tools.lab.window_process import ROOT, cannot_measure

MINUTES = TIMES
SEED = int(os.environ.get("TOLERANCE_SOAK_SEED") or 11)
BRIEF = 150
"""Turns in which a leak must have been found, however busy the machine is."""

SCRIPT = """
import os, sys
from pathlib import Path
from threading import Event, Thread
from tools.lab.window_soak import soak_window

left = []

def memory():
    left.append(bytearray(os.urandom(1000) * 300))

def handles():
    left.append(os.dup(1))

def threads():
    left.append(Thread(target=Event().wait, daemon=True))
    left[-1].start()

def error():
    left.append(0)
    if len(left) > 20:
        raise ValueError("a fault in a frame")

def nothing():
    pass

if __name__ == "__main__":
    folder, seconds, seed, leak, limit = sys.argv[1:]
    print("seed", seed, flush=True)
    soaked = soak_window(Path(folder), float(seconds), int(seed), globals()[leak], int(limit))
    print(*soaked.lines(), sep="\\n", flush=True)
    sys.stdout.flush()
    os._exit(1 if soaked.faults else 0)
"""

pytestmark = [
    pytest.mark.torture,
    pytest.mark.skipif(bool(cannot_measure()), reason=cannot_measure()),
]


def run(
    folder: Path, seconds: float, seed: int, leak: str = "nothing", limit: int = 0
) -> tuple[int, str]:
    """A soak in a process of its own, whose memory is nobody else's."""
    script = folder / "soak.py"
    script.write_text(SCRIPT, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, *map(str, (script, folder / "home", seconds, seed, leak, limit))],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return done.returncode, done.stdout + done.stderr


def test_long_at_the_window_leaves_nothing_behind(tmp_path: Path) -> None:
    code, said = run(tmp_path, 60 * MINUTES, SEED)
    print(said)
    assert code == 0, said
    # An error in the other threads ends nothing, but is one.
    assert "Traceback" not in said, said
    scenes = next(line for line in said.splitlines() if line.startswith("scenes: "))
    # Chance leads anywhere, and on a busy machine not everywhere.
    assert "title " in scenes, said
    assert "table " in scenes, said
    assert scenes.count(",") >= 3, said


@pytest.mark.parametrize("leak", ["memory", "handles", "threads"])
def test_what_is_left_behind_is_found(tmp_path: Path, leak: str) -> None:
    code, said = run(tmp_path, 0, 1, leak, BRIEF)
    assert code == 1, said
    assert f"{leak}: " in said.splitlines()[-1] or f"\n{leak}: " in said, said
    assert "once warm" in said


def test_a_fault_in_a_frame_ends_it_and_tells_the_seed(tmp_path: Path) -> None:
    code, said = run(tmp_path, 0, 1, "error", BRIEF)
    assert code == 1
    assert "ValueError: a fault in a frame" in said
    assert "seed 1" in said
