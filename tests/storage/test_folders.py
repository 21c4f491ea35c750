"""Where things are kept: who decides, and that nothing is made before somebody writes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tolerance_game.storage.disk import folders
from tolerance_game.storage.disk.folders import (
    BESIDE,
    ENVIRONMENT,
    MOVED,
    OPTION,
    USUAL,
    Folders,
    find_folders,
    program_folder,
)
from tolerance_game.storage.disk.lock import take_lock
from tolerance_game.storage.disk.log import Log
from tolerance_game.storage.settings.settings import DEFAULTS, changed
from tolerance_game.storage.settings.settings_file import read_settings, write_settings

ROOT = Path(__file__).parent.parent.parent
NAMES = ["für Oma", "日本", "a b  c", "😀", "-", "x" * 200, os.fsdecode(b"\xff\xfe roh")]
"""Folders as people have them; the last one is no text in any encoding."""


def _all_in(folder: Path, origin: str) -> Folders:
    return Folders(folder, folder, folder / "logs", folder / "cache", origin)


def test_the_option_comes_before_the_environment_and_that_before_the_marker(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.mkdir()
    (program / "portable").touch()
    environment = {ENVIRONMENT: str(tmp_path / "env")}
    option = tmp_path / "option"
    assert find_folders(option, environment, program) == _all_in(option, OPTION)
    assert find_folders(None, environment, program) == _all_in(tmp_path / "env", MOVED)
    assert find_folders(None, {ENVIRONMENT: ""}, program) == _all_in(program / "saves", BESIDE)


def test_without_any_of_them_the_system_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform != "linux":
        pytest.skip("the names of these folders are those of Linux (XDG)")
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    assert find_folders(None, {}, tmp_path) == Folders(
        tmp_path / "data/tolerance",
        tmp_path / "config/tolerance",
        tmp_path / "state/tolerance/log",
        tmp_path / "cache/tolerance",
        USUAL,
    )


def test_who_has_no_home_keeps_things_beside_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DATA", "CONFIG", "STATE", "CACHE"):
        monkeypatch.delenv(f"XDG_{name}_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    assert find_folders(None, {}, tmp_path) == _all_in(tmp_path / "saves", BESIDE)


def test_the_marker_may_be_a_folder_or_lead_nowhere(tmp_path: Path) -> None:
    (tmp_path / "portable").symlink_to(tmp_path / "gone")
    assert find_folders(None, {}, tmp_path).origin == BESIDE
    (tmp_path / "portable").unlink()
    (tmp_path / "portable").mkdir()
    assert find_folders(None, {}, tmp_path).origin == BESIDE


def test_the_program_is_beside_main_or_beside_the_executable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (program_folder() / "main.py").is_file()
    executable = tmp_path / "app" / "tolerance"
    executable.parent.mkdir()
    executable.touch()
    link = tmp_path / "bin"
    link.symlink_to(executable)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    # Started by a link in another folder: the marker is looked for where the program really is.
    monkeypatch.setattr(sys, "executable", str(link))
    assert program_folder() == executable.parent


def test_what_lies_beside_an_installed_package_is_not_the_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site-packages" / "tolerance_game"
    module = package / "storage" / "disk" / "folders.py"
    monkeypatch.setattr(folders, "__file__", str(module))
    assert program_folder() == package
    (package.parent).mkdir()
    (package.parent / "main.py").touch()
    # As the sources have it.
    assert program_folder() == package.parent


def test_beside_a_bundle_of_macos_is_where_the_bundle_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    executable = tmp_path / "Games" / "Tolerance.app" / "Contents" / "MacOS" / "Tolerance"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(executable))
    assert program_folder() == tmp_path / "Games"


def test_paths_are_absolute_and_stay_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_folders("here").data == tmp_path / "here"
    monkeypatch.setenv("HOME", str(tmp_path))
    assert find_folders(None, {ENVIRONMENT: "~/x"}).data == tmp_path / "x"


def test_finding_makes_nothing(tmp_path: Path) -> None:
    find_folders(tmp_path / "x")
    find_folders(None, {ENVIRONMENT: str(tmp_path / "y")})
    assert list(tmp_path.iterdir()) == []


def test_commands_that_need_no_folder_make_none_and_load_no_platformdirs(tmp_path: Path) -> None:
    code = (
        "import sys; from tolerance_game.app import main; main(['--check-data']);"
        "print('platformdirs' in sys.modules)"
    )
    folder = tmp_path / "never"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, ENVIRONMENT: str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "False"
    assert not folder.exists()


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
def test_odd_folders_work(tmp_path: Path, name: str) -> None:
    folders = find_folders(tmp_path / name / "in it")
    with take_lock(folders.data) as lock:
        assert (lock.may_write, lock.reason) == (True, None)
        settings = changed(DEFAULTS, "look.scale", 125)
        file, reason = write_settings(
            read_settings(folders.settings), settings, lambda text, **_values: text
        )
        assert reason is None
        assert read_settings(folders.settings).settings == settings == file.settings
        log = Log(folders.logs)
        log.line(f"in {folders.logs}")
        assert log.reason is None
        log.close()
    assert sorted(os.listdir(tmp_path / name / "in it")) == ["lock", "logs", "settings.yaml"]
