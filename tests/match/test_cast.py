"""Who may sit at a table, and that each of them can be called, written down and read again."""

from __future__ import annotations

import json
from random import Random

import pytest

from tolerance_game.games import everyone, names, offered_cast, offered_players
from tolerance_game.match.cast import CAST, LONGEST, drawn, level_of, person_of, with_person
from tolerance_game.match.seats import Opponent, Person, as_json, check_seats, from_json
from tolerance_game.ui.pages.player_names import names_of


def test_each_is_called_by_one_word_of_their_own() -> None:
    assert len(set(CAST.values())) == len(CAST)
    for name in CAST.values():
        assert name.isalpha()
        assert len(name) <= LONGEST


@pytest.mark.parametrize("game", names())
def test_whoever_is_offered_may_sit_at_every_level(game: str) -> None:
    assert set(offered_cast(game)) <= set(CAST)
    for person in offered_cast(game):
        for level in offered_players(game):
            assert with_person(level, person) in everyone(game)


def test_a_player_is_a_level_and_a_person() -> None:
    assert (level_of("able/widow"), person_of("able/widow")) == ("able", "widow")
    assert (level_of("able"), person_of("able")) == ("able", "")
    assert person_of("able/somebody") == ""
    assert with_person("able/widow", "monk") == "able/monk"
    assert Opponent("able/widow").face == "widow"
    assert Opponent("able").face == ""


def test_faces_come_back_from_files_and_files_without_them_are_as_before() -> None:
    seats = (Person("Anna", "lady"), Person("Ben"), Opponent("able/widow", "Agnes"))
    written = json.loads(json.dumps(as_json(seats)))
    assert from_json(written) == seats
    assert written[1] == {"person": "Ben"}
    assert from_json([{"person": "Anna"}]) == (Person("Anna"),)
    check_seats(seats, "tolerance", 3)


def test_a_face_that_only_a_later_program_knows_is_none() -> None:
    assert from_json([{"person": "Anna", "face": "falconer"}]) == (Person("Anna"),)


def test_who_has_a_face_is_called_by_it() -> None:
    seats = (Person("", "lady"), Opponent("fair/widow"), Opponent("fair/monk", "Otto"))
    assert names_of(seats) == ("Honora", "Agnes", "Otto")
    taken = (Person("Agnes"), Opponent("fair/widow"))
    assert names_of(taken) == ("Agnes", "Tomas")


def test_whoever_is_drawn_was_not_at_the_table() -> None:
    cast = offered_cast("schisma")
    assert {drawn(cast, cast[:3], Random(seed)) for seed in range(9)} == {cast[3]}
    assert drawn(cast, cast, Random(1)) == ""
    assert len({drawn(cast, (), Random(seed)) for seed in range(30)}) == len(cast)
