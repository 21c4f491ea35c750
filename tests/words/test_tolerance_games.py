"""Whole games of Tolerance, told in both languages by words that miss nothing."""

from __future__ import annotations

from random import Random

import pytest

from tolerance_game.core.game import CHANCE
from tolerance_game.games import tolerance as game
from tolerance_game.games.tolerance.rules.ruleset import VALUES, Options, Rulings
from tolerance_game.games.tolerance.telling import names as names_of_tolerance
from tolerance_game.words import Words, languages
from tolerance_game.words.teller import Teller

from .everything import CATALOGUE, SEATS


@pytest.mark.parametrize("seed", range(12))
def test_random_games_are_told_to_the_end(seed: int) -> None:
    rng = Random(seed)
    rulings = {name: rng.choice(values) for name, values in VALUES.items()}
    players = rng.choice((3, 4))
    roles = rng.choice(("bertram", "unique", "chosen"))
    options = Options(
        material=CATALOGUE.of("tolerance").material,
        players=players,
        edition=rng.choice(("english", "german")),
        roles=roles,
        hidden_roles=roles != "bertram" and rng.random() < 0.5,
        plague_cards=rng.choice((1, 2)),
        devout=0 if rulings["first_chooser"] == "asked" else -1,
        rulings=Rulings(**rulings),  # type: ignore[arg-type]
    )
    names = names_of_tolerance(options, seats=SEATS[:players])
    tellers = [Teller(Words(language, strict=True), names) for language in languages()]
    state = game.start(options)
    while (acting := game.to_act(state)) is not None:
        legal = game.legal_moves(state)
        move = game.chance_move(state, rng) if acting == CHANCE else rng.choice(legal)
        state, events = game.apply(state, move)
        for teller in tellers:
            assert teller.move(move)
            for event in events:
                assert teller.line(event)
                teller.details(event)
    outcome = game.outcome(state)
    assert outcome is not None
    assert all(teller.outcome(outcome) for teller in tellers)
