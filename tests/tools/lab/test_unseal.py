"""`lab unseal`: from the report of a crash to a game that can be played again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.storage.instruments import game
from tolerance_game.app import main
from tolerance_game.storage.disk.folders import find_folders
from tolerance_game.storage.saves.sealed_record import sealed_record
from tolerance_game.storage.settings.crash_report import Circumstances, crash_of
from tools.lab.__main__ import main as lab


def _report(folder: Path, sealed: str) -> Path:
    path = folder / "report.txt"
    crash = crash_of(ValueError("x"), Circumstances(find_folders(folder), sealed=sealed), {})
    path.write_text(crash.report, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", ["tolerance", "schisma"])
def test_a_report_becomes_a_record_that_is_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    played = game(name, 3)
    report = _report(tmp_path, sealed_record(played.header, played.moments))
    assert lab(["unseal", str(report)]) == 0
    record = tmp_path / "game.record"
    record.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["--check-save", str(record), "--lang", "en"]) == 0
    assert f"moves: {len(played.moments)}." in capsys.readouterr().out
    assert lab(["play", "--replay", str(record), "--json"]) == 0


def test_a_report_without_a_game_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for sealed in ("", "AAAA"):
        report = _report(tmp_path, sealed)
        assert lab(["unseal", str(report)]) == 2
        assert str(report) in capsys.readouterr().err
    assert lab(["unseal", str(tmp_path / "nowhere")]) == 2
