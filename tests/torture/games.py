"""Matches at random, as no table would play them: every option, seats, undoing, practice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from tolerance_game.core.errors import Illegal
from tolerance_game.match.match import Match, Table
from tolerance_game.match.seats import Opponent, Person, Seats
from tolerance_game.session.table import lay_table
from tolerance_game.storage.data.catalogue import load_catalogue
from tools.lab.soak import any_options

TABLES: Final = (("schisma", 2), ("tolerance", 3), ("tolerance", 4), ("tolerance", 5))
"""Every game with every number of players."""

_NAMES: Final = ("", "Anna", "Jürgen Groß", "日本 😀", 'Ben "the" \\ {0}', "x" * 40)
_PRACTICE: Final = 0.2
_UNDO: Final = 0.05


class Action(NamedTuple):
    """What was done to a match, as storage hears of it."""

    undone_to: int | None
    """So many moves were left; None when moves were made."""
    moments: tuple[Any, ...]
    """The moves that were made."""


def any_match(rng: Random, number: int) -> Match:
    """A match that has just begun; the number chooses the table, all else is at random."""
    game, seats = TABLES[number % len(TABLES)]
    options = any_options(game, rng)
    if game == "tolerance":
        options["players"] = seats
        if options["devout"] >= 0:
            options["devout"] = rng.randrange(seats)
    table = lay_table(game, options, ("random",), rng.randrange(2**31), load_catalogue())
    return Match.begin(table, _seats(rng, table), practice=rng.random() < _PRACTICE)


def _seats(rng: Random, table: Table) -> Seats:
    """At least one person, or nobody could take anything back."""
    people = set(rng.sample(range(table.seats), rng.randint(1, table.seats)))
    return tuple(
        Person(rng.choice(_NAMES)) if seat in people else Opponent("random", rng.choice(_NAMES))
        for seat in range(table.seats)
    )


def actions(match: Match, rng: Random) -> Iterator[Action]:
    """Plays on to the end, now and then taking back; gives the first deal as an action too."""
    if match.number:
        yield Action(None, match.moments_for_storage())
    yield from more_actions(match, rng)


def more_actions(match: Match, rng: Random) -> Iterator[Action]:
    """Plays on from where the match stands."""
    while True:
        if rng.random() < _UNDO:
            action = _taken_back(match, rng)
            if action is not None:
                yield action
                continue
        seat = match.to_act
        if seat is None:
            return
        before = match.submit(seat, rng.choice(match.legal_moves(seat)), match.stamp)
        yield Action(None, match.moments_for_storage(before))


def _taken_back(match: Match, rng: Random) -> Action | None:
    """Takes a move back, or makes moves again, where that is allowed."""
    seat = rng.randrange(len(match.seats))
    try:
        if rng.random() < 0.3:
            return Action(None, match.moments_for_storage(match.redo(seat)))
        return Action(match.undo(seat), ())
    except Illegal:
        return None
