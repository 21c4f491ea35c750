"""A series on the disk: the next game, what Continue offers between two games, sides by lot."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.third_game import THIRD
from tolerance_game.core.errors import Illegal, Malformed
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.match.series import Series, rotated
from tolerance_game.session import Choices, Home, Session, last_choices, remember
from tolerance_game.storage.saves.save_list import SavedGame

from .tables import ENOUGH, Puppets, a_home, begun, finished_games, play_on

DUEL = (Person("Anna"), Opponent("random", "Ben"))


def choices_of(game: str = "schisma", **more: object) -> Choices:
    """A best of three for Anna and a program."""
    return Choices(game, DUEL, games=3, **more)  # type: ignore[arg-type]


def first_game(home: Home, game: str = "schisma") -> Session:
    """The first game of a best of three, at its end."""
    choices = choices_of(game)
    return play_on(Session.begin(home, choices.table(home, 7), choices.seats))


def offered(home: Home) -> SavedGame | None:
    """What Continue offers."""
    return home.tasks.do(home.archive.to_go_on_with).result(ENOUGH)


@pytest.mark.parametrize("game", ["schisma", THIRD])
def test_the_next_game_follows_with_changed_sides(home: Home, game: str) -> None:
    session = first_game(home, game)
    assert session.close().result(ENOUGH)
    following = home.tasks.do(session.next_game).result(ENOUGH)
    match = following.match
    assert match.seats == rotated(DUEL)
    series = match.series
    assert series is not None
    assert (series.played, sum(series.wins), series.players) == (1, 1, (1, 0))
    assert match.header.seed != session.match.header.seed
    assert following.path != session.path
    # It can be left and continued as any game, and stays in its series.
    path = following.path
    assert path is not None
    play_on(following, lambda one: one.number >= 4)
    following.close().result(ENOUGH)
    again = Session.resume(home, path)
    assert again.match.series == series
    again.close().result(ENOUGH)


def test_continue_leads_from_game_to_game_until_the_series_is_decided(home: Home) -> None:
    session = first_game(home)
    played = 1
    while True:
        series = session.match.series
        assert series is not None
        assert series.played == played
        assert session.close().result(ENOUGH)
        entry = offered(home)
        if series.is_decided:
            assert entry is None
            break
        assert entry is not None
        assert entry.is_over
        assert entry.series == series
        path = entry.path
        session = play_on(home.tasks.do(lambda path=path: Session.after(home, path)).result(ENOUGH))  # type: ignore[misc]
        played += 1
    assert 2 <= played <= 5
    assert max(series.wins) == 2 or played == 5
    # Each is counted once, though it was read again for the next one.
    assert len(finished_games(home)) == played
    assert sorted(one.series.played for one in finished_games(home) if one.series) == list(
        range(1, played + 1)
    )


def test_after_a_kill_between_the_games_the_series_goes_on(home: Home, tmp_path: Path) -> None:
    """The journal of the finished game is still among those in progress."""
    session = first_game(home)
    path = session.path
    assert path is not None
    assert session.wait(ENOUGH)
    later = a_home(tmp_path, Puppets())
    entry = offered(later)
    assert entry is not None
    assert entry.path == path
    # By the time it is wanted, the start has put it away.
    assert later.archive.catch_up() == 1
    assert not path.exists()
    following = later.tasks.do(lambda: Session.after(later, entry.path)).result(ENOUGH)
    assert following.match.seats == rotated(DUEL)
    assert later.close()


def test_another_game_after_it_comes_first(home: Home) -> None:
    session = first_game(home)
    session.close().result(ENOUGH)
    other = play_on(begun(home, "schisma"), lambda one: one.number >= 6)
    other.close().result(ENOUGH)
    finished = home.archive.finished / session.path.name if session.path else Path()
    assert other.path is not None
    os.utime(finished, (10, 10))
    os.utime(other.path, (20, 20))
    entry = offered(home)
    assert entry is not None
    assert not entry.is_over
    os.utime(finished, (30, 30))
    entry = offered(home)
    assert entry is not None
    assert entry.is_over
    # Of a game that has no table there, nothing is offered.
    assert home.tasks.do(lambda: home.archive.to_go_on_with(("tolerance",))).result(ENOUGH) is None


def test_a_finished_game_alone_is_not_offered(home: Home) -> None:
    play_on(begun(home, "schisma")).close().result(ENOUGH)
    assert offered(home) is None


def test_nothing_follows_a_game_that_is_not_over(home: Home) -> None:
    choices = choices_of()
    session = Session.begin(home, choices.table(home, 7), choices.seats).settled()
    assert session.path is not None
    with pytest.raises(Illegal):
        session.next_game()
    with pytest.raises(Illegal):
        Session.after(home, session.path)
    session.close().result(ENOUGH)


def test_a_save_of_a_game_stays_in_the_series(home: Home) -> None:
    session = play_on(
        Session.begin(home, choices_of().table(home, 7), DUEL), lambda one: one.number >= 6
    )
    path = session.save_as("first of three").result(ENOUGH)
    session.close().result(ENOUGH)
    (entry,) = home.saves.entries()
    assert entry.series == Series.first(3, 2)
    assert play_on(Session.resume(home, path)).match.series is not None


def test_sides_by_lot_are_those_of_the_seed() -> None:
    """Over many seeds everyone sits everywhere, the same seed always gives the same."""
    drawn = [Choices("schisma", DUEL, lot=True).seated(seed) for seed in range(40)]
    assert {one.seats for one in drawn} == {DUEL, rotated(DUEL)}
    assert drawn == [Choices("schisma", DUEL, lot=True).seated(seed) for seed in range(40)]
    assert not any(one.lot for one in drawn)
    assert {Choices("schisma", DUEL).seated(seed).seats for seed in range(40)} == {DUEL}


def test_lot_and_length_are_there_the_next_time(home: Home, tmp_path: Path) -> None:
    choices = Choices("schisma", (Person("Anna"), Opponent("thumb")), lot=True, games=3)
    assert remember(home, choices).result(ENOUGH) is None
    later = a_home(tmp_path, Puppets())
    assert last_choices(later) == choices
    other = last_choices(later, "tolerance")
    assert (other.lot, other.games) == (False, 1)
    assert later.close()


@pytest.mark.parametrize("games", [0, 2, 4, 11])
def test_a_series_of_no_such_length_cannot_be_begun(home: Home, games: int) -> None:
    with pytest.raises(Malformed):
        Choices("schisma", DUEL, games=games).table(home, 1)


def test_a_length_that_nobody_offers_is_a_single_game(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("table: {game: schisma, games: 4}")
    home = a_home(tmp_path, Puppets())
    assert last_choices(home, "schisma").games == 1
    home.close()
