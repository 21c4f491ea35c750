"""Stand-ins for libraries: all is loaded as before, and none of them is ever called."""

from __future__ import annotations

import platform
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tools.package import stand_ins
from tools.package.contents import ROOT
from tools.package.pictures import smaller_picture
from tools.package.sounds import encode
from tools.package.stand_ins import (
    IDLE,
    NO,
    Entry,
    Sign,
    needed_by,
    possible,
    signs,
    with_stand_ins,
)

pytestmark = pytest.mark.torture

LIBRARIES = "pygame_ce.libs"
PLACE = Path(pygame.__file__).parents[1]
"""Where pygame is installed."""
here = pytest.mark.skipif(
    not possible() or not (PLACE / LIBRARIES).exists(),
    reason="made on Linux, with binutils, of libraries as they are published",
)
CRASH = {"x86_64": bytes.fromhex("0f0b"), "aarch64": bytes.fromhex("00000000")}
"""An order that no processor knows."""

USED = """
import io, sys
import pygame
from tolerance_game.ui.kit.sound import RATE

pygame.init()
pygame.mixer.quit()
pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
pygame.display.set_mode((64, 64))
for path in sys.argv[1:]:
    if path.endswith((".wav", ".ogg")):
        pygame.mixer.Sound(path).play()
    elif path.endswith((".ttf", ".otf")):
        pygame.font.Font(path, 20).render("office ½", True, "black")
    elif path.endswith(".svg"):
        pygame.image.load_sized_svg(path, (30, 30)).convert_alpha()
    else:
        pygame.image.load(path).convert_alpha()
pygame.time.wait(200)
for data, name in ((b"no picture", "x.png"), (b"", "x.webp")):
    try:
        pygame.image.load(io.BytesIO(data), name)
    except pygame.error:
        pass
pygame.quit()
print("all well")
"""
UNUSED = """
import io, sys
import pygame

pygame.mixer.init()
try:
    pygame.mixer.Sound(io.BytesIO(b"fLaC" + bytes(200)))
except pygame.error:
    print("refused")
"""


@pytest.fixture(scope="module")
def entries() -> list[Entry]:
    """pygame and its libraries as they are installed, with links as PyInstaller lays them."""
    found = [(f"pygame/{path.name}", str(path), "EXTENSION") for path in PLACE.glob("pygame/*.so")]
    for path in PLACE.glob(f"{LIBRARIES}/*"):
        found.append((f"{LIBRARIES}/{path.name}", str(path), "BINARY"))
        found.append((path.name, f"{LIBRARIES}/{path.name}", "SYMLINK"))
    return found


