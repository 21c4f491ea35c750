"""The program that people unpack and double-click: a folder, wherever it lies."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.freezing import NEEDED, running
from tests.ui.desk import open_display
from tolerance_game import PROGRAM, exit_codes
from tolerance_game.crash_words import crash_words
from tolerance_game.storage.saves.loading import load
from tolerance_game.storage.saves.sealed_record import opened_record
from tolerance_game.storage.settings.crash_report import sealed_in
from tolerance_game.ui.kit import textures
from tolerance_game.ui.kit.assets import in_a_form
from tolerance_game.ui.kit.picture_file import picture_file, width_of
from tolerance_game.ui.kit.sound import FORMS
from tolerance_game.ui.kit.spots_file import ENVIRONMENT as SPOTS
from tools.lab.package_bench import bench_memory
from tools.package import contents
from tools.package.compiled import compiled_modules
from tools.package.contents import PACKAGE, module_of
from tools.package.pictures import GROUNDS
from tools.package.sizes import LARGEST, OTHER, part_of

from .bare_root import OF_THE_SYSTEM, OF_X, BareRoot
from .conftest import Keep, Start
from .crashed import goes_on, pasted, report_in, shown_in
from .hands import Keys, Mouse
from .journals import loaded
from .packaged import Packaged, build, menu_entry, read_only
from .program import INSTANT, ROOT, Program
from .schisma_player import SchismaPlayer
from .screen import Screen, wait_for
from .tolerance_player import TolerancePlayer

pytestmark = NEEDED

ODD: str = 'Spiele & "Karten" für Ölgötzen, 100% $HOME `\\ 🃏'
"""A name of a folder with blanks, umlauts, an emoji, and signs that a shell or an entry obeys."""
FOR_ENGINEERS = {
    "tolerance_game.storage.statistics.statistics_table",
    "tolerance_game.words.handbook",
}
"""Modules that only tools and tests import so far."""
MOST_BESIDES_ASSETS = 28_000_000
"""Bytes of Python, pygame, SDL, the rules and all texts."""
MOST_ASSETS = 25_000_000
MEAN, MOST = 1.0, 6
"""How far colours of the window may be from those of the source, of 255: in the mean, and 999 of
1000 of them."""


@pytest.fixture(scope="session")
def packaged(tmp_path_factory: pytest.TempPathFactory) -> Packaged:
    """As `tools.package` makes it."""
    return build(tmp_path_factory)


def _goes_on(program: Program, moves: int) -> None:
    """Goes on with the game that was going on, by one key."""
    program.scene("title")
    program.until(lambda seen: seen.has("title/continue"), "the game to go on with")
    Keys(program).press("Return")
    assert program.until(lambda seen: seen.moves >= 0, "the game").moves >= moves


def _close(program: Program) -> None:
    """As by the button of the window; all is well."""
    program.screen.run("wmctrl", "-i", "-c", program.window)
    assert program.ended() == 0, program.said()
    assert program.said() == ""


def test_it_plays_a_reign_and_a_whole_game_and_goes_on_after_a_kill(
    packaged: Packaged, start: Start, kept: Keep
) -> None:
    program = start(seed=8, command=packaged.command)
    program.scene("title")
    kept(program, "packaged")
    player = TolerancePlayer(Mouse(program))
    player.begin(4)
    player.play(16)
    # The opponents have a process of their own.
    assert len(running(packaged.executable)) > 1
    acknowledged = program.now().told["kept"]
    assert acknowledged >= 12
    program.kill()
    packaged.ends()

    program = start(command=packaged.command)
    _goes_on(program, acknowledged)
    player = TolerancePlayer(Mouse(program), seed=2)
    while not player.did["reckoning"]:
        # To the end of the first reign, which its sheet tells.
        player.play(program.now().moves + 1)
    player.to_title()
    other = SchismaPlayer(Mouse(program))
    other.set_up()
    assert other.play().told["over"]
    kept(program, "packaged-schisma-result")
    other.to_title()
    _close(program)
    packaged.ends()
    # Every cue of both games was found, or it would be told here.
    log = (program.folder / "logs" / "tolerance.log").read_text(encoding="utf-8")
    assert " end\n" in log
    assert "sound" not in log


def test_it_shows_what_the_source_shows(packaged: Packaged, start: Start) -> None:
    """The grounds are the only pictures that are not the same to the pixel."""
    shown = []
    for folder, command in (("source", ()), ("packaged", packaged.command)):
        program = start(folder, seed=8, command=command)
        program.scene("title")
        program.rest(0.3)
        title = program.picture().astype(int)
        TolerancePlayer(Mouse(program)).begin(4)
        program.rest(0.3)
        shown.append((title, program.picture().astype(int)))
        _close(program)
    for before, after in zip(*shown, strict=True):
        apart = np.abs(after - before)
        assert apart.mean() < MEAN
        assert np.percentile(apart, 99.9) <= MOST
    packaged.ends()


def test_from_an_odd_place_that_cannot_be_written_and_without_a_path(
    packaged: Packaged, start: Start, tmp_path: Path
) -> None:
    there = packaged.copied(tmp_path / ODD / PROGRAM)
    home = tmp_path / f"home {ODD}"
    more = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "LANG"), "")
    more |= {"HOME": str(home), "PATH": "", "XDG_CACHE_HOME": ""}
    # Of some other Python, which is none of its business.
    more |= {"PYTHONHOME": "/nowhere", "PYTHONPATH": "/nowhere", "PYTHONSTARTUP": "/nowhere"}
    command = read_only(there.folder, there.command)
    if command != there.command:
        # What makes it read-only has to be found; the program is started with no path at all.
        more["PATH"] = os.environ["PATH"]
        command = (*command[:5], command[5], "env", "PATH=", *there.command)
    program = start(command=command, told_where=False, settings=None, more=more)
    player = TolerancePlayer(Mouse(program))
    player.begin(3)
    assert program.now().scene in ("first_card", "table")
    program.until(lambda _seen: list(home.rglob("*.yaml")), "the settings in the home")
    _close(program)
    there.ends()
    assert sorted(path.name for path in there.folder.iterdir()) == sorted(
        path.name for path in packaged.folder.iterdir()
    )


def test_portable_it_keeps_everything_beside_itself(
    packaged: Packaged, start: Start, tmp_path: Path
) -> None:
    there = packaged.copied(tmp_path / ODD / PROGRAM)
    (there.folder / "portable").touch()
    home = tmp_path / "home"
    home.mkdir()
    saves = Path(ODD) / PROGRAM / "saves"
    how = {"command": there.command, "told_where": False, "more": {"HOME": str(home)}}
    program = start(str(saves), seed=5, **how)
    player = TolerancePlayer(Mouse(program))
    player.begin(3)
    moves = player.play(8).moves
    _close(program)
    # On another stick, the same game.
    there.folder.rename(tmp_path / "other")
    moved = Packaged(tmp_path / "other")
    program = start("other/saves", **{**how, "command": moved.command})
    _goes_on(program, moves)
    _close(program)
    moved.ends()
    assert list(home.iterdir()) == []


def test_the_menu_of_the_desktop_starts_it(
    packaged: Packaged, start: Start, tmp_path: Path, kept: Keep
) -> None:
    there = packaged.copied(tmp_path / ODD / PROGRAM)
    share = tmp_path / "share"
    environment = {**os.environ, "XDG_DATA_HOME": str(share)}
    script = [str(there.folder / "add-to-menu")]
    subprocess.run(script, cwd="/", env=environment, check=True)
    entry = menu_entry(share)
    assert entry == [str(there.executable)]
    program = start(command=entry, settings=INSTANT)
    program.scene("title")
    # The desktop finds its icon by this.
    named = program.screen.run("xprop", "-id", program.window, "WM_CLASS")
    assert f'"{PROGRAM}"' in named
    _close(program)

    safe = menu_entry(share, "safe-graphics")
    assert safe == [str(there.executable), "--safe-graphics"]
    program = start(command=safe)
    player = TolerancePlayer(Mouse(program))
    player.begin(3)
    player.play(4)
    kept(program, "packaged-safe-graphics")
    _close(program)
    icons = list((share / "icons").rglob("*.png"))
    assert len(icons) == 7
    subprocess.run([*script, "--remove"], cwd="/", env=environment, check=True)
    assert [path for path in share.rglob("*") if path.is_file()] == []


def test_a_damaged_file_leads_to_the_page_of_a_crash_and_the_game_goes_on(
    packaged: Packaged, start: Start, tmp_path: Path, kept: Keep
) -> None:
    there = packaged.copied(tmp_path / PROGRAM)
    (rules,) = there.folder.rglob("tolerance/data/rules.en.yaml")
    # Only whoever opens the help reads it.
    rules.unlink()
    rules.write_bytes(bytes(4096))
    told = tmp_path / "told"
    opener = tmp_path / "bin" / "xdg-open"
    opener.parent.mkdir()
    opener.write_text(f'#!/bin/sh\nenv > "{told}.new"\nmv "{told}.new" "{told}"\n')
    opener.chmod(0o755)
    given = {"PATH": f"{opener.parent}:{os.environ['PATH']}", "LD_LIBRARY_PATH": "/theirs"}
    how: dict[str, Any] = {"command": there.command, "more": given}
    program = start(seed=471_147, settings=INSTANT + "names: [Zoë, Ben]\n", **how)
    player = TolerancePlayer(Mouse(program))
    # Two at one machine: files of their game are sealed.
    player.begin(4, "seat/0/person", "seat/1/person")
    player.play(14)
    while program.now().scene != "table":
        player.decide(program.until(player.awaits, "what is to be decided"))
    moves = program.until(lambda seen: seen.told["kept"] == seen.moves, "all on the disk").moves
    program.screen.run("xdotool", "key", "F1")
    program.scene("crash")
    program.rest()
    kept(program, "packaged-crash")

    report = report_in(program.folder)
    for said in ("frozen yes", "BadData", "last actions:", f"moves: {moves}"):
        assert said in report
    for hidden in ("471147", "Zoë", "Ben", str(tmp_path), os.uname().nodename):
        assert hidden not in shown_in(report)
    (journal,) = (program.folder / "games").glob("*.journal")
    game = load(opened_record(sealed_in(report)).encode(), "report")
    assert (game.faults, game.moments) == ((), loaded(journal).moments)
    assert game.header.seed == 471_147

    Mouse(program).act("crash/copy")
    assert pasted(program.screen).split() == report.split()
    program.screen.run("xdotool", "windowactivate", "--sync", program.window)
    Mouse(program).act("crash/open")
    wait_for(told.exists, "the folder in a program of the desktop")
    environment = dict(line.split("=", 1) for line in told.read_text("utf-8").splitlines())
    assert environment["LD_LIBRARY_PATH"] == "/theirs"
    assert {name for name in environment if name.startswith(("LD_", "_PYI", "SDL_"))} == {
        "LD_LIBRARY_PATH",
        "SDL_AUDIODRIVER",
    }
    Mouse(program).act("crash/quit")
    assert program.ended() == exit_codes.FAILED
    assert crash_words("en").kept in program.said()
    there.ends()
    goes_on(start, moves, **how)


SAVE = "tests/old_saves/format-3"
ALIKE = [
    pytest.param(arguments, id=" ".join(arguments)[:40])
    for arguments in (
        ["--version"],
        ["--help"],
        ["--check-data"],
        ["--check-data", "no-such-folder"],
        ["--check-save", "no-such-file"],
        ["--check-save", "SAVE"],
        ["--replay", "SAVE"],
        ["--lang", "tlh"],
        ["--text", "--game", "schisma", "--seed", "3", "--side", "rome"],
        ["--text", "--lang", "de", "--seed", "3"],
    )
]


def _said(command: list[str], arguments: list[str], folder: Path) -> tuple[int, str, str]:
    save = next(path for path in sorted((ROOT / SAVE).iterdir()) if path.is_file())
    given = [str(save) if one == "SAVE" else one for one in arguments]
    done = subprocess.run(
        [*command, *given, "--data-dir", str(folder)],
        cwd=ROOT,
        input="help\nquit\n",
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("arguments", ALIKE)
def test_its_command_line_is_that_of_the_source(
    packaged: Packaged, tmp_path: Path, arguments: list[str]
) -> None:
    # In folders of one name: what is said may name them.
    told = _said([sys.executable, "main.py"], arguments, tmp_path / "home")
    for path in sorted(tmp_path.rglob("*"), reverse=True):
        path.unlink() if path.is_file() else path.rmdir()
    assert _said(list(packaged.command), arguments, tmp_path / "home") == told
    assert told[1] + told[2]
    packaged.ends()


def test_its_report_says_that_it_is_packaged(packaged: Packaged, tmp_path: Path) -> None:
    code, said, troubles = _said(list(packaged.command), ["--report"], tmp_path)
    assert (code, troubles) == (0, "")
    lines = [line.strip() for line in said.splitlines()]
    assert "frozen yes" in lines
    assert any(line.startswith("pygame-ce ") for line in lines)


def test_without_a_screen_or_an_ear_it_ends_as_the_source_does(
    packaged: Packaged, tmp_path: Path
) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    done = subprocess.run(
        [*packaged.command, "--data-dir", str(tmp_path), "--lang", "en"],
        env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (exit_codes.NO_DISPLAY, "")
    assert "no display" in done.stderr
    log = tmp_path / "logs" / "tolerance.log"
    assert f"{log}" in done.stderr
    assert "no display" in log.read_text("utf-8")
    # What is known needs no report of a crash, and the one of a fault has it.
    assert list(log.parent.iterdir()) == [log]
    assert "no display" in _said(list(packaged.command), ["--report"], tmp_path)[1]
    with Path("/dev/full").open("w") as full:
        deaf = subprocess.run([*packaged.command, "--report"], stdout=full, check=False)
    assert deaf.returncode == exit_codes.CANNOT_WRITE
    packaged.ends()


def test_it_holds_every_module_of_the_program_and_nothing_of_the_workshop(
    packaged: Packaged,
) -> None:
    readers = pytest.importorskip("PyInstaller.archive.readers")
    archive = readers.CArchiveReader(str(packaged.executable))
    held = set(archive.open_embedded_archive("PYZ.pyz").toc)
    held |= {module_of(path) for path in compiled_modules()}
    ours = {module_of(path) for path in (ROOT / PACKAGE).rglob("*.py")}
    assert ours - held <= FOR_ENGINEERS
    assert {name.partition(".")[0] for name in held} & {
        "tests",
        "tools",
        "pytest",
        "numpy",
        "PIL",
        "fontTools",
        "soundfile",
    } == set()


def test_every_file_belongs_to_a_part_and_all_are_small_enough(packaged: Packaged) -> None:
    links = [path for path in packaged.folder.rglob("*") if path.is_symlink()]
    files = [path for path in packaged.folder.rglob("*") if path.is_file() and path not in links]
    parts = {path: part_of(path.relative_to(packaged.folder)) for path in files}
    assert [path for path, part in parts.items() if part == OTHER] == []
    assert sum(path.stat().st_size for path in files) < LARGEST
    besides = [path.stat().st_size for path in files if not parts[path].startswith("assets")]
    assert sum(besides) < MOST_BESIDES_ASSETS
    assert sum(path.stat().st_size for path in files) - sum(besides) < MOST_ASSETS
    for name in ("fonts", "icons", "plates", "sounds", "textures"):
        assert f"assets: {name}" in parts.values()


def _assets(folder: Path) -> dict[str, Path]:
    """All files of the assets, by folder and name without the ending."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).with_suffix("").as_posix(): path for path in files}


