"""What belongs to the program is on its lists: nothing of the repository is on none, or on two."""

from __future__ import annotations

import fnmatch
from pathlib import Path

from tolerance_game import app, games
from tools.package import contents
from tools.package.contents import ROOT

SAID = "take it into tools/package/contents.py, or leave it out there"
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
