"""The report of a crash: what it takes to mend the fault, and nobody's name."""

from __future__ import annotations

import os
import platform
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest

from tolerance_game import VERSION
from tolerance_game.crash_words import CRASH_WORDS
from tolerance_game.storage.disk.folders import find_folders
from tolerance_game.storage.disk.log import ACTIONS, Log
from tolerance_game.storage.settings.crash_report import (
    MOST,
    ROW,
    SEALED,
    Circumstances,
    Crash,
    crash_of,
    keep_report,
    sealed_in,
    what_happened,
)
from tolerance_game.storage.settings.settings import DEFAULTS, changed

NOBODY = {"HOME": "/h/anna", "USER": "anna", "HOSTNAME": "annas-laptop.example"}


def _raised(text: str = "x") -> Exception:
    try:
        try:
            raise KeyError(text)
        except KeyError as first:
            raise ValueError(f"no {text}") from first
    except ValueError as error:
        return error


@pytest.fixture
def known(tmp_path: Path) -> Circumstances:
    return Circumstances(
        find_folders(tmp_path),
        changed(changed(DEFAULTS, "names", ("Zoë", "Ben Beispiel")), "look.scale", 150),
        names=("Tomas", "Anna Maria"),
        secrets=("nobles-1", "ned"),
        facts={"game": "tolerance", "seed": 4711, "seats": "person, thumb"},
        actions=("1 seat -1: deal ...", "2 seat 0: play wild-7", "undo to 1"),
    )


def test_it_holds_versions_seed_and_last_actions(known: Circumstances) -> None:
    lines = crash_of(_raised(), known, NOBODY).report.splitlines()
    assert f"  tolerance {VERSION}" in lines
    assert f"  python {platform.python_version()}" in lines
    assert "  seed: 4711" in lines
    assert "  look.scale: 150" in lines
    place = lines.index("last actions:")
    assert lines[place + 1 : place + 4] == [
        "  1 seat -1: deal ...",
        "  2 seat 0: play wild-7",
        "  undo to 1",
    ]


def test_the_game_stands_at_its_end_under_a_seal(known: Circumstances) -> None:
    assert sealed_in(crash_of(_raised(), known, NOBODY).report) == ""
    # By chance there may be anything in it, even what is otherwise taken out.
    sealed = "ned/" + "Zoë/anna+Tomas=".replace("ë", "e") * 30
    report = crash_of(_raised(), replace(known, sealed=sealed), NOBODY).report
    assert sealed_in(report) == sealed
    assert max(map(len, report.partition(SEALED)[2].splitlines())) == ROW + 2
    # Copied into a letter, with other line breaks and words around it.
    letter = f"Hello,\n\n{report}\nIt was in the evening.\n".replace("\n", "\r\n")
    assert sealed_in(letter) == sealed


def test_it_tells_the_causes_before_what_came_of_them(known: Circumstances) -> None:
    lines = crash_of(_raised("card"), known, NOBODY).report.splitlines()
    first, second = lines.index("  KeyError: 'card'"), lines.index("  ValueError: no card")
    assert lines.index("what happened:") < first < second
    assert any(line.startswith("  test_crash_report.py:") for line in lines)


@pytest.mark.parametrize(
    "private",
    [
        "Zoë", "Ben Beispiel", "Tomas", "Anna Maria", "anna", "/h/anna/games", "annas-laptop",
        "annas-laptop.example", platform.node(), "nobles-1", "ned",
    ],
)  # fmt: skip
def test_it_names_nobody(known: Circumstances, private: str) -> None:
    told = crash_of(_raised(f"<{private}>"), known, NOBODY).report
    assert f"<{private}>" not in told
    assert "KeyError: '<" in told
    for one in (*known.names, "Zoë", str(known.folders.data) if known.folders else "?"):
        assert one not in told


def test_paths_are_those_inside_the_program(known: Circumstances) -> None:
    """Also of the program itself, which may lie in somebody's folder."""
    try:
        changed(DEFAULTS, "no.such", 1)
    except Exception as error:
        crash = crash_of(error, known, NOBODY)
    assert crash.what.endswith(")")
    assert "(storage/settings/settings.py:" in crash.what
    assert "  storage/settings/settings.py:" in crash.report
    assert str(Path(__file__).parents[1]) not in crash.report


def test_an_error_without_a_place_and_one_that_cannot_be_told(known: Circumstances) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    assert what_happened(Mute()) == "Mute"
    assert "Mute" in crash_of(Mute(), known, NOBODY).report


def test_the_log_has_all_of_it_and_the_actions_it_remembers(tmp_path: Path) -> None:
    log = Log(tmp_path / "logs")
    for number in range(ACTIONS + 3):
        log.action(number, 0, f"play {number}")
    assert len(log.actions) == ACTIONS
    assert log.actions[-1] == f"{ACTIONS + 2} seat 0: play {ACTIONS + 2}"
    crash_of(_raised("told"), Circumstances(find_folders(tmp_path)), {}, log)
    assert "ValueError: no told" in (tmp_path / "logs" / "tolerance.log").read_text("utf-8")


def test_before_anything_is_known_it_is_kept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path))
    crash = crash_of(_raised(), Circumstances(), {})
    assert crash.path is not None
    assert crash.path.parent == tmp_path
    assert crash.path.read_text("utf-8") == crash.report
    if os.name == "posix":
        assert crash.path.stat().st_mode & 0o077 == 0


def test_where_nothing_can_be_written_the_terminal_gets_the_report(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert keep_report("x", [file, file / "in it", Path("a\0b")]) is None
    crash = Crash("what", "the report", None)
    for language, words in CRASH_WORDS.items():
        assert words.unwritten in crash.message(language)
        assert "the report" not in crash.message(language)
        assert crash.told(language).endswith("\n\nthe report")


def test_the_next_folder_is_taken_and_no_report_replaces_another(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    paths = [keep_report(str(number), [file, tmp_path / "logs"]) for number in range(3)]
    assert [path.read_text("utf-8") for path in paths if path is not None] == ["0", "1", "2"]


def test_only_the_newest_are_kept_and_nothing_else_goes(tmp_path: Path) -> None:
    other = tmp_path / "tolerance.log"
    other.touch()
    for number in range(MOST + 4):
        old = tmp_path / f"tolerance-crash-2020-01-{number + 1:02}.txt"
        old.touch()
        os.utime(old, (number, number))
    newest = keep_report("new", [tmp_path])
    left = sorted(path.name for path in tmp_path.glob("tolerance-crash-*"))
    assert len(left) == MOST
    assert newest is not None
    assert newest.name in left
    assert "tolerance-crash-2020-01-05.txt" not in left
    assert other.exists()