@pytest.fixture(scope="module")
def needed(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """A file of each kind that the program loads, in the forms of the sources and of a package."""
    folder = tmp_path_factory.mktemp("assets")
    assets = ROOT / "assets"
    sound, ground = assets / "sounds" / "coins.wav", assets / "textures" / "s1" / "plank.png"
    seal = assets / "textures" / "s1" / "seal-52.png"
    encode(sound, folder / "coins.ogg")
    made = [smaller_picture(path, folder) for path in (ground, seal)]
    as_is = (sound, ground, seal, assets / "icons" / "crown.svg")
    fonts = (assets / "fonts" / "plain.ttf", assets / "fonts" / "initials.otf")
    return list(map(str, (*as_is, *made, folder / "coins.ogg", *fonts)))


def _installed(entries: list[Entry], folder: Path) -> Path:
    """A folder with pygame, in which these files take the places of those it has."""
    shutil.copytree(PLACE / "pygame", folder / "pygame", ignore=_no_extras)
    (folder / LIBRARIES).mkdir()
    for target, source, kind in entries:
        if kind == "BINARY":
            shutil.copyfile(source, folder / target)
    return folder


def _no_extras(_place: str, names: list[str]) -> list[str]:
    return [name for name in names if name in ("docs", "examples", "tests", "__pycache__")]


def _run(folder: Path, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {
        "PYTHONPATH": f"{folder}:{ROOT}", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1", "LD_BIND_NOW": "1",
    }  # fmt: skip
    return subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip


@here
def test_none_of_them_is_called_whatever_the_program_loads(
    entries: list[Entry], needed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of their functions ends the process here."""
    monkeypatch.setitem(NO, platform.machine(), CRASH[platform.machine()])
    folder = _installed(with_stand_ins(entries, tmp_path / "made"), tmp_path)
    done = _run(folder, USED, *needed)
    assert (done.stdout, done.returncode) == ("all well\n", 0), done.stderr
    # So it is those that were loaded: FLAC is asked for here.
    assert _run(folder, UNUSED).returncode == -signal.SIGILL


@here
def test_they_say_no_to_whoever_calls_them(entries: list[Entry], tmp_path: Path) -> None:
    folder = _installed(with_stand_ins(entries, tmp_path / "made"), tmp_path)
    done = _run(folder, UNUSED)
    assert (done.stdout, done.returncode) == ("refused\n", 0)
    assert done.stderr == ""


@here
def test_every_library_finds_what_it_needs(entries: list[Entry], tmp_path: Path) -> None:
    left = with_stand_ins(entries, tmp_path)
    files = {Path(target).name: Path(source) for target, source, kind in left if kind == "BINARY"}
    before = {Path(target).name for target, _, _ in entries}
    for target, source, kind in left:
        if kind == "SYMLINK":
            assert Path(source).name in files
            continue
        needs = needed_by(Path(source)) & before
        assert needs <= files.keys(), target
    mixer = next(path for name, path in files.items() if name.startswith("libSDL2_mixer"))
    wanted = signs(mixer, wanted=True)
    has = set[Sign]().union(
        *(signs(files[name], wanted=False) for name in needed_by(mixer) & before)
    )
    for start in ("fluid_", "FLAC__", "xmp_", "mpg123_", "op_", "Wavpack"):
        ours = {sign for sign in wanted if sign.name.startswith(start)}
        assert ours
        assert ours <= has


@here
def test_they_are_small_and_what_only_they_needed_is_gone(
    entries: list[Entry], tmp_path: Path
) -> None:
    left = with_stand_ins(entries, tmp_path)
    for name in IDLE:
        (made,) = [Path(one[1]) for one in left if Path(one[0]).match(f"{LIBRARIES}/lib{name}-*")]
        assert made.parent == tmp_path
        assert made.stat().st_size < 20_000
    gone = {Path(one[0]).name.partition("-")[0] for one in entries}
    gone -= {Path(one[0]).name.partition("-")[0] for one in left}
    assert gone == {"libopus", "libsndfile", "libvorbisenc"}


@here
def test_the_same_comes_out_every_time(entries: list[Entry], tmp_path: Path) -> None:
    for place in ("one", "other"):
        with_stand_ins(entries, tmp_path / place)
    for path in (tmp_path / "one").glob("*.so*"):
        assert (tmp_path / "other" / path.name).read_bytes() == path.read_bytes()


@pytest.mark.parametrize(("system", "machine"), [("win32", "x86_64"), ("linux", "riscv64")])
def test_elsewhere_all_stays_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str, machine: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    given = [("libFLAC-0123abcd.so.8", "/nowhere/libFLAC", "BINARY"), ("a", "b", "DATA")]
    assert with_stand_ins(given, tmp_path) == given
    assert list(tmp_path.iterdir()) == []


def test_a_library_of_the_system_has_none() -> None:
    """What the system loads beside it may want the true one of that name."""
    assert stand_ins.OURS.match("libFLAC-e7027ec5.so.14.0.0")
    assert not stand_ins.OURS.match("libFLAC.so.14")


def test_what_is_needed_by_others_too_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And what the C library loads by itself."""
    needs: dict[str, set[str]] = {
        "mixer.so": {"libxmp-01234567.so.4", "libogg.so"},
        "libxmp-01234567.so.4": {"libogg.so", "libone.so"},
        "libone.so": {"libtwo.so", "libgcc_s.so.1"}, "libtwo.so": set(), "libogg.so": set(),
        "libgcc_s.so.1": set(), "libpython3.so": set(),
    }  # fmt: skip
    monkeypatch.setattr(stand_ins, "possible", lambda: True)
    monkeypatch.setitem(NO, platform.machine(), b"")
    monkeypatch.setattr(stand_ins, "needed_by", lambda path: needs[path.name])
    monkeypatch.setattr(stand_ins, "stand_in", lambda _library, _users, path, _code: path)
    given = [(name, f"/{name}", "BINARY") for name in needs]
    left = {target: source for target, source, _ in with_stand_ins(given, tmp_path)}
    assert needs.keys() - left.keys() == {"libone.so", "libtwo.so"}
    changed = {name for name in left if left[name] != f"/{name}"}
    assert changed == {"libxmp-01234567.so.4"}
