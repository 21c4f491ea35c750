"""Who stood where on the track, and who in the congregations decided a game."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.core.events import Event
from tolerance_game.core.game import Outcome
from tolerance_game.games import schisma
from tolerance_game.games.schisma.foresight.deciders import deciders
from tolerance_game.games.schisma.foresight.stays import NOWHERE, Stay, stays
from tolerance_game.games.schisma.foresight.story import course
from tolerance_game.games.schisma.rules.moves import (
    Beseech,
    Draw,
    Excommunicate,
    Lay,
    Move,
    Petition,
)
from tolerance_game.games.schisma.rules.persons import Victory
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.games.schisma.rules.track import AVIGNON, COLUMNS, ROME

from .catalogue import CATALOGUE, with_victories
from .positions import RULINGS, game

A, N, G, F, R = range(5)


def test_coming_and_going() -> None:
    """S6, S3.1, S3.2: the Bishop brings the Knight to Avignon, and from there he is pulled off."""
    moves: list[Move] = [
        Lay(("knight", "bishop", "cardinal", "peasant", "noble")),
        # Turn 1, Rome: the Bishop pulls the Noble to Rome and is pushed to Avignon.
        Petition(1, ((4,),)),
        # Turn 2, Avignon: the Bishop pulls the Knight to Avignon and is pushed to Genoa.
        Petition(1, ((0,),)),
        Beseech(0),
        Draw(0, "inquisitor"),
        # Turn 3, Rome.
        Excommunicate(2),
        Draw(2, "inquisitor"),
    ]
    state, told = schisma.start(Options(CATALOGUE)), list[Event]()
    for move in moves:
        state, events = schisma.apply(state, move)
        told += events
    assert stays(told) == (
        Stay(0, "knight", 0, G, (G, G), 2, AVIGNON),
        Stay(1, "bishop", 0, G, (G, A, G, G)),
        Stay(2, "cardinal", 0, G, (G, G, G), 3, NOWHERE),
        Stay(3, "peasant", 0, G, (G, G, G, G)),
        Stay(4, "noble", 0, G, (G, R, R, R)),
        Stay(0, "inquisitor", 2, G, (G, G)),
        Stay(2, "inquisitor", 3, G, (G,)),
    )


@pytest.mark.parametrize("games", sizes(2, 20))
@pytest.mark.parametrize("name", RULINGS)
def test_stays_of_random_games(name: str, games: int) -> None:
    """S3.1: they stand where the turns end with them, and whoever joined lies there."""
    rng = Random(f"stays {name}")
    for _ in range(games):
        moments = game(RULINGS[name], "random", rng)
        told = [event for moment in moments for event in moment.events]
        found = stays(told)
        turns = course(told, Options(CATALOGUE, RULINGS[name], "random"))
        for turn in turns:
            for column in COLUMNS:
                here = [
                    (stay.person, stay.lands[turn.number - stay.began])
                    for stay in found
                    if stay.column == column and 0 <= turn.number - stay.began < len(stay.lands)
                ]
                standing = turn.display[column]
                assert here == ([tuple(standing)] if standing is not None else [])
        for seat in (AVIGNON, ROME):
            joined = Counter(stay.person for stay in found if stay.joined == seat)
            assert joined == Counter(moments[-1].state.congregations[seat])


@pytest.mark.parametrize(
    ("ending", "winner", "avignon", "rome", "expected"),
    [
        ("three_persons", ROME, "noble", "bishop knight bishop", {(1, 0), (1, 1), (1, 2)}),
        ("three_persons", AVIGNON, "noble priest knight", "", {(0, 0), (0, 1), (0, 2)}),
        ("noble_and_knight", AVIGNON, "bishop noble", "cardinal knight", {(0, 1), (1, 1)}),
        ("noble_and_knight", ROME, "knight bishop", "noble", {(1, 0), (0, 0)}),
        # S5.1: the Guildmaster is of the Peasant's faction.
        ("noble_and_peasant", ROME, "guildmaster noble", "bishop", {(0, 0), (0, 1)}),
        ("noble_and_peasant", AVIGNON, "knight", "noble peasant", {(1, 0), (1, 1)}),
    ],
)
def test_who_decided(
    ending: str, winner: int, avignon: str, rome: str, expected: set[tuple[int, int]]
) -> None:
    """S4.1, S4.2."""
    outcome = Outcome((winner,), ending, "S4.2")
    congregations = (tuple(avignon.split()), tuple(rome.split()))
    assert deciders(outcome, congregations, CATALOGUE) == expected


def test_who_decided_by_a_condition_of_an_owner() -> None:
    """S4.1: a Bishop with a Cardinal on the other side wins, as somebody has written."""
    theirs = with_victories("bishop", Victory(("bishop",), ("cardinal",)))
    outcome = Outcome((ROME,), "condition", "S4.1")
    found = deciders(outcome, (("noble", "cardinal"), ("knight", "bishop")), theirs)
    assert found == {(1, 1), (0, 1)}


def test_nobody_decides_a_draw() -> None:
    """S2.9: nor a game that goes on."""
    for outcome in (None, Outcome((), "repetition", "S2.9")):
        assert deciders(outcome, (("bishop",), ("knight", "noble")), CATALOGUE) == frozenset()
