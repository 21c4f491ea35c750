"""`python -m tools.package.smoke`: does the packaged program run on this system?

It says its version, checks its data, plays a move of each game in the terminal, and opens its
window on SDL's hidden screen, where the process of the opponents starts.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tolerance_game import PROGRAM, VERSION
from tolerance_game.games import names
from tolerance_game.ui.kit.spots_file import ENVIRONMENT as SPOTS

from .contents import NAME, ROOT

PATIENCE = 120
"""Seconds for whatever is started: a scanner of viruses may look at all of it first."""


class DoesNotRun(Exception):
    """What the program should have done, and what it said."""


def program_in(folder: Path) -> Path:
    """What is started on the command line, on each system."""
    if sys.platform == "win32":
        return folder / f"{PROGRAM}-console.exe"
    if sys.platform == "darwin":
        return folder / f"{NAME}.app" / "Contents" / "MacOS" / NAME
    return folder / PROGRAM


def _says(program: Path, home: str, *arguments: str, typed: str = "") -> str:
    """What it says; it has to end well. Raises DoesNotRun."""
    done = subprocess.run(
        [program, *arguments, "--data-dir", home, "--lang", "en"],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode or not done.stdout.strip():
        raise DoesNotRun(f"{arguments}: {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def _opens(program: Path, home: str) -> None:
    """It shows a first frame, of the page it was asked for. Raises DoesNotRun."""
    spots = Path(home, "spots.json")
    hidden = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", SPOTS: str(spots)}
    command = [str(program), "--data-dir", home, "--game", "schisma"]
    with subprocess.Popen(command, env={**os.environ, **hidden}) as game:
        try:
            end = time.monotonic() + PATIENCE
            while not spots.exists():
                if game.poll() is not None or time.monotonic() > end:
                    raise DoesNotRun(f"no first frame; it ended with {game.poll()}")
                time.sleep(0.05)
        finally:
            game.terminate()
    scene = json.loads(spots.read_text(encoding="utf-8"))["scene"]
    if scene != "setup":
        raise DoesNotRun(f"it shows {scene}")


def smoke(folder: Path) -> None:
    """Tries it. Raises DoesNotRun."""
    program = program_in(folder)
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        said = _says(program, home, "--version").strip()
        if not said.startswith(f"{NAME} {VERSION} ("):
            raise DoesNotRun(f"it says it is {said}, not {VERSION}")
        _says(program, home, "--check-data")
        if "frozen yes" not in _says(program, home, "--report"):
            raise DoesNotRun("its report does not say that it is packaged")
        for name in names():
            _says(program, home, "--text", "--game", name, "--seed", "3", typed="1\nquit\n")
        _opens(program, home)


def main(arguments: list[str]) -> int:
    """0 when it runs."""
    parser = argparse.ArgumentParser(prog="python -m tools.package.smoke", description=__doc__)
    parser.add_argument(
        "folder", nargs="?", type=Path, default=ROOT / "dist" / PROGRAM, help="of the program"
    )
    folder = parser.parse_args(arguments).folder
    try:
        smoke(folder)
    except (DoesNotRun, OSError, subprocess.TimeoutExpired) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{program_in(folder)} runs")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
