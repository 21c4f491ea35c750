"""The archive: what Continue shows, finished games, and statistics that count each game once."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.third_game import THIRD
from tolerance_game.session import Home, Session
from tolerance_game.storage.statistics.statistics import Who

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
ANNA = Who("person", "Anna")


def games_of(home: Home) -> int:
    """How many games of Anna are counted."""
    gathered = home.tasks.do(home.archive.statistics).result(ENOUGH)
    assert gathered.left_out == ()
    return sum(balance.games for balance in gathered.statistics.of(ANNA).games.values())


@pytest.mark.parametrize("game", GAMES)
def test_continue_shows_where_the_last_game_was_left(home: Home, game: str) -> None:
    assert home.tasks.do(home.archive.to_continue).result(ENOUGH) is None
    for stops in (14, 10):
        session = play_on(begun(home, game), lambda one, stops=stops: one.number >= stops)  # type: ignore[misc]
        assert session.close().result(ENOUGH)
        assert session.path is not None
        os.utime(session.path, (stops, stops))
    entries = home.tasks.do(home.archive.unfinished).result(ENOUGH)
    assert len(entries) == 2
    entry = home.tasks.do(home.archive.to_continue).result(ENOUGH)
    # The game that was played last, though the other one has come further.
    assert entry == entries[0]
    assert entry.moves > entries[1].moves or entry.path != session.path
    assert entry.game == game
    assert entry.seats[0].name == "Anna"
    assert entry.date is not None
    assert entry.summary[{"tolerance": "trick", "schisma": "turn", THIRD: "round"}[game]] > 1
    again = Session.resume(home, entry.path)
    assert str(again.match.view(0)) not in str(entry)


def test_the_files_are_called_as_the_documentation_says(home: Home) -> None:
    ended = play_on(begun(home, "schisma"))
    saved_all(ended)
    wait_for(ended, lambda: ended.counted)
    assert ended.close().result(ENOUGH)
    going_on = play_on(begun(home, "schisma"), lambda one: one.number >= 3)
    for moves in (5, 7):
        going_on.save_as("game").result(ENOUGH)
        play_on(going_on, lambda one, moves=moves: one.number >= moves)  # type: ignore[misc]
    away = going_on.save_as("game").result(ENOUGH)
    home.saves.throw_away(away)
    for moves in (9, 11, 13):
        going_on.save_as("game").result(ENOUGH)
        play_on(going_on, lambda one, moves=moves: one.number >= moves)  # type: ignore[misc]
    saved_all(going_on)
    document = (Path(__file__).parents[2] / "docs" / "record.md").read_text("utf-8")
    date = r"\d{4}-\d\d-\d\d-\d{6}"
    told = {
        re.escape(name).replace(r"2026\-11\-18\-201507", date).replace("3f9a0c", "[0-9a-f]{6}")
        for name in re.findall(r"`((?:games|finished|saved)/\S+)`", document)
    }
    data = home.folders.data
    there = {path.relative_to(data).as_posix() for path in data.rglob("*") if path.is_file()}
    there = {name for name in there if name.startswith(("games/", "finished/", "saved/"))}
    for pattern in told - {"saved/bin"}:
        assert [one for one in there if re.fullmatch(pattern, one)], pattern
    for name in there - {one for one in there if re.search(r"\.save\.\d$", one) and "bin" in one}:
        assert [one for one in told if re.fullmatch(one, name)], name


def test_continue_tells_no_secret(home: Home) -> None:
    session = play_on(begun(home, "tolerance"), lambda one: one.number >= 30)
    assert session.close().result(ENOUGH)
    told = str(home.tasks.do(home.archive.to_continue).result(ENOUGH))
    hands = [session.match.view(seat).hand for seat in range(4)]
    assert all(hands)
    for hand in hands:
        assert not [card for card in hand if card in told]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_counted_once(home: Home, tmp_path: Path, game: str) -> None:
    session = play_on(begun(home, game))
    wait_for(session, lambda: session.counted)
    assert session.counted is not None
    gathered = session.counted.result(ENOUGH)
    assert gathered.statistics.of(ANNA).games[game].games == 1
    booked = session.counted
    for _ in range(3):
        session.tick()
    assert session.counted is booked
    assert games_of(home) == 1
    assert session.close().result(ENOUGH)
    # It lies among the finished games now, for replays.
    (entry,) = finished_games(home)
    assert entry.is_over
    assert home.tasks.do(home.archive.to_continue).result(ENOUGH) is None
    assert games_of(home) == 1
    # Looking at it again makes no second game of it.
    again = Session.resume(home, entry.path)
    assert again.match.outcome is not None
    again.tick()
    assert (again.path, again.counted) == (None, None)
    again.close().result(ENOUGH)
    # The next start, and one that has lost the cache.
    for _ in range(2):
        later = a_home(tmp_path, Puppets())
        gathered = later.begin().result(ENOUGH)
        assert gathered.statistics.of(ANNA).games[game].games == 1
        assert later.close()
        (home.folders.cache / "statistics.json").unlink()


def test_what_is_at_hand_counts_as_its_replay_does(home: Home) -> None:
    session = play_on(begun(home, "tolerance"))
    wait_for(session, lambda: session.counted)
    assert session.counted is not None
    quick = session.counted.result(ENOUGH).statistics.results
    (home.folders.cache / "statistics.json").unlink()
    assert home.tasks.do(home.archive.statistics).result(ENOUGH).statistics.results == quick
    assert quick[0].ended


def test_a_game_whose_program_died_at_its_end_is_counted_at_the_next_start(
    home: Home, tmp_path: Path
) -> None:
    session = begun(home, "schisma")
    while session.match.outcome is None:
        # Never ticked at the end: nothing is booked, nothing is put away.
        if is_asked(session):
            move(session)
        else:
            session.tick()
    assert session.wait(ENOUGH)
    assert session.path is not None
    assert session.path.exists()
    later = a_home(tmp_path, Puppets())
    gathered = later.begin().result(ENOUGH)
    assert gathered.statistics.of(ANNA).games["schisma"].games == 1
    assert later.tasks.do(later.archive.to_continue).result(ENOUGH) is None
    assert [entry.name for entry in finished_games(later)] == [session.path.stem]
    assert not session.path.exists()
    assert later.close()
    assert games_of(home) == 1


def test_practice_is_not_counted_and_its_end_can_be_taken_back(home: Home) -> None:
    session = play_on(begun(home, "schisma", practice=True))
    wait_for(session, lambda: session.counted)
    assert games_of(home) == 0
    assert session.handover.undo_limit() is None
    session.undo()
    saved_all(session)
    assert session.close().result(ENOUGH)
    # It goes on.
    entry = home.tasks.do(home.archive.to_continue).result(ENOUGH)
    assert entry is not None
    assert entry.path == session.path
    assert Session.resume(home, entry.path).match.outcome is None


def test_a_game_of_the_same_name_is_not_written_over(home: Home) -> None:
    session = play_on(begun(home, "schisma"))
    saved_all(session)
    path = session.path
    assert path is not None
    home.archive.finished.mkdir(parents=True)
    other = home.archive.finished / path.name
    other.write_bytes(b"another")
    assert session.close().result(ENOUGH)
    assert other.read_bytes() == b"another"
    assert (home.archive.finished / f"{path.stem}-2.journal").exists()


def test_statistics_do_not_need_a_folder(home: Home) -> None:
    assert games_of(home) == 0
    assert finished_games(home) == []
    assert home.archive.catch_up() == 0
