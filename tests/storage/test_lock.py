"""One program writes at a time; shown with real processes."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tolerance_game.core.errors import Reason
from tolerance_game.storage.disk import lock as locks
from tolerance_game.storage.disk.lock import take_lock
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

ROOT = Path(__file__).parent.parent.parent
HOLDER = """
import subprocess, sys
from pathlib import Path
from tolerance_game.storage.disk.lock import take_lock
lock = take_lock(Path(sys.argv[1]))
if sys.argv[2:] == ["with a child"]:
    # As the game has its worker; it outlives a killed parent for a moment.
    nowhere = subprocess.DEVNULL
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdout=nowhere, stderr=nowhere)
print(lock.may_write, lock.reason and lock.reason.id, flush=True)
input()
"""


@contextmanager
def _holder(folder: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Another process that asks for the lock and stays; and what it was told."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder), *more],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        yield process, process.stdout.readline().strip()
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
        process.stdout.close()


def test_the_second_copy_is_told_so_and_leaves_the_first_alone(tmp_path: Path) -> None:
    with _holder(tmp_path) as (_first, told):
        assert told == "True None"
        with _holder(tmp_path) as (_second, told):
            assert told == "False error.lock.taken"
        # The second one has gone; the first one still has it.
        with take_lock(tmp_path) as mine:
            assert not mine.may_write
            assert mine.reason == Reason("error.lock.taken", {"file": str(tmp_path)})


@pytest.mark.parametrize("more", [(), ("with a child",)], ids=["alone", "with a child"])
def test_a_killed_program_holds_nothing(tmp_path: Path, more: tuple[str, ...]) -> None:
    with _holder(tmp_path, *more) as (process, told):
        assert told == "True None"
        process.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
        process.wait()
        with take_lock(tmp_path) as mine:
            assert mine.may_write


def test_a_program_that_has_ended_holds_nothing(tmp_path: Path) -> None:
    with _holder(tmp_path) as (process, _told):
        process.communicate("\n")
        assert process.returncode == 0
        with take_lock(tmp_path) as mine:
            assert mine.may_write


def test_giving_back_lets_the_next_one_write(tmp_path: Path) -> None:
    first = take_lock(tmp_path)
    with take_lock(tmp_path) as second:
        assert (first.may_write, second.may_write) == (True, False)
    first.release()
    first.release()
    assert not first.may_write
    with take_lock(tmp_path) as third:
        assert third.may_write


def test_a_lock_of_a_deleted_folder_keeps_nobody_out(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with take_lock(folder) as first:
        assert first.may_write
        (folder / "lock").unlink()
        folder.rmdir()
        with take_lock(folder) as second:
            assert second.may_write


def test_a_file_replaced_while_it_is_locked_is_not_taken_for_the_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    grab = locks._grab
    rounds: list[int] = []

    def slowly(handle: int) -> None:
        if not rounds:
            # Between opening and locking, another copy has removed and made the folder again.
            (tmp_path / "lock").unlink()
            (tmp_path / "lock").touch()
        rounds.append(handle)
        grab(handle)

    monkeypatch.setattr(locks, "_grab", slowly)
    with take_lock(tmp_path) as mine:
        assert mine.may_write
        assert len(rounds) == 2
        with take_lock(tmp_path) as other:
            assert not other.may_write


def _fails_with(number: int) -> object:
    def fail(*_args: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP])
def test_a_disk_without_locks_can_be_written_and_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(locks, "_grab", _fails_with(number))
    with take_lock(tmp_path) as mine:
        assert mine.may_write
        assert mine.reason is not None
        assert mine.reason.id == "error.lock.unknown"


@pytest.mark.parametrize(
    "number", [errno.EROFS, errno.EACCES, errno.ENOSPC, errno.EDQUOT, errno.EMFILE, errno.EIO]
)
def test_where_nothing_can_be_written_this_copy_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(os, "open", _fails_with(number))
    lock = take_lock(tmp_path)
    assert not lock.may_write
    assert lock.reason == Reason(
        "error.lock.unwritable", {"file": str(tmp_path), "found": errno.errorcode[number]}
    )


def test_a_file_where_the_folder_should_be_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("mine")
    lock = take_lock(tmp_path / "x")
    assert not lock.may_write
    assert (tmp_path / "x").read_text() == "mine"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Another copy of the program"), ("de", "läuft das Programm schon")],
)
def test_it_is_said_in_both_languages(tmp_path: Path, language: str, said: str) -> None:
    with take_lock(tmp_path), take_lock(tmp_path) as second:
        assert second.reason is not None
        text = Teller(Words(language, strict=True)).reason(second.reason)
        assert said in text
        assert str(tmp_path) in text
