"""Saving by itself: journal, disks that refuse, programs that are killed, saves, and the bin."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.storage.save_files import check_save
from tests.third_game import THIRD
from tolerance_game.core.errors import Corrupt, Reason
from tolerance_game.session import Home, Session
from tolerance_game.storage.saves.saves import NotSaved

from .disks import FullDisk
from .tables import (
    ENOUGH,
    Puppets,
    a_home,
    begun,
    finished_games,
    is_asked,
    move,
    play_on,
    saved_all,
    wait_for,
)

GAMES = ("tolerance", "schisma", THIRD)
ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("stops", [1, 9, 15])
def test_a_game_goes_on_where_it_was_left(home: Home, game: str, stops: int) -> None:
    session = play_on(begun(home, game), lambda one: one.number >= stops)
    record = session.match.record_for_storage()
    path = session.path
    assert path is not None
    assert session.close().result(ENOUGH)
    assert not session.tick()
    again = Session.resume(home, path)
    assert again.path == path
    assert again.match.record_for_storage() == record
    assert again.saved.number == again.number
    assert again.take_notices() == ()
    play_on(again)
    saved_all(again)
    assert check_save(path, home.catalogue) == ()


def test_a_full_disk_is_said_and_caught_up_with(home: Home, disk: FullDisk) -> None:
    session = play_on(begun(home, "schisma"), is_asked)
    saved_all(session)
    kept = session.saved.number
    disk.is_full = True
    play_on(session, lambda one: one.number >= kept + 4)
    assert session.saved.warnings
    assert [reason.id for reason in session.saved.warnings] == [
        "error.disk.full",
        "error.journal.in_memory",
    ]
    assert session.saved.number == kept
    play_on(session)
    assert session.counted is None
    disk.is_full = False
    saved_all(session)
    wait_for(session, lambda: session.counted)
    assert session.path is not None
    assert check_save(session.path, home.catalogue) == ()


def test_a_folder_that_vanishes_is_made_again(home: Home) -> None:
    session = play_on(begun(home, "schisma"), lambda one: one.number >= 4)
    saved_all(session)
    shutil.rmtree(home.folders.data)
    play_on(session, lambda one: one.number >= 8)
    saved_all(session)
    assert session.path is not None
    assert check_save(session.path, home.catalogue) == ()


PLAYING = """
import sys
from pathlib import Path
from tests.session.tables import Puppets, a_home, finished_games, begun, is_asked, move
from tests.third_game import PACKAGE, THIRD
from tolerance_game import games
games.PACKAGES[THIRD] = PACKAGE
if __name__ == "__main__":
    home = a_home(Path(sys.argv[1]), Puppets())
    session = begun(home, sys.argv[2])
    told = 0
    while True:
        session.tick()
        if is_asked(session):
            move(session)
        if session.saved.number != told:
            told = session.saved.number
            print(told, flush=True)
