"""Failure, short writing and the end of the program at every single file call of the settings."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest

from tolerance_game.core.errors import Reason
from tolerance_game.storage.disk.system import System
from tolerance_game.storage.settings.settings import DEFAULTS, changed
from tolerance_game.storage.settings.settings_file import read_settings, write_settings
from tolerance_game.words import Words
from tolerance_game.words.teller import Teller

from .instruments import Watched, told_by_a_child

SAY = Words("en").say
OLD = changed(DEFAULTS, "look.scale", 80)
NEW = changed(DEFAULTS, "look.scale", 120)


class Ended(BaseException):
    """The program ended here, without another word."""


class Counting(Watched):
    """The real system, its calls counted; the one of this number goes wrong."""

    def __init__(self, wrong: int, how: Callable[[], BaseException] | None) -> None:
        super().__init__()
        self.wrong = wrong
        self.how = how
        self.ended = False

    @property
    def names(self) -> list[str]:
        return [call.partition(" ")[0] for call in self.calls]

    def before(self, call: str, name: str) -> None:
        if self.ended:
            # A program that has ended makes no more calls.
            raise Ended
        super().before(call, name)
        if len(self.calls) - 1 == self.wrong and self.how is not None:
            error = self.how()
            self.ended = isinstance(error, Ended)
            raise error

    def write(self, handle: int, data: bytes) -> int:
        if len(self.calls) == self.wrong and self.how is None:
            data = data[: max(1, len(data) // 2)]
        return super().write(handle, data)


def _fails_with(number: int) -> Callable[[], BaseException]:
    return lambda: OSError(number, os.strerror(number))


HOW: dict[str, Callable[[], BaseException] | None] = {
    "short write": None,
    "end": Ended,
    **{name: _fails_with(getattr(errno, name)) for name in ("ENOSPC", "EACCES", "EIO", "ENOENT")},
}


def _prepared(folder: Path) -> None:
    folder.mkdir()
    file = read_settings(folder)
    for scale in (100, 75, 80):
        file, reason = write_settings(file, changed(DEFAULTS, "look.scale", scale), SAY)
        assert reason is None


def _written(folder: Path, system: System) -> Reason | None:
    file = read_settings(folder, system=system)
    _file, reason = write_settings(file, changed(file.settings, "look.scale", 120), SAY, system)
    return reason


@pytest.mark.parametrize("how", HOW)
def test_writing_leaves_the_old_settings_or_the_new_ones(tmp_path: Path, how: str) -> None:
    _prepared(tmp_path / "before")
    shutil.copytree(tmp_path / "before", tmp_path / "x")
    whole = Counting(-1, None)
    assert _written(tmp_path / "x", whole) is None
    # Reading twice, the generations, and one whole write with its sync of the folder at least.
    assert whole.names.count("fsync") >= 4
    assert whole.names.count("replace") >= 3
    for number in range(len(whole.names)):
        folder = tmp_path / str(number)
        shutil.copytree(tmp_path / "before", folder)
        system = Counting(number, HOW[how])
        reason, ended = None, False
        try:
            reason = _written(folder, system)
        except Ended:
            ended = True
        after = read_settings(folder)
        assert after.notices == (), (number, system.names)
        assert after.settings in (OLD, NEW), (number, system.names)
        if reason is None and not ended and how != "ENOENT":
            # Said to be written, or it could not even be read.
            assert after.settings == NEW, (number, system.names)
        if reason is not None:
            for language in ("en", "de"):
                text = Teller(Words(language, strict=True)).reason(reason)
                assert "settings.yaml" in text
        # The next start writes as if nothing had been.
        assert _written(folder, System()) is None
        assert read_settings(folder).settings == NEW


@pytest.mark.parametrize("how", HOW)
def test_setting_aside_loses_nothing(tmp_path: Path, how: str) -> None:
    def broken(folder: Path, system: System) -> None:
        folder.mkdir()
        (folder / "settings.yaml").write_bytes(b"- broken")
        read_settings(folder, True, lambda: date(2026, 11, 18), system)

    whole = Counting(-1, None)
    broken(tmp_path / "x", whole)
    assert "replace" in whole.names
    for number in range(len(whole.names)):
        folder = tmp_path / str(number)
        system = Counting(number, HOW[how])
        try:
            broken(folder, system)
        except Ended:
            assert how == "end"
        assert [path.read_bytes() for path in folder.iterdir()] == [b"- broken"], number


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot and need not sync a folder")
def test_the_order_of_calls_of_a_whole_write(tmp_path: Path) -> None:
    system = Counting(-1, None)
    _file, reason = write_settings(read_settings(tmp_path), NEW, SAY, system)
    assert reason is None
    names = [name for name in system.names if name in ("write", "fsync", "close", "replace")]
    # Close: of what was written, of what was read back, and of the folder.
    assert names == ["write", "fsync", "close", "close", "replace", "fsync", "close"]


@pytest.mark.parametrize(
    ("number", "english", "german"),
    [
        (errno.ENOSPC, "full", "voll"),
        (errno.EDQUOT, "full", "voll"),
        (errno.EROFS, "can only be read", "nur lesen"),
        (errno.EACCES, "not permitted", "nicht erlaubt"),
    ],
)
def test_a_disk_that_takes_nothing_is_said_and_the_settings_live_on(
    tmp_path: Path, number: int, english: str, german: str
) -> None:
    file = read_settings(tmp_path)
    file, _reason = write_settings(file, OLD, SAY)
    before = (tmp_path / "settings.yaml").read_bytes()

    class Full(System):
        def write(self, handle: int, data: bytes) -> int:  # noqa: ARG002
            raise OSError(number, os.strerror(number))

    after, reason = write_settings(file, NEW, SAY, Full())
    assert reason is not None
    for language, part in (("en", english), ("de", german)):
        text = Teller(Words(language, strict=True)).reason(reason)
        assert part in text, text
        assert str(tmp_path / "settings.yaml") in text
    assert (tmp_path / "settings.yaml").read_bytes() == before
    assert os.listdir(tmp_path) == ["settings.yaml"]
    # When there is room again, they are written.
    _file, reason = write_settings(after, NEW, SAY)
    assert reason is None
    assert read_settings(tmp_path).settings == NEW


def test_a_folder_that_may_only_be_read() -> None:
    def refused() -> tuple[Reason, ...]:
        file, reason = write_settings(read_settings(folder), NEW, SAY)
        assert file.settings == OLD
        return (reason,) if reason else ()

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write_settings(read_settings(folder), OLD, SAY)
        (folder / "settings.yaml").chmod(0o644)
        folder.chmod(0o555)
        try:
            assert told_by_a_child(refused, as_nobody=True) == ["error.disk.no_permission"]
            # A broken file cannot be set aside there, and stays.
            (folder / "settings.yaml").write_bytes(b"- broken")
            told = told_by_a_child(lambda: read_settings(folder).notices[-1:], as_nobody=True)
            assert told == ["error.settings.stays"]
            assert (folder / "settings.yaml").read_bytes() == b"- broken"
        finally:
            folder.chmod(0o700)
