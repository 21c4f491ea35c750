"""What `build.spec` asks of PyInstaller on each system, without doing it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tolerance_game import VERSION
from tools.package import contents, smaller
from tools.package.contents import IDENTITY, ROOT

config = pytest.importorskip("PyInstaller.config")


KINDS = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")


class Asked(dict[str, Any]):
    """What was asked for by name; what is made of it stands for itself."""

    def __init__(self, *parts: object, **named: Any) -> None:
        super().__init__(named)
        self.parts = parts
        self.pure = self.scripts = self.binaries = self.datas = ()


class Build:
    """A run of the specification."""

    def __init__(self, work: Path) -> None:
        self.made: dict[str, list[Asked]] = {}
        config.CONF["workpath"] = str(work)
        known: dict[str, Any] = {"SPECPATH": str(ROOT)}
        known |= {
            kind: self._maker(kind) for kind in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
        }
        source = (ROOT / "build.spec").read_text(encoding="utf-8")
        exec(compile(source, "build.spec", "exec"), known)

    def _maker(self, kind: str) -> Any:
        self.made[kind] = []

        def make(*parts: object, **named: Any) -> Asked:
            self.made[kind].append(Asked(*parts, **named))
            return self.made[kind][-1]

        return make


SMALLER = ("fonts", "plates", "sounds", "textures")


@pytest.fixture(autouse=True)
def _assets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders that stand for the assets in their smaller form."""
    monkeypatch.setattr(
        smaller, "smaller_assets", lambda work: {name: work / name for name in SMALLER}
    )
    monkeypatch.setattr(sys, "path", [*sys.path])


def _build(system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Build:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setitem(config.CONF, "workpath", "")
    return Build(tmp_path)


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_it_is_one_folder_with_all_that_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    made = _build(system, tmp_path, monkeypatch).made
    (analysis,) = made["Analysis"]
    assert analysis.parts == ([str(ROOT / "main.py")],)
    assert set(contents.modules()) <= set(analysis["hiddenimports"])
    for name in SMALLER:
        assert (str(tmp_path / "assets" / name), f"assets/{name}") in analysis["datas"]
    assert len(analysis["datas"]) == len(list(contents.data()))
    assert analysis["excludes"] == list(contents.UNWANTED)
    for program in made["EXE"]:
        # The libraries lie beside it, and nothing is packed.
        assert program["exclude_binaries"]
        assert program["upx"] is False
        # Only there it is safe to take names out of libraries.
        assert program["strip"] is (system == "linux")
    assert len(made["COLLECT"]) == 1


def test_on_linux_there_is_one_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = _build("linux", tmp_path, monkeypatch).made
    assert [(one["name"], one["icon"], one["version"]) for one in made["EXE"]] == [
        ("tolerance", None, None)
    ]
    assert made["BUNDLE"] == []


def test_on_windows_there_are_two_one_of_them_with_a_console(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = _build("win32", tmp_path, monkeypatch).made
    programs = {one["name"]: one for one in made["EXE"]}
    assert {name: one["console"] for name, one in programs.items()} == {
        "Tolerance": False, "tolerance-console": True,
    }  # fmt: skip
    for name, one in programs.items():
        assert Path(one["icon"]).read_bytes()[:4] == b"\0\0\1\0"
        assert f"{name}.exe" in Path(one["version"]).read_text(encoding="utf-8")
    assert made["BUNDLE"] == []


def test_on_macos_there_is_a_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = _build("darwin", tmp_path, monkeypatch).made
    (bundle,) = made["BUNDLE"]
    assert bundle.parts == (made["COLLECT"][0],)
    assert (bundle["name"], bundle["bundle_identifier"], bundle["version"]) == (
        "Tolerance.app", IDENTITY, VERSION,
    )  # fmt: skip
    assert bundle["info_plist"]["NSHighResolutionCapable"] is True
    assert Path(bundle["icon"]).read_bytes()[:4] == b"icns"
    (program,) = made["EXE"]
    assert program["console"] is False
