"""What belongs to the program is on its lists: nothing of the repository is on none, or on two."""

from __future__ import annotations

import fnmatch
import re
import sys
import tomllib
from pathlib import Path

import pytest

from tolerance_game import app, games
from tolerance_game.ui.kit import assets
from tools.package import contents
from tools.package.contents import ROOT

SAID = (
    "take it into tools/package/contents.py, or leave it out there; build.spec and setup.py do what"
    " that says, so neither they nor pyproject.toml need to know"
)
PACKAGE = ROOT / contents.PACKAGE


def _names(folder: Path) -> set[str]:
    """What lies in a folder, without what git leaves out."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    left_out = [".git", *(line.rstrip("/") for line in lines)]
    return {
        path.name
        for path in folder.iterdir()
        if not any(fnmatch.fnmatch(path.name, pattern) for pattern in left_out)
    }


def test_whatever_lies_at_the_top_is_taken_or_left_out() -> None:
    assert _names(ROOT) == {*contents.TOP_TAKEN, *contents.TOP_LEFT_OUT}, SAID
    assert not set(contents.TOP_TAKEN) & set(contents.TOP_LEFT_OUT)


def test_whatever_lies_in_the_assets_is_taken_or_left_out() -> None:
    listed = [*contents.ASSET_FOLDERS, *contents.ASSET_FILES, *contents.ASSETS_LEFT_OUT]
    assert _names(ROOT / "assets") == set(listed), SAID
    assert len(listed) == len(set(listed))
    assert {name for name in listed if (ROOT / "assets" / name).is_dir()} == set(
        contents.ASSET_FOLDERS
    )


def test_every_folder_of_data_is_taken() -> None:
    found = {str(path.relative_to(ROOT).as_posix()) for path in PACKAGE.rglob("data")}
    with_files = {folder for folder in found if not list((ROOT / folder).glob("*.py"))}
    assert with_files == set(contents.DATA), SAID
    other = [
        path
        for path in PACKAGE.rglob("*.*")
        if path.suffix not in (".py", ".pyc", ".so", ".pyd") and path.is_file()
    ]
    strange = [path for path in other if not any("data" in parent.name for parent in path.parents)]
    assert strange == [], "data that lies in no folder of data is not found"


def test_every_game_and_its_room_in_the_window_are_taken() -> None:
    rooms = {games.game(name).UI for name in games.names()} - {""}
    assert set(contents.ROOMS) == {*games.PACKAGES.values(), *rooms, app.WINDOW}, SAID
    taken = contents.modules()
    for name in games.names():
        for room in ("players", "reading", "telling", "report", "terminal"):
            # Some are packages, some modules.
            assert f"{games.PACKAGES[name]}.{room}" in taken
    assert "tolerance_game.ui.tolerance.table.picture" in taken
    assert app.WINDOW in taken


def test_all_that_is_copied_is_there() -> None:
    for source, target in contents.data():
        assert Path(source).exists(), source
        assert target == "assets" or source.endswith(target)


def test_every_library_that_the_program_needs_is_named_with_its_licence() -> None:
    lines = (ROOT / "requirements.txt").read_text(encoding="utf-8").split()
    assert sorted(contents.LIBRARIES) == sorted(line.partition("==")[0] for line in lines)


def test_nothing_of_the_program_is_unwanted() -> None:
    assert not set(contents.UNWANTED) & set(contents.modules())


def test_a_wheel_takes_every_file_of_data_and_assets_into_the_package() -> None:
    found = {source.as_posix(): target for source, target in contents.installed()}
    assert found["assets/fonts/plain.ttf"] == "tolerance_game/assets/fonts/plain.ttf"
    assert found["assets/icon-64.png"] == "tolerance_game/assets/icon-64.png"
    words = "tolerance_game/words/data/language.de.yaml"
    assert found[words] == words
    taken = [ROOT / folder for folder in contents.DATA]
    taken += [ROOT / "assets" / name for name in contents.ASSET_FOLDERS]
    files = {path for folder in taken for path in folder.rglob("*") if path.is_file()}
    files |= {ROOT / "assets" / name for name in contents.ASSET_FILES}
    assert {ROOT / source for source in found} == files
    assert all(target.startswith("tolerance_game/") for target in found.values())


def test_package_and_wheel_take_the_one_list() -> None:
    spec = (ROOT / "build.spec").read_text(encoding="utf-8")
    assert "datas=list(contents.data(" in spec
    setup = (ROOT / "setup.py").read_text(encoding="utf-8")
    assert "in contents.installed()" in setup
    # What else could name files that are no modules.
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert set(project["tool"]["setuptools"]) == {"packages", "dynamic"}
    assert project["tool"]["setuptools"]["packages"] == {"find": {"include": ["tolerance_game*"]}}


def test_assets_are_found_by_one_function_wherever_the_program_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = assets.assets.__wrapped__
    assert find() == ROOT / "assets"
    package = tmp_path / "somewhere" / "tolerance_game"
    monkeypatch.setattr(assets, "__file__", str(package / "ui" / "kit" / "assets.py"))
    # As the sources lie; as a wheel has them; as the packaged program has them.
    assert find() == tmp_path / "somewhere" / "assets"
    (package / "assets").mkdir(parents=True)
    assert find() == package / "assets"
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "frozen"), raising=False)
    assert find() == tmp_path / "frozen" / "assets"
    named = [
        path
        for path in PACKAGE.rglob("*.py")
        if re.search(r"""["']assets["'/]|_MEIPASS""", path.read_text(encoding="utf-8"))
    ]
    assert named == [PACKAGE / "ui" / "kit" / "assets.py"]