def test_every_asset_of_the_source_is_in_it_and_is_the_same(packaged: Packaged) -> None:
    open_display()
    inside = packaged.folder / "_internal" / "assets"
    source = _assets(ROOT / "assets")
    left_out = {Path(name).stem for name in contents.ASSETS_LEFT_OUT}
    wanted = {name: path for name, path in source.items() if name not in left_out}
    held = _assets(inside)
    assert held.keys() == wanted.keys()
    for name, path in wanted.items():
        kind = path.relative_to(ROOT / "assets").parts[0]
        if path.suffix == ".png":
            # As the program looks for it.
            found = picture_file(held[name].parent, path.stem)
            assert found == held[name]
            assert width_of(found) == width_of(path)
            before, after = textures._load(path), textures._load(found)
            assert before is not None
            assert after is not None
            assert after.get_size() == before.get_size()
            if path.stem not in GROUNDS:
                assert after.get_buffer().raw == before.get_buffer().raw, name
        elif kind == "sounds":
            assert in_a_form(inside / "sounds", path.stem, FORMS) == held[name]
        elif kind == "fonts":
            assert held[name].name == path.name
        else:
            assert held[name].read_bytes() == path.read_bytes()


def test_every_library_in_it_is_named_with_its_licence(packaged: Packaged) -> None:
    folder = packaged.folder / "licences"
    said = (folder / "libraries.txt").read_text(encoding="utf-8")
    named = said.replace(",", " ").split()
    libraries = {
        path.name.removeprefix("lib").partition("-2-")[0].partition(".so")[0].partition("-")[0]
        for path in (packaged.folder / "_internal").rglob("lib*.so*")
    }
    unnamed = {name for name in libraries if name not in named and f"lib{name}" not in named}
    assert unnamed == {"python3.11"} or unnamed == {f"python3.{sys.version_info.minor}"}
    for name in ("Python", "PyYAML", "platformdirs", "LGPL-2.1"):
        assert (folder / f"{name}.txt").stat().st_size > 500