"""


@pytest.mark.torture
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("at", [1, 12])
def test_a_killed_program_loses_nothing_that_was_acknowledged(
    tmp_path: Path, game: str, at: int
) -> None:
    script = tmp_path / "playing.py"
    script.write_text(PLAYING)
    folder = tmp_path / "home"
    playing = subprocess.Popen(
        [sys.executable, str(script), str(folder), game],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert playing.stdout is not None
    told = 0
    for line in playing.stdout:
        told = int(line)
        if told >= at:
            break
    assert told >= at
    playing.send_signal(signal.SIGKILL)
    told = max([told, *map(int, playing.stdout.read().split())])
    playing.wait()
    playing.stdout.close()
    home = a_home(folder, Puppets())
    home.begin()
    entry = home.tasks.do(home.archive.to_continue).result(ENOUGH)
    if entry is None:
        # It had come to its end before it was killed.
        assert len(finished_games(home)) == 1
    else:
        session = Session.resume(home, entry.path)
        assert session.number >= told
        play_on(session)
        saved_all(session)
        session.close()
    assert home.close()


def test_a_torn_journal_is_told_and_goes_on(home: Home) -> None:
    session = play_on(begun(home, "schisma"), lambda one: one.number >= 6)
    path = session.path
    assert path is not None
    assert session.close().result(ENOUGH)
    path.write_bytes(path.read_bytes()[:-9])
    again = Session.resume(home, path)
    told = [reason.id for reason in again.take_notices()]
    assert told[0] == "error.save.torn"
    assert "error.journal.rest" in told
    play_on(again)
    saved_all(again)


def test_a_journal_of_nothing_is_refused(home: Home) -> None:
    home.archive.games.mkdir(parents=True)
    path = home.archive.games / "x.journal"
    path.write_bytes(b"Dear diary")
    with pytest.raises(Corrupt):
        Session.resume(home, path)
    assert path.read_bytes() == b"Dear diary"
    assert home.tasks.do(home.archive.to_continue).result(ENOUGH) is None
    entries = home.tasks.do(home.archive.unfinished).result(ENOUGH)
    assert [entry.problem is None for entry in entries] == [False]


def test_a_save_is_another_game_that_goes_on(home: Home) -> None:
    session = play_on(begun(home, "tolerance"), lambda one: one.number >= 20)
    saved = session.save_as("Für Oma").result(ENOUGH)
    number, content = session.match.number, saved.read_bytes()
    session.close()
    again = Session.resume(home, saved)
    assert again.number == number
    assert again.path not in (None, session.path)
    play_on(again)
    saved_all(again)
    assert saved.read_bytes() == content
    # The other one waits where it was left, and this one is over.
    again.close()
    waiting = home.tasks.do(home.archive.to_continue).result(ENOUGH)
    assert waiting is not None
    assert waiting.path == session.path
    assert [entry.name for entry in home.saves.entries()] == ["Für Oma"]


def test_a_full_disk_leaves_the_older_save(home: Home, disk: FullDisk) -> None:
    session = play_on(begun(home, "schisma"), lambda one: one.number >= 3)
    saved = session.save_as("one").result(ENOUGH)
    content = saved.read_bytes()
    play_on(session, lambda one: one.number >= 6)
    saved_all(session)
    disk.is_full = True
    with pytest.raises(NotSaved):
        session.save_as("one").result(ENOUGH)
    # Another name is no way out, and so the warning names none: room alone is.
    with pytest.raises(NotSaved):
        session.save_as("two").result(ENOUGH)
    assert saved.read_bytes() == content
    disk.is_full = False
    assert session.save_as("two").result(ENOUGH).name == "two.save"


def test_a_copy_that_may_not_write_plays_and_keeps_nothing(tmp_path: Path, home: Home) -> None:
    first = play_on(begun(home, "schisma"), lambda one: one.number >= 5)
    assert first.path is not None
    saved_all(first)
    before = sorted(home.folders.data.rglob("*"))
    reason = Reason("error.lock.taken", {"file": "x"})
    second = a_home(tmp_path, Puppets(), may_write=False)
    second.refused = reason
    second.begin()
    for session in (begun(second, "schisma"), Session.resume(second, first.path)):
        assert session.path is None
        assert session.saved.warnings == (reason,)
        play_on(session)
        session.tick()
        assert session.saved.number == session.number
        assert session.counted is None
        with pytest.raises(NotSaved):
            session.save_as("one").result(ENOUGH)
        assert session.close().result(ENOUGH)
    assert second.keep(second.settings).result(ENOUGH) == reason
    assert second.close()
    assert sorted(home.folders.data.rglob("*")) == before


def test_an_abandoned_game_goes_to_the_bin_if_a_person_has_moved(home: Home) -> None:
    untouched = begun(home, "schisma")
    untouched.abandon().result(ENOUGH)
    assert untouched.path is not None
    assert not untouched.path.exists()
    assert home.saves.thrown_away() == ()
    session = play_on(begun(home, "schisma"), is_asked)
    move(session)
    session.abandon().result(ENOUGH)
    assert home.tasks.do(home.archive.to_continue).result(ENOUGH) is None
    (thrown,) = home.saves.thrown_away()
    assert Session.resume(home, thrown.path).number == session.number


def test_closing_the_home_closes_its_sessions(tmp_path: Path) -> None:
    puppets = Puppets()
    home = a_home(tmp_path, puppets)
    session = play_on(begun(home, "schisma"), lambda one: one.number >= 5)
    assert home.close()
    assert puppets.is_closed
    assert session.path is not None
    assert len(session.path.read_bytes().splitlines()) > 5
    assert check_save(session.path, home.catalogue) == ()
    with pytest.raises(RuntimeError):
        home.tasks.do(lambda: None)
