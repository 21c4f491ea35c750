"""A disk in trouble stops no game: the journal keeps everything in memory and catches up."""

from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tolerance_game.storage.saves.journal import Journal, open_journal
from tolerance_game.storage.saves.save_lines import journal_lines

from .instruments import Watched, files_in
from .journals import HEADER, MOMENTS, SECONDS, Broken, is_whole, make, until
from .save_files import NOW

TROUBLES = [
    (errno.ENOSPC, "full"),
    (errno.EDQUOT, "full"),
    (errno.EFBIG, "too_large"),
    (errno.EROFS, "read_only"),
    (errno.EACCES, "no_permission"),
    (errno.EPERM, "no_permission"),
    (errno.ENOENT, "missing"),
    (errno.EIO, "failing"),
    (errno.ENAMETOOLONG, "long_name"),
    (errno.ENOTDIR, "in_the_way"),
    (errno.ETIMEDOUT, "other"),
]


@pytest.mark.parametrize(("number", "reason"), TROUBLES)
@pytest.mark.parametrize("since", [0, 3])
def test_the_game_goes_on_in_memory_and_catches_up(
    tmp_path: Path, number: int, reason: str, since: int
) -> None:
    path = tmp_path / "j"
    system = Broken()
    system.number = 0 if since else number
    with Journal(path, HEADER, system=system, patience=0.01) as journal:
        make(journal, MOMENTS[:since])
        if since:
            assert journal.wait(timeout=SECONDS)
        system.number = number
        safe = journal.acknowledged
        for moment in MOMENTS[since:8]:
            assert not journal.wait(journal.made(moment), 0.002)
        until(lambda: len(journal.problems()) == 2)
        happened, waiting = journal.problems()
        assert happened.id == f"error.disk.{reason}"
        assert happened.values["file"] == str(path)
        assert waiting.values == {"number": 9 - safe}
        assert journal.acknowledged == safe
        if since:
            # What was acknowledged is there all the while.
            assert is_whole(path, since)
        system.number = 0
        assert journal.wait(timeout=SECONDS)
        assert journal.problems() == ()
        journal.made(MOMENTS[8])
    assert is_whole(path, 9)
    assert files_in(tmp_path).keys() == {"j"}


def written_over(path: Path, content: bytes) -> None:
    path.unlink(missing_ok=True)
    path.write_bytes(content)


HARMS: dict[str, Callable[[Path], object]] = {
    "deleted": lambda path: path.unlink(),
    "folder deleted": lambda path: shutil.rmtree(path.parent),
    "folder moved": lambda path: path.parent.rename(path.parent.with_name("bin")),
    "replaced by its copy": lambda path: written_over(path, path.read_bytes()),
    "replaced by another": lambda path: written_over(path, b"another"),
    "moved and replaced by another": lambda path: written_over(
        path.rename(path.with_name("old")).with_name("j"), b"another"
    ),
}


