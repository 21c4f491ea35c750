"""The archive of a folder, its sum, and what of the folder is how large."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from pathlib import Path, PurePosixPath

import pytest

from tolerance_game import VERSION
from tools.package import archive
from tools.package.sizes import OTHER, part_of, sizes, table


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A program of three files and two links."""
    made = tmp_path / "tolerance"
    (made / "_internal" / "assets" / "fonts").mkdir(parents=True)
    (made / "tolerance").write_bytes(b"\x7fELF" * 5)
    (made / "tolerance").chmod(0o755)
    (made / "_internal" / "libpython3.11.so.1.0").write_bytes(b"p" * 30)
    (made / "_internal" / "assets" / "fonts" / "a.ttf").write_bytes(b"f" * 7)
    (made / "_internal" / "libz.so").symlink_to("libpython3.11.so.1.0")
    (made / "fonts").symlink_to("_internal/assets/fonts")
    return made


def test_the_name_says_version_system_and_processor() -> None:
    assert archive.name_of("linux", "x86_64") == f"tolerance-{VERSION}-linux-x86_64"
    assert archive.name_of("darwin", "arm64") == f"tolerance-{VERSION}-macos-arm64"
    assert archive.name_of("win32", "AMD64") == f"tolerance-{VERSION}-windows-amd64"


def test_an_archive_is_the_same_again_and_names_nobody(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    first = archive.pack(folder, tmp_path / "one", 1_000_000)
    (folder / "tolerance").touch()
    second = archive.pack(folder, tmp_path / "two", 1_000_000)
    assert first.read_bytes() == second.read_bytes()
    top = archive.name_of()
    with tarfile.open(first) as opened:
        entries = {entry.name: entry for entry in opened}
        opened.extractall(tmp_path / "unpacked", filter="data")
    assert {entry.uname + entry.gname for entry in entries.values()} == {""}
    assert {entry.mtime for entry in entries.values()} == {1_000_000}
    unpacked = tmp_path / "unpacked" / top
    assert (unpacked / "tolerance").stat().st_mode & 0o777 == 0o755
    assert (unpacked / "_internal" / "libz.so").readlink() == Path("libpython3.11.so.1.0")
    assert (unpacked / "fonts").readlink() == Path("_internal/assets/fonts")
    assert (unpacked / "fonts" / "a.ttf").read_bytes() == b"f" * 7


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_elsewhere_it_is_a_zip_in_which_links_stay_links(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr("sys.platform", system)
    made = archive.pack(folder, tmp_path, 1_000_000_000)
    assert made.suffix == ".zip"
    with zipfile.ZipFile(made) as opened:
        modes = {
            PurePosixPath(entry.filename).name: entry.external_attr >> 16
            for entry in opened.infolist()
        }
        link = f"{archive.name_of()}/_internal/libz.so"
        assert opened.read(link) == b"libpython3.11.so.1.0"
    assert oct(modes["libz.so"])[2:5] == "120"
    assert modes["tolerance"] & 0o111


def test_the_sums_are_those_that_a_shell_checks(tmp_path: Path) -> None:
    # The sum of three letters, as the standard gives it (FIPS 180-2, B.1).
    whole = tmp_path / "abc.tar.xz"
    whole.write_bytes(b"abc")
    sums = archive.write_sums([whole], tmp_path)
    wanted = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert sums.read_text() == f"{wanted}  abc.tar.xz\n"


def test_links_take_no_room(folder: Path) -> None:
    found = sizes(folder)
    assert found == {
        "start, modules of program and Python": 20, "Python": 30, "assets: fonts": 7,
    }  # fmt: skip
    assert list(table(found))[-1] == "    0.00 MB  together"


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("_internal/assets/textures/s2/wood.png", "assets: textures"),
        ("_internal/assets/credits.yaml", "assets: other"),
        ("_internal/tolerance_game/words/data/table.en.yaml", "tolerance_game: data"),
        ("_internal/tolerance_game/games/flat.cpython-311.so", "tolerance_game: compiled"),
        ("_internal/pygame_ce.libs/libSDL2-2-5.so.0", "SDL and its libraries"),
        ("_internal/libstdc++.so.6", "SDL and its libraries"),
        ("_internal/SDL2_image.dll", "SDL and its libraries"),
        ("_internal/pygame/rect.cpython-311.so", "pygame"),
        ("_internal/yaml/_yaml.cpython-311.so", "PyYAML"),
        ("_internal/python3.11/lib-dynload/math.so", "Python"),
        ("_internal/python311.dll", "Python"),
        ("_internal/libffi.so.8", "Python"),
        ("share/icons/hicolor/16x16/apps/x.png", "icons, licences, texts to read"),
        ("NOTICE.md", "icons, licences, texts to read"),
        ("LICENSE", "icons, licences, texts to read"),
        ("tolerance", "start, modules of program and Python"),
        ("Tolerance.exe", "start, modules of program and Python"),
        ("Tolerance.app/Contents/MacOS/Tolerance", "start, modules of program and Python"),
        ("Tolerance.app/Contents/Resources/assets/fonts/a.ttf", "assets: fonts"),
        ("_internal/something/else.bin", OTHER),
    ],
)
def test_every_file_belongs_to_a_part(path: str, part: str) -> None:
    assert part_of(PurePosixPath(path)) == part


def test_sha256sum_agrees(tmp_path: Path) -> None:
    whole = tmp_path / "ä b.zip"
    whole.write_bytes(bytes(range(256)))
    sums = archive.write_sums([whole], tmp_path)
    try:
        done = subprocess.run(["sha256sum", "--check", sums.name], cwd=tmp_path, check=False)
    except FileNotFoundError:
        pytest.skip("no sha256sum here")
    assert done.returncode == 0
