"""The engine against the rules: the same game, whatever is played and whatever the table agreed."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.games.tolerance.material import PROGRAM
from tests.tiers import sizes
from tolerance_game.games import tolerance
from tolerance_game.games.tolerance.engine import flat
from tolerance_game.games.tolerance.engine.positions import PHASES, Positions
from tolerance_game.games.tolerance.engine.tables import CODES
from tolerance_game.games.tolerance.rules.ruleset import Material, Options
from tolerance_game.games.tolerance.rules.verbs import VERB_IDS

from .twins import any_move, any_options, compare, follow, snapshot


@pytest.mark.parametrize("plays", sizes(10_000, 40_000))
def test_random_games_are_the_same_in_both(plays: int) -> None:
    rng, met = Random(plays), set()
    while plays > 0:
        for state, engine, positions in follow(any_options(rng), rng):
            compare(state, engine, positions)
            met.add(engine.phase)
            plays -= state.phase == "play"
    assert met == set(PHASES.values())


@pytest.mark.parametrize("games", sizes(6, 60))
def test_a_position_that_was_loaded_or_copied_is_the_one_that_was_played(games: int) -> None:
    rng, met = Random(1000 + games), set()
    for _ in range(games):
        options = any_options(rng)
        positions = Positions(options)
        loaded, copied, played = positions.engine(), positions.engine(), positions.engine()
        state = tolerance.start(options)
        while state.to_act is not None:
            positions.load(loaded, state)
            copied.copy(played)
            assert snapshot(loaded) == snapshot(played) == snapshot(copied)
            met.add(played.phase)
            move = any_move(state, rng)
            state = tolerance.apply(state, move)[0]
            # From here on the game is played where it was copied or loaded to.
            loaded, copied, played = rng.sample((loaded, copied, played), 3)
            positions.apply(played, move)
        compare(state, played, positions)
    assert len(met) == len(PHASES) - 1


def test_the_engine_knows_every_verb() -> None:
    assert set(CODES) == set(VERB_IDS)
    assert len(set(CODES.values())) == len(CODES)


@pytest.mark.parametrize("first", ["wild-1a", "wild-1b"])
def test_plaguebearers_act_in_the_order_played_whatever_they_do(first: str) -> None:
    """T4.1: the two are the only cards of the same rank and suit; an owner may tell them apart."""
    cards = {
        edition: tuple(replace(one, steps=()) if one.id == "wild-1b" else one for one in prints)
        for edition, prints in PROGRAM.cards.items()
    }
    options = Options(Material(cards, PROGRAM.roles), players=3, plague_cards=2)
    positions = Positions(options)
    engine, kind = positions.engine(), positions.figures.reigns[0].kind
    second = "wild-1b" if first == "wild-1a" else "wild-1a"
    order = ["wild-2", first, second]
    engine.trick[:] = [
        kind[positions.place(card)] | played << flat.PLAYED_AT for played, card in enumerate(order)
    ]
    engine.winner = 0
    engine.resolve()
    assert [positions.card(bits >> flat.CARD_AT & flat.CARD, 1) for bits in engine.trick] == order


@pytest.mark.parametrize("games", sizes(6, 60))
def test_moves_have_numbers_of_their_own(games: int) -> None:
    rng = Random(games)
    for _ in range(games):
        for state, engine, positions in follow(any_options(rng), rng):
            moves = tolerance.legal_moves(state)
            numbers = [positions.number(move) for move in moves]
            assert numbers == list(engine.moves[: engine.legal()])
            assert len(set(numbers)) == len(moves)
            phase, reign = engine.phase, engine.reign
            assert [positions.move(one, phase, reign) for one in numbers] == list(moves)
