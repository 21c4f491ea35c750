"""The flat engine plays the same game as the rules (S1 to S7)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.games.schisma.engine.positions import engine_of, move_of, put
from tolerance_game.games.schisma.rules.moves import Beseech
from tolerance_game.games.schisma.rules.protocol import legal_moves
from tolerance_game.games.schisma.rules.ruleset import Options
from tolerance_game.games.schisma.rules.track import Congregations, Position

from .catalogue import CATALOGUE
from .positions import RULINGS, positions
from .scenarios import display_of, table
from .twins import any_options, own_catalogue, to_and_fro, twin_game


@pytest.mark.parametrize("plays", sizes(8_000, 40_000))
def test_random_plays_under_all_rulings(plays: int) -> None:
    rng, seen = Random(1), Counter[str]()
    while seen["moves"] < plays:
        seen += twin_game(any_options(rng), rng)
    # All of it was met, and often.
    for what in (
        "choosing",
        "barred",
        "moved",
        "three_persons",
        "noble_and_knight",
        "noble_and_peasant",
    ):
        assert seen[what] > plays / 2_000, what


@pytest.mark.parametrize("plays", sizes(2_000, 12_000))
def test_random_plays_with_petitions_of_an_owner(plays: int) -> None:
    rng, seen = Random(2), Counter[str]()
    while seen["moves"] < plays:
        seen += twin_game(any_options(rng, own_catalogue(rng)), rng, most=40)
    assert seen["condition"] > plays / 1_000


@pytest.mark.parametrize("plays", sizes(3_000, 12_000))
def test_plays_to_and_fro_end_by_repetition(plays: int) -> None:
    rng, seen = Random(3), Counter[str]()
    while seen["moves"] < plays:
        seen += twin_game(any_options(rng), rng, to_and_fro)
    assert seen["repetition"] > plays / 500
    assert seen["barred"] > plays / 10
    assert seen["moved"] > plays / 50


def test_the_samaritan_looks_at_congregations_too() -> None:
    """S2.7: the very display that stood before, "both congregations" among it."""
    now = table("cardinal@G knight@F noble@N bishop@G peasant@N", used="chastise").state
    display = display_of("cardinal@F knight@F noble@N bishop@G peasant@N")
    cases: tuple[tuple[Congregations, bool], ...] = (
        (((), ()), False),
        (((), ("bishop",)), True),
    )
    for joined, legal in cases:
        state = replace(now, before=Position(display, joined))
        engine = engine_of(state.options, state.persons)
        put(engine, state)
        moves: list[int] = []
        engine.legal(moves, [])
        assert tuple(move_of(one) for one in moves) == legal_moves(state)
        assert (Beseech(0) in legal_moves(state)) is legal


@pytest.mark.parametrize("name", RULINGS)
def test_what_petitions_lead_to_is_known_once(name: str) -> None:
    for state in positions(name, "random", 20):
        engine = engine_of(state.options, state.persons)
        put(engine, state)
        moves: list[int] = []
        results: list[int] = []
        engine.petitions(engine.code, engine.seat, engine.joined, moves, results)
        found = engine.petitioned(engine.code, engine.seat, engine.joined)
        quiet = [result for result in found if result >= 0]
        assert len(set(quiet)) == len(quiet)
        assert set(quiet) == {result for result in results if result >= 0}


def test_the_engine_forgets_and_knows_the_same_again() -> None:
    state = next(iter(positions("defaults", "base", 1)))
    engine = engine_of(Options(CATALOGUE), state.persons)
    put(engine, state)
    before = engine.petitioned(engine.code, engine.seat, engine.joined)
    assert engine.petitioned(engine.code, engine.seat, engine.joined) is before
    engine.forget(0)
    again = engine.petitioned(engine.code, engine.seat, engine.joined)
    assert again is not before
    assert again == before
