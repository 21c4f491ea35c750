"""What is kept of the third game: choices, saves, finished games, statistics."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.session.tables import ENOUGH, Puppets, a_home, begun, play_on, saved_all, wait_for
from tolerance_game.core.errors import Malformed
from tolerance_game.games import room
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.session import Choices, Home, Session, last_choices, remember
from tolerance_game.storage.data.catalogue import load_catalogue
from tolerance_game.storage.data.faults import BadData
from tolerance_game.storage.statistics.statistics import Who
from tolerance_game.storage.statistics.statistics_table import as_csv
from tolerance_game.words import Words

from . import THIRD

ANNA = Who("person", "Anna")


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Home]:
    """A home with obedient opponents."""
    home = a_home(tmp_path, Puppets())
    yield home
    assert home.close()


def test_choices_are_there_the_next_time(home: Home, tmp_path: Path) -> None:
    usual = last_choices(home, THIRD)
    assert usual.seats == (Person(), Opponent("thumb"))
    options = {"seats": 3, "rulings": {"last_prize": "twice"}}
    chosen = Choices(THIRD, (Person("Anna"), Opponent("random"), Opponent("thumb")), options)
    assert remember(home, chosen).result(ENOUGH) is None
    later = a_home(tmp_path, Puppets())
    assert last_choices(later) == chosen
    assert later.close()
    with pytest.raises(Malformed):
        remember(home, Choices(THIRD, chosen.seats, {"seats": 4}))


def test_a_save_goes_on_where_it_was_saved(home: Home) -> None:
    session = play_on(begun(home, THIRD), lambda one: one.number >= 9)
    path = session.save_as("in between").result(ENOUGH)
    number = session.number
    play_on(session)
    again = Session.resume(home, path)
    assert (again.number, again.match.outcome) == (number, None)
    [entry] = home.saves.entries()
    assert (entry.game, entry.name, entry.problem) == (THIRD, "in between", None)
    # After 9 moves two rounds and a deal are over, and a prize and a bid of the third.
    said = room(THIRD, "report").standing(Words("en"), entry.summary, is_over=False)
    assert said == "Goofspiel, round 3"


def test_a_finished_game_is_counted_once(home: Home) -> None:
    session = play_on(begun(home, THIRD))
    saved_all(session)
    wait_for(session, lambda: session.counted)
    assert session.close().result(ENOUGH)
    gathered = home.tasks.do(home.archive.statistics).result(ENOUGH)
    assert gathered.left_out == ()
    statistics = gathered.statistics
    assert statistics.of(ANNA).games[THIRD].games == 1
    [result] = statistics.results
    assert sum(seat.figures["points"] for seat in result.seats) == 1 + 2 + 3 + 4 + 5
    assert sum(seat.figures["prizes"] for seat in result.seats) == 5
    for language in ("en", "de"):
        heading = as_csv(statistics, language, Words(language, strict=True).say).decode("utf-8-sig")
        assert Words(language).say("statistics.column.prizes") in heading.splitlines()[0]


def test_an_owner_may_change_the_prizes(tmp_path: Path) -> None:
    folder = tmp_path / THIRD
    folder.mkdir()
    (folder / "prizes.yaml").write_text("prizes: {coin: {points: 9}}", encoding="utf-8")
    points = {prize.id: prize.points for prize in load_catalogue(tmp_path).of(THIRD).material}
    assert points == {"crown": 5, "sword": 4, "ring": 3, "goblet": 2, "coin": 9}
    (folder / "prizes.yaml").write_text("prizes: {coin: {points: 0}}", encoding="utf-8")
    with pytest.raises(BadData):
        load_catalogue(tmp_path)
