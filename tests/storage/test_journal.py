"""The journal: acknowledged means on the disk; a disk in trouble stops nothing and is caught up."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from tolerance_game.storage.saves import journal as journal_module
from tolerance_game.storage.saves.journal import Journal, open_journal
from tolerance_game.storage.saves.loading import load_save
from tolerance_game.storage.saves.save_lines import Writer, journal_lines

from .instruments import Watched, files_in
from .journals import HEADER, MOMENTS, SECONDS, is_whole, make, until
from .save_files import NOW, unchecked


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "journals" / "game.journal"
    with Journal(path, HEADER) as journal:
        for moment in MOMENTS:
            number = journal.made(moment)
            assert number == moment.number + 1
            assert journal.wait(number, SECONDS)
            assert journal.acknowledged >= number
            assert is_whole(path, moment.number)
        assert journal.problems() == ()
        assert journal.moves == len(MOMENTS)
    assert files_in(tmp_path).keys() == {"journals/game.journal"}


def test_an_action_is_synced_before_it_is_acknowledged(tmp_path: Path) -> None:
    system = Watched()
    with Journal(tmp_path / "j", HEADER, system=system) as journal:
        assert journal.wait(timeout=SECONDS)
        system.calls.clear()
        journal.wait(journal.made(MOMENTS[0]), SECONDS)
        assert system.calls == ["write j", "fsync j", "fstat j", "stat j"]


def test_what_is_written_shows_when_the_sync_is_left_out(tmp_path: Path) -> None:
    class Unsynced(Watched):
        def fsync(self, _handle: int) -> None:
            pass

    system = Unsynced()
    with Journal(tmp_path / "j", HEADER, system=system) as journal:
        assert journal.wait(timeout=SECONDS)
        system.calls.clear()
        journal.wait(journal.made(MOMENTS[0]), SECONDS)
        assert system.calls != ["write j", "fsync j", "fstat j", "stat j"]


def test_moves_taken_back_and_made_again(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    with Journal(path, HEADER) as journal:
        make(journal, MOMENTS[:6])
        assert journal.undone(4) == 8
        assert journal.moves == 4
        journal.wait(timeout=SECONDS)
        assert is_whole(path, 4)
        make(journal, MOMENTS[4:7])
        journal.undone(7)
    assert is_whole(path, 7)
    assert path.read_bytes().count(b'"line": "undo"') == 2


def test_a_move_out_of_order_is_a_mistake_of_the_program(tmp_path: Path) -> None:
    with Journal(tmp_path / "j", HEADER) as journal:
        with pytest.raises(ValueError, match="move 2 after 0 moves"):
            journal.made(MOMENTS[1])
        journal.made(MOMENTS[0])
        for to in (2, -1):
            with pytest.raises(ValueError, match="of 1"):
                journal.undone(to)
        assert journal.given == 2
    for action in (
        lambda: journal.made(MOMENTS[1]),
        lambda: journal.undone(0),
        lambda: journal.move_to(tmp_path / "k"),
    ):
        with pytest.raises(ValueError, match="closed"):
            action()
    assert is_whole(tmp_path / "j", 1)


def test_the_caller_never_waits_for_the_disk(tmp_path: Path) -> None:
    hold = threading.Event()

    class Stuck(Watched):
        def fsync(self, handle: int) -> None:
            super().fsync(handle)
            hold.wait(SECONDS)

    with Journal(tmp_path / "j", HEADER, system=Stuck()) as journal:
        make(journal, MOMENTS)
        # All of them were taken while the disk was still at the first line.
        assert journal.acknowledged == 0
        assert not journal.wait(timeout=0.01)
        assert journal.close(timeout=0.01) is False
        hold.set()
        assert journal.wait(timeout=SECONDS)
    assert is_whole(tmp_path / "j", len(MOMENTS))


def test_a_disk_that_does_not_answer_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal_module, "SLOW", 0.02)
    hold = threading.Event()

    class Stuck(Watched):
        def fsync(self, _handle: int) -> None:
            hold.wait(SECONDS)

    with Journal(tmp_path / "j", HEADER, system=Stuck()) as journal:
        until(lambda: len(journal.problems()) == 2)
        slow, waiting = journal.problems()
        assert (slow.id, slow.values) == ("error.journal.slow", {"file": str(tmp_path / "j")})
        assert (waiting.id, waiting.values) == ("error.journal.in_memory", {"number": 1})
        hold.set()
        assert journal.wait(timeout=SECONDS)
        assert journal.problems() == ()


def test_a_new_journal_writes_over_nothing(tmp_path: Path) -> None:
    path = tmp_path / "j"
    path.write_bytes(b"mine")
    with Journal(path, HEADER) as journal:
        journal.made(MOMENTS[0])
    assert is_whole(path, 1)
    (aside,) = tmp_path.glob("j.before-*")
    assert aside.read_bytes() == b"mine"


def test_a_game_goes_on_from_its_journal(tmp_path: Path) -> None:
    path = tmp_path / "j"
    with Journal(path, HEADER) as journal:
        make(journal, MOMENTS[:5])
    before = path.stat().st_ino
    opened = open_journal(path)
    assert opened.reasons == ()
    assert opened.loaded.moments == MOMENTS[:5]
    with opened.journal as journal:
        make(journal, MOMENTS[5:9])
        journal.undone(8)
        assert journal.wait(timeout=SECONDS)
    assert is_whole(path, 8)
    assert path.stat().st_ino == before
    assert files_in(tmp_path).keys() == {"j"}


def test_opening_syncs_what_an_earlier_run_may_have_left_unsynced(tmp_path: Path) -> None:
    path = tmp_path / "j"
    path.write_bytes(journal_lines(HEADER, MOMENTS[:2], NOW)[0])
    system = Watched()
    with open_journal(path, system=system).journal as journal:
        assert journal.wait(timeout=SECONDS)
        synced = [call for call in system.calls if call.startswith("fsync")]
        assert synced == [f"fsync {tmp_path.name}", "fsync j"]


def test_a_last_line_without_its_end_is_completed(tmp_path: Path) -> None:
    path = tmp_path / "j"
    content, _check = journal_lines(HEADER, MOMENTS[:3], NOW)
    path.write_bytes(content[:-1])
    opened = open_journal(path)
    assert opened.reasons == ()
    with opened.journal as journal:
        journal.made(MOMENTS[3])
    assert is_whole(path, 4)
    assert files_in(tmp_path).keys() == {"j"}


def test_a_record_without_checksums_is_kept_and_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "j"
    plain = unchecked(journal_lines(HEADER, MOMENTS[:3], NOW)[0])
    path.write_bytes(plain)
    opened = open_journal(path)
    with opened.journal as journal:
        journal.made(MOMENTS[3])
    assert is_whole(path, 4)
    assert opened.reasons == ()
    (aside,) = tmp_path.glob("j.unchecked-*")
    assert aside.read_bytes() == plain


def test_a_game_goes_on_before_a_sound_line_that_cannot_follow(tmp_path: Path) -> None:
    path = tmp_path / "j"
    writer = Writer("schisma")
    good = writer.header(HEADER) + writer.made(MOMENTS[0], NOW)
    path.write_bytes(good + writer.undone(7))
    opened = open_journal(path)
    assert [reason.id for reason in opened.reasons] == [
        *("error.save.damaged", "error.save.kept", "error.journal.rest")
    ]
    with opened.journal as journal:
        journal.made(MOMENTS[1])
    assert is_whole(path, 2)


def test_a_move_that_cannot_be_written_leaves_the_journal_whole(tmp_path: Path) -> None:
    with Journal(tmp_path / "j", HEADER) as journal:
        for state in (None, {1}):
            with pytest.raises((TypeError, AttributeError)):
                journal.made(replace(MOMENTS[0], state=state))
        journal.made(MOMENTS[0])
    assert is_whole(tmp_path / "j", 1)


def test_a_header_of_people_is_kept(tmp_path: Path) -> None:
    seats = ({"person": "Zoë"}, {"player": "thumb", "name": "Rom"})
    header = replace(HEADER, players=("person", "thumb"), seats=seats, practice=True)
    with Journal(tmp_path / "j", header):
        pass
    assert load_save(tmp_path / "j").header == header
