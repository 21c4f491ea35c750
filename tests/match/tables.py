"""Tables and whole matches for the tests of `match`."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest

from tests.third_game import THIRD
from tolerance_game.core.errors import Illegal, Reason
from tolerance_game.core.record import Record
from tolerance_game.match.match import Match, Table
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue


class Setting(NamedTuple):
    """A game with options, and a name for the test."""

    name: str
    game: str
    options: dict[str, object]


SETTINGS = (
    Setting("tolerance of three", "tolerance", {"players": 3}),
    Setting(
        "hidden roles chosen",
        "tolerance",
        {"players": 4, "roles": "chosen", "hidden_roles": True, "plague_cards": 2},
    ),
    Setting(
        "five, roles dealt",
        "tolerance",
        {"players": 5, "roles": "unique", "hidden_roles": True, "open_piles": True},
    ),
    Setting("schisma", "schisma", {}),
    Setting("schisma at random", "schisma", {"persons": "random"}),
    Setting(
        "schisma, drawn at once",
        "schisma",
        {"persons": "random", "rulings": {"refill": "at_once", "numbers": "up_to"}},
    ),
    Setting("the third game", THIRD, {}),
    Setting("the third game of three", THIRD, {"seats": 3, "rulings": {"last_prize": "twice"}}),
)
TOLERANCE = tuple(setting for setting in SETTINGS if setting.game == "tolerance")
SCHISMA = tuple(setting for setting in SETTINGS if setting.game == "schisma")

NAMES = ("Anna", "Ben", "Clara", "David", "Emma")


def name_of(setting: Setting) -> str:
    """For the ids of tests."""
    return setting.name


every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)


def refused(call: Callable[..., object], *arguments: object) -> Reason:
    """The reason why a call is refused."""
    with pytest.raises(Illegal) as error:
        call(*arguments)
    return error.value.reason


def laid(setting: Setting, seed: int | None = 7) -> Table:
    """The table of a setting."""
    return lay_table(setting.game, setting.options, ("random",), seed, load_catalogue())


def seated(count: int, people: int | tuple[int, ...]) -> Seats:
    """People at these seats (or at so many of the first ones), and random players at the others."""
    persons = tuple(range(people)) if isinstance(people, int) else people
    return tuple(
        Person(NAMES[seat]) if seat in persons else Opponent("random", NAMES[seat])
        for seat in range(count)
    )


def acting(match: Match) -> int:
    """The seat to act in a match that is not over."""
    assert match.to_act is not None
    return match.to_act


def begun(
    setting: Setting,
    people: int | tuple[int, ...] = 1,
    seed: int | None = 7,
    *,
    practice: bool = False,
) -> Match:
    """A match that has just begun."""
    table = laid(setting, seed)
    return Match.begin(table, seated(table.seats, people), practice=practice)


def play_one(match: Match, rng: Random) -> None:
    """Any legal move of the seat to act."""
    seat = match.to_act
    assert seat is not None
    match.submit(seat, rng.choice(match.legal_moves(seat)), match.stamp)


def play_on(
    match: Match, rng: Random, until: Callable[[Match], bool] = lambda _match: False
) -> Match:
    """Any legal moves until something is the case, or to the end."""
    while match.to_act is not None and not until(match):
        play_one(match, rng)
    return match


def a_record(setting: Setting, seed: int = 7) -> tuple[Table, Record]:
    """A whole game at random, with its table."""
    match = play_on(begun(setting, seed=seed), Random(seed))
    return laid(setting, seed), match.record_for_storage()


def states_of(match: Match) -> list[Any]:
    """Every state, from before the first move on."""
    return [match.state_for_storage(number) for number in range(match.number + 1)]
