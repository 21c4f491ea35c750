"""What each system wants of a program: icons, resources, entries; all of one version."""

from __future__ import annotations

import re
import struct
import tomllib
import xml.etree.ElementTree as Xml
from configparser import RawConfigParser

import pytest

from tolerance_game import PROGRAM, VERSION
from tolerance_game.words import languages
from tools.package import contents, linux_desktop, mac_bundle, windows_resource
from tools.package.contents import ROOT
from tools.package.icon_files import ICNS_KINDS, SIDES, icns, ico, picture, pictures

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.mark.parametrize("side", SIDES)
def test_an_icon_has_the_size_that_its_name_says(side: int) -> None:
    head = picture(side).read_bytes()[:24]
    assert head[:8] == PNG
    assert struct.unpack(">II", head[16:]) == (side, side)


def test_the_icon_of_windows_holds_every_size_up_to_256() -> None:
    made = ico(pictures())
    assert struct.unpack("<HHH", made[:6]) == (0, 1, 6)
    sides = []
    for number in range(6):
        w, h, _colours, _zero, _planes, depth, length, begin = struct.unpack_from(
            "<BBBBHHII", made, 6 + 16 * number
        )
        assert (w, depth) == (h, 32)
        sides.append(w or 256)
        assert made[begin : begin + length] == picture(sides[-1]).read_bytes()
    assert sides == [16, 32, 48, 64, 128, 256]


def test_the_icon_of_macos_holds_the_fine_sizes_too() -> None:
    made = icns(pictures())
    assert made[:4] == b"icns"
    assert struct.unpack(">I", made[4:8]) == (len(made),)
    found, at = {}, 8
    while at < len(made):
        (length,) = struct.unpack_from(">I", made, at + 4)
        found[made[at : at + 4].decode()] = made[at + 8 : at + length]
        at += length
    assert set(found) == set(ICNS_KINDS)
    # For screens with two pixels to the point, 256 points are 512 pixels.
    assert found["ic14"] == picture(512).read_bytes()


def test_windows_is_told_four_numbers() -> None:
    assert windows_resource.numbers("0.1.0") == (0, 1, 0, 0)
    assert windows_resource.numbers("12.3.4.5") == (12, 3, 4, 5)
    assert windows_resource.numbers("2.0rc1") == (2, 0, 1, 0)
    said = windows_resource.version_resource("Tolerance.exe")
    assert f"StringStruct('FileVersion', '{VERSION}')" in said
    assert "StringStruct('OriginalFilename', 'Tolerance.exe')" in said
    assert "StringTable('040904b0'" in said
    compile(said, "resource", "eval")


def test_macos_is_told_that_the_picture_is_fine() -> None:
    info = mac_bundle.info()
    assert info["NSHighResolutionCapable"] is True
    assert info["CFBundleShortVersionString"] == VERSION
    assert {"en", "de"} <= languages().keys()
    assert info["CFBundleLocalizations"] == list(languages())


def test_the_entry_of_the_menu_starts_the_program() -> None:
    entries = RawConfigParser(strict=True, interpolation=None)
    entries.optionxform = str  # type: ignore[assignment,method-assign]
    text = (linux_desktop.SOURCES / linux_desktop.ENTRY).read_text(encoding="utf-8")
    entries.read_string(text)
    entry = entries["Desktop Entry"]
    assert entry["Exec"] == PROGRAM
    assert entry["Icon"] == contents.IDENTITY
    # What SDL calls the window: the name of the file that was started.
    assert entry["StartupWMClass"] == PROGRAM
    for name in entry["Actions"].rstrip(";").split(";"):
        assert entries[f"Desktop Action {name}"]["Exec"] == f"{PROGRAM} --{name}"


def test_the_shop_is_told_this_version_and_the_same_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(linux_desktop.NOW, "86400")
    shop = Xml.fromstring(linux_desktop.metainfo())
    release = shop.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": VERSION, "date": "1970-01-02"}
    assert shop.findtext("id") == contents.IDENTITY
    assert shop.findtext("launchable") == linux_desktop.ENTRY
    assert shop.findtext("provides/binary") == PROGRAM
    assert shop.findtext("project_license") == "MIT"


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "tolerance_game.VERSION"}
    held = re.compile(rf"(?<![\d.]){re.escape(VERSION)}(?![\d.])")
    sources = [ROOT / name for name in ("build.spec", "setup.py", "MANIFEST.in", "README.md")]
    sources += [*(ROOT / "packaging").rglob("*"), *(ROOT / ".github").rglob("*")]
    sources += [
        *(ROOT / "tools" / "package").glob("*.py"),
        *(ROOT / "tolerance_game").rglob("*.py"),
    ]
    found = [path for path in sources if path.is_file() and held.search(path.read_text("utf-8"))]
    assert found == [ROOT / "tolerance_game" / "__init__.py"]


def test_what_people_read_names_what_there_is() -> None:
    for name in ("README.txt", "LIESMICH.txt"):
        text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
        for word in ("portable", "saves", "--report", "--safe-graphics", "add-to-menu",
                     f"{contents.NAME}.exe", f"{PROGRAM}-console.exe", "licences"):  # fmt: skip
            assert word in text, (name, word)
        assert max(map(len, text.splitlines())) <= 100