@pytest.mark.parametrize("harm", HARMS)
def test_a_file_that_was_taken_away_is_written_anew(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "journals" / "j"
    with Journal(path, HEADER, patience=0.01) as journal:
        make(journal, MOMENTS[:4])
        assert journal.wait(timeout=SECONDS)
        HARMS[harm](path)
        make(journal, MOMENTS[4:6])
        assert journal.wait(timeout=SECONDS)
        assert is_whole(path, 6)
        journal.made(MOMENTS[6])
    assert is_whole(path, 7)
    others = set(files_in(path.parent)) - {"j", "old"}
    if harm.endswith("by another"):
        (other,) = others
        assert other.startswith("j.before-")
        assert (path.parent / other).read_bytes() == b"another"
    else:
        assert others == set()


def test_a_deleted_file_is_noticed_where_names_are_remembered_for_a_while(tmp_path: Path) -> None:
    class Remembering(Watched):
        """A network disk that tells of a file long after it is gone."""

        def stat(self, path: Path) -> os.stat_result:
            if path not in self.known:
                self.known[path] = super().stat(path)
            return self.known[path]

        known: dict[Path, os.stat_result] = {}  # noqa: RUF012

    path = tmp_path / "j"
    with Journal(path, HEADER, system=Remembering()) as journal:
        assert journal.wait(journal.made(MOMENTS[0]), SECONDS)
        path.unlink()
        assert journal.wait(journal.made(MOMENTS[1]), SECONDS)
        assert is_whole(path, 2)


def test_a_file_that_takes_nothing_any_more_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "j"
    bad: list[int] = []

    class BadSpot(Watched):
        def write(self, handle: int, data: bytes) -> int:
            if os.fstat(handle).st_ino in bad:
                raise OSError(errno.EIO, "bad spot")
            return super().write(handle, data)

    with Journal(path, HEADER, system=BadSpot(), patience=0.01) as journal:
        assert journal.wait(timeout=SECONDS)
        bad.append(path.stat().st_ino)
        assert journal.wait(journal.made(MOMENTS[0]), SECONDS)
    assert is_whole(path, 1)


def test_something_in_the_place_of_the_folder_is_said_and_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "journals"
    with Journal(folder / "j", HEADER, patience=0.01) as journal:
        assert journal.wait(timeout=SECONDS)
        shutil.rmtree(folder)
        folder.write_bytes(b"mine")
        journal.made(MOMENTS[0])
        until(lambda: bool(journal.problems()))
        assert journal.problems()[0].id == "error.disk.in_the_way"
        assert folder.read_bytes() == b"mine"
        folder.unlink()
        assert journal.wait(timeout=SECONDS)
    assert is_whole(folder / "j", 1)


def test_a_journal_moves_to_another_folder(tmp_path: Path) -> None:
    old, new = tmp_path / "old" / "j", tmp_path / "new" / "j"
    with Journal(old, HEADER) as journal:
        make(journal, MOMENTS[:3])
        assert journal.wait(timeout=SECONDS)
        assert journal.move_to(new).result(SECONDS) is None
        assert journal.path == new
        journal.made(MOMENTS[3])
    assert is_whole(old, 3)
    assert is_whole(new, 4)


def test_a_journal_moves_away_from_a_full_disk(tmp_path: Path) -> None:
    class HalfFull(Watched):
        def write(self, handle: int, data: bytes) -> int:
            if full_folder_of(handle):
                raise OSError(errno.ENOSPC, "full")
            return super().write(handle, data)

    def full_folder_of(handle: int) -> bool:
        return "/old/" in os.readlink(f"/proc/self/fd/{handle}")

    old, new = tmp_path / "old" / "j", tmp_path / "new" / "j"
    with Journal(old, HEADER, system=HalfFull(), patience=0.01) as journal:
        journal.made(MOMENTS[0])
        until(lambda: bool(journal.problems()))
        assert journal.move_to(new).result(SECONDS) is None
        assert journal.wait(timeout=SECONDS)
        assert journal.problems() == ()
    assert is_whole(new, 1)


def test_a_journal_that_cannot_move_stays(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"mine")
    path = tmp_path / "j"
    with Journal(path, HEADER) as journal:
        reason = journal.move_to(tmp_path / "file" / "j").result(SECONDS)
        assert reason is not None
        assert reason.id == "error.disk.in_the_way"
        journal.made(MOMENTS[0])
        assert journal.wait(timeout=SECONDS)
        assert journal.path == path
        assert journal.problems() == ()
    assert is_whole(path, 1)


def test_a_full_disk_keeps_the_rest_of_a_damaged_journal_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "j"
    content, _check = journal_lines(HEADER, MOMENTS[:3], NOW)
    damaged = content + b"not a line"
    path.write_bytes(damaged)
    system = Broken()
    system.number = errno.ENOSPC
    with open_journal(path, system=system, patience=0.01).journal as journal:
        journal.made(MOMENTS[3])
        until(lambda: bool(journal.problems()))
        assert files_in(tmp_path) == {"j": damaged}
        system.number = 0
        assert journal.wait(timeout=SECONDS)
    assert is_whole(path, 4)
    (aside,) = tmp_path.glob("j.tail-*")
    assert aside.read_bytes() == b"not a line"


def test_after_a_failed_sync_the_file_is_written_anew(tmp_path: Path) -> None:
    # What is read back then comes from memory and need not be on the disk.
    path = tmp_path / "j"

    class Weak(Watched):
        """Fails to sync once, and then to make a new file as often as is said."""

        def __init__(self, refusals: int) -> None:
            super().__init__()
            self.refusals = refusals
            self.began = self.fails = False

        def fsync(self, handle: int) -> None:
            super().fsync(handle)
            if self.fails:
                self.fails = False
                raise OSError(errno.EIO, "lost")

        def open(self, path: Path, flags: int) -> int:
            if not self.fails and flags & os.O_CREAT and self.refusals and self.began:
                self.refusals -= 1
                raise OSError(errno.EIO, "no new file")
            return super().open(path, flags)

    for refusals in (0, 1, 3):
        path.unlink(missing_ok=True)
        system = Weak(refusals)
        with Journal(path, HEADER, system=system, patience=0.01) as journal:
            assert journal.wait(timeout=SECONDS)
            before = path.stat().st_ino
            system.began = system.fails = True
            journal.made(MOMENTS[0])
            assert journal.wait(timeout=SECONDS)
            assert system.refusals == 0
            assert path.stat().st_ino != before
        assert is_whole(path, 1)