def _needs(path: Path) -> set[str]:
    said = subprocess.run(["objdump", "-p", path], capture_output=True, text=True, check=False)
    return set(re.findall(r"NEEDED +(\S+)", said.stdout))


def test_of_the_system_it_needs_the_c_library_and_zlib_alone(packaged: Packaged) -> None:
    inside = packaged.folder / "_internal"
    libraries = [path for path in inside.rglob("*.so*") if path.is_file()]
    assert [path for path in inside.rglob("*") if path.is_symlink() and not path.exists()] == []
    held = {path.name for path in libraries}
    needed = _needs(packaged.executable).union(*map(_needs, libraries))
    assert {name for name in needed - held if not OF_THE_SYSTEM.fullmatch(name)} == set()


def test_it_runs_in_a_bare_root_folder(packaged: Packaged, tmp_path: Path) -> None:
    """Without Python, a shell, or anything else but these libraries."""
    bare = BareRoot(packaged, tmp_path)
    command = [*bare.command, "--data-dir", str(tmp_path / "home")]
    assert subprocess.run([*command, "--check-data"], check=False).returncode == 0
    shown = {"PATH": os.environ["PATH"], "DISPLAY": ":0"}
    done = subprocess.run(command, env=shown, stderr=subprocess.DEVNULL, check=False)
    # No library here reaches a screen.
    assert done.returncode == exit_codes.NO_DISPLAY
    spots = tmp_path / "spots.json"
    environment = {SPOTS: str(spots), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(
        [*command, "--game", "schisma"], env={"PATH": os.environ["PATH"], **environment},
        stderr=subprocess.PIPE, text=True,
    ) as game:  # fmt: skip
        try:
            wait_for(lambda: spots.exists() or game.poll() is not None, "the first frame")
            wait_for(lambda: len(running(bare.program.executable)) > 1, "the opponents' process")
        finally:
            game.terminate()
        assert game.stderr is not None
        assert game.stderr.read() == ""
    bare.program.ends()
    told = json.loads(spots.read_text(encoding="utf-8"))
    assert told["scene"] == "setup"


def test_with_two_libraries_of_x11_it_plays_there(
    packaged: Packaged, start: Start, tmp_path: Path, kept: Keep
) -> None:
    bare = BareRoot(packaged, tmp_path, *OF_X)
    program = start(seed=3, command=bare.command)
    player = SchismaPlayer(Mouse(program))
    player.set_up()
    assert player.play().told["over"]
    kept(program, "packaged-bare")
    _close(program)
    bare.program.ends()


def test_at_the_table_it_holds_no_more_memory_than_promised(
    packaged: Packaged, screen: Screen
) -> None:
    del screen  # Only where the window tier can be tried at all.
    game, opponents = bench_memory(packaged.executable, 1)
    assert game.goal is not None
    assert 20 < game.value <= game.goal, game.line()
    assert 5 < opponents.value < game.value, opponents.line()
    packaged.ends()


def test_nothing_in_it_is_bound_to_where_it_was_built(packaged: Packaged, screen: Screen) -> None:
    del screen  # Only where the window tier can be tried at all.
    for path in packaged.folder.rglob("*"):
        assert not (path.is_symlink() and os.path.isabs(os.readlink(path))), path
        if path.is_file() and path.suffix in (".desktop", ".xml", ".txt"):
            assert str(ROOT) not in path.read_text(encoding="utf-8")
