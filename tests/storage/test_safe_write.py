"""Whole files: the order of calls, what is left when one fails, and what is tidied up."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tolerance_game.storage.disk import safe_write
from tolerance_game.storage.disk.safe_write import (
    aside,
    make_folder,
    read_file,
    remove_stale,
    set_aside,
    shortened,
    write_file,
)
from tolerance_game.storage.disk.system import CREATING, System

from .instruments import Failing, Watched, endings, failures, in_a_child

OLD, NEW = b"what was there", b"what is to be there" * 100

ORDER = ["open new", "write new", "fsync new", "close new", "open new", "close new"]
"""Written, synced and closed, then read back. What follows must come after all of that."""


def order_of_a_save(system: Watched, path: Path) -> list[str]:
    """The calls of one whole-file save that write."""
    write_file(path, NEW, system)
    return system.plainly()


def expected_order(path: Path) -> list[str]:
    folder = path.parent.name
    return [*ORDER, f"replace {path.name}", f"open {folder}", f"fsync {folder}", f"close {folder}"]


def test_a_save_is_synced_before_it_takes_the_name_and_the_folder_after(tmp_path: Path) -> None:
    path = tmp_path / "file"
    assert order_of_a_save(Watched(), path) == expected_order(path)
    assert path.read_bytes() == NEW


@pytest.mark.parametrize("left_out", ["new", "folder"])
def test_the_order_tells_when_a_sync_is_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left_out: str
) -> None:
    if left_out == "folder":
        monkeypatch.setattr(System, "sync_folder", lambda _self, _folder: None)
    else:

        def unsynced(path: Path, data: bytes, system: System) -> None:
            handle = system.open(path, CREATING)
            system.write(handle, data)
            system.close(handle)

        monkeypatch.setattr(safe_write, "_write_new", unsynced)
    path = tmp_path / "file"
    assert order_of_a_save(Watched(), path) != expected_order(path)


def test_windows_has_no_folders_to_sync_and_tries_again_when_a_scanner_holds_the_file(
    tmp_path: Path,
) -> None:
    class Held(Watched):
        def __init__(self, times: int) -> None:
            super().__init__(windows=True)
            self.times = times
            self.waited: list[float] = []

        def sleep(self, seconds: float) -> None:
            self.waited.append(seconds)

    def hold(system: Held) -> Callable[[Path, Path], None]:
        def replace(source: Path, target: Path) -> None:
            if len(system.waited) < system.times:
                raise PermissionError(errno.EACCES, "held")
            real(source, target)

        return replace

    real = os.replace
    path = tmp_path / "file"
    with pytest.MonkeyPatch.context() as patch:
        system = Held(3)
        patch.setattr(os, "replace", hold(system))
        assert order_of_a_save(system, path) == [*ORDER, "replace file"]
        assert system.waited == [0.01, 0.03, 0.1]
        system = Held(99)
        patch.setattr(os, "replace", hold(system))
        with pytest.raises(PermissionError):
            write_file(path, OLD, system)
        assert len(system.waited) == 5
    assert path.read_bytes() == NEW
    assert os.listdir(tmp_path) == ["file"]


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP])
def test_a_disk_that_cannot_sync_folders_is_good_enough(tmp_path: Path, number: int) -> None:
    system = Failing(10**6, number, for_good=False)
    order_of_a_save(system, tmp_path / "file")
    at = system.calls.index(f"fsync {tmp_path.name}")
    order_of_a_save(Failing(at, number, for_good=False), tmp_path / "file")
    with pytest.raises(OSError, match="No space"):
        order_of_a_save(Failing(at, errno.ENOSPC, for_good=False), tmp_path / "file")


def test_every_call_may_fail_or_write_short(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(OLD)
    watched = Watched()
    write_file(path, NEW, watched)
    kept = 0
    for system in failures(watched.calls):
        path.write_bytes(OLD)
        try:
            write_file(path, NEW, system)
        except OSError:
            # The old one or the new one, and never a mixture.
            assert path.read_bytes() in (OLD, NEW)
            kept += path.read_bytes() == OLD
        else:
            assert path.read_bytes() == NEW
        for left in tmp_path.iterdir():
            # Where nothing can be taken away any more, the half file stays until the next start.
            assert left == path or getattr(system, "for_good", False), system.calls
            if left != path:
                left.unlink()
    assert kept > 30


def test_the_program_may_end_at_every_call(tmp_path: Path) -> None:
    path = tmp_path / "file"
    watched = Watched()
    write_file(path, NEW, watched)
    new = 0
    for system in endings(watched.calls):
        path.write_bytes(OLD)
        in_a_child(partial(write_file, path, NEW, system))
        assert path.read_bytes() in (OLD, NEW)
        new += path.read_bytes() == NEW
        remove_stale(tmp_path, time.time() + 60)
        assert os.listdir(tmp_path) == ["file"]
    assert 0 < new < len(watched.calls)


def test_what_cannot_be_read_back_does_not_take_the_name(tmp_path: Path) -> None:
    class Forgetful(Watched):
        def read(self, handle: int, size: int) -> bytes:
            return super().read(handle, size).replace(b"there", b"tbere")

    path = tmp_path / "file"
    path.write_bytes(OLD)
    with pytest.raises(OSError, match="what was written"):
        write_file(path, NEW, Forgetful())
    assert path.read_bytes() == OLD
    assert os.listdir(tmp_path) == ["file"]


def test_a_disk_that_takes_nothing_is_a_failing_one(tmp_path: Path) -> None:
    class Idle(Watched):
        def write(self, _handle: int, _data: bytes) -> int:
            return 0

    with pytest.raises(OSError, match="Input/output"):
        write_file(tmp_path / "file", NEW, Idle())


def test_folders_are_made_and_their_names_synced(tmp_path: Path) -> None:
    watched = Watched()
    path = tmp_path / "a" / "b" / "file"
    write_file(path, NEW, watched)
    assert path.read_bytes() == NEW
    made = [call for call in watched.calls if call.split()[0] in ("mkdir", "fsync")]
    assert made[:5] == ["mkdir b", "mkdir a", f"fsync {tmp_path.name}", "mkdir b", "fsync a"]
    make_folder(tmp_path / "a")
    with pytest.raises(FileExistsError):
        make_folder(path)
    with pytest.raises(NotADirectoryError):
        write_file(path / "c" / "file", NEW)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_only_plain_files_of_a_bearable_size_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name in ("pipe", ""):
        with pytest.raises(IsADirectoryError):
            read_file(tmp_path / name)
    monkeypatch.setattr(safe_write, "MAX_BYTES", 100)
    (tmp_path / "file").write_bytes(b"x" * 100)
    assert read_file(tmp_path / "file") == b"x" * 100
    (tmp_path / "file").write_bytes(b"x" * 101)
    with pytest.raises(OSError, match="too large"):
        read_file(tmp_path / "file")


def test_only_our_own_half_files_of_an_earlier_run_are_taken_away(tmp_path: Path) -> None:
    ours = tmp_path / ".0123456789abcdef.tolerance-tmp"
    others = [tmp_path / name for name in (".tolerance-tmp", ".0123.tolerance-tmp", "a.tmp", "~x")]
    young = tmp_path / ".00000000000000ff.tolerance-tmp"
    for path in (ours, young, *others):
        path.write_bytes(b"half")
        if path != young:
            os.utime(path, (1_000_000, 1_000_000))
    remove_stale(tmp_path)
    assert set(tmp_path.iterdir()) == {young, *others}
    remove_stale(tmp_path / "nowhere")
    remove_stale(tmp_path, time.time() + 60, Failing(2, errno.EACCES, for_good=True))
    assert young.exists()


def test_what_is_set_aside_has_a_dated_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    names = []
    for number in range(3):
        path.write_bytes(b"%d" % number)
        names.append(set_aside(path, "before"))
        assert not path.exists()
        assert names[-1].read_bytes() == b"%d" % number
    assert len(set(names)) == 3
    assert all(name.name.startswith("game.journal.before-20") for name in names)


def test_names_set_aside_fit_where_names_are_limited(tmp_path: Path) -> None:
    for name in ("x" * 250, "ü" * 125, "😀" * 62):
        path = tmp_path / name
        path.write_bytes(b"")
        assert len(os.fsencode(set_aside(path, "tail").name)) <= 240
    assert aside(tmp_path / "short", "tail").name.startswith("short.tail-")
    assert shortened("aü😀", 7) == "aü😀"
    assert shortened("aü😀", 6) == "aü"
    assert shortened("aü😀", 2) == "a"
