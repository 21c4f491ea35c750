"""A series: who has won how many games, when it is decided, and who sits where in the next game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.third_game import THIRD
from tolerance_game.core.errors import Corrupt, Illegal, Malformed
from tolerance_game.core.record import Record
from tolerance_game.match.match import Match
from tolerance_game.match.origins import branch, next_game, same_deal
from tolerance_game.match.seats import Opponent, Person
from tolerance_game.match.series import Series, rotated, series_of

from .tables import Setting, laid, play_on, seated

SCHISMA = Setting("schisma", "schisma", {"persons": "random"})
OF_TWO = Setting("the third game", THIRD, {})
OF_THREE = Setting("the third game of three", THIRD, {"seats": 3})


def in_series(setting: Setting, seed: int = 7, *, practice: bool = False) -> Match:
    """The first game of a best of three."""
    table = laid(setting, seed)
    series = Series.first(3, table.seats).as_json()
    table = table._replace(header=replace(table.header, series=series))
    return Match.begin(table, seated(table.seats, 1), practice=practice)


def over(setting: Setting, *, practice: bool = False) -> Match:
    """The same at its end."""
    return play_on(in_series(setting, practice=practice), Random(3))


def course(*results: tuple[int, ...]) -> Series:
    """A best of three of two players, by the winning seats of each game."""
    series = Series.first(3, 2)
    for number, winners in enumerate(results):
        series = (series.moved_on() if number else series).counted(winners)
    return series


def test_wins_are_those_of_players_not_of_seats() -> None:
    """Player 0 wins at seat 0, then, with changed sides, player 1 at seat 0."""
    series = course((0,), (0,))
    assert series.wins == (1, 1)
    assert series.players == (1, 0)
    assert (series.wins_at(0), series.wins_at(1)) == (1, 1)
    assert not series.is_decided
    third = series.moved_on()
    assert third.players == (0, 1)
    last = third.counted((1,))
    assert (last.wins, last.is_decided, last.leaders) == ((1, 2), True, (1,))
    assert last.leading_seats == (1,)


def test_two_wins_decide_a_best_of_three_after_two_games() -> None:
    series = course((0,), (1,))
    assert (series.wins, series.played, series.is_decided) == ((2, 0), 2, True)
    assert series.leading_seats == (1,)


@pytest.mark.parametrize(
    ("results", "decided", "leaders"),
    [
        # A draw counts for nobody: a fourth and a fifth game may follow.
        (((), (), ()), False, (0, 1)),
        (((0,), (), ()), False, (0,)),
        (((0,), (), (1,), ()), False, (0, 1)),
        (((0,), (), (0,)), True, (0,)),
        # After five games the most wins decide, or nobody does.
        (((0,), (), (), (), ()), True, (0,)),
        (((), (), (), (), ()), True, (0, 1)),
    ],
)
def test_draws_make_it_longer_but_not_endless(
    results: tuple[tuple[int, ...], ...], decided: bool, leaders: tuple[int, ...]
) -> None:
    series = course(*results)
    assert (series.is_decided, series.leaders) == (decided, leaders)


def test_a_best_of_five_needs_three_wins() -> None:
    assert [Series.first(games, 2).needed for games in (3, 5, 7)] == [2, 3, 4]


def test_three_players_sit_everywhere_once() -> None:
    series = Series.first(3, 3)
    seats = []
    for _ in range(3):
        seats.append(series.players)
        series = series.counted((0, 2)).moved_on()
    assert seats == [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    # Won by seats 0 and 2: players 0 and 2, then 2 and 1, then 1 and 0.
    assert series.wins == (2, 2, 2)
    assert series.is_decided


@pytest.mark.parametrize("setting", [SCHISMA, OF_TWO, OF_THREE], ids=lambda one: one.name)
def test_the_next_game_has_the_same_players_elsewhere(setting: Setting) -> None:
    first = over(setting, practice=True)
    outcome, series = first.outcome, first.series
    assert outcome is not None
    assert series is not None
    assert series.played == 1
    assert [series.wins[seat] for seat in range(len(first.seats))] == [
        int(seat in outcome.winners) for seat in range(len(first.seats))
    ]
    second = next_game(laid(setting), first, 99)
    assert second.seats == rotated(first.seats)
    assert second.seats[0] == first.seats[-1]
    assert second.series == series.moved_on()
    assert second.header.players == rotated(first.header.players)
    assert second.header.options == first.header.options
    assert (second.header.seed, second.practice) == (99, True)
    # It deals by its own seed.
    moves = Match.begin(laid(setting, 99), seated(len(first.seats), 0)).record_for_storage().moves
    assert second.record_for_storage().moves == moves


def test_before_its_end_a_game_counts_for_nothing() -> None:
    match = in_series(SCHISMA)
    assert match.series == Series.first(3, 2)
    with pytest.raises(Illegal):
        next_game(laid(SCHISMA), match, 1)


@pytest.mark.parametrize("setting", [OF_TWO], ids=lambda one: one.name)
def test_nothing_follows_a_game_alone_or_a_decided_series(setting: Setting) -> None:
    table = laid(setting)
    alone = play_on(Match.begin(table, seated(2, 1)), Random(3))
    assert alone.series is None
    with pytest.raises(Illegal):
        next_game(table, alone, 1)
    first = over(setting)
    assert first.outcome is not None
    header = replace(first.header, series=Series(3, 2, (1, 1), (0, 1)).as_json())
    last = Match.resume(table, Record(header, first.record_for_storage().moves))
    assert last.series is not None
    assert last.series.is_decided
    assert last.series.leading_seats == first.outcome.winners
    with pytest.raises(Illegal):
        next_game(table, last, 1)


def test_the_same_deal_and_branches_do_not_count_for_the_series() -> None:
    first = over(SCHISMA)
    record = first.record_for_storage()
    assert same_deal(laid(SCHISMA), record, first.seats).series is None
    assert branch(laid(SCHISMA), record, 5, first.seats).series is None


def test_the_same_deal_with_changed_sides_draws_the_same() -> None:
    """Same seed, same first display, and the same draws for the same actions."""
    first = over(SCHISMA)
    record = first.record_for_storage()
    again = same_deal(laid(SCHISMA), record, rotated(first.seats))
    assert again.seats == (Opponent("random", "Ben"), Person("Anna"))
    for moment in first.moments_for_storage():
        if moment.seat >= 0:
            again.submit(moment.seat, moment.move, again.stamp)
    assert again.record_for_storage().moves == record.moves
    assert again.header.seed == first.header.seed


GOOD = {"games": 3, "played": 1, "wins": [1, 0], "players": [1, 0]}


@pytest.mark.parametrize(
    "change",
    [
        {"games": 2},
        {"games": 1},
        {"games": 11},
        {"games": True},
        {"games": "3"},
        {"played": -1},
        {"played": 1.0},
        {"wins": [1]},
        {"wins": [2, 0]},
        {"wins": [-1, 0]},
        {"wins": []},
        {"wins": ["1", "0"]},
        {"wins": 1},
        {"players": [0, 0]},
        {"players": [1, 2]},
        {"players": None},
        {"played": 2, "wins": [2, 0]},
        {"played": 5, "wins": [1, 1]},
        {"more": 1},
    ],
)
def test_a_header_with_an_impossible_series_is_refused(change: dict[str, object]) -> None:
    header = in_series(SCHISMA).header
    assert series_of(replace(header, series=GOOD)) == Series(3, 1, (1, 0), (1, 0))
    broken = replace(header, series={**GOOD, **change})
    with pytest.raises(Malformed):
        series_of(broken)
    with pytest.raises(Corrupt):
        Match.resume(laid(SCHISMA), Record(broken))


def test_a_header_without_a_part_of_its_series_is_refused() -> None:
    header = in_series(SCHISMA).header
    for key in GOOD:
        values = {name: value for name, value in GOOD.items() if name != key}
        with pytest.raises(Malformed):
            series_of(replace(header, series=values))
