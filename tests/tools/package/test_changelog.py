"""The changelog, and what a release says of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tolerance_game import VERSION
from tools.package import changelog
from tools.package.changelog import NotTold, main, notes, versions

Printed = pytest.CaptureFixture[str]
TWO = "# Changes\n\n## 0.3.0 (not yet)\n\n- New.\n\n## 0.2.1 (2026-01-31)\n\nOld.\n### Part\n- a\n"


def test_the_newest_version_is_that_of_the_program() -> None:
    found = versions(changelog.FILE.read_text(encoding="utf-8"))
    assert found[0][0] == VERSION
    assert len({version for version, _day in found}) == len(found)
    days = [day for _version, day in found if day != changelog.NOT_YET]
    assert days == sorted(days, reverse=True)
    # Only the newest may be still to come.
    assert all(day != changelog.NOT_YET for _version, day in found[1:])


def test_every_heading_is_a_version() -> None:
    text = changelog.FILE.read_text(encoding="utf-8")
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    assert len(headings) == len(versions(text))


def test_notes_are_what_stands_under_the_version() -> None:
    assert versions(TWO) == [("0.3.0", "not yet"), ("0.2.1", "2026-01-31")]
    assert notes(TWO, "0.3.0") == "- New.\n"
    assert notes(TWO, "0.2.1") == "Old.\n### Part\n- a\n"
    for missing in ("0.2", "0.2.10", "1.0.3.0"):
        with pytest.raises(NotTold):
            notes(TWO, missing)
    with pytest.raises(NotTold):
        notes("## 0.3.0 (not yet)\n\n## 0.2.1 (2026-01-31)\nOld.\n", "0.3.0")


def _of(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, day: str) -> None:
    file = tmp_path / "CHANGELOG.md"
    file.write_text(f"## {VERSION} ({day})\n\n- New.\n", encoding="utf-8")
    monkeypatch.setattr(changelog, "FILE", file)


def test_a_release_needs_its_tag_and_its_day(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Printed
) -> None:
    _of(monkeypatch, tmp_path, "2026-12-01")
    assert main(["--tag", f"v{VERSION}"]) == 0
    assert capsys.readouterr() == ("- New.\n", "")
    for tag in (VERSION, "v9.9.9"):
        assert main(["--tag", tag]) == 1
        assert capsys.readouterr() == ("", f"the tag is {tag}, the version {VERSION}\n")
    _of(monkeypatch, tmp_path, "not yet")
    assert main([]) == 0
    assert main(["--tag", f"v{VERSION}"]) == 1
    assert "on which day" in capsys.readouterr().err
