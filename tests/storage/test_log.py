"""The log: written at once, turned over at a size, and never a reason to stop."""

from __future__ import annotations

import errno
import logging
import os
import re
import sys
import threading
import warnings
from pathlib import Path

import pytest

from tolerance_game import VERSION
from tolerance_game.core.errors import Illegal, Reason
from tolerance_game.storage.disk.log import Log, last_lines, versions

NOON = 1_700_000_000.0
STAMP = r"20\d\d-\d\d-\d\d \d\d:\d\d:\d\d "


def _log(folder: Path, size: int = 500_000, count: int = 5) -> Log:
    return Log(folder, size, count, lambda: NOON)


def _lines(folder: Path, name: str = "tolerance.log") -> list[str]:
    text = (folder / name).read_text(encoding="utf-8")
    return [re.sub(f"^{STAMP}", "", line) for line in text.splitlines()]


def test_it_begins_with_the_versions(tmp_path: Path) -> None:
    log = _log(tmp_path)
    log.begin()
    first = _lines(tmp_path)[0]
    assert first.startswith(f"begin tolerance {VERSION}, python {sys.version.split()[0]}, ")
    assert "PyYAML " in first
    assert f"system {os.uname().sysname if hasattr(os, 'uname') else 'Windows'}" in first
    if hasattr(os, "uname"):
        # Not the name of the machine.
        assert "system" in versions()
        assert os.uname().nodename not in versions()["system"].split()


def test_libraries_are_told_when_they_are_loaded_and_not_loaded_to_be_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Pygame:
        __version__ = "9.8.7"

        @staticmethod
        def get_sdl_version() -> tuple[int, int, int]:
            return (2, 32, 10)

    monkeypatch.setitem(sys.modules, "pygame", Pygame)
    assert (versions()["pygame-ce"], versions()["SDL"]) == ("9.8.7", "2.32.10")
    monkeypatch.delitem(sys.modules, "pygame")
    assert "SDL" not in versions()
    assert "pygame" not in sys.modules


def test_each_line_is_there_at_once_with_its_time(tmp_path: Path) -> None:
    log = _log(tmp_path / "new" / "logs")
    log.line("one")
    log.line("two\nand more\r\nof it")
    text = (tmp_path / "new" / "logs" / "tolerance.log").read_text(encoding="utf-8")
    assert re.fullmatch(f"{STAMP}one\n{STAMP}two\n    and more\n    of it\n", text)


def test_nothing_in_a_line_disturbs_a_terminal(tmp_path: Path) -> None:
    log = _log(tmp_path)
    log.line("ü日本😀 \x1b[2J \u2028 \x85 " + os.fsdecode(b"\xff"))
    assert _lines(tmp_path) == [r"ü日本😀 \x1b[2J \u2028 \x85 \udcff"]
    assert log.reason is None


def test_a_line_without_end_is_cut_in_its_middle(tmp_path: Path) -> None:
    log = _log(tmp_path)
    log.line("a" * 30_000 + "b" * 30_000)
    first, middle, last = _lines(tmp_path)
    assert (first, middle.strip(), last.strip()) == ("a" * 10_000, "[...]", "b" * 10_000)


def test_it_turns_over_at_a_size_and_keeps_so_many_files(tmp_path: Path) -> None:
    # 20 bytes of time and 4 of text: three lines of 24 bytes fit in 80, a fourth does not.
    log = _log(tmp_path, size=80, count=3)
    for number in range(11):
        log.line(f"l{number:02}")
    assert _lines(tmp_path) == ["l09", "l10"]
    assert _lines(tmp_path, "tolerance.1.log") == ["l06", "l07", "l08"]
    assert _lines(tmp_path, "tolerance.2.log") == ["l03", "l04", "l05"]
    assert sorted(os.listdir(tmp_path)) == ["tolerance.1.log", "tolerance.2.log", "tolerance.log"]
    # A line longer than the size has a file of its own.
    log.line("x" * 100)
    assert _lines(tmp_path) == ["x" * 100]


def test_with_one_file_the_old_one_goes(tmp_path: Path) -> None:
    log = _log(tmp_path, size=80, count=1)
    for number in range(4):
        log.line(f"l{number:02}")
    assert _lines(tmp_path) == ["l03"]
    assert os.listdir(tmp_path) == ["tolerance.log"]


def test_a_log_goes_on_where_the_last_one_ended(tmp_path: Path) -> None:
    _log(tmp_path).line("first run")
    _log(tmp_path).line("second run")
    assert _lines(tmp_path) == ["first run", "second run"]


@pytest.mark.parametrize(
    "number", [errno.EROFS, errno.EACCES, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO]
)
def test_an_unwritable_log_goes_on_in_memory_and_catches_up_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    log = _log(tmp_path)
    log.line("before")

    def fail(*_args: object) -> int:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", fail)
        log.line("meanwhile")
    values = {"file": str(tmp_path / "tolerance.log"), "found": errno.errorcode[number]}
    assert log.reason == Reason("error.log", values)
    assert [line[20:] for line in log.recent] == ["before", "meanwhile"]
    log.line("after")
    assert log.reason is None
    assert _lines(tmp_path) == ["before", "after"]


def test_a_log_that_cannot_turn_over_does_not_grow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = _log(tmp_path, size=50)

    def fail(*_args: object) -> None:
        raise PermissionError(errno.EACCES, "in use")

    monkeypatch.setattr(os, "replace", fail)
    for number in range(10):
        log.line(f"l{number:02}")
    assert _lines(tmp_path) == ["l00", "l01"]
    assert log.reason is not None
    assert len(log.recent) == 10


