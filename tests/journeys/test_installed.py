"""The program as pip installs it: a wheel, far from the repository, and a command `tolerance`."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from email.parser import HeaderParser
from pathlib import Path
from typing import NamedTuple

import pytest

from tolerance_game import PROGRAM, VERSION
from tolerance_game.app import ENGINES
from tolerance_game.builds import PLAIN
from tolerance_game.ui.kit.spots_file import ENVIRONMENT as SPOTS
from tools.package import contents

from .conftest import Keep, Start
from .hands import Mouse
from .packaged import alone
from .program import ROOT
from .schisma_player import SchismaPlayer
from .screen import wait_for
from .tolerance_player import TolerancePlayer

UNREACHED = ("Could not find a version", "No matching distribution", "NewConnectionError")
"""What pip says where it cannot fetch what a wheel is built with."""


class Installed(NamedTuple):
    """A virtual environment with the program in it, and nothing of the repository."""

    folder: Path

    @property
    def command(self) -> tuple[str, ...]:
        """What starts the program."""
        return (str(self.folder / "bin" / PROGRAM),)

    @property
    def packages(self) -> Path:
        """Where what was installed lies."""
        (found,) = self.folder.glob("lib/python*/site-packages")
        return found


def _build(base: Path) -> None:
    """Builds the wheel from a copy without what earlier builds left, and installs it."""
    left_out = shutil.ignore_patterns(".git", ".venv", "build", "dist", "*.egg-info", ".*_cache")
    source = base / "source"
    shutil.copytree(ROOT, source, ignore=left_out)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    build = [*pip, "wheel", "--no-deps", "--wheel-dir", str(base), str(source)]
    done = subprocess.run(build, capture_output=True, text=True, check=False, cwd=base)
    if done.returncode:
        (base / "failed.txt").write_text(done.stdout + done.stderr, encoding="utf-8")
        return
    # What the program was built from is gone when it plays.
    shutil.rmtree(source)
    (wheel,) = base.glob("*.whl")
    place = Installed(base / "environment")
    venv.create(place.folder, with_pip=False)
    python = str(place.folder / "bin" / "python")
    subprocess.run([*pip, "--python", python, "install", "-q", "--no-deps", str(wheel)], check=True)
    # Libraries come from here, so that nothing is fetched; `test_it_asks_for...` holds the list.
    (place.packages / "libraries.pth").write_text(sysconfig.get_path("purelib"), encoding="utf-8")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Built and installed by whoever asks first; others wait for it."""
    base = tmp_path_factory.getbasetemp()
    base = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "installed"
    base.mkdir(exist_ok=True)
    with alone(base / "lock"):
        place = Installed(base / "environment")
        failed = base / "failed.txt"
        if not place.folder.exists() and not failed.exists():
            _build(base)
        if failed.exists():
            said = failed.read_text(encoding="utf-8")
            if any(words in said for words in UNREACHED):
                pytest.skip("a wheel is built with setuptools, which cannot be fetched here")
            pytest.fail(said)
    return place


def _says(installed: Installed, *arguments: str, typed: str = "", **more: str) -> str:
    """What the command says, started in a folder where nothing of the program lies."""
    done = subprocess.run(
        [*installed.command, *arguments],
        cwd=installed.folder.parent,
        env={**os.environ, "LC_ALL": "C.UTF-8", **more},
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_it_says_its_version_and_that_its_data_are_sound(installed: Installed) -> None:
    # A wheel brings no machine code: it is of any system.
    assert _says(installed, "--version").strip() == f"Tolerance {VERSION} ({ENGINES[PLAIN]})"
    assert _says(installed, "--check-data", "--lang", "en").strip() != ""


def test_it_asks_for_the_libraries_of_the_program(installed: Installed) -> None:
    (folder,) = installed.packages.glob("tolerance_game-*.dist-info")
    told = HeaderParser().parsestr((folder / "METADATA").read_text(encoding="utf-8"))
    assert told["Version"] == VERSION
    wanted = (ROOT / "requirements.txt").read_text(encoding="utf-8").split()
    assert sorted(told.get_all("Requires-Dist") or []) == sorted(wanted)
    licences = {path.name for path in folder.rglob("*") if path.name in ("LICENSE", "NOTICE.md")}
    assert licences == {"LICENSE", "NOTICE.md"}


def test_every_file_of_data_and_assets_came_along(installed: Installed) -> None:
    files = {target: ROOT / source for source, target in contents.installed()}
    for target, source in files.items():
        assert (installed.packages / target).read_bytes() == source.read_bytes(), target
    package = installed.packages / contents.PACKAGE
    ours = {path.relative_to(installed.packages).as_posix() for path in package.rglob("*.*")}
    modules = {
        path.relative_to(ROOT).as_posix() for path in (ROOT / contents.PACKAGE).rglob("*.py")
    }
    strange = {one for one in ours - modules - set(files) if "__pycache__" not in one}
    assert strange == set()
    assert modules <= ours
    # Nothing of the workshop, and nothing that others could stumble over.
    others = {path.name for path in installed.packages.iterdir()}
    assert others == {
        contents.PACKAGE, f"tolerance_game-{VERSION}.dist-info", "libraries.pth",
    }  # fmt: skip


def test_its_report_names_the_folders_of_the_person(installed: Installed, tmp_path: Path) -> None:
    # Whatever lies beside a package belongs to others, also a thing called `portable`.
    (installed.packages / "portable").mkdir()
    try:
        kinds = ("DATA", "CONFIG", "STATE", "CACHE")
        places = {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in kinds}
        said = _says(installed, "--report", TOLERANCE_DATA_DIR="", **places)
    finally:
        (installed.packages / "portable").rmdir()
    assert str(installed.folder) not in said
    for place in places.values():
        assert place in said


@pytest.mark.parametrize("game", ["tolerance", "schisma"])
def test_it_plays_in_the_terminal(installed: Installed, tmp_path: Path, game: str) -> None:
    arguments = ("--text", "--game", game, "--seed", "3", "--lang", "en")
    said = _says(installed, *arguments, "--data-dir", str(tmp_path), typed="help\n1\n1\nquit\n")
    assert len(said.splitlines()) > 20
    assert re.search(r"^ *1[.):]? ", said, re.MULTILINE)
    assert [path for path in tmp_path.rglob("*") if path.is_file()]


def test_it_opens_its_window_where_there_is_no_screen(installed: Installed, tmp_path: Path) -> None:
    spots = tmp_path / "spots.json"
    hidden = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", SPOTS: str(spots)}
    command = [*installed.command, "--data-dir", str(tmp_path), "--game", "schisma"]
    with subprocess.Popen(
        command, env={**os.environ, **hidden}, cwd=tmp_path, stderr=subprocess.PIPE, text=True
    ) as game:
        try:
            wait_for(lambda: spots.exists() or game.poll() is not None, "the first frame")
        finally:
            game.terminate()
        assert game.stderr is not None
        assert game.stderr.read() == ""
    assert json.loads(spots.read_text(encoding="utf-8"))["scene"] == "setup"


def test_it_plays_both_games_in_its_window(installed: Installed, start: Start, kept: Keep) -> None:
    program = start(seed=8, command=installed.command)
    program.scene("title")
    player = TolerancePlayer(Mouse(program))
    player.begin(3)
    player.play(8)
    kept(program, "installed")
    player.to_title()
    other = SchismaPlayer(Mouse(program))
    other.set_up()
    # To its end, with an opponent in a process of its own.
    assert other.play().told["over"]
    other.to_title()
    program.screen.run("wmctrl", "-i", "-c", program.window)
    assert program.ended() == 0, program.said()
    assert program.said() == ""
