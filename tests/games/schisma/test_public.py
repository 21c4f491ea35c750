"""S7: the events of a game make the table that every view shows."""

from __future__ import annotations

from random import Random

import pytest

from tests.tiers import sizes
from tolerance_game.core.events import visible_to
from tolerance_game.core.game import CHANCE
from tolerance_game.games import schisma
from tolerance_game.games.schisma.rules.public import public_of
from tolerance_game.games.schisma.rules.ruleset import ALLOWED, Options, Rulings

from .catalogue import CATALOGUE


def any_options(rng: Random) -> Options:
    rulings = Rulings(**{name: rng.choice(values) for name, values in ALLOWED.items()})
    return Options(CATALOGUE, persons=rng.choice(("base", "random")), rulings=rulings)


@pytest.mark.parametrize("games", sizes(40, 1_000))
def test_the_events_make_what_every_view_shows(games: int) -> None:
    for number in range(games):
        rng = Random(f"public/{number}")
        state = schisma.start(any_options(rng))
        public = public_of(state)
        while (acting := schisma.to_act(state)) is not None:
            legal = schisma.legal_moves(state)
            move = schisma.chance_move(state, rng) if acting == CHANCE else rng.choice(legal)
            state, events = schisma.apply(state, move)
            public = public.after(visible_to(events, rng.choice((-1, 0, 1))))
            assert public == public_of(schisma.view(state, 0)), (number, move)
