"""Who sits where, as plain values."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from tolerance_game.core.errors import Malformed
from tolerance_game.games.tolerance.players import LEVELS
from tolerance_game.match.seats import (
    LONGEST_NAME,
    Opponent,
    Person,
    Seats,
    as_json,
    check_seats,
    from_json,
    people,
    players_of,
)

SEATS: Seats = (Opponent("thumb", "Hans"), Person("Zoë 😀"), Person(), Opponent("random"))


def test_seats_come_back_from_json() -> None:
    assert from_json(json.loads(json.dumps(as_json(SEATS)))) == SEATS
    assert people(SEATS) == (1, 2)
    assert players_of(SEATS) == ("thumb", "person", "person", "random")


def test_a_person_may_be_called_like_a_program() -> None:
    seats: Seats = (Person("thumb"), Opponent("thumb", "person"))
    assert from_json(as_json(seats)) == seats


@pytest.mark.parametrize(
    "values",
    [
        [{}],
        ["Anna"],
        [None],
        [{"person": None}],
        [{"person": "Anna", "player": "thumb"}],
        [{"player": ["thumb"]}],
        [{"player": "thumb", "name": "Hans", "level": "3"}],
        [{"name": "Hans"}],
    ],
)
def test_values_that_are_no_seats_are_malformed(values: Sequence[object]) -> None:
    with pytest.raises(Malformed) as error:
        from_json(values)
    assert error.value.reason.id == "match.seats.form"


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ((Person("Anna"),), "match.seats.count"),
        ((Person("Anna"),) * 3, "match.seats.count"),
        ((Person("Anna"), Opponent("grab")), "error.player.unknown"),
        ((Person("Anna"), Opponent("thumb/widow")), "error.player.unknown"),
        ((Person("Anna"), Opponent("person")), "error.player.unknown"),
        ((Person("A" * (LONGEST_NAME + 1)), Person("Ben")), "match.seats.name"),
        ((Person("Anna\n"), Person("Ben")), "match.seats.name"),
        ((Person("\ud800"), Person("Ben")), "match.seats.name"),
        ((Person("Anna"), Opponent("thumb", "\x1b[2J")), "match.seats.name"),
    ],
)
def test_seats_that_do_not_fit_are_malformed(seats: Seats, reason: str) -> None:
    with pytest.raises(Malformed) as error:
        check_seats(seats, "schisma", 2)
    assert error.value.reason.id == reason


def test_seats_that_fit() -> None:
    check_seats(SEATS, "tolerance", 4)
    check_seats((Person("Anna"), *(Opponent(f"{one}/widow") for one in LEVELS)), "tolerance", 6)
    check_seats((Person("A" * LONGEST_NAME), Opponent("thumb", "Ø")), "schisma", 2)
