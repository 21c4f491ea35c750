"""Failure, short write and end of the program at every single file call of a journal."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tolerance_game.core.errors import Corrupt
from tolerance_game.storage.disk.system import System
from tolerance_game.storage.disk.troubles import DiskError
from tolerance_game.storage.saves.journal import Journal, open_journal
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.save_lines import journal_lines

from . import instruments
from .journals import HEADER, MOMENTS, SECONDS
from .save_files import NOW

MANY = 10**9

Told = Callable[[int], object]
Course = Callable[[Path, System, Told], None]
"""What a program does with a journal; it tells how many of its actions are acknowledged."""


def create_and_play(path: Path, system: System, told: Told) -> None:
    """A new game: three moves, one taken back, and two more."""
    with Journal(path, HEADER, system=system, patience=MANY) as journal:
        play(journal, 0, told)


def open_and_play(path: Path, system: System, told: Told) -> None:
    """A game that goes on after two moves."""
    with open_journal(path, system=system, patience=MANY).journal as journal:
        play(journal, 2, told)


def play(journal: Journal, start: int, told: Told) -> None:
    actions = [
        *(partial(journal.made, moment) for moment in MOMENTS[start : start + 3]),
        partial(journal.undone, start + 2),
        *(partial(journal.made, moment) for moment in MOMENTS[start + 2 : start + 4]),
    ]
    for count, action in enumerate(actions, start=1):
        if is_acknowledged(journal, action()):
            told(count)


def moves_after(start: int) -> tuple[int, ...]:
    """How many moves there are before the first action of `play`, and after each."""
    return (start, start + 1, start + 2, start + 3, start + 2, start + 3, start + 4)


def is_acknowledged(journal: Journal, number: int) -> bool:
    """Whether an action is on the disk; not, when the disk refuses."""
    for _round in range(40_000):
        if journal.wait(number, 0.0005):
            return True
        if journal.problems():
            return False
    raise AssertionError("neither acknowledged nor refused")


def prepare(path: Path, before: bytes) -> None:
    shutil.rmtree(path.parent, ignore_errors=True)
    path.parent.mkdir()
    if before:
        path.write_bytes(before)


def two_moves() -> bytes:
    return journal_lines(HEADER, MOMENTS[:2], NOW)[0]


COURSES: dict[str, tuple[Course, bytes]] = {
    "create": (create_and_play, b""),
    "create beside another": (create_and_play, b"somebody's file"),
    "open": (open_and_play, two_moves()),
    "open a torn one": (open_and_play, two_moves() + b'{"line": "move", "numb'),
    "open one without end": (open_and_play, two_moves()[:-1]),
}
every_course = pytest.mark.parametrize(("course", "before"), COURSES.values(), ids=COURSES)


def calls_of(course: Course, path: Path, before: bytes) -> list[str]:
    """The file calls when all goes well."""
    prepare(path, before)
    system = instruments.Watched()
    course(path, system, lambda _count: None)
    return system.calls


def check(path: Path, before: bytes, course: Course, acknowledged: int) -> int:
    """Everything acknowledged is readable, and nothing that was there is gone; gives the moves."""
    moves = moves_after(2 if course is open_and_play else 0)
    try:
        loaded = load_save(path)
    except (DiskError, Corrupt):
        assert acknowledged == 0
        # It was not yet begun, or what stood there before still stands there.
        assert not path.exists() or path.read_bytes() == before
        kept = 0
    else:
        kept = len(loaded.moments)
        assert loaded.moments == MOMENTS[:kept]
        # The actions after the last acknowledged one may be there or not.
        assert kept in moves[acknowledged:]
    # All bytes that were there still are: in their place, or beside it, or shared out to both.
    contents = list(instruments.files_in(path.parent).values())
    good = two_moves()
    assert (
        not before
        or any(content.startswith(before) for content in contents)
        or (
            before.startswith(good)
            and before[len(good) :] in contents
            and path.read_bytes().startswith(good)
        )
    )
    return kept


@every_course
def test_every_call_may_fail_or_write_short(tmp_path: Path, course: Course, before: bytes) -> None:
    path = tmp_path / "journals" / "j"
    whole = 0
    for system in instruments.failures(calls_of(course, path, before)):
        prepare(path, before)
        told = [0]
        try:
            course(path, system, told.append)
        except DiskError:
            # It could not even be read, or nobody could look what is beside it.
            assert course is open_and_play
            assert instruments.files_in(path.parent) == {"j": before}
            continue
        kept = check(path, before, course, told[-1])
        if is_over(system):
            # The next action, or the end, catches up.
            assert kept == moves_after(2 if course is open_and_play else 0)[-1], system.calls
            whole += 1
    assert whole > 60


def is_over(system: instruments.Watched) -> bool:
    """Whether the trouble of a system was over after one call, and not the last one."""
    if isinstance(system, instruments.Failing):
        return not system.for_good and system.at < len(system.calls) - 2
    return isinstance(system, instruments.Short) and not system.then_fails


@every_course
def test_the_program_may_end_at_every_call(tmp_path: Path, course: Course, before: bytes) -> None:
    path = tmp_path / "journals" / "j"
    seen = set()
    for system in instruments.endings(calls_of(course, path, before)):
        prepare(path, before)
        tell = partial(
            course, path, system, lambda count: os.write(instruments.PIPE[0], bytes([count]))
        )
        told = instruments.in_a_child(tell)
        seen.add(check(path, before, course, told[-1] if told else 0))
        # The next start finds a game to go on with, or nothing at all, and never raises.
        if told:
            with open_journal(path, system=instruments.Watched()).journal as journal:
                assert journal.wait(timeout=SECONDS)
            assert load_save(path).faults == ()
    assert len(seen) > 2
