"""Taking moves back costs a file, and whoever opens it, no more than the moves themselves.

Nothing here looks at a clock: steps of the reader and moves that are applied are counted.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import Mock

import pytest

from tests.session.tables import Puppets, a_home
from tolerance_game.games import schisma
from tolerance_game.session import Session
from tolerance_game.storage.disk import safe_write
from tolerance_game.storage.disk.troubles import DiskError
from tolerance_game.storage.saves import save_reading
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.save_lines import Writer, journal_lines
from tolerance_game.storage.saves.save_reading import read_moves

from .instruments import game
from .save_files import NOW, refused


def steps_of_reading(content: bytes) -> int:
    """How many steps of the program the reader takes; the same however busy the machine is."""
    steps = 0

    def count(_frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal steps
        steps += event == "opcode"
        return count

    def called(frame: FrameType, _event: str, _argument: Any) -> Any:
        if frame.f_code.co_filename != save_reading.__file__:
            return None
        frame.f_trace_opcodes = True
        return count

    before = sys.gettrace()
    sys.settrace(called)
    try:
        read_moves(content, "")
    finally:
        sys.settrace(before)
    return steps


def back_and_back(number: int, to: int = 0) -> bytes:
    """So many moves, each with a digest, then taken back one by one until `to` are left."""
    writer = Writer(schisma.NAME)
    lines = [writer.header(game().header)]
    for made in range(1, number + 1):
        move = {"line": "move", "number": made, "seat": 0, "move": "beseech 0"}
        lines.append(writer._line(move))
        lines.append(writer._line({"line": "digest", "moves": made, "digest": "0"}))
    lines += [writer.undone(left) for left in range(number - 1, to - 1, -1)]
    return b"".join(lines)


def test_moves_that_are_taken_back_are_read_in_one_pass() -> None:
    few, many = (steps_of_reading(back_and_back(number)) for number in (100, 400))
    # Four times the lines, four times the steps; a pass for each undo would be about ten times.
    assert many < 5 * few


def test_digests_of_moves_that_were_taken_back_are_forgotten() -> None:
    course = read_moves(back_and_back(10), "")
    assert (course.moves, course.digests, course.fault) == ([], {}, None)
    course = read_moves(back_and_back(3, to=2), "")
    assert (len(course.moves), list(course.digests)) == (2, [1, 2])


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> Mock:
    """Counts every move that is made in Schisma from now on."""
    counting = Mock(wraps=schisma.apply)
    monkeypatch.setattr(schisma, "apply", counting)
    return counting


def test_only_moves_that_stand_are_made_again_and_once(tmp_path: Path, applied: Mock) -> None:
    played = game()
    home = a_home(tmp_path, Puppets())
    path = home.archive.games / "2026-11-18-201507-3f9a0c.journal"
    path.parent.mkdir(parents=True)
    content, check = journal_lines(played.header, played.moments[:12], NOW)
    writer = Writer(schisma.NAME, check)
    for _ in range(50):
        content += writer.undone(9)
        content += b"".join(writer.made(moment, NOW) for moment in played.moments[9:12])
    path.write_bytes(content)
    # Twelve moves stand. As `--check-save` and `--replay` read it:
    applied.reset_mock()
    assert len(load_save(path).moments) == 12
    assert applied.call_count == 12
    # As Continue opens it; the programs at its seats have not moved yet.
    applied.reset_mock()
    session = Session.resume(home, path)
    assert session.number == 12
    assert applied.call_count == 12
    session.close().result()
    home.close()


def test_a_file_that_is_too_large_is_not_read_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "x.journal"
    path.write_bytes(back_and_back(30))
    monkeypatch.setattr(safe_write, "MAX_BYTES", path.stat().st_size - 1)
    with refused(DiskError, "error.disk.too_large_to_read"):
        load_save(path)
    monkeypatch.setattr(safe_write, "MAX_BYTES", path.stat().st_size)
    assert load_save(path).faults == ()