def test_things_that_are_no_folder_and_no_file(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    log = _log(tmp_path / "file")
    log.line("x")
    assert log.reason is not None
    (tmp_path / "tolerance.log").mkdir()
    log = _log(tmp_path)
    log.line("x")
    assert log.reason is not None
    assert len(log.recent) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_that_nobody_reads_does_not_hold_the_program_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "tolerance.log")
    log = _log(tmp_path)
    log.line("x")
    assert log.reason is not None


def test_without_a_folder_it_is_kept_in_memory() -> None:
    log = Log(None)
    log.line("x")
    assert [line[20:] for line in log.recent] == ["x"]
    assert log.reason is None


def test_a_deleted_folder_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    log = _log(folder)
    log.line("one")
    (folder / "tolerance.log").unlink()
    folder.rmdir()
    log.line("two")
    assert _lines(folder) == ["two"]


def test_secrets_of_a_game_are_no_actions(tmp_path: Path) -> None:
    log = _log(tmp_path)
    log.action(1, -1, "deal nobles-1,nobles-2/clergy-3,clergy-4")
    log.action(2, 0, "take_role ned")
    log.action(3, 1, "play wild-7 declared clergy")
    log.did("opened the settings")
    with pytest.raises(ZeroDivisionError), log.watching():
        _divide()
    lines = [line.strip() for line in _lines(tmp_path)]
    assert lines[0] == "error"
    assert lines[1] == "Traceback (most recent call last):"
    assert any("in _divide" in line for line in lines)
    assert lines[-7:] == [
        "ZeroDivisionError: division by zero",
        "last actions:",
        "1 seat -1: deal ...",
        "2 seat 0: take_role ...",
        "3 seat 1: play wild-7 declared clergy",
        "opened the settings",
        "end",
    ]


def _divide() -> float:
    return 1 / 0


def test_only_the_last_actions_are_told(tmp_path: Path) -> None:
    log = _log(tmp_path)
    for number in range(60):
        log.did(f"did {number}")
    log.error(ValueError, ValueError("x"), None)
    told = [line.strip() for line in _lines(tmp_path) if "did " in line]
    assert told == [f"did {number}" for number in range(10, 60)]


def test_what_is_expected_or_wished_is_no_failure(tmp_path: Path) -> None:
    log = _log(tmp_path)
    for error in (Illegal(Reason("error.game_over")), KeyboardInterrupt(), SystemExit(3)):
        with pytest.raises(type(error)), log.watching((Illegal,)):
            raise error
    assert not (tmp_path / "tolerance.log").exists()


def test_other_threads_are_watched_and_only_within_the_block(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[object] = []
    monkeypatch.setattr(threading, "excepthook", shown.append)
    before = threading.excepthook
    log = _log(tmp_path)
    with log.watching():
        thread = threading.Thread(target=_divide)
        thread.start()
        thread.join()
    assert "ZeroDivisionError: division by zero" in (tmp_path / "tolerance.log").read_text("utf-8")
    assert len(shown) == 1
    assert threading.excepthook is before


def test_an_exception_that_cannot_even_be_told_is_logged(tmp_path: Path) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    log = _log(tmp_path)
    error = Mute()
    log.error(Mute, error, None)
    assert any("Mute" in line for line in _lines(tmp_path))


def test_many_threads_write_whole_lines(tmp_path: Path) -> None:
    log = _log(tmp_path, size=2_000, count=9)

    def write(name: str) -> None:
        for number in range(50):
            log.line(f"{name}{number:02}")

    threads = [threading.Thread(target=write, args=(name,)) for name in "abcd"]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    # 200 lines of 24 bytes are 4,800: nothing was turned away yet.
    found = [line for path in tmp_path.iterdir() for line in _lines(tmp_path, path.name)]
    assert sorted(found) == sorted(f"{name}{number:02}" for name in "abcd" for number in range(50))


def test_the_last_lines_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "tolerance.log"
    assert last_lines(path, 3) == ()
    path.write_bytes(b"one\ntwo \xff\nthree\nfour\n")
    assert last_lines(path, 3) == ("two \\xff", "three", "four")
    path.write_bytes(b"x" * 100_000 + b"\nlast\n")
    assert last_lines(path, 1) == ("last",)
    assert last_lines(tmp_path, 3) == ()


class Unspeakable:
    """Something that cannot be told."""

    def __str__(self) -> str:
        raise ValueError


def test_what_libraries_tell_stands_in_the_log_and_only_while_it_watches(tmp_path: Path) -> None:
    log = _log(tmp_path)
    library, program = logging.getLogger("somebody.else"), logging.getLogger("tolerance_game.x")
    shown, handlers, level = warnings.showwarning, list(logging.getLogger().handlers), program.level
    with log.watching():
        library.warning("no sound: %s", "device busy")
        library.info("not worth a line")
        program.info("finished games put away: %d", 2)
        library.error("two\nlines")
        ear = logging.getLogger().handlers[-1]
        ear.handle(logging.LogRecord("x", logging.ERROR, "x.py", 7, "%d", (Unspeakable(),), None))
        warnings.warn_explicit("old call", UserWarning, "/far/away/mixer.py", 12)
        try:
            raise RuntimeError("stumbled")
        except RuntimeError:
            program.exception("whoever was to be woken")
    library.warning("too late")
    lines = _lines(tmp_path)
    assert lines[:4] == [
        "warning somebody.else: no sound: device busy",
        "info tolerance_game.x: finished games put away: 2",
        "error somebody.else: two",
        "    lines",
    ]
    assert lines[4] == "error x: something that cannot be told, from line 7"
    assert lines[5] == "warning mixer.py:12: UserWarning: old call"
    assert lines[6] == "error tolerance_game.x: whoever was to be woken"
    assert lines[-1] == "    RuntimeError: stumbled"
    assert warnings.showwarning is shown
    assert logging.getLogger().handlers == handlers
    assert program.level == level
