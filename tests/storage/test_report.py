"""The report of a fault: everything that is needed, and nothing that is nobody's business."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tolerance_game import VERSION
from tolerance_game.core.errors import Reason
from tolerance_game.storage.disk.folders import Folders, find_folders
from tolerance_game.storage.disk.log import Log
from tolerance_game.storage.settings.report import Discreet, report_lines
from tolerance_game.storage.settings.settings import DEFAULTS, Settings, changed
from tolerance_game.storage.settings.settings_file import read_settings
from tolerance_game.words import Words

SECRETS = frozenset({"nobles-1", "nobles-12", "wild-1a", "ned", "juba"})


def _report(
    folders: Folders,
    settings: Settings = DEFAULTS,
    notices: tuple[Reason, ...] = (),
    language: str = "en",
    home: str = "/h/anna",
) -> str:
    say = Words(language, strict=True).say
    environment = {"HOME": home, "USER": "anna"}
    lines = report_lines(folders, settings, notices, "0123abcd", SECRETS, say, environment)
    return "\n".join(lines)


def test_it_tells_what_is_needed(tmp_path: Path) -> None:
    folders = find_folders(tmp_path / "data")
    log = Log(folders.logs)
    log.begin()
    log.line("something happened")
    settings = changed(changed(DEFAULTS, "look.scale", 150), "table.game", "schisma")
    text = _report(folders, settings)
    assert f"  tolerance {VERSION}\n  python 3." in text
    assert "Digest of the data: 0123abcd" in text
    assert f"  data: {tmp_path}/data\n" in text
    assert f"  cache: {tmp_path}/data/cache (not there)\n" in text
    assert "  look.scale: 150\n  table.game: schisma\n" in text
    assert text.splitlines()[-1].endswith(" something happened")
    free = next(line for line in text.splitlines() if line.startswith("  free: "))
    assert int(free.split()[1]) > 0


def test_without_anything_it_says_so_in_both_languages(tmp_path: Path) -> None:
    folders = find_folders(tmp_path / "never" / "made")
    assert _report(folders).count("  none") == 2
    german = _report(folders, language="de")
    assert german.count("  keine") == 2
    assert "nicht vorhanden" in german
    assert list(tmp_path.iterdir()) == []


def test_it_names_nobody(tmp_path: Path) -> None:
    home = tmp_path / "anna"
    folders = find_folders(home / "data")
    settings = changed(DEFAULTS, "names", ("Zoë", "Al", "Anna Maria"))
    log = Log(folders.logs)
    log.line(f"file {home}/x.save of Zoë and Anna Maria, /media/anna/stick, Ally, annals")
    text = _report(folders, settings, home=str(home))
    assert "Zoë" not in text
    assert "Anna" not in text
    assert "/anna" not in text
    assert str(home) not in text
    assert "  names: (3)\n" in text
    assert "  data: ~/data\n" in text
    # Whole words only: what merely begins so is left as it is.
    assert "file ~/x.save of <name> and <name>, /media/<user>/stick, Ally, annals" in text


def test_it_tells_no_secrets_of_a_game(tmp_path: Path) -> None:
    folders = find_folders(tmp_path)
    log = Log(folders.logs)
    log.action(1, -1, "deal nobles-1,nobles-12/wild-1a")
    log.error(KeyError, KeyError("nobles-12"), None)
    log.line("hand nobles-1,wild-1a of juba; ned; nobles-123, unnamed")
    text = _report(folders)
    for secret in ("nobles-1,", "nobles-12'", "wild-1a", "juba", " ned;"):
        assert secret not in text
    assert "hand <secret>,<secret> of <secret>; <secret>; nobles-123, unnamed" in text
    assert "KeyError: '<secret>'" in text


def test_notices_say_where_and_not_what_was_found(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("names: [Anna, Zoë Beispielhausen, 7]\n", "utf-8")
    file = read_settings(tmp_path)
    text = _report(find_folders(tmp_path), file.settings, file.notices)
    assert "  fault.expected_text 1 names[3]\n" in text
    assert "  error.settings.some_defaults\n" in text
    assert "Anna" not in text


def test_only_the_last_lines_of_the_log_are_told(tmp_path: Path) -> None:
    folders = find_folders(tmp_path)
    log = Log(folders.logs)
    for number in range(100):
        log.line(f"line {number}")
    text = _report(folders)
    assert "line 39\n" not in text
    assert text.count("\n  20") == 60
    assert text.endswith(" line 99")


@pytest.mark.parametrize("name", ["für Oma", "日本", os.fsdecode(b"\xff roh")])
def test_odd_folders_can_be_shown(tmp_path: Path, name: str) -> None:
    folders = find_folders(tmp_path / name)
    Log(folders.logs).line("x")
    _report(folders).encode("utf-8")


def test_folders_that_cannot_be_looked_at(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    text = _report(find_folders(tmp_path / "file" / "in it"))
    assert text.count("(not there)") == 4
    assert "  free: " in text


def test_a_home_that_is_the_root_hides_nothing() -> None:
    discreet = Discreet({"HOME": "/"}, (), ())
    assert discreet.text("/usr/share") == "/usr/share"
